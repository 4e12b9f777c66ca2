import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import type { Box } from '../../../stage/scene.ts'
import type { BoardLayout } from './board-layout.ts'

/** Where coins, contracts, gained frames, end cards, mail wagons and evidence lie in a board's dock. */
export interface DockLayout {
  readonly coins: CoinsLayout
  readonly contracts: Stack
  readonly gained: Stack
  readonly ends: Stack
  /** Badges of the other seats, where a board covers their plates. */
  readonly tabs: (Point & { readonly pitch: number }) | null
  readonly mail: MailLayout
  /** Whatever is gained lies over the mail wagons, or contracts that are fanned out. */
  readonly covers?: boolean
  readonly evidence: Stack | null
}

/** Mail wagons that are left: so many in a row, then the next one so far below. */
export interface MailLayout extends Point {
  readonly pitch: number
  readonly scale: number
  readonly across: number
  readonly dy: number
  readonly heading: Point | null
}

export interface CoinsLayout {
  readonly heading: Point
  readonly columns: readonly Box[]
  /** Radius of a coin. */
  readonly r: number
  /** None lies there: they are only counted. */
  readonly counted: boolean
  readonly lying: boolean
}

/** Things of one size, so far apart, so many at most. */
export interface Stack extends Box {
  readonly heading: Point
  readonly dx: number
  readonly dy: number
  readonly most: number
  /** So many one below the other, then the next column. */
  readonly rows: number
}

/** `fanned`: contracts that there is no room for take the place of the coins. */
export function dockOf(view: FirstClassView, seat: number, at: BoardLayout, fanned = false): DockLayout {
  // Below the trains nothing that is gained is seen then.
  const usual = usualDock(fanned && at.dockAt === 'below' ? { ...view, gained: [] } : view, seat, at)
  if (!fanned) return usual
  return at.dockAt === 'right'
    ? spread(view, seat, usual)
    : {
        ...usual,
        contracts: {
          ...usual.contracts,
          heading: usual.coins.heading,
          x: usual.coins.heading.x,
          dx: usual.contracts.width + APART,
          most: 8,
        },
      }
}

/** Down to the mail wagons; where they would be too low for that in their place. */
function spread(view: FirstClassView, seat: number, usual: DockLayout): DockLayout {
  const n = view.seats[seat].contracts.length
  const { x, y } = usual.coins.heading
  const { ends, mail } = usual
  const downTo = (bottom: number) => Math.min(50, (bottom - 10 - y - 22) / n)
  const over = downTo(Math.min(ends.heading.y, mail.heading?.y ?? Infinity))
  const covers = over < LOW
  const dy = covers ? downTo(ends.heading.y) : over
  return {
    ...usual,
    contracts: { ...usual.contracts, heading: { x, y }, y: y + 22, height: Math.min(40, dy - 4), dy, most: n, rows: n },
    covers,
  }
}

function usualDock(view: FirstClassView, seat: number, at: BoardLayout): DockLayout {
  if (at.dockAt === 'below') return below(view, seat, at)
  return at.head ? short(view, seat, at.dock) : right(view, seat, at.dock)
}

/** So many contracts in a room so high: lower ones before fewer. */
function stacked(
  view: FirstClassView,
  seat: number,
  most: number,
  high: number,
  usual: Pick<Stack, 'heading' | 'x' | 'y' | 'width' | 'height' | 'dy'>,
): Stack {
  const n = Math.min(view.seats[seat].contracts.length, Math.floor(high / LOW))
  if (n <= most) return { ...usual, dx: 0, most, rows: most }
  return { ...usual, height: high / n - 5, dy: high / n, dx: 0, most: n, rows: n }
}

/** An end card with the gap to the next row. */
const END_ROW = 42

/** So many end cards of the least width stand side by side. */
const IN_ROW = 3
/** How high columns are whose coins are only counted, and what is gained with its heading. */
const COUNTED = 48
const GAINED = 62

