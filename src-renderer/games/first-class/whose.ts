import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { FirstClassEvent, FirstClassEventKind } from '../../../src-shared/games/first-class/events.ts'
import type { SceneFrame } from '../../stage/scene.ts'
import { drafter } from './drafter.ts'

/** Who plays just now; -1 = nobody: end cards are drafted, all are counted, or the game is over. */
export function playing({ phase, active, atWork, startHolder }: FirstClassView): number {
  if (phase === 'turn') return active
  // Bonuses of which nothing comes are over with their round: nobody's board is laid out for them.
  if (phase === 'bonus') return startHolder < 0 ? active : atWork
  return -1
}

/**
 * Whose board lies at the bottom: that of whoever looks. Where there is room for one board alone it is that of another
 * who plays, for what is done there is to be seen beside the rows it is taken from; at a scoring, and at the end of the
 * game, that of the seat that is counted, until all are; then everybody sees the winner's train set out. Where nobody
 * looks for themselves it is that of whoever plays, or chooses in the draft, and at the end the winner's.
 */
export function ownSeat(view: FirstClassView, frame: SceneFrame | undefined, both: boolean): number {
  if (!both && isBeingCounted(view, frame)) return view.active
  if (!both && view.phase === 'ended' && isByPoints(view)) return leader(view)
  const viewer = frame?.viewer
  if (typeof viewer === 'number' && viewer < view.seats.length)
    return both || playing(view) < 0 ? viewer : playing(view)
  if (view.phase === 'ended') return leader(view)
  // Whoever was counted last is at work no more once the next cards lie there.
  return drafter(view) ?? (isDealtAfterScoring(view) ? frame?.acting : null) ?? view.active
}

const leader = ({ seats }: FirstClassView): number =>
  seats.reduce((best, { points }, seat) => (points > seats[best].points ? seat : best), 0)

/** The most points win: an investigation may end otherwise. */
const isByPoints = ({ modules }: FirstClassView): boolean => !modules.includes('C')

/**
 * Whose board is laid open beside it; -1 = nobody's. Where there is room for two, one always is: that of another who
 * plays or is counted at a scoring, else the winner's at the end, or that of who played last.
 */
export function otherSeat(view: FirstClassView, frame: SceneFrame | undefined, both: boolean): number {
  const own = ownSeat(view, frame, both)
  const opened = frame?.opened ?? -1
  if (both && (view.phase === 'scoring' || isCountedUp(view, frame)) && view.active !== own) return view.active
  if (opened >= 0 && opened < view.seats.length && opened !== own) return opened
  if (!both) return -1
  if (view.phase === 'ended' && isByPoints(view) && leader(view) !== own) return leader(view)
  const now = playing(view)
  if (now >= 0 && now !== own) return now
  const watched = frame?.watched ?? own
  return watched === own || watched >= view.seats.length ? (own + 1) % view.seats.length : watched
}

const ON_BOARD: ReadonlySet<FirstClassEventKind> = new Set([
  'wagonLaid',
  'upgraded',
  'mailLaid',
  'tileLaid',
  'walked',
  'drove',
  'routeLaid',
  'coinsLaid',
  'coinSpent',
  'celebrityBoarded',
  'postcardLaid',
  'riderSeated',
  'boarded',
  'betweenLaid',
  'ordered',
])
/** It comes onto the board of who did it. */
export const isOnBoard = ({ kind }: FirstClassEvent): boolean => ON_BOARD.has(kind)

/** Who does this plays. */
export const plays = ({ kind }: FirstClassEvent): boolean => kind === 'turnBegan' || ON_BOARD.has(kind)

/** The scoring is over, and the cards of the next round lie there. */
export const isDealtAfterScoring = ({ phase, rows }: FirstClassView): boolean =>
  phase === 'scoring' && rows.some((row) => row.some((card) => card >= 0))

/** All seats are counted: the departure board stands to be read, or the cards of the next round are dealt. */
export const isCounted = (view: FirstClassView, frame?: SceneFrame): boolean =>
  view.phase === 'scoring' && (frame?.stands === true || isDealtAfterScoring(view))

/** Coins and end cards are counted, seat by seat, after the last scoring. */
export const isCountedUp = ({ phase }: FirstClassView, frame?: SceneFrame): boolean =>
  phase === 'ended' && frame?.counts === true

/** The points of one seat are counted. */
const isBeingCounted = (view: FirstClassView, frame?: SceneFrame): boolean =>
  isCountedUp(view, frame) || (view.phase === 'scoring' && !isCounted(view, frame))

/** What a train and a board may be called in the player's language. */
export const wordOf = (frame: SceneFrame | undefined, name: string): string => frame?.words[name] ?? ''

/** 'n of m' with n and m put in. */
export const filled = (
  frame: SceneFrame | undefined,
  name: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, String(value)), wordOf(frame, name))

/** Without modules no contracts lie in the rows: nobody is told that they have none. */
export const hasContracts = ({ modules, seats }: FirstClassView): boolean =>
  modules.length > 0 || seats.some(({ contracts, fulfilled }) => contracts.length > 0 || fulfilled > 0)
