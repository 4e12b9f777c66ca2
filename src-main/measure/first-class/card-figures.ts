import { CARDS, type CardKind, type Stack } from '../../../src-shared/games/first-class/cards/index.ts'
import { rounded } from '../share.ts'
import { expectedShares } from './expectation.ts'
import type { Offers, Take } from './takes.ts'

export interface CardFigures {
  readonly card: number
  readonly stack: Stack
  /** '' = a base card. */
  readonly module: string
  readonly kind: CardKind
  /** How often it lay open, was taken to be carried out, and was refused. */
  readonly dealt: number
  readonly taken: number
  readonly refused: number
  /** The share of games that its takers won, and that their leads before the take predict. */
  readonly won: number
  readonly expected: number
  readonly ratio: number
}

/** What each card did for its takers, the strongest first; those that were never taken at the end. */
export function cardFigures(takes: readonly Take[], { dealt, refused }: Offers): CardFigures[] {
  const expected = expectedShares(takes)
  const sums = CARDS.map(() => ({ taken: 0, won: 0, expected: 0 }))
  takes.forEach((take, i) => {
    const sum = sums[take.card]
    sum.taken++
    sum.won += take.won
    sum.expected += expected[i]
  })
  const figures = CARDS.map(({ stack, module, kind }, card): CardFigures => {
    const { taken, ...sum } = sums[card]
    const times = Math.max(1, taken)
    return {
      card,
      stack,
      module: module ?? '',
      kind,
      dealt: dealt[card],
      taken,
      refused: refused[card],
      won: rounded(sum.won / times),
      expected: rounded(sum.expected / times),
      ratio: sum.expected > 0 ? rounded(sum.won / sum.expected) : 0,
    }
  })
  return figures.filter(({ dealt }) => dealt > 0).sort((a, b) => b.ratio - a.ratio)
}
