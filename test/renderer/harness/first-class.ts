import { createScene } from '../../../src-renderer/games/first-class/scene.ts'
import type { SceneFrame, TableScene } from '../../../src-renderer/stage/scene.ts'
import { firstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import { frameOf } from './first-class-frame.ts'
import { randomFirstClass } from './first-class-games.ts'

/**
 * The drawn table of First Class by itself: ?seats=4&seed=3&modules=CE&at=120&theme=night&opened=2, a random game at
 * one event.
 */
const asked = new URLSearchParams(location.search)
const seats = Number(asked.get('seats') ?? 3)
const letters = [...(asked.get('modules') ?? 'AB')] as (typeof firstClassOptions.default.modules)[number][]
const options = { ...firstClassOptions.default, modules: letters, teatime: asked.has('teatime') }
const { first, beats } = randomFirstClass(Number(asked.get('seed') ?? 1), seats, 0, options, asked.has('hoarding'))
const before = (n: number): FirstClassView => (n === 0 ? first : (beats[n - 1].view as FirstClassView))
const frame = (view: FirstClassView): SceneFrame => ({ ...frameOf(seats), acting: view.active })

const scene: TableScene = await createScene(document.querySelector<HTMLElement>('#host')!, {
  hover: () => undefined,
  pick: () => undefined,
  turn: () => false,
  cancel: () => undefined,
})
scene.theme(asked.get('theme') === 'night' ? 'night' : 'day')
const at = Number(asked.get('at') ?? 0)
scene.show(before(at), { ...frame(before(at)) })
let running = false
let began = ''
/**
 * A train that scores nothing shows nothing; and of a kind that the seat at the bottom does too, only its own can be
 * seen in full.
 */
function full(n: number): boolean {
  const event = beats[n].event as FirstClassEvent
  if (event.kind === 'trainScored' && event.points === 0) return false
  return event.seat === 0 || !beats.some(({ event: other }) => other.seat === 0 && other.kind === event.kind)
}

Object.assign(window, {
  scene,
  game: {
    kinds: beats.map(({ event }) => event.kind),
    to: (n: number) => scene.show(before(n), frame(before(n))),
    begin(n: number, count: number) {
      running = true
      began = JSON.stringify(scene.drawn())
      void scene.play(beats.slice(n, n + count), frame(before(n + count))).then(() => (running = false))
    },
    over: () => !running,
    moving: () => JSON.stringify(scene.drawn()) !== began,
    full,
  },
})
