import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightView, SeatView } from '../../../src-shared/games/freight-express/view.ts'
import type { SceneFrame } from '../../stage/scene.ts'

/** What the wagons under a locomotive add up to; null where they lie face down. */
export const worthOf = ({ deliveredCards }: Pick<SeatView, 'deliveredCards'>): number | null =>
  deliveredCards && deliveredCards.reduce((sum, card) => sum + TRACK_CARDS[card].wagon, 0)

/**
 * What a plate says that they add up to. While a game's last deeds are told all lies open already: whoever looks is to
 * read who has won when the end is told, and not before it.
 */
export const worthShown = (
  seat: Pick<SeatView, 'deliveredCards'>,
  { ended, options }: Pick<FreightView, 'ended' | 'options'>,
  frame?: Pick<SceneFrame, 'ends'>,
): number | null => (frame?.ends && !ended && !options.openDeliveries ? null : worthOf(seat))

/** How many wagons, and what they add up to where that is open. */
export const deliveredText = ({
  delivered,
  worth,
}: {
  readonly delivered: number
  readonly worth: number | null
}): string => (worth === null || delivered === 0 ? String(delivered) : `${delivered} = ${worth}`)

/** Steps in which a count goes up are at most so many. */
const STEPS = 5

/**
 * What a plate shows, step by step, as one more wagon is delivered: what they are worth where that is shown (`had`),
 * else how many they are.
 */
export function countingUp(
  before: Pick<SeatView, 'delivered' | 'deliveredCards'>,
  card: number,
  had = worthOf(before),
): readonly number[] {
  if (had === null) return [before.delivered + 1]
  const gained = TRACK_CARDS[card].wagon
  const steps = Math.min(STEPS, gained)
  return Array.from({ length: steps }, (_, i) => Math.round(had + (gained * (i + 1)) / steps))
}

/** So many steps the highest count takes to what all delivered wagons are worth, when the end is told. */
const STEPS_TO_ALL = 12

/**
 * What plates show, step by step, as the wagons under all locomotives are turned over: they go up together, and whoever
 * had more goes on when the others stand.
 */
export function countingAll(worths: readonly number[]): readonly (readonly number[])[] {
  const by = Math.max(1, Math.ceil(Math.max(0, ...worths) / STEPS_TO_ALL))
  return worths.map((worth) => Array.from({ length: Math.ceil(worth / by) }, (_, i) => Math.min(worth, by * (i + 1))))
}

type Delivered = readonly Pick<SeatView, 'deliveredCards'>[]

/** Whether a seat has drawn level with the best of the others, or passed it; never where wagons lie face down. */
export function takesLead(before: Delivered, after: Delivered, seat: number): boolean {
  const [had, has] = [worthOf(before[seat]), worthOf(after[seat])]
  const others = after.flatMap((one, other) => (other === seat ? [] : [worthOf(one) ?? 0]))
  if (had === null || has === null || others.length === 0) return false
  const best = Math.max(...others)
  return best > 0 && (had < best ? has >= best : had === best && has > best)
}
