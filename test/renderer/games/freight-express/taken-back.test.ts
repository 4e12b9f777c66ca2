import { expect, it } from 'vitest'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { liftsOf, pieceOf } from '../../../../src-renderer/games/freight-express/overlay/marks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { LAID } from '../../../../src-renderer/stage/camera/camera.ts'
import { Hints } from '../../../../src-renderer/stage/over/hints.ts'
import type { Lit } from '../../../../src-renderer/stage/over/marks.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { randomFreight } from '../../harness/games.ts'
import { apart, frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const frame = frameFor(3, 'open')
const { beats } = randomFreight(23, 3, 'open', freightOptions.default)

/** A card is discarded, its train drives, and both are taken back. */
const drives = beats.flatMap(({ event }, i) =>
  i > 0 && event.kind === 'discarded' && beats[i + 1]?.event.kind === 'drove'
    ? [{ before: beats[i - 1].view as FreightView, driven: beats[i + 1], card: (event as Discarded).card }]
    : [],
)
type Discarded = Extract<FreightEvent, { kind: 'discarded' }>

function drivenAndTakenBack(reduced = false) {
  const { before, driven, card } = drives[0]
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.speed('normal', reduced)
  model.show(driven.view as FreightView, frame)
  const train = names.locomotive(driven.event.seat)
  const from = model.pieces.get(train)
  model.show(before, frame, true)
  return { clock, model, train, from, card: names.card(card) }
}

it('what is taken back goes home: the train rolls back, and its card flies from the discard to the hand', () => {
  const { clock, model, train, from, card } = drivenAndTakenBack()
  const { [train]: home, [card]: held } = model.resting()
  const pile = model.resting()[names.discard]
  clock.pass(0)
  expect(model.pieces.get(train)).toMatchObject({ x: from?.x, y: from?.y })
  expect(model.pieces.get(card)).toMatchObject({ space: 'screen', x: pile.x, y: pile.y, alpha: 1 })
  clock.pass(130)
  const [midTrain, midCard] = [model.pieces.get(train), model.pieces.get(card)]
  expect(Math.hypot(midTrain!.x - home.x, midTrain!.y - home.y)).toBeGreaterThan(0.1)
  expect(midCard).toMatchObject({ x: (pile.x + held.x) / 2 })
  // Whoever plays need not wait for it.
  expect([model.moving, model.telling]).toEqual([false, false])
  clock.pass(130)
  expect(apart(model.pieces.poses(), model.resting())).toEqual([])
  expect(clock.idle).toBe(true)
})

it('what is taken back stands at once where nothing is to move, and where something else is done meanwhile', async () => {
  const still = drivenAndTakenBack(true).model
  expect(apart(still.pieces.poses(), still.resting())).toEqual([])
  const { clock, model } = drivenAndTakenBack()
  clock.pass(0)
  const playing = model.play([drives[0].driven], frame)
  expect(model.moving).toBe(true)
  expect(apart(model.pieces.poses(), model.resting())).toEqual([])
  await clock.until(playing)
  expect(apart(model.pieces.poses(), model.resting())).toEqual([])
})

/** A drive that was seen is taken back: where its train is all the while, and its wagons. */
async function seenAndTakenBack(nth: number) {
  const { before, driven } = drives[nth]
  const event = driven.event as Extract<FreightEvent, { kind: 'drove' }>
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(before, frame)
  const beats = [...discardBefore(nth), driven]
  const there: Place[] = []
  const back: Place[] = []
  const train = names.locomotive(event.seat)
  const note = (places: Place[]) => places.push(model.pieces.get(train)!)
  let over = false
  const playing = model.play(beats, frame).then(() => (over = true))
  while (!over) {
    await Promise.resolve()
    clock.pass(5)
    note(there)
  }
  await playing
  model.show(structuredClone(before), frame, true)
  while (!clock.idle) {
    clock.pass(10)
    note(back)
  }
  return { model, there, back }
}
type Place = { readonly x: number; readonly y: number }
const discardBefore = (nth: number) => {
  const at = beats.indexOf(drives[nth].driven)
  return beats.slice(at - 1, at)
}

it('a train that was seen to drive goes back along the rails it came on, and stands as it stood', async () => {
  for (const nth of drives.slice(0, 12).keys()) {
    const { model, there, back } = await seenAndTakenBack(nth)
    const off = back.map((one) => Math.min(...there.map(({ x, y }) => Math.hypot(one.x - x, one.y - y))))
    expect(Math.max(...off), `drive ${nth}`).toBeLessThan(4)
    expect(apart(model.pieces.poses(), model.resting())).toEqual([])
  }
})

it('rings no place of the hand to which a card taken back is still on its way, and the card as soon as it is there', () => {
  const { clock, model, card } = drivenAndTakenBack()
  const table = { craft, liftsOf, pieceOf } as unknown as ConstructorParameters<typeof Hints>[0]
  const hints = new Hints(table, model as unknown as ConstructorParameters<typeof Hints>[1])
  const asked: Lit = { ref: { kind: 'card', id: drives[0].card }, states: new Set(['legal']) }
  const engine: Lit = { ref: { kind: 'locomotive', id: 0 }, states: new Set(['legal']) }
  hints.lit = [asked, engine]
  const lit = () => hints.at(clock.now, LAID).lit
  clock.pass(0)
  expect(model.pieces.get(card)).not.toEqual(model.resting()[card])
  expect(lit()).toEqual([engine])
  // The overlay is not drawn anew while the same are on their way.
  const under = lit()
  clock.pass(130)
  expect(lit()).toBe(under)
  clock.pass(130)
  expect(lit()).toEqual([asked, engine])
})
