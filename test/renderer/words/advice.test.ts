import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../src-shared/advice.ts'
import type { Ref } from '../../../src-shared/core.ts'
import { SCORE_SOURCES } from '../../../src-shared/games/first-class/events.ts'
import { freightSpeech } from '../../../src-renderer/games/freight-express/words/speech.ts'
import { panelOf } from '../../../src-renderer/games/panels.ts'
import { hasText, phrase, say } from '../../../src-renderer/messages/index.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import {
  asGiven,
  beyondItself,
  barOf,
  foremost,
  howFar,
  isAlike,
  levelWithFirst,
  tellAll,
  tellBut,
  tellFact,
  tellPlace,
  tellOfMove,
  tellReason,
  tellingApart,
  toldInRows,
  type Told,
  type Apart,
  type Naming,
} from '../../../src-renderer/words/advice.ts'

const move = (title: string, points: number, equal = false) => ({ title, points, equal })
const APART = { clear: 3, much: 9 }
const told = (moves: Parameters<typeof tellPlace>[0], at: number, answers = 5) =>
  say('en', tellPlace(moves, at, answers, APART))

it('does not promise a next turn that may never come', () => {
  const naming: Naming = { seats: [], calls: () => null, callsAll: () => null }
  const said = (mayEnd: boolean) =>
    say('en', tellFact({ kind: 'threatens', points: 20, refs: [] }, { ...naming, mayEnd }))
  expect(said(false)).toBe('Next turn 20 points are within your reach on average.')
  expect(said(true)).toBe('Next turn 20 points are within your reach on average. The game may end before that.')
})

it('hedges a number of points once: it is a mean, or about so many', () => {
  const hedges = {
    en: /average|about|likely|could/gi,
    nl: /gemiddeld|ongeveer|waarschijnlijk|kan /gi,
    de: /im Schnitt|etwa|voraussichtlich|kann /gi,
  }
  const facts: Fact[] = [
    { kind: 'threatens', points: 4, refs: [] },
    { kind: 'enables', points: 4, refs: [] },
    { kind: 'prevents', points: 4, seat: 1, refs: [] },
    { kind: 'promises', points: 4, part: 'first-class.hope.trains', refs: [] },
  ]
  const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))
  const naming: Naming = { seats, calls: () => null, callsAll: () => null }
  for (const language of ['en', 'nl', 'de'] as const)
    for (const fact of facts as Exclude<Fact, { kind: 'gains' }>[])
      for (const told of [tellFact(fact, naming), tellReason(fact, 0, naming)]) {
        const sentence = say(language, told)
        expect(sentence.match(hedges[language]), sentence).toHaveLength(1)
      }
})

it('says in words how far apart moves are without facts, for a judgement is no score, and never in points', () => {
  const words = (points: number, at: number) => told([move('Drive 4 to C', points), move('Refill', 0)], at)
  expect([1, 5, 34.7].map((points) => words(points, 0))).toEqual([
    'In the long run it is a little better than the next best move, ‘Refill’.',
    'In the long run it is better than the next best move, ‘Refill’.',
    'In the long run it is much better than the next best move, ‘Refill’.',
  ])
  expect(words(34.7, 1)).toBe('In the long run it is much weaker than the best move, ‘Drive 4 to C’.')
  const opens: Fact = { kind: 'enables', points: 7, refs: [] }
  const gone: Fact = { kind: 'forgoes', points: 30, part: 'freight-express.hope.wagons', refs: [] }
  const but = (...facts: Fact[]) =>
    say(
      'en',
      tellBut(
        [
          { ...move('', 40), facts: [] },
          { ...move('', 5), facts },
        ],
        1,
        [opens as never],
        APART,
      )!,
    )
  expect(but(opens)).toBe('But in the long run it is much weaker.')
  expect(but(opens, gone)).not.toMatch(/\d/)
  const naming: Naming = { seats: [], calls: () => null, callsAll: () => null }
  expect(say('en', tellFact(gone, naming))).not.toMatch(/\d/)
})

it('holds a point to be as much as it is in its game: three are a parcel, and less than a wagon', () => {
  const far = (apart: Apart) => [0.6, 2, 3, 10].map((points) => howFar(points, apart))
  expect(far(panelOf('transport').apart)).toEqual(['slight', 'clear', 'much', 'much'])
  for (const id of ['freight-express', 'first-class'] as const)
    expect(far(panelOf(id).apart), id).toEqual(['slight', 'slight', 'clear', 'much'])
})

