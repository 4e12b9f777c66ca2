import { createScene } from '../../../src-renderer/games/transport/scene.ts'
import type { SceneFrame, TableScene } from '../../../src-renderer/stage/scene.ts'
import { CARDS } from '../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { randomTransport } from './transport-games.ts'

/** The drawn table of Transport by itself: ?seats=4&seed=3&at=120&theme=night, a random game at one event. */
const asked = new URLSearchParams(location.search)
const seats = Number(asked.get('seats') ?? 2)
const { first, beats } = randomTransport(Number(asked.get('seed') ?? 1), seats, 0, transportOptions.default)
const before = (n: number): TransportView => (n === 0 ? first : (beats[n - 1].view as TransportView))

const words = {
  yourTurn: 'your turn',
  toPlay: 'to play',
  stock: 'in stock',
  bag: 'in the bag',
  hand: 'Hand',
  ...Object.fromEntries(CARDS.map(({ shape, icon }, card) => [`card.${card}`, `${shape}, ${icon}`])),
}
const frame = (view: TransportView): SceneFrame => ({
  seats: ['Anna', 'Ben', 'Clara', 'Dirk']
    .slice(0, seats)
    .map((name, i) => ({ name, player: i === 0 ? 'person' : 'random' })),
  viewer: 0,
  acting: view.active,
  words,
})

const scene: TableScene = await createScene(document.querySelector<HTMLElement>('#host')!, {
  hover: () => undefined,
  pick: () => undefined,
  turn: () => false,
  cancel: () => undefined,
})
scene.theme(asked.get('theme') === 'night' ? 'night' : 'day')
const show = (n: number) => scene.show(before(n), frame(before(n)))
show(Number(asked.get('at') ?? 0))
let running = false
let began = ''

/**
 * Whether an event shows all that its kind can show: a way with a bend and a card between, a hand that lies in the
 * tray.
 */
function full(n: number): boolean {
  const event = beats[n].event as TransportEvent
  switch (event.kind) {
    case 'parcelMoved':
      return event.way.length > 3 && before(n).laid.length > 14
    case 'keyMoved':
      return event.parcel >= 0 && event.from.cell !== event.at.cell
    case 'drew':
    case 'swapped':
    case 'picked':
    case 'connected':
      return event.seat === 0
    case 'scored':
      return event.nth > 1
    default:
      return true
  }
}

Object.assign(window, {
  scene,
  game: {
    kinds: beats.map(({ event }) => event.kind),
    to: show,
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