/** So many contracts lie in full where coins are only counted for them, and so far apart. */
const MOST_FULL = 3
const CLOSER = 38

/** How large coins are and how far apart contracts lie where mail wagons would have no line else: the widest first. */
const CLOSE_TOGETHER = [
  [8, 46],
  [8, 44],
  [7.5, 44],
] as const

/** A contract with the gap to the next one, as low as it can be read. */
const LOW = 31

const endsOf = (view: FirstClassView, seat: number): number => view.seats[seat].endCards.length + 1
/** Only whoever is at work has gained frames. */
export const hasGained = (view: FirstClassView, seat: number): boolean => view.gained.length > 0 && view.atWork === seat

/** So narrow an end card still tells what it counts and what that comes to. */
const LEAST_END = 54
/** Between narrow ones. */
const CLOSE = 4

function endStack(x: number, y: number, room: number, usual: number, height: number, count: number): Stack {
  // Rather than hide each other they are narrower.
  const closer = Math.floor((room - (count - 1) * CLOSE) / count)
  const isClose = count > 1 && usual * count + CLOSE * (count - 1) > room && closer >= LEAST_END
  const width = isClose ? closer : usual
  const dx = isClose ? closer + CLOSE : Math.min(width + 12, count < 2 ? width + 12 : (room - width) / (count - 1))
  return { heading: { x, y }, x, y: y + 18, width, height, dx, dy: 0, most: 12, rows: 1 }
}

/** One thing gained lies beside the one end card where nothing else does: for it nothing makes room. */
const fitsBeside = (view: FirstClassView, seat: number): boolean =>
  !view.modules.includes('C') &&
  view.gained.length < 2 &&
  endsOf(view, seat) < 2 &&
  view.seats[seat].contracts.length < 2

/** Of a dock at the right: things gained lie where its mail wagons stand, where those have a line of their own. */
const fitsOver = ({ mail, evidence }: DockLayout): boolean =>
  mail.heading !== null && mail.scale >= LARGE && evidence === null

/** Everything stays where it is when something is gained: that lies beside the end card, or over the mail wagons. */
function right(view: FirstClassView, seat: number, box: Box): DockLayout {
  const still = rightAt({ ...view, gained: [] }, seat, box)
  if (!hasGained(view, seat) || fitsBeside(view, seat) || !fitsOver(still)) return rightAt(view, seat, box)
  const { x, y } = still.ends.heading
  // Its words keep clear of a contract close over them, in large letters too.
  const gained = { heading: { x, y: y - 57 }, x, y: y - 40, width: 84, height: 34, dx: 96, dy: 0, most: 2, rows: 1 }
  return { ...still, gained, covers: true }
}

/** Radius of a coin. With four seats the board is lower: end cards keep clear of what is gained. */
function usualCoin(height: number, case_: boolean, gains: boolean): number {
  if (gains && height < 360) return 8
  return case_ || gains || height < 350 ? 9 : 10
}

/** End cards would hide each other where contracts or evidence leave no second row: then coins are only counted. */
const isFull = (view: FirstClassView, seat: number, gains: boolean): boolean =>
  !gains && endsOf(view, seat) > IN_ROW && (view.modules.includes('C') || view.seats[seat].contracts.length > 1)

/** More than two take the room that contracts leave. */
const rowsOfEnds = (ends: number, held: number, free: number): number =>
  ends > 2 ? Math.min(Math.ceil(ends / 2), 1 + Math.max(held < 2 ? 1 : 0, free)) : 1

/** Contracts below counted coins are so far apart. */
const apartBy = (isFull: boolean, held: number): number => (isFull && held > 2 ? CLOSER : 50)

/** So many contracts are shown where coins are only counted for them, and as many as usual elsewhere. */
const shownOf = (isFull: boolean, held: number, usual: number): number => (isFull ? Math.min(held, MOST_FULL) : usual)

