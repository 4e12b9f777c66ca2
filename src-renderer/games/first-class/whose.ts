import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { FirstClassEvent, FirstClassEventKind } from '../../../src-shared/games/first-class/events.ts'
import type { Where } from '../../stage/opening.ts'
import type { SceneFrame } from '../../stage/scene.ts'

/**
 * Whose board lies at the bottom: that of whoever looks. Where there is room for one board alone it is at a scoring
 * that of the seat that is counted, until all are. Everybody looks once the game is over: at the winner's.
 */
export function ownSeat(view: FirstClassView, frame: SceneFrame | undefined, both: boolean): number {
  if (view.phase === 'scoring' && !both && !isCounted(view, frame)) return view.active
  const viewer = frame?.viewer
  if (typeof viewer === 'number' && viewer < view.seats.length) return viewer
  return view.phase === 'ended' ? leader(view) : view.active
}

const leader = ({ seats }: FirstClassView): number =>
  seats.reduce((best, { points }, seat) => (points > seats[best].points ? seat : best), 0)

/**
 * Whose board is laid open beside it; -1 = nobody's. Where there is room for two, one always is: at a scoring that of
 * another who is counted, else that of who played last.
 */
export function otherSeat(view: FirstClassView, frame: SceneFrame | undefined, both: boolean): number {
  const own = ownSeat(view, frame, both)
  const opened = frame?.opened ?? -1
  if (both && view.phase === 'scoring' && view.active !== own) return view.active
  if (opened >= 0 && opened < view.seats.length && opened !== own) return opened
  if (!both) return -1
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
const IN_MARKET: ReadonlySet<FirstClassEventKind> = new Set(['taken', 'startTaken', 'removed', 'rowCleared'])
/** A turn begins, and what ends one: then all look at what lies among them. */
const FOR_ALL: ReadonlySet<FirstClassEventKind> = new Set(['turnBegan', 'roundEnded', 'dealt', 'scoringBegan'])

/**
 * Where one looks to see an event: another seat's board opens when something comes onto it. What is taken of the end
 * cards comes onto the board that lies open, or is seen to go where none does.
 */
export const whereSeen = ({ kind }: FirstClassEvent): ReturnType<Where> =>
  ON_BOARD.has(kind) ? 'board' : IN_MARKET.has(kind) ? 'middle' : FOR_ALL.has(kind) ? 'away' : null

/** All seats are counted, and the departure board stands to be read. */
export const isCounted = (view: FirstClassView, frame?: SceneFrame): boolean =>
  view.phase === 'scoring' && frame?.stands === true

/** What a train and a board may be called in the player's language. */
export const wordOf = (frame: SceneFrame | undefined, name: string): string => frame?.words[name] ?? ''

/** 'n of m' with n and m put in. */
export const filled = (
  frame: SceneFrame | undefined,
  name: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, String(value)), wordOf(frame, name))
