import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import { drafted, draftHanded } from './tell/draft.ts'
import { ended } from './tell/finale.ts'
import { feelingLooks } from '../../stage/motion/feeling.ts'
import { waitedFor } from '../../stage/motion/acts.ts'
import { settle, telling, type Handlers } from '../../stage/motion/handlers.ts'
import type { Standing } from '../../stage/craft.ts'
import type { Act } from '../../stage/motion/motion.ts'
import { piece, samePiece } from '../../stage/pieces.ts'
import type { Telling } from '../../stage/motion/script.ts'
import type { Layout } from './layout/layout.ts'
import { names, type Look, type Poses } from './looks.ts'
import { CARDS, ENGINE_TILES } from '../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassKinds } from './kinds.ts'
import { draft } from './poses/draft.ts'
import { haltAt, offered } from './poses/market.ts'
import { isOnBoard } from './whose.ts'
import {
  aloft,
  contractFulfilled,
  contractKept,
  dealt,
  endCardTaken,
  endCardsOpened,
  fetched,
  removed,
  rowCleared,
  stacksOf,
  taken,
  turnEnded,
} from './tell/cards.ts'
import { broughtFirst } from './tell/brought.ts'
import { SPARK } from './tell/burst.ts'
import { coinSpent, coinsLaid, coinsLost, scored } from './tell/coins.ts'
import { endCardScored, scoredLooks } from './tell/end-cards.ts'
import { frameGained } from './tell/gains.ts'
import { destroyerLaid, evidenceDrawn, ordered, warehouseOpened } from './tell/modules.ts'
import { postcardLaid, routeLaid } from './tell/route.ts'
import {
  betweenLaid,
  cityCollected,
  factoryWorks,
  scoringBegan,
  summed,
  switchScored,
  trainScored,
  draftsShown,
  waitingCell,
} from './tell/scoring.ts'
import { roundEnded, startTaken } from './tell/start.ts'
import { isFirst } from './tell/first-of-value.ts'
import { boardsFirst, boardsRoll } from './tell/boards.ts'
import { WHEEL } from './tell/wheels.ts'
import { constantinople } from './tell/arrival.ts'
import { seated } from './tell/boarding.ts'
import { drove } from './tell/drive.ts'
import { upgraded } from './tell/upgrade.ts'
import { carriedMail, mailLaid, tileLaid, wagonLaid } from './tell/wagons.ts'
import { walked } from './tell/walk.ts'

const HANDLERS: Handlers<FirstClassKinds> = {
  setUp: settle,
  draftHanded,
  drafted,
  endCardsOpened,
  dealt,
  turnBegan: settle,
  taken,
  startTaken,
  removed,
  rowCleared,
  filed: settle,
  contractKept,
  contractFulfilled,
  routeLaid,
  wagonLaid,
  upgraded,
  mailLaid,
  tileLaid,
  walked,
  drove,
  constantinople,
  scored,
  coinsLaid,
  coinsWait: settle,
  coinsLost,
  coinSpent,
  endCardTaken,
  frameGained,
  frameBegan: settle,
  frameEnded: settle,
  frameLapsed: settle,
  celebrityBoarded: seated,
  postcardLaid,
  riderSeated: seated,
  boarded: seated,
  identityDealt: settle,
  evidenceDrawn,
  destroyerLaid,
  dummyTook: settle,
  murdererShown: settle,
  verdict: settle,
  ordersOpened: settle,
  ordersLeft: settle,
  ordered,
  betweenLaid,
  technicianWorked: settle,
  factoryWorks,
  warehouseOpened,
  fetched,
  warehouseClosed: settle,
  startBonusBegan: settle,
  turnEnded,
  roundEnded,
  scoringBegan,
  cityCollected,
  trainScored,
  switchScored,
  draftsShown,
  endCardScored,
  ended,
}

const acts = boardsFirst(broughtFirst(telling(HANDLERS)))