/** How high evidence is with its heading and the card that says who one is, clear of mail wagons over the end cards. */
const EVIDENCE = 56

/** So many contracts leave evidence its room over the end cards. */
const overEvidence = (shown: number, room: number, dy: number): number =>
  Math.min(shown, Math.max(1, Math.floor((room - EVIDENCE) / dy)))

/** How far down evidence and the card beside it reach, below its heading, with a hair of air. */
const EVIDENCE_ENDS = 54

const hasMailLine = ({ room }: { readonly room: number }): boolean => room >= MAIL_LINE

const fitsEvidence = ({ after, low }: { readonly after: number; readonly low: number }): boolean =>
  after + EVIDENCE <= low

/** The first in which mail wagons have a line of their own; where none is, the first that leaves evidence its room. */
const roomiest = <P extends { readonly room: number; readonly after: number; readonly low: number }>(
  parted: readonly [P, ...P[]],
  evidence: boolean,
): P => parted.find(hasMailLine) ?? (evidence ? parted.find(fitsEvidence) : undefined) ?? parted[0]

/** More contracts than are usual lie close together as it is; evidence lies below as many as are usual. */
const comeCloser = (evidence: boolean, held: number, most: number): boolean => evidence || held <= most

/** They end above mail wagons, which stand beside the heading of the end cards where they have no line of their own. */
const roomOfContracts = (shown: number, dy: number, room: number): number => Math.min(shown * dy, room)

/** Mail wagons without a line of their own stand beside what was gained, where no evidence lies. */
const goBeside = (gains: boolean, case_: boolean, lacksLine: boolean): boolean => gains && !case_ && lacksLine

function rightAt(view: FirstClassView, seat: number, { x, y, width, height }: Box): DockLayout {
  const case_ = view.modules.includes('C')
  const ends = endsOf(view, seat)
  const held = view.seats[seat].contracts.length
  const beside = fitsBeside(view, seat)
  const gains = hasGained(view, seat) && !beside
  const usual = usualCoin(height, case_, gains)
  const most = 2 - Number(case_) - Number(gains)
  // Beside what is gained three of them stand in a row, and say what they count.
  const full = isFull(view, seat, gains)
  const crowded = full || (gains && ends > IN_ROW)
  const partedBy = (r: number, dy: number, counted = false, mostRows = Infinity) => {
    const columns = counted
      ? upright(x - 3, y, (width + 6) / 3, COUNTED)
      : upright(x - 3, y + 18, (width + 6) / 3, 5 * (2 * r + 3) + 36)
    const under = columns[0].y + columns[0].height + 8
    // More than two end cards would hide each other: they take the room that contracts leave.
    const free = Math.floor((y + height - 58 - under - 20 - held * dy) / END_ROW)
    const wanted = crowded ? Math.ceil(ends / IN_ROW) : most === 2 ? rowsOfEnds(ends, held, free) : 1
    const rows = Math.min(wanted, mostRows)
    const low = y + height - 58 - (rows - 1) * END_ROW
    const asked = shownOf(counted && full, held, held)
    const caseFull = case_ && full
    const usually = crowded ? Math.min(held, most) : most
    const shown = caseFull ? overEvidence(asked, low - under - 20, dy) : asked
    const after = under + 20 + (caseFull ? shown * dy : usually * Math.min(50, dy))
    const room = low - (gains ? after + GAINED : case_ ? after + EVIDENCE_ENDS : under + 20 + shown * dy)
    return { r, counted, dy, columns, under, rows, low, room, after, laid: counted && full ? shown : most }
  }
  const asUsual = partedBy(usual, 50)
  // Rather than that the rows run into what is gained coins are only counted.
  const isShort = full ? asUsual.room < MAIL_LINE : asUsual.after + GAINED > asUsual.low
  const wide = crowded && isShort ? partedBy(usual, apartBy(full, held), true) : asUsual
  // Rather than that mail wagons have no line of their own, or evidence no room, coins and contracts lie closer.
  const lacksLine = ends > 1 && wide.room < MAIL_LINE
  const mayClose = lacksLine && !gains && !wide.counted && comeCloser(case_, held, most)
  const closer = [Infinity, asUsual.rows].flatMap((mostRows) =>
    mayClose ? CLOSE_TOGETHER.map(([r, dy]) => partedBy(Math.min(usual, r), dy, false, mostRows)) : [],
  )
  const { r, counted, dy, columns, under, rows, low, room, after, laid } = roomiest([wide, ...closer], case_)
  const n = view.seats[seat].mail.length
  const isBesideGained = view.gained.length === 1 && (crowded || goBeside(gains, case_, lacksLine))
  return {
    coins: { heading: { x, y }, columns, r, counted, lying: false },
    contracts: stacked(view, seat, most, roomOfContracts(laid, dy, low - under - 20), {
      heading: { x, y: under },
      x,
      y: under + 20,
      width,
      height: 40,
      dy,
    }),
    gained: beside
      ? endStack(x + 96, low, 84, 84, 38, 1)
      : { heading: { x, y: after }, x, y: after + 18, width: 84, height: 38, dx: 96, dy: 0, most: 2, rows: 1 },
    tabs: null,
    ends: { ...endStack(x, low, width, 84, 38, Math.ceil(ends / rows)), dy: END_ROW, rows },
    // Beside one thing gained alone there is room for them and their word.
    mail: isBesideGained ? mailAt(x, after, 1, 0, n) : mailAt(x, low, ends, room, n),
    ...(beside && room < ABOVE && { covers: true as const }),
    evidence: case_
      ? { heading: { x, y: after }, x: x + 12, y: after + 33, width: 24, height: 30, dx: 24, dy: 0, most: 7, rows: 1 }
      : null,
  }
}

