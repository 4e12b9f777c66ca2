import { expect, it } from 'vitest'
import type { Viewer } from '../../../../src-shared/core.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import type { FirstClassKinds } from '../../../../src-renderer/games/first-class/kinds.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const game = randomFirstClass(5, 2, 0, { ...firstClassOptions.default, modules: [] })
const at = game.beats.findIndex(({ event }) => event.kind === 'taken' && event.seat === 1)

/** How large the taken card is drawn at most, and where it rests so large, in a turn that this seat looks at. */
async function largestSeenBy(viewer: number) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, viewer)
  model.show(game.beats[at - 1].view as FirstClassView, frame)
  const played = model.play([game.beats[at]], frame)
  let most = 0
  let rests = 0
  for (let i = 0; i < 40; i++) {
    await Promise.resolve()
    clock.pass(50)
    const flying = Object.values(model.pieces.poses()).find(({ look }) => look.kind === 'flyingTicket')
    const scale = flying?.scale ?? 0
    rests = scale === most && scale > 0 ? rests + 50 : scale > most ? 0 : rests
    most = Math.max(most, scale)
  }
  await played
  return { most, rests }
}

it('shows a card that another seat takes large and at rest before it goes there', async () => {
  const own = await largestSeenBy(1)
  const other = await largestSeenBy(0)
  expect(other.most).toBeGreaterThan(1.5 * own.most)
  expect(other.rests).toBeGreaterThanOrEqual(400)
})

const beats = game.beats as Beat[]

it('lets the board of another stand at the end of a turn, and a row be cleared in view, however long that took', async () => {
  const lasts = async (n: number, opened: number) => {
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    const { seat } = beats[n].event
    const frame = { ...frameOf(2, 1 - seat), opened }
    model.show(viewAt(n - 1), frame)
    model.hasten(clock.now - 2500)
    const began = clock.now
    const played = model.play([beats[n]], frame)
    for (let i = 0; i < 200 && model.moving; i++) {
      await Promise.resolve()
      clock.pass(20)
    }
    await played
    return clock.now - began
  }
  const ended = beats.findIndex(({ event }) => event.kind === 'turnEnded')
  const stands = await lasts(ended, beats[ended].event.seat)
  expect(stands).toBeGreaterThanOrEqual(400)
  // With the breath after it nobody waits for a second.
  expect(stands).toBeLessThan(800)
  const cleared = beats.findIndex(({ event }) => event.kind === 'rowCleared')
  expect(await lasts(cleared, -1)).toBeGreaterThanOrEqual(300)
})
const viewAt = (n: number) => beats[n].view as FirstClassView
const dealt = beats.flatMap(({ event }, n) => (event.kind === 'dealt' && n > 0 ? [n] : []))
const afterScoring = dealt.find((n) => viewAt(n - 1).phase === 'scoring')!

/** Whether the departure board is still there so long after new cards were to be dealt. */
async function boardStands(
  ms: number,
  viewer: Viewer,
  skip: (model: Model<FirstClassKinds>) => void = () => undefined,
  again = false,
) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = { ...frameOf(2, viewer), again }
  model.show(viewAt(afterScoring - 1), frame)
  const played = model.play([beats[afterScoring]], frame)
  for (let i = 0; i < 5; i++) await Promise.resolve()
  skip(model)
  for (let past = 0; past <= ms; past += 50) {
    await Promise.resolve()
    clock.pass(50)
  }
  for (let i = 0; i < 5; i++) await Promise.resolve()
  clock.pass(50)
  const stands = Object.values(model.pieces.poses()).some(({ look }) => look.kind === 'departures')
  model.skip()
  await played
  return stands
}

it('a full scoring stands until whoever plays goes on; shown once more it stands for a while', async () => {
  expect(await boardStands(20000, 0)).toBe(true)
  expect(await boardStands(2000, 0, undefined, true)).toBe(true)
  expect(await boardStands(4000, 0, undefined, true)).toBe(false)
  expect(await boardStands(200, 'open')).toBe(false)
})

it('the board that was counted last rolls out as one’s own rolls in: one beside the other, each whole, in every frame', async () => {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const before = viewAt(afterScoring - 1)
  const own = 1 - before.active
  const frame = frameOf(2, own)
  model.show(before, frame)
  const played = model.play([beats[afterScoring]], frame)
  const lying: string[] = []
  for (let past = 0; past < 600; past += 20) {
    await Promise.resolve()
    clock.pass(20)
    const boards = Object.values(model.pieces.poses()).flatMap(({ look, x, alpha }) =>
      look.kind === 'seatBoard' ? [{ seat: look.seat, x, alpha, width: look.width }] : [],
    )
    expect(boards.every(({ alpha }) => alpha === 1)).toBe(true)
    const [left, right] = boards.toSorted((one, other) => one.x - other.x)
    expect(right === undefined || left.x + left.width <= right.x).toBe(true)
    lying.push(
      boards
        .map(({ seat }) => seat)
        .toSorted((a, b) => a - b)
        .join('+'),
    )
  }
  // The one that was counted, both of them on their ways, one's own.
  expect(new Set(lying)).toContain('0+1')
  expect(lying[lying.length - 1]).toBe(String(own))
  model.skip()
  await played
})