describe('the bar of a move', () => {
  const games = ['freight-express', 'first-class', 'transport'] as const
  /** From as good as the first to what is lost by far, in small steps. */
  const behinds = Array.from({ length: 401 }, (_, i) => i / 10)
  const WEAKER = ['slight', 'clear', 'much']

  it.each(games)('in %s is never longer than that of a move with a stronger word', (id) => {
    const { apart } = panelOf(id)
    const moves = behinds.map((behind) => ({ word: WEAKER.indexOf(howFar(behind, apart)), bar: barOf(behind, apart) }))
    for (const [i, { word, bar }] of moves.slice(1).entries()) {
      expect(word).toBeGreaterThanOrEqual(moves[i].word)
      expect(bar).toBeLessThanOrEqual(moves[i].bar)
    }
    const barsOf = (word: number) => moves.filter((move) => move.word === word).map(({ bar }) => bar)
    for (const word of [1, 2]) expect(Math.max(...barsOf(word))).toBeLessThan(Math.min(...barsOf(word - 1)))
  })

  it.each(games)('in %s tells a little weaker, weaker and much weaker at a glance, and never leaves its rail', (id) => {
    const { apart } = panelOf(id)
    expect(barOf(0, apart)).toBe(100)
    expect(barOf(apart.clear, apart)).toBeGreaterThan(75)
    expect(barOf(apart.much, apart)).toBeLessThan(60)
    expect([barOf(-3, apart), barOf(1000, apart)]).toEqual([100, 15])
  })
})

it('calls moves alike that are less than half a point apart, or not surely apart', () => {
  expect(told([move('A', 1), move('B', 0.7)], 0)).toMatch(/about as good as ‘B’\.$/)
  expect(told([move('A', 3), move('B', 1, true)], 0)).toMatch(/about as good as ‘B’\.$/)
})

it('marks two moves in their rows as alike just where its words do', () => {
  for (const [points, equal] of [
    [0.7, false],
    [0.5, false],
    [0.4, false],
    [-3, true],
  ] as const) {
    const moves = [move('A', 1), move('B', points, equal)]
    expect(/about as good/.test(told(moves, 1)), `${points}`).toBe(isAlike(moves[1], moves[0]))
  }
})

it('says in a row how good a move is without a full stop, however good it is', () => {
  const labels = ['table.hint.equal', ...['slight', 'clear', 'much'].map((far) => `advice.weaker.${far}`)] as const
  for (const language of ['en', 'nl', 'de'] as const)
    for (const label of labels) expect(say(language, phrase(label as 'table.hint.equal'))).not.toMatch(/\.$/)
})

it('counts how many of the next moves are about as good as the first', () => {
  expect(levelWithFirst([move('A', 3), move('B', 3, true), move('C', 2)])).toBe(1)
  expect(levelWithFirst([move('A', 3), move('B', 2), move('C', 3, true)])).toBe(0)
  expect([levelWithFirst([move('A', 3), move('B', 3, true)]), levelWithFirst([])]).toEqual([1, 0])
  // As in the rows half a point is not to be foreseen.
  expect(levelWithFirst([move('A', 3), move('B', 2.7), move('C', 2.2)])).toBe(1)
})

it('says what a move that is behind gives up where only what speaks for it is told, else by how much it is behind', () => {
  const opens: Fact = { kind: 'enables', points: 7, refs: [] }
  const gone: Fact = { kind: 'forgoes', points: 3, part: 'freight-express.hope.wagons', refs: [] }
  const placed = (points: number, facts: readonly Fact[] = [], equal = false) => ({ ...move('', points, equal), facts })
  const but = (second: ReturnType<typeof placed>, ...told: Fact[]) => {
    const phrased = tellBut([placed(5), second], 1, told as Parameters<typeof tellBut>[2], APART)
    return phrased && say('en', phrased)
  }
  expect(but(placed(4, [opens]), opens)).toBe('But in the long run it is a little weaker.')
  expect(but(placed(4, [opens, gone]), opens)).toBe(
    'But in the long run the best move brings more, thanks to the wagons behind the locomotive.',
  )
  expect(but(placed(4, [opens, gone]), opens, gone)).toBeNull()
  // Below its row's 'a little weaker' that is not said once more; what the best move brings is.
  const below = (facts: readonly Fact[]) => tellBut([placed(5), placed(4, facts)], 1, [opens as never], null)
  expect(below([opens])).toBeNull()
  expect(below([opens, gone])).toEqual(phrase('advice.but.forgoes', { part: phrase('freight-express.hope.wagons') }))
  // Nor that, where it stands above among the reasons for the best move.
  const promised: Fact = { ...gone, kind: 'promises' }
  const beside = (first: Fact) => tellBut([placed(5), placed(4, [gone])], 1, [opens as never], null, [first as never])
  expect(beside(promised)).toBeNull()
  expect(beside({ ...promised, part: 'freight-express.hope.hand' })).not.toBeNull()
  expect(but(placed(4, [opens]))).toBeNull()
  expect(but(placed(4.8, [opens]), opens)).toBeNull()
  expect(tellBut([placed(5, [opens]), placed(4)], 0, [opens as never], APART)).toBeNull()
})

