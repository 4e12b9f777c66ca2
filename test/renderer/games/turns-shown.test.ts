import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { Beat } from '../../../src-shared/table.ts'
import { firstClassPanel } from '../../../src-renderer/games/first-class/panel.ts'
import { craft as firstClass } from '../../../src-renderer/games/first-class/model.ts'
import { craft as freight } from '../../../src-renderer/games/freight-express/model.ts'
import { craft as transport } from '../../../src-renderer/games/transport/model.ts'
import { broughtAfter, isStrike, type Brought } from '../../../src-renderer/games/transport/words/happened/steals.ts'
import type { Craft, Kinds } from '../../../src-renderer/stage/craft.ts'
import { Model } from '../../../src-renderer/stage/model.ts'
import { Patience } from '../../../src-renderer/state/table/patience.svelte.ts'
import { randomFirstClass } from '../harness/first-class-games.ts'
import { randomFreight } from '../harness/games.ts'
import { frameFor, type ToldGame } from '../harness/telling.ts'
import { randomTransport } from '../harness/transport-games.ts'
import { HandClock } from '../stage/hand-clock.ts'

/** Milliseconds of a frame. */
const FRAME = 16
/** Of two bots in a row, with what each of them thinks in between. */
const MOST = 3000
/** A parcel that is scored gets half its time. */
const SCORED = 400
/** What somebody loses by, or what decides the race, is shown at its own pace; what a key did before it is seen. */
const STRIKE = 1600

/** How long each turn is shown to whoever waits, step by step as a bot takes it, in milliseconds. */
async function turnsShown<K extends Kinds>(craft: Craft<K>, { first, beats }: ToldGame<K['view']>): Promise<number[]> {
  const clock = new HandClock()
  clock.now = 1
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(3, 0)
  model.show(first, frame)
  const shown: number[] = []
  for (const turn of byTurn(beats)) {
    const since = clock.now
    model.hasten(since)
    for (const beat of turn) await clock.until(model.play([beat], frame), FRAME)
    shown.push(clock.now - since)
  }
  return shown
}

const byTurn = (beats: readonly Beat[]): Beat[][] => {
  const turns = new Map<number, Beat[]>()
  for (const beat of beats) turns.set(beat.event.turn, [...(turns.get(beat.event.turn) ?? []), beat])
  return [...turns].flatMap(([turn, all]) => (turn > 0 ? [all] : []))
}

const SEATS = [{ player: 'person' }, { player: 'driver' }, { player: 'driver' }] as const
type Seats = readonly (typeof SEATS)[number][]
/** Of the turns of the bots since a person's last. */
const ROW = 6000

/** How long a row of bots' turns is shown, by turns that are each played by all of them. */
async function rowsShown(
  { first, beats }: ToldGame<TransportView>,
  isMeant: (turn: number) => boolean,
  seats: Seats = SEATS,
) {
  const rows: number[][] = []
  let before = first
  for (const [i, turn] of byTurn(beats).entries()) {
    if (isMeant(i)) rows.push(await rowShown(before, turn, seats))
    before = turn.at(-1)!.view as TransportView
  }
  return rows
}

async function rowShown(before: TransportView, turn: readonly Beat[], seats: Seats): Promise<number[]> {
  const clock = new HandClock()
  clock.now = 1
  const patience = new Patience(() => clock.now)
  const model = new Model(transport, clock, () => undefined)
  const frame = frameFor(3, 0)
  const shown: number[] = []
  for (let seat = 1; seat < seats.length; seat++) {
    model.show(before, frame)
    const watched = patience.begin({ ...turn[0].event, seat, turn: seat + 1 }, seats)
    model.hasten(watched.at, watched.until, watched.share)
    for (const beat of turn) {
      const played = model.play([beat], frame)
      if (patience.isOver(watched)) model.skip(true)
      await clock.until(played, FRAME)
    }
    shown.push(clock.now - watched.at)
  }
  return shown
}

const scoresIn = ({ beats }: ToldGame<TransportView>): boolean[] =>
  byTurn(beats).map((turn) => turn.some(({ event }) => event.kind === 'scored'))

/** What a bot of First Class answers to one question begins with one of these. */
const ANSWERS: ReadonlySet<string> = new Set(['turnBegan', 'taken', 'coinSpent', 'contractFulfilled', 'turnEnded'])

/** How long two turns of bots in a row are shown, answer by answer, where a person plays with two of them. */
async function pairsShown({ first, beats }: ToldGame<FirstClassView>): Promise<number[]> {
  const clock = new HandClock()
  clock.now = 1
  const model = new Model(firstClass, clock, () => undefined)
  const frame = frameFor(3, 0)
  model.show(first, frame)
  const shown: number[] = []
  const anew = () => new Patience(() => clock.now, firstClassPanel.manyDeeds)
  let patience = anew()
  let row: number[] = []
  for (const turn of byTurn(beats)) {
    const { seat } = turn[0].event
    if (seat === 0) [patience, row] = [anew(), []]
    else {
      const watched = patience.begin(turn[0].event, SEATS)
      for (const answer of answersIn(turn)) {
        const isEnd = answer[0].event.kind === 'turnEnded'
        const { at, until, share } = isEnd ? patience.ending(watched, SEATS) : watched
        model.hasten(at, until, share)
        const played = model.play(answer, frame)
        if (patience.isOver(watched) && !isEnd) model.skip(true)
        await clock.until(played, FRAME)
      }
      row.push(clock.now - watched.at)
      if (row.length === 2) shown.push(row[0] + row[1])
    }
    model.show(turn.at(-1)!.view as FirstClassView, frame)
  }
  return shown
}