it('whoever goes on from a full scoring has the next cards; hurrying a bot along does not take it away', async () => {
  expect(await boardStands(250, 0, (model) => model.goOn())).toBe(false)
  expect(await boardStands(100, 0, (model) => model.skip(true))).toBe(true)
})

it('a full scoring stays to be read in a window that is made larger', async () => {
  expect(await boardStands(100, 0, (model) => model.resize({ width: 1584, height: 1032 }))).toBe(true)
})

it('what was skipped on the way to a full scoring does not take it away; catching up does', async () => {
  const clock = new HandClock()
  const until = async (toStand: boolean) => {
    const model = new Model(craft, clock, () => undefined)
    const frame = frameOf(2, 0)
    model.show(viewAt(afterScoring - 2), frame)
    const played = model.play(beats.slice(afterScoring - 1, afterScoring + 1), frame)
    model.skip(toStand)
    for (let i = 0; i < 20; i++) await Promise.resolve()
    clock.pass(50)
    const stands = model.moving
    model.skip()
    await played
    return stands
  }
  expect(await until(true)).toBe(true)
  expect(await until(false)).toBe(false)
})

it('no cell of the departure board is seen before its picture is there, also where it was skipped up to there', async () => {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 0)
  const from = beats.findLastIndex(({ event }, n) => n < afterScoring && event.kind === 'scoringBegan')
  model.show(viewAt(from - 1), frame)
  const there = new Set<string>()
  const ready = async (positions: readonly object[]) => {
    await Promise.resolve()
    for (const { look } of positions.flatMap((one) => Object.values(one) as { look: { kind: string } }[]))
      if (look.kind === 'flap' || look.kind === 'departures') there.add(JSON.stringify(look))
  }
  const played = model.play(beats.slice(from, afterScoring + 1), frame, { ready })
  let seen = 0
  let skipped = false
  for (let i = 0; i < 900 && model.moving; i++) {
    // All that is skipped is over before the next frame.
    for (let n = 0; n < 300; n++) await Promise.resolve()
    clock.pass(25)
    for (const { look } of Object.values(model.pieces.poses())) {
      if (look.kind !== 'flap' && look.kind !== 'departures') continue
      seen++
      expect(there).toContain(JSON.stringify(look))
    }
    if (i > 40 && !skipped) {
      skipped = true
      model.skip(true)
    } else if (i > 300) model.skip()
  }
  await played
  expect(seen).toBeGreaterThan(100)
})

it('the end of a round that another seat ended stands a moment, one’s own does not', () => {
  const whole = randomFirstClass(42, 2, 0, firstClassOptions.default).beats as Beat[]
  const at = whole.findIndex(({ event }) => event.kind === 'dealt' && (event as { round?: number }).round === 2)
  const { event } = whole[at]
  const before = whole[at - 1].view as FirstClassView
  const by = (viewer: number) => craft.stands!(event as FirstClassEvent, before, frameOf(2, viewer))
  expect(by(event.seat)).toBe(0)
  expect(by(1 - event.seat)).toBeGreaterThan(500)
})

it('a board that is counted for another seat bears its name', () => {
  const view = viewAt(afterScoring - 1)
  const named = (viewer: number) => `owner ${view.active}` in craft.poses(view, frameOf(2, viewer), BASE)
  expect([named(view.active), named(1 - view.active)]).toEqual([false, true])
})

it('a scoring is called by its number and whom it counts, its bonuses before its trains', () => {
  const told = (from: number, to: number) => {
    const events = beats.slice(from, to).map(({ event }) => event)
    const heading = firstClassSpeech.episode!(events, frameOf(2).seats, viewAt(to - 1))
    return heading && say('en', heading.title)
  }
  const began = beats.findIndex(({ event }) => event.kind === 'scoringBegan')
  const trains = beats.findIndex(({ event }) => event.kind === 'trainScored')
  const name = frameOf(2).seats[beats[began].event.seat].name
  expect(told(0, 3)).toBeNull()
  expect(told(began - 2, began + 1)).toBe(`Scoring 1: ${name}, bonuses first`)
  expect(told(trains, trains + 1)).toBe(`Scoring 1: ${name}, the trains`)
  expect(told(afterScoring - 4, afterScoring + 1)).toMatch(/^Scoring 1: .*, the trains$/)
})
