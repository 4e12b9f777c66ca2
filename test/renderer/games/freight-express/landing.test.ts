import { expect, it } from 'vitest'
import { freightOptions, type FreightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { FreightKinds } from '../../../../src-renderer/games/freight-express/kinds.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { samePiece } from '../../../../src-renderer/stage/pieces.ts'
import { randomFreight } from '../../harness/games.ts'
import { advanced } from '../../harness/specials.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const FRAME = 16

/** The first event of this kind in a random game, told; `see` is called once a frame. */
async function told<K extends FreightEvent['kind']>(
  kind: K,
  options: FreightOptions,
  see: (model: Model<FreightKinds>, event: Extract<FreightEvent, { kind: K }>) => void,
  seed = options.advanced ? 9 : 23,
  isMeant: (view: FreightView, event: FreightEvent) => boolean = () => true,
): Promise<void> {
  const { first, beats } = randomFreight(seed, 2, 0, options)
  const at = beats.findIndex(
    ({ event, view }) => event.kind === kind && isMeant(view as FreightView, event as FreightEvent),
  )
  const event = beats[at].event as Extract<FreightEvent, { kind: K }>
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(2, 0)
  model.speed('normal', false)
  model.show(at === 0 ? first : (beats[at - 1].view as FreightView), frame)
  let isOver = false
  void model.play([beats[at]], frame).then(() => (isOver = true))
  while (!isOver) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    see(model, event)
    clock.pass(FRAME)
  }
}

it('the dots of a flight are there as it touches down, and not before', async () => {
  const marked: boolean[] = []
  let [landed, at] = [0, { x: NaN, y: NaN }]
  await told('flew', advanced('withAbduction'), (model, { seat }) => {
    const { x, y } = model.pieces.get(names.locomotive(seat))!
    // It comes from elsewhere to where it stands when all is over.
    if (x !== at.x || y !== at.y) landed = marked.length
    at = { x, y }
    marked.push(model.last?.kind === 'flight')
  })
  expect(marked.length - landed).toBeGreaterThan(3)
  expect(marked).toEqual(marked.map((_, i) => i >= landed))
})

it('wagons of a train that flies stand behind it where it touches down, and not before', async () => {
  const isPulled = ({ seats }: FreightView, { seat }: FreightEvent) => seats[seat].coupled.length > 0
  const seen: boolean[] = []
  let [landed, at] = [0, { x: NaN, y: NaN }]
  await told(
    'flew',
    advanced('withAbduction'),
    (model, { seat }) => {
      const { x, y } = model.pieces.get(names.locomotive(seat))!
      if (x !== at.x || y !== at.y) landed = seen.length
      at = { x, y }
      const wagons = Object.entries(model.pieces.poses()).filter(
        ([name, { alpha }]) => name.startsWith('behind') && alpha > 0,
      )
      seen.push(wagons.some(([, wagon]) => Math.hypot(wagon.x - x, wagon.y - y) < 100))
    },
    23,
    isPulled,
  )
  expect(seen.slice(landed - 5, landed)).toEqual([false, false, false, false, false])
  expect(seen.at(-1)).toBe(true)
})

it('a wagon that is coupled never hangs still over its train', async () => {
  let [still, longest, frames] = [0, 0, 0]
  let last: ReturnType<Model<FreightKinds>['pieces']['get']>
  await told('coupled', freightOptions.default, (model, { card }) => {
    const wagon = model.pieces.get(names.wagon(card))
    const isOnItsWay = wagon !== undefined && (wagon.squash ?? 1) > 0 && wagon.z === 100
    still = isOnItsWay && samePiece(wagon, last) ? still + 1 : 0
    longest = Math.max(longest, still)
    if (isOnItsWay) frames++
    last = wagon
  })
  expect(frames).toBeGreaterThan(10)
  expect(longest).toBeLessThanOrEqual(1)
})

it('a wagon that is coupled goes once, to its train: on the plate it rolls onto the hook and flies nowhere', async () => {
  const onPlate: { x: number; y: number }[] = []
  let [large, ends] = [0, 0]
  await told('coupled', freightOptions.default, (model, { card }) => {
    const wagon = model.pieces.get(names.wagon(card))
    if (wagon?.z !== 100) {
      if (wagon) onPlate.push(wagon)
      const flying = Object.values(model.pieces.poses()).filter(({ look, z }) => look.kind === 'wagon' && z === 100)
      large = Math.max(large, ...flying.map(({ scale }) => scale))
      ends = flying.at(-1)?.scale ?? ends
    }
  })
  expect(onPlate.length).toBeGreaterThan(3)
  const last = onPlate.at(-1)!
  for (const { x, y } of onPlate) {
    expect(y).toBe(last.y)
    expect(Math.abs(x - last.x)).toBeLessThanOrEqual(12)
  }
  expect(ends, 'what is held there shrinks into what stands there').toBeLessThan(0.6 * large)
})
