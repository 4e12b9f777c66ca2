import type { FirstClassEvent } from '../../../../../src-shared/games/first-class/events.ts'

/** What the better of two moves does more of than the other. */
export type Apart = 'bonuses' | 'conductors' | 'upgrades' | 'wagons' | 'route' | 'endCards' | 'contracts' | 'coins'

/** What is done to things; a bonus that lapses is something that is not done. */
type Deed = Exclude<Apart, 'bonuses'>

/** About what each is worth in points over a game: a step of a conductor is scored at every scoring to come. */
const WORTH: Readonly<Record<Deed, number>> = {
  endCards: 5,
  contracts: 5,
  conductors: 3,
  upgrades: 2.5,
  wagons: 2,
  route: 2,
  coins: 1.5,
}

/** What a turn of this seat does, by what it is done to. */
function deedsOf(events: readonly FirstClassEvent[], seat: number): Record<Deed, number> {
  const done = { endCards: 0, contracts: 0, conductors: 0, upgrades: 0, wagons: 0, route: 0, coins: 0 }
  for (const event of events) {
    if (event.seat !== seat) continue
    if (event.kind === 'walked') done.conductors += event.to - event.from
    else if (event.kind === 'upgraded') done.upgrades++
    else if (event.kind === 'wagonLaid') done.wagons++
    else if (event.kind === 'drove') done.route += event.to - event.from
    else if (event.kind === 'routeLaid') done.route += 2
    else if (event.kind === 'endCardTaken') done.endCards++
    else if (event.kind === 'contractKept' || event.kind === 'contractFulfilled') done.contracts++
    else if (event.kind === 'coinsLaid') done.coins += event.columns.reduce((sum, one) => sum + one, 0)
  }
  return done
}

const lapsedIn = (events: readonly FirstClassEvent[], seat: number): number =>
  events.filter((event) => event.kind === 'frameLapsed' && event.seat === seat).length

/**
 * By what the better move differs most from the other, in what it does; null = it does no more of anything. Where the
 * other lets bonuses lapse that this one uses, that is what it comes of, whatever they move.
 */
export function setApart(
  better: readonly FirstClassEvent[],
  other: readonly FirstClassEvent[],
  seat: number,
): Apart | null {
  if (lapsedIn(other, seat) > lapsedIn(better, seat)) return 'bonuses'
  const [more, less] = [deedsOf(better, seat), deedsOf(other, seat)]
  const [first] = (Object.keys(WORTH) as Deed[])
    .map((about) => ({ about, points: WORTH[about] * (more[about] - less[about]) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
  return first?.about ?? null
}