it('says of the first of many that are as good that one may choose among them as one likes', () => {
  const moves = [move('A', 1), move('B', 1, true), move('C', 0.9, true), move('D', 0)]
  expect(told(moves, 0)).toMatch(/^The next 2 moves are about as good: choose as you like\.$/)
  expect(told(moves, 1)).toMatch(/about as good as ‘A’\.$/)
})

it('says of the only answer that there is no other', () => {
  expect(told([move('End the turn', 0)], 0, 1)).toBe('Nothing else is left to do here.')
})

describe('what is said of a move', () => {
  const naming: Naming = {
    seats: [
      { name: 'Ada', player: 'person' },
      { name: 'Bram', player: 'person' },
    ],
    calls: ({ kind, id }) => (kind === 'parcel' ? phrase('transport.parcel', { up: id }) : null),
    callsAll: () => null,
  }
  const atFreight: Naming = {
    ...naming,
    calls: (ref) => freightSpeech.calls?.(ref, undefined as never) ?? null,
    callsAll: (ref, n) => freightSpeech.callsAll?.(ref, undefined as never, n) ?? null,
    owed: freightSpeech.owed!,
  }
  const gains = (part: string, points: number): Fact => ({ kind: 'gains', points, part, refs: [] })
  const saidOf = (facts: readonly Fact[]) => foremost(facts).map((fact) => say('en', tellFact(fact, naming)))

  const chance = (points: number, times: number): Fact => ({ kind: 'chance', points, times, of: 12, refs: [] })

  it('says what may still come this turn with how often it came, and plainly what always did', () => {
    expect(saidOf([chance(4, 3)])).toEqual([
      'With luck it brings about 4 points later this turn: it did in 3 of 12 trials.',
    ])
    expect(saidOf([chance(1, 12)])).toEqual(['Brings a point later this turn.'])
  })

  it('counts what comes seldom for little', () => {
    const keeps: Fact = { kind: 'keeps', points: 2, refs: [] }
    expect(foremost([chance(4, 1), keeps])[0].kind).toBe('keeps')
    expect(foremost([chance(4, 8), keeps])[0].kind).toBe('chance')
  })

  it('does not hold out of a lesser move what may come where the first has less', () => {
    expect(tellingApart([[], [chance(4, 6)]], 1, true)).toEqual([])
    expect(tellingApart([[], [chance(4, 6)]], 1)).toHaveLength(1)
  })

  it('says in a sentence what its points are for, as any reader would', () => {
    expect(saidOf([gains('first-class.score.cities', 11)])).toEqual([
      'Brings 11 points this turn, for reaching point cities.',
    ])
  })

  it('says what several answers bring together of all of them', () => {
    const whole = (...facts: Fact[]) =>
      say('en', tellFact(foremost(facts)[0], { seats: [], calls: () => null, callsAll: () => null, goesOn: true }))
    expect(whole(gains('first-class.score.cities', 11))).toBe(
      'With what follows, this turn brings 11 points, for reaching point cities.',
    )
    expect(whole(gains('first-class.score.cities', 2), gains('first-class.score.coins', 1))).toBe(
      'With what follows, this turn brings 3 points: 2 for reaching point cities and 1 for coins left over.',
    )
  })

  it('has all that it brings at once in one sentence, the two greatest entries by name and with their points', () => {
    const parts = ['coins', 'cities', 'endCards', 'effects'].map((part, i) => gains(`first-class.score.${part}`, i + 1))
    expect(saidOf(parts.slice(0, 2))).toEqual([
      'Brings 3 points this turn: 2 for reaching point cities and 1 for coins left over.',
    ])
    expect(saidOf(parts)).toEqual([
      'Brings 10 points this turn: 4 from what cards and contracts give, 3 for end cards and 3 for the rest.',
    ])
  })

  it('has no reason in what a delivery itself scores, where there is another', () => {
    const keeps: Told = { kind: 'keeps', points: 3, refs: [] }
    const scores = foremost([gains('freight-express.score.delivered', 8), keeps])
    expect(beyondItself(scores, 8)).toEqual([keeps])
    expect(beyondItself(scores, 5)).toEqual(scores)
    expect(beyondItself(scores.slice(0, 1), 8)).toEqual(scores.slice(0, 1))
  })

  it('names the things that brought the points where they have names', () => {
    const parcel: Fact = { ...gains('transport.score.parcel', 4), refs: [{ kind: 'parcel', id: 4 }] } as Fact
    expect(saidOf([parcel])).toEqual(['Brings 4 points this turn, for delivering parcel 4.'])
    const refs = [4, 6, 7].map((id): Ref => ({ kind: 'parcel', id }))
    expect(saidOf([{ ...parcel, refs } as Fact])).toEqual([
      'Brings 4 points this turn, for delivering parcel 4, parcel 6 and more.',
    ])
  })

  it('says what a scoring would bring more, to you and of a bot', () => {
    const fact = { kind: 'scoring', points: 6, refs: [] } as const
    expect(say('en', tellFact(fact, naming))).toBe('A scoring now would bring you 6 points more.')
    expect(say('en', tellReason(fact, 1, naming))).toBe('A scoring now would bring Bram 6 points more.')
  })

  it('says what would count at the end only, with where it counts', () => {
    const parts = ['first-class.score.coins', 'first-class.score.endCards']
    expect(saidOf([{ kind: 'counts', points: 5, parts, refs: [] }])).toEqual([
      'As things stand it brings 5 more points at the end, for coins left over and for end cards.',
    ])
  })

  it('tells of an intake how far a pallet is from it now', () => {
    const refs = [
      { kind: 'card', id: 5 },
      { kind: 'seat', id: 1 },
    ] as const
    const way = { kind: 'way', what: 'intake', points: 2, seat: 1, steps: 2, before: 4, refs } as const
    const calls = ({ kind }: Ref) => (kind === 'card' ? phrase('transport.card.intake', { n: 2 }) : null)
    expect(say('en', tellReason(way, 0, { ...naming, calls }))).toBe(
      'Bram’s pallet is nearer to intake 2: 2 steps now, 4 before.',
    )
    expect(say('en', tellFact({ ...way, steps: null }, { ...naming, calls }))).toBe(
      'No belt leads from intake 2 to Bram’s pallet any more; it was 4 steps.',
    )
  })

  it('tells a way that is shorter as theirs to whoever asks for a hint, and by name of what a bot did', () => {
    const way = { kind: 'way', what: 'parcel', points: 3, seat: 1, steps: 2, before: 4, refs: [] } as const
    expect(say('en', tellFact(way, naming))).toBe(
      'A parcel that scores 3 lies nearer to your pallet: 2 steps now, 4 before.',
    )
    expect(say('en', tellReason(way, 1, naming))).toBe(
      'A parcel that scores 3 lies nearer to Bram’s pallet: 2 steps now, 4 before.',
    )
    expect(say('en', tellFact({ ...way, steps: null, before: 1 }, naming))).toBe(
      'A parcel that scores 3 no longer has a way to Bram’s pallet; it was one step.',
    )
  })

  it('says once that points are out of reach, not again of the parcel that has no way any more', () => {
    const closed = { kind: 'way', what: 'parcel', points: 1, seat: 1, steps: null, before: 1, refs: [] } as const
    const bars = { kind: 'bars', points: 2, seat: 1, refs: [] } as const
    expect(saidOf([closed, bars])).toEqual(['Takes 2 points out of Bram’s reach.'])
    expect(saidOf([closed, { ...bars, seat: 0 }])).toHaveLength(2)
    expect(saidOf([{ ...closed, steps: 3 }, bars])).toHaveLength(2)
  })

  it('says of partners together that points are out of their reach, and nothing more of a parcel of either', () => {
    const side = {
      kind: 'bars',
      points: 2,
      seat: 0,
      refs: [0, 1].map((id) => ({ kind: 'seat', id }) as const),
    } as const
    const closed = { kind: 'way', what: 'parcel', points: 1, seat: 1, steps: null, before: 1, refs: [] } as const
    const [, bram] = naming.seats
    expect(saidOf([side, closed])).toEqual([`Takes 2 points out of ${naming.seats[0].name} and ${bram.name}’s reach.`])
  })

  it('says once of a move whose further answers are not told that all of the turn brings what is read off the table', () => {
    const bars = { kind: 'bars', points: 2, seat: 1, refs: [] } as const
    const nears = { kind: 'nears', points: 3, refs: [] } as const
    const told = (goesOn: boolean) => tellAll([nears, bars], { ...naming, goesOn }).map((one) => say('en', one))
    const [near, barred] = told(false)
    expect(told(true)).toEqual([`The whole turn: ${near}`, barred])
    const opens = { kind: 'enables', points: 3, refs: [] } as const
    const [, second] = tellAll([opens, bars], { ...naming, goesOn: true }).map((one) => say('en', one))
    expect(second).toBe(`The whole turn: ${barred}`)
  })

  it('does not say that a pallet stays cut off to which a parcel has just come', () => {
    const apart = { kind: 'apart', points: 2, gap: null, before: null, refs: [] } as const
    const gains = { kind: 'gains', points: 2, part: 'transport.score.parcel', refs: [] } as const
    expect(saidOf([apart])).toHaveLength(1)
    expect(saidOf([gains, apart])).toEqual(['Brings 2 points this turn, for delivering parcels.'])
  })

  it('names the things that points of the next turn come of, where they have names', () => {
    const opens = (kind: 'parcel' | 'seat'): Fact => ({ kind: 'enables', points: 3, refs: [{ kind, id: 1 }] })
    expect(saidOf([opens('parcel')])).toEqual(['Brings you 3 more points next turn on average, thanks to parcel 1.'])
    expect(saidOf([opens('seat')])).toEqual(['Brings you 3 more points next turn on average.'])
  })

  it('tells what may come of it by and by after what weighs less but is nearer', () => {
    const facts: Fact[] = [
      { kind: 'promises', points: 6, part: 'first-class.hope.trains', refs: [] },
      { kind: 'enables', points: 2, refs: [] },
    ]
    expect(saidOf(facts)).toEqual([
      'Brings you 2 more points next turn on average.',
      'In the long run worth 6 points more on average, thanks to what the trains can still bring.',
    ])
  })

  it('names what a hope rests on where that has a name, and else the part of the game it lies in', () => {
    const hope = (kind: 'parcel' | 'seat'): Fact => ({
      kind: 'promises',
      points: 8,
      part: 'freight-express.hope.wagons',
      refs: [{ kind, id: 3 }],
    })
    expect(saidOf([hope('parcel')])).toEqual(['In the long run worth 8 points more on average, thanks to parcel 3.'])
    expect(saidOf([hope('seat')])).toEqual([
      'In the long run worth 8 points more on average, thanks to the wagons behind the locomotive.',
    ])
  })

  it('says which move it is worth more than in the long run, where that is named', () => {
    const fact: Fact = { kind: 'promises', points: 8, part: 'freight-express.hope.wagons', refs: [] }
    const beside = { ...naming, than: 'Refill' }
    expect(say('en', tellFact(fact, beside))).toBe(
      'In the long run this is better than ‘Refill’, mostly because of the wagons behind the locomotive.',
    )
    expect(say('en', tellFact(fact, { ...beside, named: true }))).toMatch(
      /^In the long run this is better than ‘Refill’\.$/,
    )
  })

  it('says once than which move it is better in the long run, whatever it owes that to', () => {
    const hope = (part: string): Fact => ({ kind: 'promises', points: 8, part: `first-class.hope.${part}`, refs: [] })
    const facts = foremost([hope('trains'), hope('route')])
    const told = (beside: Naming) => tellAll(facts, beside).map((one) => say('en', one))
    expect(told({ ...naming, than: 'Refill' })).toEqual([
      'In the long run this is better than ‘Refill’, mostly because of what the trains can still bring.',
      'Also because of what the route can still bring.',
    ])
    // Without it each says how much it is worth.
    expect(told(naming)[1]).toMatch(/^In the long run worth 8 points more/)
  })

  it('says than which move it opens more points, where that is named, and thanks to what after it', () => {
    const opens = (kind: 'parcel' | 'seat') => ({ kind: 'enables', points: 3, refs: [{ kind, id: 1 }] }) as const
    const beside = { ...naming, than: 'Refill' }
    expect(say('en', tellFact(opens('seat'), beside))).toBe(
      'On average this brings you 3 more points next turn than ‘Refill’.',
    )
    expect(say('en', tellFact(opens('parcel'), beside))).toMatch(/than ‘Refill’, thanks to parcel 1\.$/)
  })

  it('calls the first move so where another opens more than it, as its row does', () => {
    const opens: Fact = { kind: 'enables', points: 3, refs: [{ kind: 'parcel', id: 1 }] }
    expect(say('en', tellFact(opens, { ...naming, thanFirst: true }))).toBe(
      'On average this brings you 3 more points next turn than the first, thanks to parcel 1.',
    )
    expect(say('de', tellFact({ ...opens, refs: [] }, { ...naming, thanFirst: true }))).toMatch(/als der erste\.$/)
  })

  it('names what two reasons are owed to in the first of them alone', () => {
    const refs: Ref[] = [{ kind: 'wagon', id: 0 }]
    const facts: Fact[] = [
      { kind: 'threatens', points: 7, refs },
      { kind: 'promises', points: 9, part: 'freight-express.hope.wagons', refs },
    ]
    const [first, second] = tellAll(foremost(facts), atFreight).map((one) => say('en', one))
    expect(first).toMatch(/on average, for delivering the \d-wagon for [A-J]\.$/)
    expect(second).toBe('In the long run worth 9 points more on average.')
    const [, why] = tellAll(foremost(facts), atFreight, (fact, given) => tellReason(fact, 1, given))
    expect(say('en', why)).toBe('On average worth 9 points to Bram in the long run.')
  })

  it('calls wagons that are called alike by one name, with how many they are', () => {
    const alike = TRACK_CARDS.flatMap(({ wagon, uncouple }, id) =>
      wagon === TRACK_CARDS[0].wagon && uncouple === TRACK_CARDS[0].uncouple ? [id] : [],
    )
    const { wagon, uncouple } = TRACK_CARDS[0]
    const to = 'ABCDEFGHIJ'[uncouple]
    const told = (n: number, language: 'en' | 'nl' | 'de') => {
      const refs = Array.from({ length: n }, (_, i): Ref => ({ kind: 'wagon', id: alike[i % alike.length] }))
      return say(language, tellFact({ kind: 'threatens', points: 3, refs }, atFreight))
    }
    expect(told(2, 'en')).toContain(`for delivering both ${wagon}-wagons for ${to}.`)
    expect(told(3, 'en')).toContain(`for delivering all three ${wagon}-wagons for ${to}.`)
    expect(told(2, 'nl')).toContain(`voor het afleveren van beide ${wagon}-wagons voor ${to}.`)
    expect(told(2, 'de')).toContain(`für beide ${wagon}er-Waggons nach ${to}.`)
    expect(told(1, 'en')).toContain(`for delivering the ${wagon}-wagon for ${to}.`)
  })

  it('says to whoever has them which wagons they pull, and which are still cards in their hand', () => {
    const [pulled, held] = [0, 1].map((id) => ({ kind: 'wagon', id }) as const)
    const view = { active: 0, seats: [{ coupled: [0], hand: [1] }] } as unknown as FreightView
    const here: Naming = { ...atFreight, callsOwn: (ref) => freightSpeech.callsOwn?.(ref, view) ?? null }
    const fact = { kind: 'threatens', points: 10, refs: [pulled, held] } as const
    expect(say('en', tellFact(fact, here))).toMatch(
      /on average, for delivering the \d-wagon for [A-J] that you pull and the \d for [A-J] in your hand\.$/,
    )
    // Of another seat they are told by name alone.
    expect(say('en', tellReason(fact, 1, here))).not.toMatch(/you/)
  })

  it('knows a reason again that was given for the move before, however many points it then promised', () => {
    const refs: Ref[] = [{ kind: 'wagon', id: 3 }]
    const before = asGiven({ kind: 'threatens', points: 3, refs })
    expect(before).not.toBeNull()
    expect(asGiven({ kind: 'threatens', points: 8, refs: [...refs] })).toBe(before)
    expect(asGiven({ kind: 'threatens', points: 3, refs: [{ kind: 'wagon', id: 4 }] })).not.toBe(before)
    expect(asGiven({ kind: 'enables', points: 3, refs })).not.toBe(before)
    expect(asGiven({ kind: 'gains', points: 3, entries: [] })).toBeNull()
    const scoring = (points: number) => asGiven({ kind: 'scoring', points, refs: [] })
    expect(scoring(8)).not.toBeNull()
    expect(scoring(8)).toBe(scoring(5))
    const both = [...refs, { kind: 'wagon', id: 4 } as const]
    expect(asGiven({ kind: 'threatens', points: 3, refs: both.toReversed() })).toBe(
      asGiven({ kind: 'threatens', points: 3, refs: both }),
    )
    const deals = { kind: 'chance', points: 3, refs: [] } as const
    expect(asGiven({ ...deals, times: 2, of: 8 })).toBe(asGiven({ ...deals, times: 5, of: 8 }))
  })

  it('knows no reason again that is of another part of the game, or about another seat', () => {
    const hope = { kind: 'promises', points: 6, part: 'first-class.hope.contracts', refs: [] } as const
    expect(asGiven({ ...hope, part: 'first-class.hope.route' })).not.toBe(asGiven(hope))
    const loss = { kind: 'prevents', points: 6, seat: 1, refs: [] } as const
    expect(asGiven({ ...loss, seat: 2 })).not.toBe(asGiven(loss))
  })

  it('names two parcels that show as much together, and what a game has no word for one by one', () => {
    const refs: Ref[] = [
      { kind: 'parcel', id: 4 },
      { kind: 'parcel', id: 4 },
    ]
    const fact = { kind: 'threatens', points: 8, refs } as const
    expect(say('en', tellFact(fact, naming))).toContain('thanks to parcel 4 and parcel 4.')
    const callsAll: Naming['callsAll'] = ({ id }, n) => phrase('transport.parcel.all', { up: id, n })
    const told = (language: 'en' | 'nl' | 'de') => say(language, tellFact(fact, { ...naming, callsAll }))
    expect(told('en')).toContain('thanks to two parcels that show 4.')
    expect(told('nl')).toContain('dankzij twee pakketjes die 4 tonen.')
    expect(told('de')).toContain('durch zwei Pakete, die 4 zeigen.')
  })

  it('says of what a bot did what it is worth to that bot, not more than what', () => {
    const hope = { kind: 'promises', points: 6, part: 'first-class.hope.contracts', refs: [] } as const
    expect(say('en', tellReason(hope, 1, naming))).toBe(
      'On average worth 6 points to Bram in the long run, thanks to what contracts can still bring.',
    )
  })

  it('says of a wagon that has come nearer or farther which station it is wanted at', () => {
    const calls: Naming['calls'] = ({ kind }) =>
      kind === 'station' ? phrase('freight.place.station', { station: 'J' }) : null
    const refs = [
      { kind: 'wagon', id: 2 },
      { kind: 'station', id: 9 },
    ] as const
    const way = { kind: 'way', what: 'wagon', points: 8, seat: 0, steps: 3, before: 6, refs } as const
    const said = (fact: Parameters<typeof tellFact>[0]) => say('en', tellFact(fact, { ...naming, calls }))
    expect(said(way)).toBe('For the 8-wagon you pull the way to station J is shorter now.')
    expect(said({ ...way, seat: 1, steps: null })).toBe('Bram’s 8-wagon no longer has a way to station J.')
  })

  it('is two sentences at most: what comes at once, and what weighs most of what is to come', () => {
    const facts: Fact[] = [
      { kind: 'enables', points: 2, refs: [] },
      { kind: 'prevents', points: 6, seat: 1, refs: [] },
      { kind: 'keeps', points: 3, refs: [] },
    ]
    expect(saidOf([gains('transport.score.parcel', 1), ...facts])).toEqual([
      'Brings a point this turn, for delivering parcels.',
      'Leaves Bram about 6 points less before your next turn than another move would.',
    ])
    expect(saidOf(facts)).toEqual([
      'Leaves Bram about 6 points less before your next turn than another move would.',
      'Saves about 3 points that the others would take from you.',
    ])
  })

  it('says whom a move hinders as an estimate, and what the points would have been for where that is known', () => {
    const prevents: Fact = { kind: 'prevents', points: 5, seat: 0, refs: [] }
    const told = (fact: Fact) => foremost([fact]).map((one) => say('en', tellReason(one, 1, naming)))
    expect(told(prevents)).toEqual(['Leaves Ada about 5 points less before Bram’s next turn than another move would.'])
    expect(told({ ...prevents, part: 'first-class.score.cities' })).toEqual([
      'Leaves Ada about 5 points less before Bram’s next turn than another move would, above all for reaching point cities.',
    ])
    for (const usual of ['transport.score.parcel', 'freight-express.score.delivered'])
      expect(told({ ...prevents, part: usual }), usual).toEqual(told(prevents))
  })

  it('says of a last turn that it is the last, and of what is hindered before the end no next turn', () => {
    const told = (fact: Fact) => foremost([fact]).map((one) => say('en', tellFact(one, naming)))
    expect(told({ kind: 'ends', points: 3, refs: [] })).toEqual(['Ends the game while you lead.'])
    expect(told({ kind: 'prevents', points: 5, seat: 0, last: true, refs: [] })).toEqual([
      'Leaves Ada about 5 points less before the end of the game than another move would.',
    ])
  })

  it('speaks in a review to whoever plays alone, and tells of several people and of bots by name', () => {
    const keeps: Fact = { kind: 'keeps', points: 3, refs: [] }
    const told = (mover: number, ...players: readonly ('person' | 'porter')[]) => {
      const seats = players.map((player, i) => ({ name: ['Ada', 'Bram', 'Cleo'][i], player }))
      return foremost([keeps]).map((one) => say('en', tellOfMove(one, mover, { ...naming, seats })))
    }
    const yours = 'Saves about 3 points that the others would take from you.'
    expect(told(0, 'person', 'porter', 'porter')).toEqual([yours])
    expect(told(1, 'person', 'porter', 'porter')).toEqual(['Saves about 3 points that others would take from Bram.'])
    expect(told(0, 'person', 'person', 'porter')).toEqual(['Saves about 3 points that others would take from Ada.'])
  })

  it('bends a wagon as German does after ‘for’ and ‘through’', () => {
    const calls = freightSpeech.calls!
    const card = { kind: 'card', id: 0 } as const
    const fact: Fact = { ...gains('freight-express.score.delivered', 4), refs: [card] } as Fact
    const [first] = foremost([fact])
    const said = say('de', tellFact(first, { ...naming, calls: (ref) => calls(ref, {} as never) }))
    expect(said).toMatch(/^Bringt in diesem Zug 4 Punkte, für den \der-Waggon nach [A-J]\.$/)
  })

  it('knows what every entry of a score is for', () => {
    const games = ['freight-express.delivered', 'transport.parcel', 'transport.partnersParcel']
    const entries = [...SCORE_SOURCES.map((source) => `first-class.${source}`), ...games]
    expect(entries.filter((entry) => !hasText(`advice.for.${entry}`))).toEqual([])
  })
})

