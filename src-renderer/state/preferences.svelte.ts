import { COMMANDS, keyOf, USUAL_KEYS, withControl, type Command } from '../../src-shared/keys.ts'
import { languageOf } from '../../src-shared/messages/index.ts'
import { DEFAULT_SETTINGS, type NewGame, type Settings } from '../../src-shared/table.ts'
import { hasWords, speak, t } from '../i18n/words.svelte.ts'
import { setVolumes } from '../sound/index.ts'
import type { App } from './app.svelte.ts'
import { toast } from './toasts.svelte.ts'

/** Set-ups with this one in place of another of its game. */
const inPlace = (setUps: readonly NewGame[], one: NewGame): readonly NewGame[] => [
  ...setUps.filter(({ game }) => game !== one.game),
  one,
]

/** The settings as they are now; a change takes hold at once and is kept by main. */
export class Preferences {
  now = $state.raw<Settings>(DEFAULT_SETTINGS)
  readonly #app: App
  /** How often they were changed: what main says of one change is past once there is another. */
  #changes = 0

  constructor(app: App) {
    this.#app = app
  }

  /** The key by which this is had. */
  key(command: Command): string {
    return keyOf(this.now.keys, command)
  }

  /** The same, as `aria-keyshortcuts` has it. */
  pressed(command: Command): string {
    const key = this.key(command)
    return (withControl(command) ? 'Control+' : '') + (key === '+' ? 'Plus' : key)
  }

  /** A key as it stands on what it presses: in place of a usual one, a person's own. */
  shown(usual: string): string {
    const command = COMMANDS.find((one) => USUAL_KEYS[one] === usual)
    return command ? this.key(command) : usual
  }

  /** Whether main keeps it. */
  async change(settings: Partial<Settings>): Promise<boolean> {
    const wanted = { ...this.now, ...settings }
    const change = ++this.#changes
    void this.apply(wanted)
    const reply = await this.#app.ask('setSettings', wanted)
    if (reply && change === this.#changes) await this.apply(reply.settings)
    return reply !== null
  }

  /** Keeps a set-up for the next time, beside those of the other games; whether it could. */
  async keepUsual(usual: NewGame): Promise<boolean> {
    return this.change({ usual: inPlace(this.now.usual, usual) })
  }

  /** Remembers what a game was begun with, past the end of the program; its name and its deal were for that once. */
  async keepLast({ seed: _deal, ...begun }: NewGame): Promise<void> {
    await this.change({ last: inPlace(this.now.last, { ...begun, name: '' }) })
  }

  /** Settings take hold; resolves when their language is spoken. */
  async apply(settings: Settings): Promise<void> {
    this.now = settings
    setVolumes(settings)
    try {
      await speak(languageOf(settings.language, navigator.languages))
    } catch (error) {
      this.#app.crashed(error)
      if (!hasWords()) await speak('en').catch((again) => this.#app.crashed(again))
      toast(t('toast.noLanguage'), 'warning')
    }
  }
}