/** The acts of an event. What was laid is marked as long as the board stays on which it lies. */
export function tell(asTold: Telling<FirstClassKinds>): Act[] {
  const told = asTold.event.kind === 'ended' ? fromGlass(asTold) : asTold
  unmarkGone(told)
  return seenAsItIs(told, acts(told))
}

/** How the table comes to stand for a while, with no mark of one board on another. */
export function toStand(change: Standing<FirstClassKinds>): Act[] {
  unmarkGone(change)
  return boardsRoll(change)
}

/** What is marked on a board is marked no longer once that gives way to another, or comes in its place. */
function unmarkGone({ last, from, to, mark }: Pick<Standing<FirstClassKinds>, 'last' | 'from' | 'to' | 'mark'>): void {
  const board = names.board(last?.seat ?? 0)
  if (last && last.refs.length > 0 && !samePiece(from[board], to[board])) mark({ ...last, refs: [] })
}

/** As all are counted, the board of whoever was counted last still lies there. */
const fromGlass = (told: Telling<FirstClassKinds>): Telling<FirstClassKinds> => ({ ...told, from: told.pieces.poses() })

/** How long what came onto another's board stands there before it may be put away. */
const STANDS = 100
/** It goes no faster than this. */
const READABLE = 3

/** What comes onto another's board is to be seen, however long whoever looks has waited for what led to it. */
export function seenAsItIs({ event, frame }: Pick<Telling<FirstClassKinds>, 'event' | 'frame'>, told: Act[]): Act[] {
  const viewer = frame?.viewer
  if (typeof viewer !== 'number' || event.seat === viewer || !isOnBoard(event)) return told
  return [...told, { at: 0, lasts: waitedFor(told) + STANDS, fastest: READABLE, yields: true, draw: () => undefined }]
}

/** Pieces that an event's acts may show on the way, beside those it leads from and to: their pictures must be there. */
export const onTheWay = (event: FirstClassEvent, before: FirstClassView, layout: Layout): Poses =>
  Object.fromEntries(
    [...feelingLooks, ...looksOf(event, before, layout), ...(LIGHTS.has(event.kind) ? litHalts(layout) : [])].map(
      (look, i) => [`way ${i}`, piece(look, 'board', 0, 0)],
    ),
  )

const backsOf = (cards: readonly number[], layout: Layout): Look[] =>
  [...new Set(cards.filter((card) => card >= 0).map((card) => CARDS[card].stack))].map((stack) => ({
    kind: 'ticketBack',
    stack,
    height: layout.market.height,
  }))

/** The stack that they come off, as it counts down. */
function stacksDealt(
  cards: readonly number[],
  { stacks }: FirstClassView,
  { market: { height } }: Layout,
): readonly Look[] {
  const dealt = cards.filter((card) => card >= 0)
  return [...new Set(dealt.map((card) => CARDS[card].stack))].flatMap((stack) => {
    const left = stacks[stack - 1]
    return stacksOf({ kind: 'stack', stack, left, current: true, height, word: '' } as const, left, dealt.length)
  })
}

/** At these a row leaves, the next ones come, or all of them are called clear. */
const LIGHTS: ReadonlySet<FirstClassEvent['kind']> = new Set<FirstClassEvent['kind']>([
  'dealt',
  'rowCleared',
  'turnEnded',
  'roundEnded',
])

/** The platforms of rows, as they are while the last card of a row leaves. */
const litHalts = (layout: Layout): Look[] =>
  [0, 1, 2].flatMap((row): Look[] => {
    const { look } = haltAt(layout, row)
    return look.kind === 'halt' ? [{ ...look, lit: true }] : []
  })

const rising = (points: number, strong: boolean): Look => ({ kind: 'rise', text: `+${points}`, strong })