/** Of a mail wagon that is left: where there is room, and the least by which it is told what it brings. */
const LARGE = 0.3
const LEAST_MAIL = 0.22
/** Where there is room for it, as many as three are so large; then they stand so high with their word. */
const LARGEST = 0.38
const WELL_ABOVE = 55
/** So high they stand over the end cards, their word above them. */
const ABOVE = 51
/** How high a line of them with its word is, and how far the last one reaches: with what lies over it. */
const MAIL_LINE = 23
const MAIL_END = 182

/**
 * Two rows of them below their word, as high as one end card, a hair between roofs and wheels: without a line of their
 * own, which what is gained could lie over.
 */
const IN_TWO_ROWS = { pitch: 40, scale: 0.25, across: 2, dy: 21 } as const

/** One that is large has its gap beside it; others stand coupled. */
const inRow = (scale: number): Pick<MailLayout, 'pitch' | 'scale' | 'across' | 'dy'> => ({
  pitch: scale >= LARGE ? 46 : Math.round(128 * scale),
  scale,
  across: 4,
  dy: 0,
})

/** Mail wagons that are left stand over the end cards where there is room, large or in one line with their word. */
function mailAt(x: number, low: number, ends: number, room: number, n: number): MailLayout {
  if (room >= WELL_ABOVE && n <= 3)
    return { x: x + 2, y: low - 36, ...inRow(LARGEST), pitch: 56, heading: { x, y: low - 60 } }
  if (room >= ABOVE) return { x: x + 2, y: low - 33, ...inRow(LARGE), heading: { x, y: low - 56 } }
  if (ends < 2) {
    const heading = { x: x + 96, y: low }
    if (n <= 2) return { x: x + 96, y: low + 24, ...inRow(LARGE), heading }
    return { x: x + 96, y: low + 15, ...IN_TWO_ROWS, heading }
  }
  const row = inRow(n > 3 ? LEAST_MAIL : 0.25)
  const asFarAs = x + MAIL_END - n * row.pitch
  if (room >= MAIL_LINE) return { x: Math.min(x + 74, asFarAs), y: low - 23, ...row, heading: { x, y: low - 21 } }
  return { x: asFarAs, y: low - 4, ...row, heading: null }
}