describe('what is said of a move beside others', () => {
  const next = (points: number): Fact => ({ kind: 'threatens', points, refs: [] })
  const hopes = (points: number): Fact => ({ kind: 'promises', points, part: 'first-class.score.endCards', refs: [] })
  const now: Fact = { kind: 'gains', points: 1, part: 'first-class.score.coins', refs: [] }
  const moves = [[next(3), hopes(11)], [next(3)], [next(3), now], [next(2)]]
  const kinds = (all: readonly (readonly Fact[])[], at: number) => tellingApart(all, at).map(({ kind }) => kind)

  it('leaves out what holds of the first just as well', () => {
    expect([1, 2, 3].map((at) => kinds(moves, at))).toEqual([[], ['gains'], ['threatens']])
  })
  it('says of the first what does not hold of all others', () => {
    expect(kinds(moves, 0)).toEqual(['threatens', 'promises'])
    expect(kinds(moves.slice(0, 3), 0)).toEqual(['promises'])
  })
  it('does not call another move better in the long run than the first', () => {
    expect(kinds([[hopes(9)], [hopes(6), next(3)]], 1)).toEqual(['threatens'])
    expect(kinds([[next(3)], [hopes(6)]], 1)).toEqual([])
  })
  it('says all of the only move', () => {
    expect(kinds([[next(3)]], 0)).toEqual(['threatens'])
  })
  it('does not hold out more for a move that is behind than the first brings', () => {
    const [better, worse] = [[next(4)], [next(11)]]
    expect(tellingApart([better, worse], 1, true)).toEqual([])
    expect(tellingApart([better, worse], 1, false)).toEqual([next(11)])
    expect(tellingApart([better, [next(3)]], 1, true)).toEqual([next(3)])
  })

  it('says nothing of a parcel that has no way any more where the first takes the same out of reach', () => {
    const bars: Fact = { kind: 'bars', points: 3, seat: 1, refs: [] }
    const closed = { kind: 'way', what: 'parcel', points: 1, seat: 1, steps: null, before: 1, refs: [] } as const
    expect(tellingApart([[bars], [bars, closed]], 1)).toEqual([])
    expect(tellingApart([[bars], [closed]], 1)).toEqual([closed])
  })

  const apart = (gap: number | null): Fact => ({ kind: 'apart', points: 2, gap, before: 2, refs: [] })
  it('does not hold being cut off out to anybody', () => {
    expect(tellingApart([[apart(2)], [next(2)]], 1, true)).toEqual([])
  })
  it('knows again that one stays cut off, however far', () => {
    expect(asGiven(apart(2) as Told)).toBe(asGiven(apart(null) as Told))
    expect([asGiven(apart(2) as Told), asGiven(apart(1) as Told)]).toEqual([expect.any(String), null])
  })
  it('says first that parcels come again, or will sooner, and last that none does', () => {
    const [a, b] = [next(3), { kind: 'keeps', points: 2, refs: [] } as const]
    expect([0, 1, 2, null].map((gap) => foremost([a, b, apart(gap)]))).toEqual([
      [apart(0), a],
      [apart(1), a],
      [a, b],
      [a, b],
    ])
    expect(foremost([a, apart(2)])).toEqual([a, apart(2)])
  })
})

