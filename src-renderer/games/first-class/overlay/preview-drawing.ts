import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView, SeatView } from '../../../../src-shared/games/first-class/view.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import type { Size } from '../../../stage/craft.ts'
import type { PreviewDrawing as AnyPreviewDrawing } from '../../../stage/over/preview-drawing.ts'
import { piece } from '../../../stage/pieces.ts'
import type { SceneFrame } from '../../../stage/scene.ts'
import { widthOfGhost } from '../art/train.ts'
import { PLACES, placeInLane, type LaneLayout } from '../layout/board-layout.ts'
import { layoutOf } from '../layout/layout.ts'
import { names, type Look, type Made, type Piece, type Poses } from '../looks.ts'
import { coinSpot, dockOf } from '../layout/dock-layout.ts'
import { poses } from '../poses.ts'
import { coachSpot } from '../poses/coaches.ts'
import { coinsText } from '../poses/dock.ts'
import { middleOf } from '../poses/market.ts'
import { risingIn } from './rises.ts'
import { subjectsOf } from '../subjects.ts'
import { pieceMiddle } from '../tell/spots.ts'
import { ownSeat } from '../whose.ts'
import type { Point } from '../../../stage/camera/camera.ts'

/**
 * What a preview draws over the table: wagons as they would stand, conductors and engine at their goals, coins that
 * would come or go.
 */
export interface PreviewDrawing extends AnyPreviewDrawing<Look> {
  readonly ghosts: Poses
  readonly ways: readonly Way[]
}

/** From where a conductor or the engine stands to where it would go. */
export interface Way {
  readonly from: Point
  readonly to: Point
  /** How far above its point whoever goes there ends: the line begins and ends over the head. */
  readonly head: number
  /** It runs level, from so far beside whoever goes to as far before where they would stand; absent = it is an arc. */
  readonly beside?: number
}

/** Of a conductor, who stands on a roof, and of the engine: its way is level, for cards lie close above the route. */
const HEAD = { conductor: { head: 40 }, engine: { head: 2, beside: 17 } } as const

/**
 * What a train scores stands in the sky over its engine, where nothing is hidden by it, so far from the corner of its
 * lane and so large.
 */
const SUM = { in: 6, down: 19, scale: 1.2 } as const

/** Where somebody stands now is fainter than where they would. */
export const FAINT = 0.4

/** Reads a preview's beats: plain data, no canvas. `view` is the position that stands. */
export function drawPreview(
  view: FirstClassView,
  asked: Preview,
  frame: SceneFrame | undefined,
  size: Size,
): PreviewDrawing {
  const preview = upToTurnEnd(asked)
  const last = preview.beats.at(-1)?.view as FirstClassView | undefined
  if (!last) return { ghosts: {}, ways: [] }
  const seat = ownSeat(view, frame, layoutOf(size, view).both)
  const layout = layoutOf(size, view)
  const [from, to] = [poses(view, frame, size), poses(onSameBoard(last, view), frame, size)]
  const ghosts: Made = {}
  // What lies there already and gives way: the arrow ends at none of it.
  const givesWay: Made = {}
  const ways: Way[] = []
  layout.own.lanes.forEach((lane, train) => {
    const [was, will] = [view.seats[seat].trains[train], last.seats[seat].trains[train]]
    for (let place = 0; place < PLACES; place++) {
      const [old, now] = [was.coaches[place], will.coaches[place]]
      const number = names.number(seat, train, place)
      // Who comes to ride in it stands beside its value, which gives way at once.
      if (old && now && now.rider !== old.rider && to[number]) givesWay[number] = to[number]
      if (!now || (old && old.kind === now.kind && old.value === now.value)) continue
      const { x, y, scale } = coachSpot(lane, place)
      if (now.kind !== 'tile')
        ghosts[`ghost ${train} ${place}`] = piece(
          { kind: 'ghostWagon', value: now.value, mail: now.kind === 'mail', seat },
          'board',
          x,
          y - 4,
          { scale },
        )
      const plate = to[number]
      if (plate && now.kind === 'wagon')
        ghosts[`ghost ${number}`] = ghostValue(lane, place, plate, old ? String(old.value) : '', String(now.value))
    }
    if (was.points !== will.points) {
      const [before, then] = [String(was.points), String(will.points)]
      ghosts[`ghost sum ${train}`] = piece(
        { kind: 'ghostNumber', from: before, to: then },
        'board',
        lane.x + SUM.in + (widthOfGhost(before, then) / 2) * SUM.scale,
        lane.y + SUM.down,
        { scale: SUM.scale, z: 2 },
      )
    }
    if (was.conductor !== will.conductor) move(names.conductor(seat, train), { kind: 'ghostConductor', seat })
    // He stands before the wagon that rises under him.
    else if (ghosts[`ghost ${train} ${was.conductor - 1}`])
      ghosts[`ghost feet ${train}`] = {
        ...from[names.conductor(seat, train)],
        look: { kind: 'ghostStander', seat },
        z: 4,
      }
  })
  if (view.seats[seat].locomotive !== last.seats[seat].locomotive) move(names.token(seat), { kind: 'ghostToken', seat })
  Object.assign(
    ghosts,
    coins(view, last, seat, layout),
    coinsGo(view.seats[seat], last.seats[seat], seat, from, frame),
    comes(from, to),
    goesOut(preview, layout),
  )
  if (view.seats[seat].contracts.length !== last.seats[seat].contracts.length)
    Object.assign(ghosts, dockMakesRoom(seat, from, to))
  if (view.seats[seat].route.length !== last.seats[seat].route.length) Object.assign(ghosts, makesRoom(seat, from, to))
  const first = firstChanged(preview, from, to)
  return {
    ghosts: { ...openTo(last, seat, layout, ghosts), ...ghosts, ...givesWay },
    ways,
    arrow: arrowOf(startOf(preview, layout, from), ghosts, first === null ? null : to[first]),
    ringed: ringedOf(ghosts, first),
  }

  function move(name: string, look: Piece['look']): void {
    const [start, end] = [from[name], to[name]]
    if (!start || !end) return
    ghosts[name] = { ...start, alpha: FAINT }
    ghosts[`ghost ${name}`] = { ...end, look, z: 4 }
    ways.push({ from: start, to: end, ...(look.kind === 'ghostToken' ? HEAD.engine : HEAD.conductor) })
  }
}

