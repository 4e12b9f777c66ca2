import { SvelteMap } from 'svelte/reactivity'
import type { GameId } from '../../src-shared/core.ts'
import type {
  Bridge,
  Fault,
  MenuCommand,
  Notice,
  Replies,
  RequestName,
  RequestOf,
  Result,
} from '../../src-shared/bridge.ts'
import type { NewGame, Settings, SlotId, TableUpdate } from '../../src-shared/table.ts'
import { optionsOf } from '../games/panel.ts'
import { t, hasWords } from '../i18n/words.svelte.ts'
import { hear } from '../sound/index.ts'
import type { Options } from '../games/panel.ts'
import { isModalOpen } from '../ui/page/modal.ts'
import { FirstSight } from './table/first-sight.svelte.ts'
import { DailyBoard } from './daily.svelte.ts'
import { Layouts } from './layouts.svelte.ts'
import { Preferences } from './preferences.svelte.ts'
import { ProblemBook } from './problems.svelte.ts'
import type { Reading } from './reading.svelte.ts'
import { SavedGames } from './saved-games.svelte.ts'
import { School } from './school.svelte.ts'
import { whenPainted } from './when-painted.ts'
import type { Standing } from './table/standing.svelte.ts'
import type { TableSession } from './table/table.svelte.ts'
import type { TurnedTable } from './table/turned-tables.ts'
import { toast } from './toasts.svelte.ts'

export type Screen =
  | 'loading'
  | 'home'
  | 'new'
  | 'editor'
  | 'school'
  | 'daily'
  | 'problems'
  | 'table'
  | 'settings'
  | 'statistics'
  | 'closed'

/** Faults that make no card of their own: the list they concern says it, or a notice is enough. */
const LIGHT = new Set<Fault['code']>([
  'stale',
  'illegal',
  'notYourTurn',
  'tooMany',
  'replayed',
  'noSuchSlot',
  'cancelled',
])

/** Told already: the same thing about the same file. */
const isSame = (a: Fault, b: Fault): boolean => a.code === b.code && a.params?.file === b.params?.file

/** Pages that one comes to from anywhere, and goes back from to where one was. They may lead to each other. */
const isAside = (screen: Screen): boolean => screen === 'settings' || screen === 'statistics'

/** What makes a table and a page of rules: most of the window's code (`table-parts.ts`). */
interface TableParts {
  tableAt(app: App, update: TableUpdate): TableSession
  rulesAt(game: GameId, anchor: string, options: Options | null): Reading
  /** Told when the screen that tables are played on has been fetched. */
  screenCame?(): Promise<unknown>
}

/** The window's state: which screen, which games, which settings. One for the window. */
export class App {
  screen = $state<Screen>('loading')
  readonly saved = new SavedGames(this)
  readonly layouts = new Layouts(this)
  readonly school = new School(this)
  /**
   * How tables are turned, and whether it was said that they would lie better, by slot, until the window closes; those
   * that were turned by hand are kept in the settings.
   */
  readonly turns = new SvelteMap<string, TurnedTable>()
  readonly sight = new FirstSight(this)
  readonly daily = new DailyBoard(this)
  readonly problems: ProblemBook
  readonly preferences = new Preferences(this)
  session = $state.raw<TableSession | null>(null)
  /** Told in a card until closed. */
  faults = $state.raw<readonly Fault[]>([])
  version = $state('')
  folder = $state('')
  /** Which shell it runs in. */
  host = $state<'electron' | 'browser'>('browser')
  /** The set-up of the next game: the last one, or null. */
  again = $state.raw<NewGame | null>(null)
  /** The games that were ended here; null until it was asked. */
  counted = $state.raw<readonly GameId[] | null>(null)
  /** Which game the new-game screen is about. */
  beginning = $state<GameId>(undefined as never)
  /** The rules page, over whatever screen is open. */
  reading = $state.raw<Reading | null>(null)
  /** The list of keys is open. */
  shortcuts = $state(false)
  /** Where 'back' leads from the settings and the statistics. */
  from: Screen = 'home'
  readonly #bridge: Bridge
  readonly #games: readonly GameId[]
  readonly #parts: () => Promise<TableParts>
  /** What is told of a table while its parts are fetched; null = none is. */
  #told: TableUpdate[] | null = null
  /** Where one came to the table from, and goes back to. */
  #cameFrom: 'home' | 'daily' = 'home'
  /** Asked what there is, or told. */
  #greeting = false
  /** Another game is being begun from this table. */
  #begins = false

