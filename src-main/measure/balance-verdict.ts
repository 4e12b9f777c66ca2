import type { BalanceFigures, BalancePart } from './balance.ts'

/** What must hold at three and four seats for the game to be alive and straight. */
export const LEAST_RAMS = 1
export const LEAST_DELIVERIES = 2
/** No seat may win more than this many times its fair share, with certainty. */
export const FAIR = 1.15

/** What is amiss in these figures, in words for who tunes the game; empty = nothing. */
export function faultsOf(figures: BalanceFigures): string[] {
  const seats = figures.seats.length
  const faults: string[] = []
  if (figures.finished < figures.games) faults.push(`${figures.games - figures.finished} games have not ended`)
  if (seats > 2 && figures.rams < LEAST_RAMS) faults.push(`only ${figures.rams} rams a game`)
  if (seats > 2 && figures.deliveriesPerSeat < LEAST_DELIVERIES) faults.push(`only ${figures.deliveriesPerSeat} deliveries a seat`)
  for (const [value, count] of Object.entries(figures.fuel)) if (count === 0) faults.push(`wagon value ${value} is never driven`)
  figures.seats.forEach(({ interval: [low] }, seat) => {
    if (low > FAIR / seats) faults.push(`seat ${seat + 1} wins at least ${Math.round(low * 100)} of 100`)
  })
  return faults
}

/** For each number of seats what is amiss over all layouts, and in each. */
export const verdictOf = (parts: readonly BalancePart[]): string[] =>
  parts.flatMap(({ mode, seats, all, layouts }) => [
    ...[...faultsOf(all), ...(mode === 'advanced' ? unused(all) : [])].map((fault) => `${mode}, ${seats} seats: ${fault}`),
    ...Object.entries(layouts).flatMap(([name, figures]) => faultsOf(figures).map((fault) => `${mode}, ${seats} seats, ${name}: ${fault}`)),
  ])

/** Abduction is a variant: it lies on no station by default. */
const unused = ({ specialsUsed }: BalanceFigures): string[] =>
  Object.entries(specialsUsed).flatMap(([name, count]) => (count === 0 && name !== 'abduction' ? [`${name} is never used`] : []))
