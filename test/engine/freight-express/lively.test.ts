import { describe, expect, it } from 'vitest'
import type { ActionKind } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { LAYOUT_NAMES } from '../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { CROSSING, POINTS, sidesOf, turnRails } from '../../../src-shared/geometry/rails.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { codes } from './helpers.ts'

/** What must hold at every moment of any game, looked at in games that drive and push a lot. */
const GAMES = 24
const LIKING: Readonly<Record<ActionKind, number>> = {
  lay: 10,
  couple: 40,
  uncouple: 40,
  drive: 40,
  refill: 1,
  giveUpTrain: 1,
  endTurn: 6,
  branch: 1,
  drop: 1,
  place: 1,
  useSpecial: 20,
  skipSpecial: 4,
  playVeto: 4,
  passVeto: 4,
  chooseSeat: 10,
  closeStation: 10,
  takeWagon: 10,
  takeCard: 10,
  rebuild: 10,
  relay: 10,
  scrap: 1,
  abduct: 10,
  fly: 60,
  stopSpecial: 2,
  showHand: 1,
  halt: 1,
  driveOff: 1,
}

function choose(s: State, rng: Int32Array): number {
  const list = codes(s)
  const kinds = [...new Set(list.map((code) => game.decode(s, code).kind))]
  let lot = nextBelow(
    rng,
    0,
    kinds.reduce((sum, kind) => sum + LIKING[kind], 0),
  )
  const kind = kinds.find((one) => (lot -= LIKING[one]) < 0)
  const these = list.filter((code) => game.decode(s, code).kind === kind)
  return these[nextBelow(rng, 0, these.length)]
}

/** Every locomotive stands on a field that is there; on the line each alone. */
function checkLocomotives(view: FreightView): void {
  const fields = view.seats.map((seat) => seat.locomotive)
  for (const [seat, { sleeper, facing }] of fields.entries()) {
    const cell = view.cells[Math.floor(sleeper / POINTS)]
    const point = sleeper % POINTS
    if (cell.station >= 0) {
      expect([point, facing]).toEqual([8, 5])
      continue
    }
    const rails = turnRails(TRACK_CARDS[cell.card].rails, cell.rotation)
    if (point === 8) expect(rails !== CROSSING && (facing % 2 === 0 ? rails & 1 : rails & 2)).toBeTruthy()
    else expect(sidesOf(rails) & (1 << (point >> 1)) && (facing === 4 || facing === point >> 1)).toBeTruthy()
    expect(fields.findIndex((other) => other.sleeper === sleeper)).toBe(seat)
  }
}

/** The steps told are the steps made: they begin where each stood and end where each stands. */
function checkDrove(before: FreightView, event: Extract<FreightEvent, { kind: 'drove' }>, after: FreightView): void {
  const at = new Map(event.from.map((move) => [move.seat, move]))
  for (const move of event.from)
    expect({ sleeper: move.sleeper, facing: move.facing }).toEqual(before.seats[move.seat].locomotive)
  for (const step of event.steps) {
    expect(step[step.length - 1].seat).toBe(event.seat)
    for (const move of step) at.set(move.seat, move)
  }
  for (const move of at.values())
    expect({ sleeper: move.sleeper, facing: move.facing }).toEqual(after.seats[move.seat].locomotive)
}

/** What a game met on the way. */
interface Met {
  readonly drives: number
  readonly rams: number
  readonly specials: ReadonlySet<string>
}

function playAndCheck(seed: number): Met {
  const met = { drives: 0, rams: 0, specials: new Set<string>() }
  const rng = generator(seed)
  const options = {
    ...game.options.default,
    layout: LAYOUT_NAMES[seed % 4],
    advanced: seed % 8 < 4,
    stopAtRailEnd: seed % 2 === 0,
    pusherPays: seed % 3 === 0,
    railsMustMatch: seed % 5 === 0,
    equalRailsAllowed: seed % 7 === 0,
  }
  const s = game.setup({ options, seatCount: 2 + (seed % 3), seed })
  for (let steps = 0; steps < 300 && game.status(s).decision; steps++) {
    let before = game.view(s, 'open')
    game.apply(s, choose(s, rng), (event) => {
      const after = game.view(s, 'open')
      checkLocomotives(after)
      if (event.kind === 'drove') {
        checkDrove(before, event, after)
        met.drives++
        met.rams += event.rammed.length
      }
      if (event.kind === 'specialAnnounced') met.specials.add(event.special)
      before = after
    })
  }
  return met
}

const played = new Map<number, Met>()
/** Each game is played once, by whichever test asks for it first. */
function gameOf(seed: number): Met {
  const met = played.get(seed) ?? playAndCheck(seed)
  played.set(seed, met)
  return met
}

describe('a lively game', () => {
  for (let seed = 1; seed <= GAMES; seed++) {
    it(`keeps every locomotive on a field of its own and tells what it does (seed ${seed})`, () => {
      expect(gameOf(seed).drives).toBeGreaterThan(0)
    })
  }

  it(`drove, rammed and used specials often enough to have shown it (seeds 1 to ${GAMES})`, () => {
    const all = Array.from({ length: GAMES }, (_, i) => gameOf(i + 1))
    const sum = (count: (met: Met) => number): number => all.reduce((total, met) => total + count(met), 0)
    expect(sum(({ drives }) => drives)).toBeGreaterThan(1000)
    expect(sum(({ rams }) => rams)).toBeGreaterThan(100)
    expect(new Set(all.flatMap(({ specials }) => [...specials])).size).toBeGreaterThan(3)
  })
})