it('a reason stands in one row: what the first move or a row above has said is not said again', () => {
  const rows = toldInRows([['a', 'b'], ['b', 'c'], ['c'], ['c', 'd'], []])
  expect(rows).toEqual([undefined, 'c', undefined, 'd', undefined])
})

it('where all moves are level each row but the first has a reason, or none has', () => {
  const silent = [['a'], ['b'], [], ['c']]
  expect(toldInRows(silent, true)).toEqual([undefined, undefined, undefined, undefined])
  expect(toldInRows([['a'], ['b'], ['c']], true)).toEqual([undefined, 'b', 'c'])
})

it('says which parcel comes within reach and where it lies, where that can be pointed at', () => {
  const naming: Naming = {
    seats: [{ name: 'Ada', player: 'person' }],
    calls: () => null,
    callsAll: () => null,
    callsAt: ({ kind, id }) =>
      kind === 'parcel' ? phrase('transport.parcel.at', { up: id, place: 'on intake 2' }) : null,
  }
  const refs = [{ kind: 'seat', id: 0 } as const]
  const said = (more: readonly { readonly kind: 'parcel'; readonly id: number }[]) =>
    say('en', tellFact({ kind: 'nears', points: 2, refs: [...refs, ...more] }, naming))
  expect(said([])).toMatch(/^After it, moving one parcel could score you 2 points more/)
  expect(said([{ kind: 'parcel', id: 4 }])).toMatch(
    /^After it, moving parcel 4 \(on intake 2\) could score you 2 points/,
  )
})
