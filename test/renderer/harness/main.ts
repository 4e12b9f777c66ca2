import { createScene } from '../../../src-renderer/games/freight-express/scene.ts'
import type { TableScene } from '../../../src-renderer/stage/scene.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import { randomFreight } from './games.ts'
import { advanced } from './specials.ts'
import { allMarks, dayPreview, dayView, frameOf } from './position.ts'

/** The drawn table by itself: ?seats=3&theme=night&show=preview. `scene` and `told` are there for a script to use. */
declare global {
  interface Window {
    scene?: TableScene
    told: string[]
  }
}

const asked = new URLSearchParams(location.search)
const seats = Number(asked.get('seats') ?? 3)
const tell = (what: string, refs: unknown) => void window.told.push(`${what} ${JSON.stringify(refs)}`)
window.told = []

const scene = await createScene(document.querySelector<HTMLElement>('#host')!, {
  hover: (refs) => tell('hover', refs),
  pick: (refs) => tell('pick', refs),
  turn: () => false,
  cancel: () => tell('cancel', []),
})
scene.theme(asked.get('theme') === 'night' ? 'night' : 'day')
const view = dayView(seats)
scene.show(view, frameOf(seats))
if (asked.get('show') === 'marks') scene.mark(allMarks(view))
if (asked.get('show') === 'preview') scene.preview(dayPreview(view))
if (asked.get('show') === 'moved') {
  scene.speed('off', false)
  await scene.play(dayPreview(view).beats, frameOf(seats))
}
window.scene = scene
/**
 * ?seed=23&layout=ring or &stations=vetoesNear: a random game; `game.to(n)` shows the position before event n,
 * `game.play(n)` animates it.
 */
if (asked.has('seed')) {
  let running = false
  let began = ''
  const layout = freightOptions.values.layout.find((name) => name === asked.get('layout')) ?? 'classic'
  const stations = asked.get('stations')
  const options =
    stations === 'withAbduction' || stations === 'vetoesNear' ? advanced(stations) : freightOptions.default
  const { first, beats } = randomFreight(Number(asked.get('seed')), seats, 0, { ...options, layout })
  const before = (n: number): unknown => (n === 0 ? first : beats[n - 1].view)
  scene.show(first, frameOf(seats))
  if (asked.has('at')) scene.show(before(Number(asked.get('at'))), frameOf(seats))
  Object.assign(window, {
    game: {
      kinds: beats.map(({ event }) => event.kind),
      to: (n: number) => scene.show(before(n), frameOf(seats)),
      play: (n: number) => scene.play([beats[n]], frameOf(seats)),
      /** Animates some events without being waited for. */
      begin(n: number, count: number) {
        running = true
        began = JSON.stringify(scene.drawn())
        void scene.play(beats.slice(n, n + count), frameOf(seats)).then(() => (running = false))
      },
      over: () => !running,
      /** Something has left its place. */
      moving: () => JSON.stringify(scene.drawn()) !== began,
      /** Whether an event shows all that its kind can show: a drive rams someone, a hand that is shown has cards. */
      full(n: number): boolean {
        const event = beats[n].event as FreightEvent
        if (event.kind === 'drove') return event.rammed.length > 0 && event.steps.length > 3
        return event.kind === 'handShown' ? event.cards.length > 0 : true
      },
    },
  })
}
