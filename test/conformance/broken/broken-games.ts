import type { State } from '../../../src-main/engine/game.ts'
import { nextWord } from '../../../src-main/engine/random.ts'
import type { CHECKS } from '../checks.ts'
import { viewOf } from './toy-knowledge.ts'
import { toy } from './toy.ts'
import { AT, CARDS, OVER, PLAY, STOCK, THROWN, cardsIn, decider, inHand } from './toy-state.ts'
import type { AnyTestable } from '../../testable/testable.ts'

/** What is wrong with a game, and the game. Each is the toy with one fault, for the one check that must find it. */
export interface Broken {
  readonly fault: string
  readonly make: () => AnyTestable
}

/** The toy, afterwards doing something to the state whenever an answer has been carried out. */
const afterwards = (spoil: (s: State, code: number) => void): AnyTestable => ({
  ...toy,
  apply(s, code, emit) {
    toy.apply(s, code, emit)
    spoil(s, code)
  },
})

const someCardIn = (s: State, place: number): number => cardsIn(s, place)[0] ?? -1

/** Remembers the array it was last given and writes to it when it is given another. */
function withLeakingMemory(): AnyTestable {
  let last: State | null = null
  return afterwards((s) => {
    if (last && last !== s) last[AT.turn]++
    last = s
  })
}

/** Counts answers outside the state, so that a second telling differs from the first. */
function withOutsideCounter(): AnyTestable {
  let answers = 0
  return afterwards((s) => {
    if (++answers % 7 === 0) nextWord(s, AT.generator)
  })
}

const ownCardsFirst = (s: State): number[] => cardsIn(s, inHand(decider(s)))

export const BROKEN: Readonly<Record<keyof typeof CHECKS, Broken>> = {
  ends: {
    fault: 'forgets a seat in the outcome',
    make: () => ({
      ...toy,
      status(s) {
        const status = toy.status(s)
        return status.outcome ? { ...status, outcome: { ...status.outcome, places: [[0]] } } : status
      },
    }),
  },
  copies: { fault: 'keeps part of its state outside', make: withOutsideCounter },
  replay: {
    fault: 'moves its dice only when someone listens',
    make: () => ({
      ...toy,
      apply(s, code, emit) {
        toy.apply(s, code, emit)
        if (emit) nextWord(s, AT.generator)
      },
    }),
  },
  earlierCopies: { fault: 'writes to a state it was asked about before', make: withLeakingMemory },
  asking: {
    fault: 'counts how often it is asked for a view',
    make: () => ({
      ...toy,
      view(s, viewer) {
        s[AT.turn]++
        return viewOf(s, viewer)
      },
    }),
  },
  conservation: {
    fault: 'throws a card away that stays in the stock',
    make: () => afterwards((s) => (s[AT.stockCount] > 3 ? (s[AT.place + s[AT.stock]] = THROWN) : 0)),
  },
  roundTrip: {
    fault: 'lists the first choice twice',
    make: () => ({
      ...toy,
      choices(s, out) {
        const count = toy.choices(s, out)
        if (count > 0) out[count] = out[0]
        return count > 0 ? count + 1 : 0
      },
    }),
  },
  illegal: {
    fault: 'encodes cards of any hand',
    make: () => ({ ...toy, encode: (s, action) => (action.kind === 'card' ? action.card : toy.encode(s, action)) }),
  },
  plainJson: {
    fault: 'gives a view that holds undefined',
    make: () => ({ ...toy, view: (s, viewer) => ({ ...viewOf(s, viewer), last: undefined }) }),
  },
  plans: {
    fault: 'plans one answer too many',
    make: () => ({
      ...toy,
      plans: (s) => toy.plans(s).map((plan) => ({ ...plan, codes: [...plan.codes, plan.codes[0]] })),
    }),
  },
  explain: {
    fault: 'explains nothing about seats',
    make: () => ({ ...toy, explain: (s, target) => (target.kind === 'seat' ? [] : toy.explain(s, target)) }),
  },
  explainAnything: {
    fault: 'looks a card up that is not in its box',
    make: () => ({
      ...toy,
      explain(s, target) {
        if (target.kind === 'card' && target.id >= CARDS) throw new TypeError('no such card')
        return toy.explain(s, target)
      },
    }),
  },
  equalHistories: {
    fault: 'remembers a card that another holds',
    make: () => ({
      ...toy,
      beliefs(s, seat) {
        const beliefs = toy.beliefs(s, seat)
        const other = cardsIn(s, inHand((seat + 1) % s[AT.seatCount]))
        return { ...beliefs, slots: [...beliefs.slots, other[0] ?? 0] }
      },
    }),
  },
  hiddenPositions: {
    fault: 'shows the next card of the stock',
    make: () => ({ ...toy, view: (s, viewer) => ({ ...viewOf(s, viewer), next: s[AT.stock + s[AT.stockCount] - 1] }) }),
  },
  hiddenReasons: {
    fault: 'says of a card that another holds it',
    make: () => ({
      ...toy,
      explain(s, target) {
        const held = target.kind === 'card' && s[AT.place + target.id] === inHand((decider(s) + 1) % s[AT.seatCount])
        return held ? [{ key: 'heldByAnother', refs: [] }] : toy.explain(s, target)
      },
    }),
  },
  hiddenEvents: { fault: 'tells everyone which card was drawn', make: () => ({ ...toy, redact: (event) => event }) },
  learnt: {
    fault: 'does not say that the one who was shown a hand has learnt it',
    make: () => ({
      ...toy,
      apply: (s, code, emit) => toy.apply(s, code, emit && ((event) => emit({ ...event, learnt: [] }))),
    }),
  },
  samples: {
    fault: 'forgets in a sample what it was shown',
    make: () => ({
      ...toy,
      sample(beliefs, rng) {
        const s = toy.sample(beliefs, rng)
        for (let card = 0; card < CARDS; card++) if (s[AT.place + card] !== STOCK) s[AT.knownBy + card] = 0
        return s
      },
    }),
  },
  samplesPlay: {
    fault: 'samples a stock that is one card short',
    make: () => ({
      ...toy,
      sample(beliefs, rng) {
        const s = toy.sample(beliefs, rng)
        if (s[AT.stockCount] > 0) s[AT.stock] = s[AT.stock + s[AT.stockCount] - 1]
        return s
      },
    }),
  },
  eventsAgree: {
    fault: 'lets a card vanish from a hand without a word',
    make: () =>
      afterwards((s) => {
        const card = s[AT.phase] === PLAY ? someCardIn(s, inHand((s[AT.active] + 1) % s[AT.seatCount])) : -1
        if (card >= 0 && ownCardsFirst(s).length > 0 && s[AT.phase] !== OVER) s[AT.place + card] = THROWN
      }),
  },
  redaction: {
    fault: 'hides drawn cards even from open eyes',
    make: () => ({ ...toy, redact: (event) => (event.kind === 'drew' ? { ...event, cards: [] } : event) }),
  },
  setUps: {
    fault: 'lets the first seat start whoever is named',
    make: () => ({ ...toy, setup: (spec, emit) => toy.setup({ ...spec, starter: 0 }, emit) }),
  },
  hides: { fault: 'calls nothing hidden', make: () => ({ ...toy, hiddenFrom: () => [] }) },
  options: {
    fault: 'takes any options',
    make: () => ({
      ...toy,
      options: { ...toy.options, parse: (json) => ({ ...toy.options.default, ...(json as object) }) },
    }),
  },
}
