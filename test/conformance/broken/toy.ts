import { sameRef, type Decision, type OptionsSpec, type Ref } from '../../../src-shared/core.ts'
import type { Game, State } from '../../../src-main/engine/game.ts'
import { seedGenerator, shuffle } from '../../../src-main/engine/random.ts'
import {
  beliefsOf,
  hiddenCards,
  redactEvent,
  sampleOf,
  viewOf,
  type ToyBeliefs,
  type ToyView,
} from './toy-knowledge.ts'
import { SHOW_CODE, answer, codesOf, drawCard, type ToyEvent } from './toy-rules.ts'
import {
  AT,
  CARDS,
  HAND,
  OVER,
  PLAY,
  SHOW,
  STOCK,
  THROW,
  cardsIn,
  decider,
  onTable,
  seatsIn,
  valueOf,
} from './toy-state.ts'
import type { Testable } from '../../testable/testable.ts'

export interface ToyOptions {
  readonly throwing: boolean
}
export type ToyAction =
  { readonly kind: 'card'; readonly card: number } | { readonly kind: 'show'; readonly seat: number }
export type Toy = Game<ToyAction, ToyView, ToyBeliefs, ToyEvent, ToyOptions> & Testable<ToyAction>

const options: OptionsSpec<ToyOptions> = {
  default: { throwing: false },
  values: { throwing: [false, true] },
  parse(json) {
    if (typeof json !== 'object' || json === null) return { key: 'options.notAnObject', refs: [] }
    const strange = Object.entries(json).some(([name, value]) => name !== 'throwing' || typeof value !== 'boolean')
    return strange ? { key: 'options.badValue', refs: [] } : { ...this.default, ...json }
  },
}

const KINDS: Record<number, string> = { [PLAY]: 'play', [SHOW]: 'show', [THROW]: 'throw' }

function decisionOf(s: State): Decision | null {
  if (s[AT.phase] === OVER) return null
  return {
    seq: s[AT.seq],
    by: decider(s),
    for: decider(s),
    kind: KINDS[s[AT.phase]],
    source: { kind: 'seat', id: s[AT.active] },
    auto: 'ifSingle',
  }
}

const total = (s: State, seat: number): number =>
  cardsIn(s, onTable(seat)).reduce((sum, card) => sum + valueOf(card), 0)

function placesOf(s: State): number[][] {
  const totals = [...new Set(seatsIn(s).map((seat) => total(s, seat)))].sort((a, b) => b - a)
  return totals.map((points) => seatsIn(s).filter((seat) => total(s, seat) === points))
}

const refOf = (code: number): Ref =>
  code >= SHOW_CODE ? { kind: 'seat', id: code - SHOW_CODE } : { kind: 'card', id: code }
const decodeCode = (code: number): ToyAction =>
  code >= SHOW_CODE ? { kind: 'show', seat: code - SHOW_CODE } : { kind: 'card', card: code }

export const toy: Toy = {
  id: 'transport', // A game needs one of the three names; the suite is given the game itself.
  seats: { min: 2, max: 3 },
  rulesVersion: 1,
  components: { CARDS },
  options,
  setup(spec, emit) {
    if (spec.seatCount < 2 || spec.seatCount > 3) throw new RangeError('the toy is for 2 or 3 seats')
    if (spec.deck && new Set(spec.deck).size !== CARDS) throw new RangeError('a deck names each of the 12 cards once')
    const s = new Int32Array(AT.size)
    seedGenerator(s, AT.generator, spec.seed)
    s[AT.seatCount] = spec.seatCount
    s[AT.throwing] = spec.options.throwing ? 1 : 0
    s[AT.turn] = 1
    s[AT.stockCount] = CARDS
    s[AT.active] = spec.starter ?? 0
    for (let card = 0; card < CARDS; card++) s[AT.stock + card] = spec.deck?.[CARDS - 1 - card] ?? card
    if (!spec.deck) shuffle(s, AT.generator, s, AT.stock, CARDS)
    for (const seat of seatsIn(s)) for (let n = 0; n < HAND; n++) drawCard(s, seat, emit)
    return s
  },
  status: (s) => ({
    round: 1,
    turn: s[AT.turn],
    active: s[AT.active],
    decision: decisionOf(s),
    outcome: s[AT.phase] === OVER ? { places: placesOf(s), out: [], reason: 'handEmpty' } : null,
  }),
  decider: (s) => decisionOf(s)?.by ?? -1,
  choices(s, out) {
    const codes = codesOf(s)
    out.set(codes)
    return codes.length
  },
  decode: (_, code) => decodeCode(code),
  encode(s, action) {
    const code = action.kind === 'show' ? SHOW_CODE + action.seat : action.card
    return codesOf(s).includes(code) ? code : { key: 'notNow', refs: [] }
  },
  apply: answer,
  plans(s) {
    const shows = seatsIn(s).filter((seat) => seat !== s[AT.active])
    return codesOf(s).flatMap((code) =>
      s[AT.phase] === PLAY && valueOf(code) === 0
        ? shows.map((seat) => ({
            kind: 'playAndSee',
            codes: [code, SHOW_CODE + seat],
            refs: [refOf(code)],
            end: refOf(SHOW_CODE + seat),
            facts: {},
          }))
        : [{ kind: 'one', codes: [code], refs: [refOf(code)], end: refOf(code), facts: {} }],
    )
  },
  touches: (_, code) => [refOf(code)],
  explain: (s, target) =>
    codesOf(s).some((code) => sameRef(refOf(code), target)) ? [] : [{ key: 'notNow', refs: [] }],
  view: viewOf,
  redact: redactEvent,
  beliefs: beliefsOf,
  sample: sampleOf,
  score: (s) =>
    seatsIn(s).map((seat) => ({
      seat,
      total: total(s, seat),
      parts: [{ key: 'table', value: total(s, seat), refs: [] }],
      tie: [],
    })),
  scenario() {
    throw new RangeError('the toy has no scenarios')
  },
  census(s) {
    const inStock = [...s.slice(AT.stock, AT.stock + s[AT.stockCount])]
    return Int32Array.from({ length: CARDS }, (_, card) => {
      const place = s[AT.place + card]
      const times = inStock.filter((other) => other === card).length
      if (times !== (place === STOCK ? 1 : 0))
        throw new Error(`card ${card} is in ${times + (place === STOCK ? 0 : 1)} places`)
      return place
    })
  },
  hiddenFrom: (s, seat) => [hiddenCards(s, seat)],
  relabel(s, to) {
    const other = s.slice()
    for (let card = 0; card < CARDS; card++) {
      other[AT.place + to[card]] = s[AT.place + card]
      other[AT.knownBy + to[card]] = s[AT.knownBy + card]
    }
    for (let i = 0; i < s[AT.stockCount]; i++) other[AT.stock + i] = to[s[AT.stock + i]]
    return other
  },
  relabelAction: (action, to) => (action.kind === 'card' ? { ...action, card: to[action.card] } : action),
}