/** Badges of the other seats are so high above their middle, evidence above the end cards. */
const TAB = 20
const EVIDENCE_LINE = 31

const needsMailLine = (view: FirstClassView, seat: number): boolean =>
  view.seats[seat].mail.length > 0 && !hasGained(view, seat)

/** Mail wagons in a lower board: over the end cards, or over badges and evidence where contracts leave a line there. */
function shortMail(
  view: FirstClassView,
  seat: number,
  { contracts, ends, tabs, evidence }: Pick<DockLayout, 'contracts' | 'ends' | 'tabs' | 'evidence'>,
): MailLayout {
  const { mail, contracts: held } = view.seats[seat]
  const { x, y: low } = ends.heading
  const shown = Math.min(held.length, contracts.most)
  const bottom = contracts.y + (shown > 0 ? (shown - 1) * contracts.dy + contracts.height : 0)
  const over = tabs ? tabs.y - TAB : evidence ? low - EVIDENCE_LINE : low
  const room = hasGained(view, seat) ? 0 : over - bottom
  if (room < MAIL_LINE) return mailAt(x, low, 2, 0, mail.length)
  return mailAt(x, over, 2, over === low ? Math.max(MAIL_LINE, room - 10) : MAIL_LINE, mail.length)
}

/** A board that lies over the cards is lower: its coins are counted, evidence stands in one line. */
function short(view: FirstClassView, seat: number, { x, y, width, height }: Box): DockLayout {
  const columns = Array.from({ length: 3 }, (_, i) => ({
    x: x + (i * (width + 6)) / 3,
    y,
    width: (width + 6) / 3 - 6,
    height: 48,
  }))
  const ends = endsOf(view, seat)
  const case_ = view.modules.includes('C')
  const low = y + height - 56
  const top = y + (case_ ? 70 : 72)
  const parts = {
    contracts: stacked(view, seat, height < 300 ? 1 : 2, height < 300 ? 46 : 112, {
      heading: { x, y: top - 18 },
      x,
      y: top,
      width,
      // Lower rather than that mail wagons have no line over the evidence.
      height: case_ ? (needsMailLine(view, seat) ? Math.min(32, low - EVIDENCE_LINE - MAIL_LINE - top) : 32) : 36,
      dy: 46,
    }),
    tabs: height < 300 ? null : { x: x + 16, y: y + 204, pitch: 42 },
    ends: endStack(x, low, width, 84, 38, ends),
    evidence: case_
      ? { heading: { x, y: low - 26 }, x: x + 96, y: low - 19, width: 24, height: 22, dx: 15, dy: 0, most: 6, rows: 1 }
      : null,
  }
  return {
    ...parts,
    coins: { heading: { x, y: y - 40 }, columns, r: 0, counted: true, lying: false },
    gained: { heading: { x, y: y + 118 }, x, y: y + 136, width: 84, height: 34, dx: 96, dy: 0, most: 2, rows: 1 },
    mail: shortMail(view, seat, parts),
  }
}

function upright(x: number, y: number, pitch: number, height: number): Box[] {
  return Array.from({ length: 3 }, (_, i) => ({ x: x + i * pitch + 3, y, width: pitch - 6, height }))
}

/** Of a dock below the trains: how wide coins and contracts are, between its parts, and how large an end card is. */
const COINS = 232
const CONTRACTS = 220
const APART = 16
const END_CARD = { width: 92, height: 42 }
/** Between two end cards there. */
const END_GAP = 6
/** The lower half of such a dock begins so far down. */
const HALF = 72