  /** @param games in the order of the strip @param parts fetched when the first table or page of rules is opened */
  constructor(bridge: Bridge, games: readonly GameId[], parts: () => Promise<TableParts>) {
    this.#bridge = bridge
    this.#games = games
    this.#parts = parts
    this.beginning = games[0]
    this.problems = new ProblemBook(this, games[0])
  }

  get settings(): Settings {
    return this.preferences.now
  }

  start(): Promise<void> {
    this.#bridge.onNotice((notice) => this.#noticed(notice))
    return this.#greet()
  }

  /** Learns all that there is. Where no answer comes it is asked again as soon as the host speaks. */
  async #greet(): Promise<void> {
    if (this.#greeting) return
    this.#greeting = true
    const hello = await this.ask('hello', {})
    this.#greeting = hello !== null
    // What is told of it, is told in words.
    if (!hello) return hasWords() ? undefined : this.preferences.apply(this.settings)
    this.version = hello.version
    this.folder = hello.folder
    this.host = hello.host
    this.saved.slots = hello.slots
    const spoken = this.preferences.apply(hello.settings)
    this.faults = [...this.faults, ...hello.faults]
    if (hello.table) await this.#seat(hello.table)
    await spoken
    this.screen = this.session ? 'table' : 'home'
    if (hello.moreSlots) whenPainted(() => void this.saved.refresh())
  }

  /** Asks main; a refusal is told to the person and comes back as null. */
  async ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Replies[N] | null> {
    const result: Result<Replies[N]> = await this.#bridge.ask(name, payload)
    if (result.ok) return result.value
    this.tell(result.fault)
    return null
  }

  /** Something crashed here: told to the log, so that a report has it. */
  crashed(error: unknown): void {
    console.error(error)
    void this.askQuietly('crashed', {
      what: (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 4000),
    })
  }

  /** Asks what nobody waits for: a refusal is no news. */
  async askQuietly<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Replies[N] | null> {
    const result = await this.askPlainly(name, payload)
    return result.ok ? result.value : null
  }

  /** Asks for somebody who knows what to make of a refusal. */
  askPlainly<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Result<Replies[N]>> {
    return this.#bridge.ask(name, payload)
  }

  tell(fault: Fault): void {
    hear('error')
    if (LIGHT.has(fault.code)) toast(t(`fault.${fault.code}`), 'warning')
    else if (!this.faults.some((other) => isSame(other, fault))) this.faults = [...this.faults, fault]
  }

  dismiss(fault: Fault): void {
    this.faults = this.faults.filter((other) => other !== fault)
  }

  go(screen: Screen): void {
    if (isAside(screen) && !isAside(this.screen)) this.from = this.screen
    this.screen = screen
  }

  /** Opens the rules of a game at a page. `options`: of the game being played or set up. */
  openRules(game: GameId, anchor = 'aim', options: Options | null = null): void {
    void this.#fetched().then((parts) => parts && (this.reading = parts.rulesAt(game, anchor, options)))
  }

  /** Opens the rules of the game at the table at a page. */
  openRulesHere(anchor?: string): void {
    const table = this.session?.table
    if (table) this.openRules(table.game, anchor, optionsOf(table))
  }

  /**
   * The rule of what is being looked at; away from a table, the rules of the game that is being set up or comes first.
   */
  openRulesForScreen(): void {
    if (this.screen === 'table' && this.session) this.openRulesHere(this.session.rule)
    else this.openRules(this.screen === 'new' || this.screen === 'editor' ? this.beginning : this.lastPlayed)
  }

  /** Something lies over the screen and has the keys. */
  get covered(): boolean {
    return this.reading !== null || this.shortcuts || (this.session?.inWords ?? false)
  }

  /** The table that is held is out of sight: another screen or page lies over it. */
  get away(): boolean {
    return this.session !== null && (this.screen !== 'table' || this.reading !== null || this.shortcuts)
  }

  closeRules(): void {
    this.reading = null
  }

