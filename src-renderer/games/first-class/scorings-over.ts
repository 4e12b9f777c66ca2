import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'

/** How many scorings are over: one that follows a round is not while that is still played, nor while it is counted. */
export const scoringsOver = ({ phase, round, rounds }: Pick<FirstClassView, 'phase' | 'round' | 'rounds'>): number =>
  phase === 'ended' ? 3 : Math.max(0, Math.ceil((round * 3) / rounds) - 1)