/**
 * With what a hint goes on with, as far as its turn goes: what comes of all of it is seen, and no choice that it makes.
 */
function upToTurnEnd({ then = [], ...preview }: Preview): Preview {
  const end = then.findIndex(({ event }) => event.kind === 'turnEnded')
  return { ...preview, beats: [...preview.beats, ...(end < 0 ? then : then.slice(0, end))] }
}

/** As it would be with the board of now laid out: of who plays next, and their board, nothing is to be seen yet. */
const onSameBoard = (last: FirstClassView, { phase, active, atWork, startHolder }: FirstClassView): FirstClassView => ({
  ...last,
  phase,
  active,
  atWork,
  startHolder,
})

/** What is yet to be chosen: the wagons of which any may rise then, as far as nothing else is seen there. */
function openTo(last: FirstClassView, seat: number, layout: ReturnType<typeof layoutOf>, ghosts: Poses): Made {
  const made: Made = {}
  if (last.atWork === seat)
    for (const { train, place, to } of risingIn(last)) {
      const name = `ghost ${train} ${place}`
      const { x, y, scale } = coachSpot(layout.own.lanes[train], place)
      const look = { kind: 'ghostWagon', value: to, mail: false, seat, empty: true } as const
      if (!ghosts[name]) made[name] = piece(look, 'board', x, y - 4, { scale })
    }
  return made
}

/** Two values side by side leave so much of a pitch free: for the lines round both, and a gap between these. */
const GAP = 3

/** Where its value stands; one that counts double has the whole of its place, for its train's sum stands beside it. */
function ghostValue(lane: LaneLayout, place: number, plate: Piece, from: string, to: string): Piece {
  if (plate.look.kind !== 'number' || !plate.look.twice)
    return { ...plate, scale: ghostScale(lane, from, to), look: { kind: 'ghostNumber', from, to }, z: 2 }
  const scale = Math.min(1, (lane.pitch - GAP) / widthOfGhost(from, to, true))
  const x = placeInLane(lane, place) + lane.pitch / 2 - 1
  return { ...plate, x, scale, look: { kind: 'ghostNumber', from, to, twice: true }, z: 2 }
}

/** As large as the numbers beside it, as far as its place is wide. */
const ghostScale = ({ figures, pitch }: LaneLayout, from: string, to: string): number =>
  Math.max(1, Math.min(figures, pitch / widthOfGhost(from, to)))

