import { describe, expect, it } from 'vitest'
import {
  EVIDENCE,
  EVIDENCE_BASE,
  IDENTITIES,
  IDENTITY_BASE,
} from '../../../src-shared/games/first-class/cards/index.ts'
import { UNKNOWN } from '../../../src-shared/core.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { destroyedBy } from '../../../src-main/engine/first-class/modules/verdict.ts'
import { AT } from '../../../src-main/engine/first-class/state.ts'
import { generator } from '../../../src-main/engine/random.ts'
import {
  END,
  ENOUGH,
  POINTS,
  board,
  card,
  fulfil,
  kinds,
  lay,
  offers,
  play,
  points,
  question,
  refuse,
  rowsOf,
  table,
  take,
  view,
} from './helpers.ts'

const withC = { options: { modules: ['A', 'C'], dummySuspects: false } }
const self = card({ stack: 1, kind: 'suspectSelf' })
const others = card({ stack: 1, kind: 'suspectOthers' })
const destroy = card({ stack: 1, kind: 'destroyEvidence' })
const destroyers = [0, 1].map((nth) => card({ kind: 'destroyEvidence', stack: 2 }, nth))
const one = [0, 1, 2, 3, 4, 5] // pieces with one print
const two = [12, 13, 14] // with two
const three = [19, 20] // with three
const fivePoints = EVIDENCE.findIndex((piece) => 'points' in piece && piece.points === 5)
const handIn = EVIDENCE.findIndex((piece) => 'handIn' in piece)
const MURDERER_OF = (seat: number): number[] =>
  [0, 1, 2, 3].map((place) => IDENTITY_BASE + (place === seat ? 0 : place === 0 ? seat : place))
const innocentTable = MURDERER_OF(3) // with three seats nobody has it
const last = { ...withC, phase: 'scoring' as const, round: 6 }
const quiet = { coins: [0, 0, 0], drafted: 0 }
const end = (seats: number, boards: object[], hidden = innocentTable) => {
  const s = table({ ...last, seats, hidden, boards: boards.map((own, seat) => ({ ...quiet, drafted: seat, ...own })) })
  const events = Array.from({ length: seats }, () => play(s, POINTS)).flat()
  return { s, events, outcome: firstClass.status(s).outcome! }
}

