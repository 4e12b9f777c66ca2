import '../../../src-renderer/theme/fonts.css'
import '../../../src-renderer/theme/tokens.css'
import type { GameId } from '../../../src-shared/core.ts'
import { LANGUAGES, type LanguageId } from '../../../src-shared/messages/index.ts'
import type { TableState } from '../../../src-shared/table.ts'
import { panelOf } from '../../../src-renderer/games/panels.ts'
import { PLAYABLE } from '../../../src-renderer/games/tickets.ts'
import { scenes } from '../../../src-renderer/games/scenes.ts'
import { speak } from '../../../src-renderer/i18n/words.svelte.ts'
import type { SceneFrame } from '../../../src-renderer/stage/scene.ts'
import { SHOWN, type Played } from './games.ts'
import { samples, type Sample } from './motion.ts'
import { piecesOf } from './pieces.ts'

/**
 * `npm run gallery`: every piece, card and plate that lies on a drawn table, and the motion of every kind of event, by
 * game, theme and language. ?game=transport&show=motion&theme=night&lang=de&kind=scored
 */
const asked = new URLSearchParams(location.search)
const game = PLAYABLE.find((id) => id === asked.get('game')) ?? PLAYABLE[0]
const show = asked.get('show') === 'motion' ? 'motion' : 'pieces'
const theme = asked.get('theme') === 'night' ? 'night' : 'day'
const languages = Object.keys(LANGUAGES) as LanguageId[]
const lang = languages.find((id) => id === asked.get('lang')) ?? 'en'
const main = document.querySelector('main')!

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dora']

/** The frame that the product itself would give to this table; of a table it reads no more than is here. */
function frameOf(game: GameId, { seats, options }: Played, view: unknown): SceneFrame {
  const { active } = SHOWN[game].craft as unknown as { active(view: unknown): number }
  const table: Partial<TableState> = {
    game,
    seats: NAMES.slice(0, seats).map((name, i) => ({ name, player: i === 0 ? 'person' : 'driver' })),
    viewer: 0,
    view: { options, ...(view as object) },
    status: { decision: null, active: active(view), turn: 1 } as unknown as TableState['status'],
  }
  return { ...panelOf(game).frame(table as TableState), acting: active(view) }
}

function nav(): void {
  const link = (words: string, change: Record<string, string>, isNow: boolean) => {
    const a = document.createElement('a')
    a.href = `?${new URLSearchParams({ game, show, theme, lang, ...change })}`
    a.textContent = words
    if (isNow) a.setAttribute('aria-current', 'page')
    return a
  }
  const group = (...links: HTMLElement[]) => {
    const span = document.createElement('span')
    span.append(...links)
    return span
  }
  document
    .querySelector('nav')!
    .append(
      group(...PLAYABLE.map((id) => link(id, { game: id }, id === game))),
      group(...['pieces', 'motion'].map((one) => link(one, { show: one }, one === show))),
      group(...['day', 'night'].map((one) => link(one, { theme: one }, one === theme))),
      group(...languages.map((id) => link(LANGUAGES[id], { lang: id }, id === lang))),
    )
}

function showPieces(played: readonly Played[]): void {
  main.className = 'pieces'
  const frame = (one: Played, view: unknown) => frameOf(game, one, view)
  for (const [kind, pieces] of piecesOf(SHOWN[game], played, frame, theme)) {
    const title = document.createElement('h2')
    title.textContent = `${kind} (${pieces.length})`
    const row = document.createElement('div')
    row.className = 'row'
    row.append(
      ...pieces.map(({ look, svg, width }) => {
        const figure = document.createElement('figure')
        const image = document.createElement('img')
        image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
        image.alt = image.title = JSON.stringify(look)
        image.width = Math.min(width, 640)
        figure.append(image)
        return figure
      }),
    )
    main.append(title, row)
  }
}

async function showMotion(played: readonly Played[]): Promise<void> {
  main.className = 'motion'
  const list = document.createElement('aside')
  const host = document.createElement('div')
  host.className = 'stage'
  main.append(list, host)
  const { createScene } = await scenes[game]()
  const nothing = () => undefined
  const scene = await createScene(host, { hover: nothing, pick: nothing, turn: () => false, cancel: nothing })
  scene.theme(theme)
  const play = async ({ played, n }: Sample) => {
    const before = n === 0 ? played.first : played.beats[n - 1].view
    scene.skip()
    scene.show(before, frameOf(game, played, before))
    await scene.play([played.beats[n]], frameOf(game, played, played.beats[n].view))
  }
  const found = samples(played)
  const choose = (kind: string, sample: Sample) => {
    for (const button of list.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button.textContent === kind))
    void play(sample)
  }
  for (const [kind, sample] of found) {
    const button = document.createElement('button')
    button.textContent = kind
    button.addEventListener('click', () => choose(kind, sample))
    list.append(button)
  }
  const [kind, sample] = [...found].find(([kind]) => kind === asked.get('kind')) ?? [...found][0]
  choose(kind, sample)
}

document.documentElement.dataset.theme = theme
await speak(lang)
nav()
const played = SHOWN[game].games.map((play) => play())
if (show === 'motion') await showMotion(played)
else showPieces(played)
