import { VARIANT } from '../../../src-shared/games/freight-express/specials.ts'
import { FAIR } from '../fair.ts'
import type { WinShare } from '../share.ts'
import { NEARLY_ALL, wilson } from '../wilson.ts'
import type { BalanceFigures, BalanceMode, BalancePart } from './balance.ts'

/** What must hold at three and four seats for the game to be alive and straight. */
export const LEAST_RAMS = 1
export const LEAST_DELIVERIES = 2

/** What is amiss in these figures, in words for who tunes the game; empty = nothing. */
export function faultsOf(figures: BalanceFigures): string[] {
  const seats = figures.seats.length
  const faults: string[] = []
  if (figures.finished < figures.games) faults.push(`${figures.games - figures.finished} games have not ended`)
  if (seats > 2 && figures.rams < LEAST_RAMS) faults.push(`only ${figures.rams} rams a game`)
  if (seats > 2 && figures.deliveriesPerSeat < LEAST_DELIVERIES)
    faults.push(`only ${figures.deliveriesPerSeat} deliveries a seat`)
  for (const [value, count] of Object.entries(figures.fuel))
    if (count === 0) faults.push(`wagon value ${value} is never driven`)
  return [...faults, ...tooLucky(figures.seats.map(({ interval }) => interval))]
}

/**
 * The same of one layout: a whole run judges 135 shares of layouts, of which some lie outside 95 % by chance. So 99.9 %
 * are asked of each.
 */
function faultsOfLayout(figures: BalanceFigures): string[] {
  const wide = figures.seats.map(({ share }) => ({
    share,
    interval: wilson(share * figures.games, figures.games, NEARLY_ALL),
  }))
  return faultsOf({ ...figures, seats: wide })
}

const tooLucky = (intervals: readonly WinShare['interval'][]): string[] =>
  intervals.flatMap(([low], seat) =>
    low > FAIR / intervals.length ? [`seat ${seat + 1} wins at least ${Math.round(low * 100)} of 100`] : [],
  )

/** For each number of seats what is amiss over all layouts, and in each. */
export const verdictOf = (parts: readonly BalancePart[]): string[] =>
  parts.flatMap(({ mode, seats, all, layouts }) => [
    ...[...faultsOf(all), ...unused(all, mode)].map((fault) => `${mode}, ${seats} seats: ${fault}`),
    ...Object.entries(layouts).flatMap(([name, figures]) =>
      faultsOfLayout(figures).map((fault) => `${mode}, ${seats} seats, ${name}: ${fault}`),
    ),
  ])

/** Specials that lie on stations in a mode and are never used. Abduction is a variant: by default it lies on none. */
function unused({ specialsUsed }: BalanceFigures, mode: BalanceMode): string[] {
  if (mode === 'basic') return []
  const names = Object.entries(specialsUsed).filter(
    ([name, count]) => count === 0 && (name !== VARIANT || mode === 'abduction'),
  )
  return names.map(([name]) => `${name} is never used`)
}