describe('identities', () => {
  it('are four, whatever the seats; each seat sees its own only [002:1033]', () => {
    const s = firstClass.setup({
      options: { ...firstClass.options.default, modules: ['A', 'C'] },
      seatCount: 3,
      seed: 4,
      deck: MURDERER_OF(1),
    })
    expect(firstClass.view(s, 1).seats.map((seat) => seat.identity)).toEqual([UNKNOWN, 0, UNKNOWN])
    expect(firstClass.view(s, 'onlooker').seats.map((seat) => seat.identity)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
  })
  it('come before the draft, told to their owners alone', () => {
    const events: { kind: string; learnt: readonly number[] }[] = []
    firstClass.setup(
      { options: { ...firstClass.options.default, modules: ['A', 'C'] }, seatCount: 2, seed: 4 },
      (event) => events.push(event),
    )
    expect(events.map((event) => [event.kind, ...event.learnt])).toEqual([
      ['setUp'],
      ['identityDealt', 0],
      ['identityDealt', 1],
      ['draftHanded', expect.any(Number)],
    ])
  })
})

describe('evidence', () => {
  it('is drawn by who takes a suspect-yourself card, before the card is carried out [002:1057]', () => {
    const s = table({ ...withC, rows: rowsOf(self) })
    const events = play(s, take(self))
    expect(events.find((event) => event.kind === 'evidenceDrawn')).toMatchObject({ holder: 0, learnt: [0] })
    expect([board(s).evidence.length, question(s)]).toEqual([1, 'effect'])
  })
  it('is drawn by all others from a suspect-the-others card, clockwise [002:1065]', () => {
    const s = table({ ...withC, seats: 3, rows: rowsOf(others) })
    const events = play(s, take(others))
    expect(events.flatMap((event) => (event.kind === 'evidenceDrawn' ? [event.holder] : []))).toEqual([1, 2])
  })
  it('is still drawn when the card is refused [ruling 5]', () => {
    const s = table({ ...withC, rows: rowsOf(self) })
    play(s, refuse(self), lay(0))
    expect(board(s).evidence).toHaveLength(1)
  })
  it('shows its front to its owner, to others how much there is [ruling 17]', () => {
    const s = table({ ...withC, rows: rowsOf(self), hidden: [EVIDENCE_BASE + 20] })
    const events = play(s, take(self))
    expect(firstClass.view(s, 0).seats[0].evidence).toEqual([20])
    expect(firstClass.view(s, 1).seats[0].evidence).toEqual([UNKNOWN])
    expect(
      firstClass.redact(
        events.find((event) => event.kind === 'evidenceDrawn')!,
        1,
      ),
    ).toMatchObject({ evidence: UNKNOWN })
  })
  it('is sampled with as much of it for everyone', () => {
    const s = table({ ...withC, seats: 3, rows: rowsOf(others) })
    play(s, take(others))
    for (let seed = 0; seed < 10; seed++) {
      const sample = firstClass.sample(firstClass.beliefs(s, 1), generator(seed))
      expect(view(sample).seats.map((seat) => seat.evidence.length)).toEqual([0, 1, 1])
      expect(board(sample, 1).evidence).toEqual(board(s, 1).evidence)
    }
  })
  it('waits for the end of the turn under the house rule [004:43]', () => {
    const s = table({ options: { ...withC.options, evidenceAtTurnEnd: true }, rows: rowsOf(self, others) })
    play(s, take(self), ENOUGH)
    expect(board(s).evidence).toEqual([])
    expect(kinds(play(s, END))).toContain('evidenceDrawn')
    expect(board(s).evidence).toHaveLength(1)
  })
  it('is not drawn any more when the pile is used up [ruling 26]', () => {
    const evidence = Array.from({ length: 26 }, (_, piece) => piece)
    const s = table({ options: { modules: ['A', 'C'] }, rows: rowsOf(self), boards: [{}, { evidence }] })
    expect(kinds(play(s, take(self)))).not.toContain('evidenceDrawn')
    expect(view(s).evidencePile).toBe(0)
  })
  it('is 26 pieces, three more with the house rule and two or four seats [004:42]', () => {
    const pile = (seats: number, extraEvidence: boolean): number =>
      view(table({ options: { ...withC.options, extraEvidence }, seats })).evidencePile
    expect([pile(2, false), pile(2, true), pile(3, true), pile(4, true)]).toEqual([26, 29, 26, 29])
  })
})

describe('destroy-evidence cards', () => {
  it('lie open before their seat [002:1085]', () => {
    const s = table({ ...withC, rows: rowsOf(destroy) })
    play(s, take(destroy))
    expect(firstClass.view(s, 1).seats[0].destroyers).toEqual([destroy])
  })
  it('destroy nothing when refused [ruling 5]', () => {
    const s = table({ ...withC, rows: rowsOf(destroy) })
    play(s, refuse(destroy), ENOUGH)
    expect(board(s)).toMatchObject({ destroyers: [], filed: [destroy] })
  })
  it('destroy 1, 3, 5, then one more for each further card [002:1087]', () =>
    expect([0, 1, 2, 3, 4, 5, 6].map(destroyedBy)).toEqual([0, 1, 3, 5, 6, 7, 8]))
})

describe('the contracts of C', () => {
  it('ask for a filed suspect card, carried out or refused [002:1095]', () => {
    const contract = card({ module: 'C', kind: 'contract', stack: 1 })
    const s = table({ ...withC, rows: rowsOf(self), boards: [{ contracts: [contract] }] })
    expect(offers(s, fulfil(contract))).toBe(false)
    play(s, refuse(self), ENOUGH)
    expect(offers(s, fulfil(contract))).toBe(true)
  })
  it('ask for two destroy-evidence cards laid out [002:1099]', () => {
    const contract = card({ module: 'C', kind: 'contract', stack: 3 })
    const has = (cards: number[]): boolean =>
      offers(table({ ...withC, round: 5, boards: [{ contracts: [contract], destroyers: cards }] }), fulfil(contract))
    expect([has(destroyers), has(destroyers.slice(1))]).toEqual([true, false])
  })
})

describe('the verdict', () => {
  it('puts out who has the most prints, below all others whatever they scored [002:1110]', () => {
    const { outcome } = end(3, [{ evidence: three, points: 50 }, { evidence: one.slice(0, 2) }, { points: 3 }])
    expect(outcome).toMatchObject({ places: [[2], [1], [0]], out: [0] })
  })
  it('puts out all who tie for the most', () => {
    const { outcome } = end(3, [{ evidence: [one[0]] }, { evidence: [one[1]], points: 9 }, {}])
    expect(outcome).toMatchObject({ places: [[2], [1], [0]], out: [0, 1] })
  })
  it('puts nobody out when all are equal, and the murderer has 20 [002:1116]', () => {
    const { outcome, s } = end(3, [{ evidence: [one[0]] }, { evidence: [one[1]] }, { evidence: [one[2]] }])
    expect(outcome.out).toEqual([])
    expect(points(s, 0)).toBe(0) // nobody at the table is the murderer
    const guilty = end(3, [{}, {}, {}], [...MURDERER_OF(1), EVIDENCE_BASE + fivePoints, EVIDENCE_BASE + handIn])
    expect([guilty.outcome.out, points(guilty.s, 1)]).toEqual([[], 5 + 20])
  })
  it('tells of points for the case with the seat that has them, whoever acts last', () => {
    const { events } = end(
      3,
      [{ evidence: [fivePoints] }, {}, { evidence: [...three] }],
      [...MURDERER_OF(1), EVIDENCE_BASE + one[0], EVIDENCE_BASE + one[1]],
    )
    const told = events.flatMap((event) => (event.kind === 'scored' ? [[event.seat, event.source, event.points]] : []))
    expect(told).toEqual([
      [0, 'evidence', 5],
      [1, 'murderer', 20],
    ])
  })
  it('counts the seat that has points for the case, and after all the start player', () => {
    const s = table({
      ...last,
      seats: 3,
      hidden: [...MURDERER_OF(1), EVIDENCE_BASE + one[0], EVIDENCE_BASE + one[1]],
      boards: [[fivePoints], [], three].map((evidence, drafted) => ({ ...quiet, drafted, evidence })),
    })
    play(s, POINTS, POINTS)
    const counted: number[][] = []
    firstClass.apply(s, firstClass.encode(s, POINTS) as number, (event) => {
      if (event.kind === 'scored' || event.kind === 'ended') counted.push([event.seat, view(s).active])
    })
    expect(counted).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
    ])
  })
  it('lets the murderer draw two more before all is turned over [002:1104]', () => {
    const { events, outcome } = end(
      3,
      [{ evidence: [two[0]] }, {}, {}],
      [...MURDERER_OF(1), EVIDENCE_BASE + three[0], EVIDENCE_BASE + one[0]],
    )
    expect(events.filter((event) => event.kind === 'evidenceDrawn')).toHaveLength(2)
    expect(outcome.out).toEqual([1]) // caught: no reward
  })
  it('gives a murderer who is not caught 20 points [002:1114]', () => {
    const { s, outcome } = end(
      3,
      [{ evidence: three }, {}, {}],
      [...MURDERER_OF(1), EVIDENCE_BASE + one[0], EVIDENCE_BASE + one[1]],
    )
    expect([outcome.out, points(s, 1)]).toEqual([[0], 20])
  })
  it('gives them to the first seat too', () => {
    const { s, outcome } = end(
      3,
      [{}, { evidence: three }, {}],
      [...MURDERER_OF(0), EVIDENCE_BASE + one[0], EVIDENCE_BASE + one[1]],
    )
    expect([outcome.out, points(s, 0)]).toEqual([[1], 20])
  })
  it('gives the points on evidence, to those who are out too', () => {
    const { s } = end(3, [{ evidence: [fivePoints, ...three] }, {}, {}])
    expect(points(s, 0)).toBe(5)
  })
  it('hands in and destroys the highest prints first [ruling 17]', () => {
    const { events } = end(3, [
      { evidence: [one[0], two[0], three[0], handIn], destroyers: [destroyers[0]] },
      { evidence: [two[1]] },
      {},
    ])
    const verdict = events.find((event) => event.kind === 'verdict')
    expect(verdict?.kind === 'verdict' && verdict.holders[0]).toMatchObject({
      destroyed: [three[0], two[0]],
      prints: 1,
    })
    expect(verdict?.kind === 'verdict' && verdict.out).toEqual([1])
  })
  it('may have no murderer with two or three seats', () => {
    const { events } = end(3, [{}, {}, {}])
    expect(events.find((event) => event.kind === 'murdererShown')).toMatchObject({ holder: -1 })
  })
  it('shows the identities of the seats, not the one that nobody was dealt', () => {
    const { s } = end(3, [{}, {}, {}])
    const sampled = Array.from({ length: 12 }, (_, seed) =>
      firstClass.sample(firstClass.beliefs(s, 0), generator(seed)),
    )
    const { slots } = firstClass.beliefs(s, 0)
    const identities = slots.slice(AT.identities, AT.identities + IDENTITIES)
    expect(identities.slice(0, 3)).toEqual([...s.subarray(AT.identities, AT.identities + 3)])
    expect(identities.slice(3)).toEqual(identities.slice(3).map(() => -1))
    for (const one of sampled) expect(one[AT.identities + 1]).toBe(s[AT.identities + 1])
  })
})

