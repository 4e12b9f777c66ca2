import { END_CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'

/** Whether no other of them scores the same: what it does at once is not carried out for whoever keeps it. */
export const isAlone = (endCard: number, cards: readonly number[]): boolean => {
  const { counts, points } = END_CARDS[endCard]
  const same = cards.filter((other) => END_CARDS[other]?.counts === counts && END_CARDS[other].points === points)
  return same.length < 2
}
