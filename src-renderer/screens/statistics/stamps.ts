import type { Book } from '../../../src-shared/statistics.ts'
import { sameName } from '../../../src-shared/same-name.ts'
import { opponentsOf, ownGames, peopleIn, type Own } from './book.ts'

/** Twelve things that are not done by showing up, in the order of the album. */
export const STAMPS = [
  'win',
  'train',
  'rails',
  'ram',
  'city',
  'contract',
  'luxury',
  'parcels',
  'slope',
  'controller',
  'days',
  'school',
] as const
export type StampId = (typeof STAMPS)[number]

export interface Stamp {
  readonly id: StampId
  /** So far, of so many. */
  readonly n: number
  readonly of: number
  readonly done: boolean
  /** When it was reached, in milliseconds since 1970; null where no game tells it. */
  readonly at: number | null
}

/** Each stamp as it stands for a person. @param own all games of theirs, the oldest first */
export function stampsOf(own: readonly Own[], { lessons, days }: Book, name: string): Stamp[] {
  const played = days.find((one) => sameName(one.name) === sameName(name))?.days ?? 0
  const best = (id: StampId, of: number, count: (one: Own) => number): Stamp => {
    const reached = own.find((one) => count(one) >= of)
    const n = Math.min(of, Math.max(0, ...own.map(count)))
    return { id, n, of, done: reached !== undefined, at: reached?.game.at ?? null }
  }
  const sum = (id: StampId, of: number, count: (one: Own) => number): Stamp => {
    let n = 0
    const reached = own.find((one) => (n += count(one)) >= of)
    return { id, n: Math.min(n, of), of, done: reached !== undefined, at: reached?.game.at ?? null }
  }
  const onRails = ({ game, seat }: Own) =>
    game.game === 'freight-express' && seat.feats['derailed'] !== undefined && seat.feats['derailed'] === 0 ? 1 : 0
  const beaten = (one: Own) => Number(one.seat.won && opponentsOf(one).some(({ player }) => player === 'controller'))
  const feat =
    (key: string) =>
    ({ seat }: Own) =>
      seat.feats[key] ?? 0
  return [
    best('win', 1, ({ seat }) => Number(seat.won)),
    best('train', 5, feat('delivered')),
    sum('rails', 10, onRails),
    sum('ram', 20, feat('pushes')),
    best('city', 1, feat('constantinople')),
    best('contract', 6, feat('contracts')),
    best('luxury', 12, feat('wagon')),
    best('parcels', 4, feat('parcels')),
    sum('slope', 3, feat('slopes')),
    best('controller', 1, beaten),
    { id: 'days', n: Math.min(played, 30), of: 30, done: played >= 30, at: null },
    { id: 'school', n: lessons.done, of: lessons.all, done: lessons.all > 0 && lessons.done >= lessons.all, at: null },
  ]
}

/** A stamp that somebody has by a game. */
export interface Earned {
  readonly name: string
  readonly stamp: StampId
}

/** The stamps that were reached by the game in this slot, by everybody who is counted there. */
export function stampsEarned(book: Book, slot: string): Earned[] {
  const game = book.games.find((one) => one.slot === slot)
  if (!game) return []
  return peopleIn({ ...book, games: [game] }).flatMap((name) =>
    stampsOf(ownGames(book, name, null), book, name)
      .filter(({ done, at }) => done && at === game.at)
      .map(({ id }) => ({ name, stamp: id })),
  )
}
