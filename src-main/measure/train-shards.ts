import { unfiled, type FiledSums } from '../bots/value/sums.ts'
import { BadArguments } from './arguments.ts'
import { addLearnt, type Learnt } from './train.ts'

/** Part `index` (from 1) of `of`: every `of`-th game. */
interface Shard {
  readonly index: number
  readonly of: number
}

/** What a shard keeps: its sums, and the next game it would play. */
export interface KeptSums {
  /** What the sums are of: those of other games must not be added to them. */
  readonly of: string
  readonly shard: Shard
  readonly next: number
  readonly from: FiledSums
  readonly held: FiledSums
}

/** How many games it has learnt from or held back. */
export const gamesIn = ({ shard, next }: Pick<KeptSums, 'shard' | 'next'>): number =>
  (next - shard.index + 1) / shard.of

/**
 * Adds up what shards have kept. @returns of how many games
 * @throws BadArguments where the same game would be counted twice
 */
export function addKept(to: Learnt, shards: readonly KeptSums[]): number {
  const [first] = shards
  const indexes = new Set(shards.map(({ shard }) => shard.index))
  if (shards.some(({ shard }) => shard.of !== first.shard.of) || indexes.size < shards.length)
    throw new BadArguments('--add takes different shards of as many: a game would be counted twice')
  for (const { from, held } of shards) addLearnt(to, { from: unfiled(from), held: unfiled(held) })
  return shards.reduce((games, one) => games + gamesIn(one), 0)
}
