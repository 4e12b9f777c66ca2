import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const beats = randomFirstClass(42, 2, 0, firstClassOptions.default).beats as OneBeat[]
const turns = beats.flatMap(({ event }, begins) => {
  if (event.kind !== 'turnBegan') return []
  const ends = beats.findIndex((beat, n) => n > begins && beat.event.kind === 'turnEnded')
  const taken = beats.findIndex((beat, n) => n > begins && n < ends && beat.event.kind === 'taken')
  return ends < 0 || taken < 0 ? [] : [{ begins, ends, taken, seat: event.seat }]
})
const nextOf = (at: number, seat: number) => beats[at].view.seats[seat].trains.map(({ points }) => points)
const gainsOf = ({ taken, ends, seat }: (typeof turns)[number]) =>
  nextOf(ends, seat).map((points, train) => points - nextOf(taken - 1, seat)[train])

/** What is written about the turn's worth at any moment of it. */
async function toldOf({ begins, ends, seat }: (typeof turns)[number]) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = { ...frameOf(2, seat), words: { ...frameOf(2, seat).words, worth: '+{n} next' } }
  model.show(beats[begins].view, frame)
  const told = new Set<string>()
  const played = model.play(beats.slice(begins + 1, ends + 1), frame)
  for (let i = 0; i < 4000 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    for (const { look } of Object.values(model.pieces.poses())) if (look.kind === 'worth') told.add(look.text)
  }
  await played
  const left = Object.values(model.pieces.poses()).filter(({ look }) => look.kind === 'worth')
  return { told: [...told], left: left.length }
}

it('at the end of a turn it is told what it was worth to each train, and flies to the plate', async () => {
  const turn = turns.find((one) => gainsOf(one).filter((n) => n > 0).length === 1)!
  const gain = gainsOf(turn).find((n) => n > 0)!
  expect(await toldOf(turn)).toEqual({ told: [`+${gain} next`], left: 0 })
})

it('nothing is told of a turn by which the next scoring does not grow', async () => {
  const turn = turns.find((one) => gainsOf(one).every((n) => n <= 0))!
  expect(await toldOf(turn)).toEqual({ told: [], left: 0 })
})

it('a ring round what was changed is seen until it is open, and only then goes', async () => {
  const { begins, ends, seat } = turns.find((one) =>
    beats.slice(one.begins, one.ends).some(({ event }) => event.kind === 'upgraded' && event.seat === one.seat),
  )!
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[begins].view, frameOf(2, seat))
  const played = model.play(beats.slice(begins + 1, ends), frameOf(2, seat))
  await clock.until(played)
  const over = model.play([beats[ends]], frameOf(2, seat))
  let seen = 0
  for (let i = 0; i < 17; i++) {
    await Promise.resolve()
    clock.pass(16)
    const rings = Object.values(model.pieces.poses()).filter(({ look, z }) => look.kind === 'flash' && z === 8)
    if (rings.length > 0 && rings.every(({ alpha }) => alpha === 1)) seen++
  }
  expect(seen).toBeGreaterThan(12)
  await clock.until(over)
})