/** What follows the end of a turn, a scoring, is another stretch. */
function answersIn(turn: readonly Beat[]): Beat[][] {
  const end = turn.findIndex(({ event }) => event.kind === 'turnEnded')
  const answers: Beat[][] = []
  for (const beat of turn.slice(0, end < 0 ? undefined : end + 1)) {
    if (answers.length === 0 || ANSWERS.has(beat.event.kind)) answers.push([])
    answers.at(-1)!.push(beat)
  }
  return answers
}

/** How long each turn is shown where one bot plays between two turns of a person. */
async function aloneShown<K extends Kinds>(craft: Craft<K>, { first, beats }: ToldGame<K['view']>) {
  const clock = new HandClock()
  clock.now = 1
  const patience = new Patience(() => clock.now)
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(3, 0)
  model.show(first, frame)
  const shown: { took: number; paces: number[] }[] = []
  for (const [i, turn] of byTurn(beats).entries()) {
    const watched = patience.begin({ ...turn[0].event, seat: 1, turn: 2 * i + 1 }, SEATS.slice(0, 2))
    model.hasten(watched.at, watched.until, watched.share)
    const lasted: number[] = []
    for (const beat of turn) {
      const began = clock.now
      const played = model.play([beat], frame)
      if (patience.isOver(watched)) model.skip(true)
      await clock.until(played, FRAME)
      if (beat.event.kind === 'laid') lasted.push(clock.now - began)
    }
    shown.push({ took: clock.now - watched.at, paces: lasted })
  }
  return shown
}

/** Turn by turn, whether somebody loses by it or the race is decided. */
function strikesIn({ first, beats }: ToldGame<TransportView>): boolean[] {
  let brought: Brought | null = null
  let before = first
  return byTurn(beats).map((turn) => {
    let struck = false
    for (const { event, view } of turn) {
      struck ||= isStrike(event as TransportEvent, brought, before)
      brought = broughtAfter(brought, event as TransportEvent)
      before = view as TransportView
    }
    return struck
  })
}

it('a turn of Freight Express that somebody waits for is over in three seconds, however much is done in it', async () => {
  const shown = await turnsShown(freight, randomFreight(4, 3, 0, freightOptions.default))
  expect(shown.length).toBeGreaterThan(20)
  expect(Math.max(...shown)).toBeLessThan(MOST)
})

it('a turn of Transport that somebody waits for is over in three seconds, or later where a strike or a score is seen', async () => {
  const whole = randomTransport(4, 3, 0, transportOptions.default)
  // How the game ends is told after its last deed, and never hastened.
  const game = { ...whole, beats: whole.beats.filter(({ event }) => event.kind !== 'ended') }
  const shown = await turnsShown(transport, game)
  const struck = strikesIn(game)
  expect(shown.length).toBeGreaterThan(20)
  const scored = scoresIn(game)
  expect(Math.max(...shown.filter((_, i) => !struck[i] && !scored[i]))).toBeLessThan(MOST)
  expect(Math.max(...shown.filter((_, i) => !struck[i]))).toBeLessThan(MOST + SCORED)
  expect(struck).toContain(true)
  expect(Math.max(...shown)).toBeLessThan(MOST + STRIKE)
})

it('two turns of bots of Transport in which somebody loses are over in six seconds, and the loss is still seen', async () => {
  const game = randomTransport(4, 3, 0, transportOptions.default)
  const struck = strikesIn(game)
  const rows = await rowsShown(game, (i) => struck[i])
  const scored = scoresIn(game)
  const others = await rowsShown(game, (i) => scored[i] && !struck[i])
  expect(rows.length).toBeGreaterThan(2)
  expect(Math.max(...others.map(([first, second]) => first + second))).toBeLessThan(ROW)
  expect(Math.max(...rows.map(([first, second]) => first + second))).toBeLessThan(ROW)
  expect(Math.min(...rows.map(([, second]) => second))).toBeGreaterThan(500)
})

it('the turn of the only bot is shown deed by deed, and over in six seconds', async () => {
  const shown = await aloneShown(freight, randomFreight(4, 3, 0, freightOptions.default))
  expect(Math.max(...shown.map(({ took }) => took))).toBeLessThan(ROW)
  const deeds = shown.flatMap(({ paces }) => paces)
  expect(deeds.length).toBeGreaterThan(20)
  // Even the last of them gets half the time of the first.
  expect(Math.min(...deeds)).toBeGreaterThanOrEqual(Math.max(...deeds) / 2)
})

it('the only bot of Transport is done in six seconds', async () => {
  const game = randomTransport(4, 3, 0, transportOptions.default)
  const [struck, scored] = [strikesIn(game), scoresIn(game)]
  const rows = await rowsShown(game, (i) => struck[i] || scored[i], SEATS.slice(0, 2))
  expect(Math.max(...rows.flat())).toBeLessThan(ROW)
})

// Games in which turns of many deeds meet: with every module, and with base cards alone.
it.each([
  { modules: ['A', 'B'], seed: 7 },
  { modules: ['C', 'D'], seed: 8 },
  { modules: ['E', 'F'], seed: 6 },
  { modules: [], seed: 5 },
] as const)(
  'two turns of bots of First Class in a row are over in six seconds: $modules',
  async ({ modules, seed }) => {
    const shown = await pairsShown(randomFirstClass(seed, 3, 0, { ...firstClassOptions.default, modules }))
    expect(shown.length).toBeGreaterThan(7)
    expect(Math.max(...shown)).toBeLessThan(ROW)
  },
)
