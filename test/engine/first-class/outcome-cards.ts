import { CARDS } from '../../../src-shared/games/first-class/cards/index.ts'

interface Told {
  readonly kind: string
  readonly n?: number
  readonly from?: number
}

/** All that stands in the boxes of a card. */
const effectsOf = (card: number): readonly Told[] => (CARDS[card].frames ?? []).flatMap(({ effects }) => effects)

const told = ({ kind, n, from }: Told): string => `${kind} ${kind === 'upgrade' ? from : n}`

/** The first base card with just these effects, in this order or another: 'wagon 2', 'upgrade 1' (of a 1). */
export function frameCard(...wanted: readonly string[]): number {
  const found = CARDS.findIndex((_, id) => effectsOf(id).map(told).sort().join() === [...wanted].sort().join())
  if (found < 0) throw new Error(`no card ${wanted.join(', ')}`)
  return found
}