/** What is gained lies below the contracts, which are lower for it: all else stays where it is. */
function below(view: FirstClassView, seat: number, { dock: { x, y, width } }: BoardLayout): DockLayout {
  const case_ = view.modules.includes('C')
  const gains = hasGained(view, seat)
  const laid = x + COINS + APART
  const rest = laid + CONTRACTS + APART
  const room = x + width - rest
  const ends = endsOf(view, seat)
  // Rather than hide each other they take a second row, and mail wagons stand in one line below it.
  const twoRows = ends * (END_CARD.width + END_GAP) - END_GAP > room && !case_
  return {
    coins: {
      heading: { x, y },
      columns: Array.from({ length: 3 }, (_, i) => ({ x, y: y + 19 + i * 40, width: COINS, height: 36 })),
      r: 10,
      counted: false,
      lying: true,
    },
    contracts: stacked(view, seat, gains ? 1 : 2, gains ? 2 * LOW : 124, {
      heading: { x: laid, y },
      x: laid,
      y: y + 20,
      width: CONTRACTS,
      height: gains ? 48 : 52,
      dy: 58,
    }),
    gained: {
      heading: { x: laid, y: y + HALF + 8 },
      x: laid,
      y: y + HALF + 26,
      width: 92,
      height: 42,
      dx: 100,
      dy: 0,
      most: 2,
      rows: 1,
    },
    tabs: null,
    ends: twoRows
      ? { ...endStack(rest, y, room, END_CARD.width, END_CARD.height, Math.ceil(ends / 2)), dy: 47, rows: 2 }
      : endStack(rest, y, room, END_CARD.width, END_CARD.height, ends),
    mail: belowMail(rest, y, twoRows, case_),
    // Beside the mail wagons in their two rows; at its right lies the card that says who one is.
    evidence: case_
      ? {
          heading: { x: rest + 88, y: y + HALF },
          x: rest + 102,
          y: y + HALF + 43,
          width: 28,
          height: 38,
          dx: 24,
          dy: 0,
          most: 7,
          rows: 1,
        }
      : null,
  }
}

/** As large as four of them stand side by side where end cards need no second row; in two rows beside evidence. */
const ROOMY = { pitch: 62, scale: 0.44, across: 4, dy: 0 }
const BESIDE_EVIDENCE = { pitch: 40, scale: 0.29, across: 2, dy: 24 }
/** As large beside its word as below it. */
function belowMail(x: number, y: number, low: boolean, case_: boolean): MailLayout {
  if (low) return { x: x + 74, y: y + 112, ...inRow(LARGE), heading: { x, y: y + 118 } }
  const heading = { x, y: y + HALF }
  return case_ ? { x, y: y + HALF + 19, ...BESIDE_EVIDENCE, heading } : { x, y: y + 96, ...ROOMY, heading }
}

/** Module C: how large the card is that says who one is, at the right of a dock and in one below the trains. */
const IDENTITY = {
  beside: { width: 58, height: 42 },
  below: { width: 36, height: 46 },
  lying: { width: 38, height: 28 },
}

/** Where it lies: at the right, beside the row of evidence. */
export function identityBox({ dock, dockAt, head }: BoardLayout, { y }: Stack): Box {
  const right = dock.x + dock.width
  const { beside, below, lying } = IDENTITY
  if (dockAt === 'below') return { x: right - below.width, y: y - below.height / 2, ...below }
  const { width, height } = head ? lying : beside
  return { x: right - width, y: y - height / 2 - (head ? 0 : 3), width, height }
}

/** The middle of the nth coin of a column, counted from the bottom or the left. */
export function coinSpot({ columns, r, counted, lying }: CoinsLayout, column: number, n: number): Point {
  const { x, y, width, height } = columns[column]
  if (counted) return { x: x + width / 2, y: y + height - 13 }
  if (lying) return { x: x + 17 + n * 25, y: y + height / 2 }
  const pitch = 2 * r + 3
  return { x: x + width / 2, y: y + 5 * pitch - n * pitch - r + 3 }
}