/** So much is seen of a card that would come: less than of those that lie there, and enough to be read by night. */
const NOT_YET = 0.78

/** What comes onto the board as it is: a route card with its cities, a guest, a contract. */
function comes(from: Poses, to: Poses): Made {
  const made: Made = {}
  for (const [name, pose] of Object.entries(to))
    if (COMING.has(pose.look.kind) && !liesAlready(from[name], pose)) {
      made[`ghost ${name}`] = { ...pose, alpha: NOT_YET }
      // What it covers is not read through it; a contract lies in its row yet, by the same name.
      if (from[name]?.look.kind === pose.look.kind) made[name] = { ...from[name], alpha: 0 }
    }
  return made
}

/** A place between the trains keeps its name when another card covers the one that lies there. */
export const liesAlready = (was: Piece | undefined, { look }: Piece): boolean =>
  was?.look.kind === look.kind &&
  (was.look.kind !== 'betweenCard' || look.kind !== 'betweenCard' || was.look.card === look.card)

/** The card that leaves the game with the start tile is struck out where it lies. */
function goesOut({ beats }: Preview, layout: ReturnType<typeof layoutOf>): Made {
  const out = beats.map(({ event }) => event as FirstClassEvent).find((event) => event.kind === 'removed')
  if (!out) return {}
  const { x, y } = middleOf(layout, out.row, out.column)
  const { height, scale } = layout.market
  return { 'ghost out': piece({ kind: 'ghostOut', height }, 'board', x, y, { scale, z: 4 }) }
}

/** A route that a card is laid to: what lies there makes room, and the word of the next place gives way to the card. */
function makesRoom(seat: number, from: Poses, to: Poses): Made {
  const made: Made = {}
  for (const [name, pose] of Object.entries(from)) {
    if (!MAKING_ROOM.has(pose.look.kind) || !name.includes(` ${seat}`)) continue
    const { look, ...next } = to[name] ?? { ...pose, alpha: 0 }
    made[name] = { ...next, look: look.kind === 'routeNext' ? { ...look, word: '' } : look }
  }
  return made
}

/** Mail wagons give way to a contract, and the heading counts it. */
function dockMakesRoom(seat: number, from: Poses, to: Poses): Made {
  const moved = (name: string) => {
    const [was, will] = [from[name], to[name]]
    return was.x !== will?.x || was.y !== will.y || was.scale !== will.scale || was.look !== will.look
  }
  const names = Object.keys(from).filter((name) => DOCK.test(name) && name.split(' ')[1] === String(seat))
  return Object.fromEntries(names.filter(moved).map((name) => [name, to[name] ?? { ...from[name], alpha: 0 }]))
}
const DOCK = /^(mail|mailHead|contractsHead) /

const MAKING_ROOM: ReadonlySet<Look['kind']> = new Set<Look['kind']>(['routeNext', 'routeCard', 'medal'])

export const COMING: ReadonlySet<Look['kind']> = new Set<Look['kind']>([
  'routeCard',
  'medal',
  'postcardMark',
  'contract',
  'rider',
  'betweenCard',
])

const eventsOf = ({ beats }: Preview): readonly FirstClassEvent[] => beats.map(({ event }) => event as FirstClassEvent)

const TAKES: ReadonlySet<FirstClassEvent['kind']> = new Set<FirstClassEvent['kind']>(['taken', 'startTaken'])

/**
 * The piece that a move changes first by its card or the start tile, by its name; null = none on the table. What was
 * spent or fulfilled before is another deed than the one the arrow sets out from.
 */
function firstChanged(preview: Preview, from: Poses, to: Poses): string | null {
  const events = eventsOf(preview)
  const taken = Math.max(
    0,
    events.findIndex(({ kind }) => TAKES.has(kind)),
  )
  const changed = (some: readonly FirstClassEvent[]) => some.flatMap((event) => changedBy(event, from, to) ?? [])
  return changed(events.slice(taken))[0] ?? changed(events.slice(0, taken))[0] ?? null
}