  /** What a game is set up with at first: as set up since the start, as it was kept, as it was begun last; or null. */
  setUpFor(game: GameId): NewGame | null {
    if (this.again?.game === game) return this.again
    const { usual, last } = this.settings
    return [...usual, ...last].find((one) => one.game === game) ?? null
  }

  /** Asks which games were ended here, where no kept game tells. */
  async count(): Promise<void> {
    const reply = await this.askQuietly('statistics', {})
    if (!reply) return
    this.counted = reply.statistics.map(({ game }) => game)
    reply.faults.forEach((fault) => this.tell(fault))
  }

  hasPlayed(game: GameId): boolean {
    return this.saved.slots.some((slot) => slot.game === game) || (this.counted?.includes(game) ?? false)
  }

  /** The game that waits to be gone on with, else the one that was played last; the first one before any was. */
  get lastPlayed(): GameId {
    const newest = [...this.saved.slots].sort((a, b) => b.changed - a.changed)
    const last = newest.find(({ state }) => state === 'running') ?? newest[0]
    return this.#games.find((game) => game === last?.game) ?? this.#games[0]
  }

  /** Opens the new-game screen for a game. */
  begin(game: GameId): void {
    this.beginning = game
    this.screen = 'new'
  }

  async newGame(game: NewGame): Promise<void> {
    const update = await this.ask('newGame', game)
    if (!update) return
    this.again = game
    await this.#sitDown(update)
    await this.preferences.keepLast(game)
  }

  async open(slot: SlotId): Promise<void> {
    const update = await this.ask('openSlot', { slot })
    if (update) await this.#sitDown(update)
    else await this.saved.refresh()
  }

  /** Opens a saved game where its review is. */
  async openReview(slot: SlotId): Promise<void> {
    await this.open(slot)
    if (this.session?.table.slot === slot) await this.session.reviewing.begin()
  }

  async openGoodPart(slot: SlotId): Promise<void> {
    const update = await this.ask('openGoodPart', { slot })
    if (update) await this.#sitDown(update)
  }

  async leave(): Promise<void> {
    const { slot, lesson, problem } = this.session?.table ?? {}
    this.screen = lesson ? 'school' : problem ? 'problems' : this.#cameFrom
    if (lesson) this.school.picked = (lesson.step === null ? this.school.after(lesson.id)?.id : null) ?? lesson.id
    this.session?.close()
    this.session = null
    if (slot === undefined) return
    const left = await this.ask('leaveTable', { slot })
    if (left) this.saved.slots = left.slots
    if (lesson) await this.school.refresh()
    if (problem) await this.problems.refresh()
  }

  /** Sits down to a lesson, where it was left or from its start. */
  async learn(lesson: string, fresh = false): Promise<void> {
    const update = await this.ask('openLesson', { lesson, fresh })
    if (update) await this.#sitDown(update)
  }

  /** Sits down to a problem. */
  async solve(problem: string): Promise<void> {
    const update = await this.ask('openProblem', { problem, name: this.problems.person })
    if (update) await this.#sitDown(update)
  }

  /** Sits down to a daily board; from its table one comes back to the boards. */
  async playDaily(wanted: RequestOf<'playDaily'>): Promise<void> {
    const update = await this.ask('playDaily', wanted)
    if (update) await this.#sitDown(update)
  }

  /** Ends a game without a winner: it is left and goes where deleted games lie. `told`: what is said of that. */
  async giveUp(slot: SlotId, told: string): Promise<void> {
    await this.leave()
    const kept = this.saved.slots.find(({ id }) => id === slot)
    if (kept) await this.saved.remove(kept, told)
  }

  async statistics(): Promise<Pick<Replies['statistics'], 'statistics' | 'book'> | null> {
    const reply = await this.ask('statistics', {})
    reply?.faults.forEach((fault) => this.tell(fault))
    return reply
  }

  async quit(): Promise<void> {
    const reply = await this.ask('quit', {})
    if (reply) this.screen = 'closed'
  }

