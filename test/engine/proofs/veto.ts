import { UNKNOWN, type Status } from '../../../src-shared/core.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { topSlot } from '../../../src-main/engine/chain.ts'
import { shuffle } from '../../../src-main/engine/random.ts'
import type { ProofGame } from './proof.ts'
import { ASK, BY, CARDS, DICTATE, DRIVER, ENTERED, EXECUTE, SEATS, answer, at, handOf, stack } from './veto-rules.ts'

/** When only the entry itself is left, the station has been dealt with: the driver's turn goes on. */
const settled = (s: State): boolean => s[topSlot(s, stack)] === ENTERED && s[at.seq] > 0

const KINDS: Record<number, string> = {
  [ENTERED]: 'special',
  [ASK]: 'veto',
  [DICTATE]: 'dictate',
  [EXECUTE]: 'execute',
}

function status(s: State): Status {
  const top = topSlot(s, stack)
  const over = settled(s)
  return {
    round: 1,
    turn: 1,
    active: s[top + DRIVER],
    decision: over
      ? null
      : {
          seq: s[at.seq],
          by: s[top + BY],
          for: s[top + DRIVER],
          kind: KINDS[s[top]],
          source: { kind: 'station', id: 7 },
          auto: 'never',
        },
    outcome: over ? { places: [[0, 1, 2]], out: [], reason: 'settled' } : null,
  }
}

/** What one seat may see of a hand now: its own, and what it dictates over while that decision stands. */
export interface VetoView {
  readonly hands: number[][]
  readonly vetoes: number[]
}

/**
 * The table without the cards this seat has never seen; for those, which places they fill and who else
 * has seen each of them. That is common knowledge a place, not a card: everyone saw the hand being shown.
 */
export interface VetoBeliefs {
  readonly table: number[]
  readonly unseen: number[]
  readonly slots: (readonly [place: number, seen: number])[]
}

export const veto: ProofGame<VetoView, VetoBeliefs> = {
  status,
  choices(s, out) {
    if (settled(s)) return 0
    const top = topSlot(s, stack)
    const codes = s[top] === EXECUTE ? handOf(s, s[top + DRIVER]) : [0, 1]
    out.set(codes)
    return codes.length
  },
  apply(s, code, emit) {
    s[at.seq]++
    answer(s, code, emit)
  },
  view(s, viewer) {
    const top = topSlot(s, stack)
    const dictates = s[top] === EXECUTE && s[top + BY] === viewer
    const hands = Array.from({ length: SEATS }, (_, seat) => {
      const open = seat === viewer || viewer === 'open' || (dictates && seat === s[top + DRIVER])
      return handOf(s, seat).map((card) => (open ? card : UNKNOWN))
    })
    return { hands, vetoes: [...s.slice(at.veto, at.veto + SEATS)] }
  },
  beliefs(s, seat) {
    const unseen = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !(s[at.seen + card] & (1 << seat)))
    const slots = unseen.map((card) => [s[at.place + card], s[at.seen + card]] as const)
    const table = [...s]
    for (const card of unseen) table[at.place + card] = table[at.seen + card] = 0
    return { table, unseen, slots: slots.sort(([a, b], [c, d]) => a - c || b - d) }
  },
  sample(beliefs, rng) {
    const s = Int32Array.from(beliefs.table)
    const cards = [...beliefs.unseen]
    shuffle(rng, 0, cards, 0, cards.length)
    for (const [i, [place, seen]] of beliefs.slots.entries()) {
      s[at.place + cards[i]] = place
      s[at.seen + cards[i]] = seen
    }
    return s
  },
}