function changedBy(event: FirstClassEvent, from: Poses, to: Poses): string | undefined {
  // A coin lies in its column, and an end card in the dock of whoever has it now.
  if (event.kind === 'coinsLaid') return Object.keys(to).find((name) => isCoinOf(event.seat, name) && !from[name])
  if (event.kind === 'endCardTaken') return [names.endCard(event.endCard)].find((name) => to[name])
  // One that is fulfilled in the same turn lies nowhere: what it brings is what changes.
  if (event.kind === 'contractKept')
    return to[names.card(event.card)]
      ? names.card(event.card)
      : isKeptUnseen(event, to)
        ? names.more(event.seat)
        : undefined
  return subjectsOf({ event, from, to }).find((name) => to[name])
}

/** It lies below others in the dock, as long as it has not been fulfilled. */
const isKeptUnseen = ({ seat }: FirstClassEvent, to: Poses): boolean => to[names.more(seat)] !== undefined

const isCoinOf = (seat: number, name: string): boolean => name.startsWith(`coin ${seat} `)

/** Where the card lies that is taken, or the start tile; null = nothing is. */
function startOf(preview: Preview, layout: ReturnType<typeof layoutOf>, from: Poses): Point | null {
  const taken = eventsOf(preview).find((event) => event.kind === 'taken' || event.kind === 'startTaken')
  if (taken?.kind === 'taken') return middleOf(layout, taken.row, taken.column)
  return taken && from[names.start] ? pieceMiddle(from[names.start]) : null
}

/** From what is taken to the first of what it changes. */
function arrowOf(from: Point | null, ghosts: Poses, first: Piece | null | undefined): [Point, Point] | null {
  if (!from) return null
  const ghost = first && Object.values(ghosts).find(({ x, y, look }) => x === first.x && y === first.y && isGoal(look))
  return [from, first ? { ...(ghost ?? first), ...pieceMiddle(first) } : from]
}

const isGoal = ({ kind }: Look): boolean => kind !== 'ghostNumber' && kind !== 'ghostSpent'

/** What a move is ringed at: neither sums nor where somebody sets out; what changes first before all else. */
function ringedOf(ghosts: Poses, first: string | null): readonly string[] {
  const ringed = Object.keys(ghosts).filter((name) => name.startsWith('ghost ') && isGoal(ghosts[name].look))
  const foremost = ringed.filter((name) => name === ghostOf(first))
  return [...foremost, ...ringed.filter((name) => !foremost.includes(name))]
}

/** The ghost of a piece: those of wagons are named by their train and place. */
function ghostOf(name: string | null): string {
  const [kind, , ...rest] = name?.split(' ') ?? []
  return kind === 'coach'
    ? `ghost ${rest.join(' ')}`
    : kind === 'coin'
      ? `ghost coin ${rest.join(' ')}`
      : `ghost ${name}`
}

function coins(view: FirstClassView, last: FirstClassView, seat: number, layout: ReturnType<typeof layoutOf>): Made {
  const made: Made = {}
  const { coins: at } = dockOf(view, seat, layout.own)
  if (at.counted) return made
  last.seats[seat].coins.forEach((n, column) => {
    for (let i = view.seats[seat].coins[column]; i < n; i++) {
      const { x, y } = coinSpot(at, column, i)
      made[`ghost coin ${column} ${i}`] = piece({ kind: 'ghostCoin' }, 'board', x, y, { scale: at.r / 10, alpha: 0.6 })
    }
  })
  return made
}

/**
 * Coins that are spent lie there fainter and struck; the heading counts as it would then. Coins that would only lie
 * otherwise, because the board had less room, stay as they are.
 */
function coinsGo(now: SeatView, then: SeatView, seat: number, from: Poses, frame: SceneFrame | undefined): Made {
  const gone = now.coins.flatMap((n, column) =>
    Array.from({ length: Math.max(0, n - then.coins[column]) }, (_, i) =>
      names.coin(seat, column, then.coins[column] + i),
    ).filter((name) => from[name]),
  )
  const [name, text] = [names.coinsHead(seat), coinsText(then, frame)]
  const head = from[name]
  const isCountedAnew = head?.look.kind === 'heading' && text !== coinsText(now, frame)
  return {
    ...Object.fromEntries(gone.map((name) => [name, { ...from[name], alpha: FAINT }])),
    ...Object.fromEntries(gone.map((name) => [struckOn(name), { ...from[name], look: { kind: 'ghostSpent' }, z: 4 }])),
    ...(isCountedAnew && { [name]: { ...head, look: { ...head.look, text } } }),
  }
}

/** `ghost spent 2 0`: in a column, which of its coins. */
const struckOn = (name: string): string => name.replace(/^coin \d+/, 'ghost spent')