/** Those of events that show the same whoever does them. */
const ALWAYS: Partial<Record<FirstClassEvent['kind'], readonly Look[]>> = {
  wagonLaid: [WHEEL, SPARK, { kind: 'steam' }],
  walked: [{ kind: 'flash' }],
  drove: [{ kind: 'flash' }, { kind: 'steam' }, SPARK],
  ended: [{ kind: 'flash' }, { kind: 'steam' }, SPARK],
  scoringBegan: [{ kind: 'steam' }, waitingCell(false), waitingCell(true)],
  turnEnded: [{ kind: 'flash' }, { kind: 'steam' }, SPARK],
  rowCleared: [{ kind: 'steam' }],
  startTaken: [{ kind: 'flash' }],
  roundEnded: [{ kind: 'flag' }],
  coinSpent: [{ kind: 'flash' }, { kind: 'ghostCoin' }, SPARK],
  coinsLaid: [{ kind: 'flash' }, { kind: 'ghostCoin' }],
  cityCollected: [{ kind: 'flash' }],
  celebrityBoarded: [{ kind: 'flash' }],
  riderSeated: [{ kind: 'flash' }],
  boarded: [{ kind: 'flash' }],
  contractFulfilled: [{ kind: 'flash' }, SPARK],
  factoryWorks: [{ kind: 'flash' }],
}

/** What a train has come to as the points of each of its wagons are added. */
const sumsOf = ({ places, points }: Extract<FirstClassEvent, { kind: 'trainScored' }>): readonly number[] => [
  ...new Set([...places.map((_, i) => places.slice(0, i + 1).reduce((a, b) => a + b, 0)), points]),
]

/** The end card that is kept, on its way to whoever keeps it: open where it is known, else closed. */
function keptLooks(endCard: number, lies: Poses): readonly Look[] {
  const kept = lies[names.endCard(endCard)] ?? Object.values(lies).find(({ look }) => look.kind === 'endCardBack')
  return kept ? [aloft(kept).look] : []
}

/** Its cell on the departure board as it counts along. */
const counting = (points: number): Look => ({
  kind: 'flap',
  text: String(points),
  lit: true,
  points: false,
  word: '',
})

function looksOf(event: FirstClassEvent, before: FirstClassView, layout: Layout): readonly Look[] {
  switch (event.kind) {
    case 'dealt':
      return [...backsOf(event.cards, layout), ...stacksDealt(event.cards, before, layout)]
    case 'drafted':
      return keptLooks(event.endCard, draft(before, layout))
    case 'endCardTaken':
      return [{ kind: 'flash' }, aloft(offered(layout.offers, event.endCard, 0)).look]
    case 'mailLaid':
      return [SPARK, { kind: 'steam' }, carriedMail(event.seat, event.mail)]
    case 'taken':
      return [{ kind: 'claim', seat: event.seat, height: layout.market.height }]
    case 'tileLaid':
      return [
        { kind: 'flash' },
        { kind: 'steam' },
        SPARK,
        { kind: 'rise', text: String(ENGINE_TILES[before.tilesLaid + 1]?.points ?? ''), strong: true },
      ]
    case 'scored':
      return [rising(event.points, true), { kind: 'flash' }, SPARK]
    case 'endCardScored':
      return [rising(event.points, true), { kind: 'flash' }, ...scoredLooks(event.seat, event.endCard, event.points)]
    case 'switchScored':
      return [rising(event.points, true)]
    case 'upgraded':
      return [
        { kind: 'steam' },
        { kind: 'flash' },
        SPARK,
        ...(isFirst(event, before) ? [{ kind: 'glint' } as const] : []),
      ]
    case 'trainScored':
      return [
        ...sumsOf(event).flatMap((points) => [summed(event.seat, points), counting(points)]),
        { kind: 'rise', text: '×2', strong: true },
        ...[...new Set(event.places)].filter((n) => n > 0).map((n) => rising(n, false)),
        { kind: 'flash' },
        { kind: 'steam' },
        SPARK,
      ]
    case 'constantinople':
      return [{ kind: 'flash' }, { kind: 'steam' }, SPARK, { kind: 'arrival', seat: event.seat, points: event.points }]
    default:
      return ALWAYS[event.kind] ?? []
  }
}
