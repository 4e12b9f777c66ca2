import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Score } from '../../../../src-shared/core.ts'

/** The cards of the wagons that a seat delivered, the best first. */
export const wagonsOf = ({ parts }: Pick<Score, 'parts'>): readonly number[] =>
  parts
    .flatMap((part) => part.refs)
    .map((ref) => ref.id)
    .sort((a, b) => TRACK_CARDS[b].wagon - TRACK_CARDS[a].wagon)