describe('two seats with dummy suspects [004:649]', () => {
  const options = { modules: ['A', 'C'] }
  const engine = card({ stack: 1, kind: 'locomotive' })
  it('are on by default with two seats and C only', () => {
    expect(view(table({ options })).dummies).toHaveLength(2)
    expect(view(table({ options, seats: 3 })).dummies).toHaveLength(0)
    expect(view(table({ options: { modules: ['A', 'B'] } })).dummies).toHaveLength(0)
  })
  it('draw when a seat suspects the others', () => {
    const s = table({ options, rows: rowsOf(others) })
    play(s, take(others))
    expect(view(s).dummies.map((dummy) => dummy.evidence.length)).toEqual([1, 1])
    expect(firstClass.view(s, 0).dummies[0].evidence).toEqual([UNKNOWN])
  })
  it('get the cards of C left in row 1 (A) and row 3 (B) when these are cleared, none of row 2', () => {
    const rows = [engine, destroy, -1, -1, -1, -1, card({ stack: 1, kind: 'locomotive' }, 1), self, -1, -1, -1, -1]
    const s = table({ options, rows, takenFromRow: [1, 1, 0] })
    play(s, refuse(engine), ENOUGH, END, refuse(rows[6]), ENOUGH)
    expect(view(s).dummies.map((dummy) => dummy.destroyers)).toEqual([[destroy], []])
    expect(view(s).dummies.map((dummy) => dummy.evidence.length)).toEqual([0, 0])
  })
  it('draw for a suspect-yourself card, and make all others draw for a suspect-the-others card', () => {
    const third = Array(12).fill(-1) as number[]
    const s = table({ options, rows: [...third, engine, self, others], takenFromRow: [2, 2, 1] })
    play(s, refuse(engine), ENOUGH)
    expect(view(s).dummies.map((dummy) => dummy.evidence.length)).toEqual([1, 1])
    expect(view(s).seats.map((seat) => seat.evidence.length)).toEqual([1, 1])
  })
  it('do not get the card that the start tile removes, but those of the row it clears', () => {
    const s = table({ options, rows: [self, destroy], takenFromRow: [1, 0, 0] })
    play(s, { kind: 'takeStart' })
    expect(view(s).dummies[0]).toMatchObject({ destroyers: [destroy], evidence: [] })
  })
  it('count for the most prints; both seats out means nobody wins, and they share the place by points [ruling 17]', () => {
    const s = table({
      ...last,
      options,
      hidden: [...MURDERER_OF(3), EVIDENCE_BASE + one[0], EVIDENCE_BASE + one[1]],
      boards: [
        { ...quiet, drafted: 0, evidence: [three[0]] },
        { ...quiet, drafted: 1, evidence: [three[1]] },
      ],
    })
    play(s, POINTS, POINTS)
    expect(firstClass.status(s).outcome).toMatchObject({
      out: [0, 1],
      places: [[0, 1]],
      reason: 'first-class.outcome.nobodyWins',
    })
  })
  it('may be the murderer, who then draws two as well', () => {
    const s = table({
      ...last,
      options,
      hidden: [...MURDERER_OF(3), EVIDENCE_BASE + three[0], EVIDENCE_BASE + one[0]],
      boards: [
        { ...quiet, drafted: 0 },
        { ...quiet, drafted: 1, evidence: [one[2]] },
      ],
    })
    play(s, POINTS, POINTS)
    expect(view(s).dummies[1].evidence).toEqual([one[0], three[0]])
    expect(firstClass.status(s).outcome?.out).toEqual([])
  })
  it('never get the undealt four that F keeps [ruling 22]', () => {
    const s = table({
      options: { modules: ['C', 'F'] },
      round: 2,
      turnsDone: 5,
      rows: rowsOf(engine),
      takenFromRow: [0, 0, 0],
    })
    play(s, refuse(engine), ENOUGH, END)
    expect(view(s).dummies.every((dummy) => dummy.destroyers.length === 0 && dummy.evidence.length === 0)).toBe(true)
  })
})