  /** Another game at this table. This one stays in the list. */
  async playAgain({ table }: Pick<Standing, 'table'>, how: RequestOf<'playAgain'>['how']): Promise<void> {
    await this.#once(async () => {
      const update = await this.ask('playAgain', { slot: table.slot, how })
      if (update) await this.#sitDown(update)
    })
  }

  /** The second of a double click would be refused, for the table is left by then, and warn over the new game. */
  async #once(begin: () => Promise<void>): Promise<void> {
    if (this.#begins) return
    this.#begins = true
    try {
      await begin()
    } finally {
      this.#begins = false
    }
  }

  /** Another game at the table of a saved one that has ended: nobody need look at that first. */
  async rematch(slot: SlotId): Promise<void> {
    const opened = await this.ask('openSlot', { slot })
    const update = opened && (await this.ask('playAgain', { slot, how: 'rematch' }))
    if (update) return this.#sitDown(update)
    // Nobody looks at the table that was opened for it.
    if (opened) await this.ask('leaveTable', { slot })
    await this.saved.refresh()
  }

  /** Leaves the table and sets up the next game, which begins as this one. */
  async playOtherwise(order: NewGame): Promise<void> {
    this.again = order
    await this.leave()
    this.begin(order.game)
  }

  /** A new game that goes on from the position looked back at. */
  async playOn({ table, past }: Pick<Standing, 'table' | 'past'>): Promise<void> {
    await this.#once(async () => {
      const update = past && (await this.ask('playOn', { slot: table.slot, n: past.n }))
      if (!update) return
      await this.#sitDown(update)
      toast(t('toast.playedOn', { name: update.table.name }), 'play')
    })
  }

  async #sitDown(update: TableUpdate): Promise<void> {
    if (this.screen !== 'table') this.#cameFrom = this.screen === 'daily' ? 'daily' : 'home'
    if (await this.#seat(update)) this.screen = 'table'
  }

  /** Null, and told, where they cannot be had: the game is kept, and can be opened again. */
  async #fetched(forTable = false): Promise<TableParts | null> {
    try {
      const parts = await this.#parts()
      if (forTable) await parts.screenCame?.()
      return parts
    } catch (error) {
      this.crashed(error)
      this.tell({ code: 'notFetched' })
      return null
    }
  }

  /**
   * What happens at a table while its parts are fetched is told to it when they are there.
   * @returns whether this table stands: not where they cannot be had, nor where another was opened meanwhile
   */
  async #seat(update: TableUpdate): Promise<boolean> {
    const told: TableUpdate[] = (this.#told = [])
    const parts = await this.#fetched(true)
    // Another table was opened meanwhile.
    if (this.#told !== told) return false
    this.#told = null
    if (!parts) return false
    this.session?.close()
    const session = (this.session = parts.tableAt(this, update))
    for (const later of told) this.#hand(session, later)
    return true
  }

  /** What cannot be made anything of must not keep anybody from the table. */
  #hand(session: TableSession, update: TableUpdate): void {
    try {
      session.take(update)
    } catch (error) {
      this.crashed(error)
    }
  }

  #noticed(notice: Notice): void {
    if (this.screen === 'closed') return
    if (notice.kind === 'table') {
      if (this.#told) this.#told.push(notice.update)
      else if (this.session) this.#hand(this.session, notice.update)
    } else if (notice.kind === 'slots') {
      this.saved.slots = notice.slots
      // The host speaks again.
      this.faults = this.faults.filter(({ code }) => code !== 'disconnected')
      if (this.screen === 'loading') void this.#greet()
    } else if (notice.kind === 'menu') this.#choose(notice.command)
    else if (notice.kind === 'importing') this.saved.checked(notice.share)
    else if (notice.kind === 'review') this.session?.reviewing.take(notice.state)
    else this.tell(notice.fault)
  }

  /** What was chosen in the menu of the system; nothing while something lies over the screen. */
  #choose(command: MenuCommand): void {
    if (this.covered || isModalOpen() || this.screen === 'loading') return
    if (command === 'rules') this.openRulesForScreen()
    else if (command === 'shortcuts') this.shortcuts = true
    else if (command === 'settings') {
      // What is set up or drawn there would be lost.
      if (this.screen !== 'settings' && this.screen !== 'new' && this.screen !== 'editor') this.go('settings')
    } else if (this.session) void this.leave()
    else if (this.screen === 'editor') this.layouts.stopDrawing?.()
    else this.screen = 'home'
  }
}
