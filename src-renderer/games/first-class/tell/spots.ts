import { names, type Piece } from '../looks.ts'
import { pairsOf, statsUp, wordsOn } from '../art/plate-layout.ts'
import { widthOf } from '../art/numerals.ts'
import { footOf } from '../pieces/index.ts'
import { pieceOf } from '../where.ts'
import type { Script } from '../kinds.ts'
import type { Layout } from '../layout/layout.ts'

/** Places that several movements start from or go to. */
export const onPlate = ({ telling: { layout } }: Script, seat: number): { x: number; y: number } =>
  plateMiddle(layout, seat)

export function plateMiddle({ plates }: Layout, seat: number): { x: number; y: number } {
  const { x, y, width, height } = plates[seat]
  return { x: x + width / 2, y: y + height / 2 }
}

/** Over a seat's trains, where its board lies in sight; null elsewhere. */
export function aboveBoard(
  { telling: { to, layout } }: Script,
  seat: number,
): { x: number; y: number; scale: number } | null {
  if (!to[names.board(seat)]) return null
  const lane = to[names.lane(seat, 0)]
  if (!lane || lane.look.kind !== 'lane') return null
  return { x: lane.x + lane.look.width / 2, y: lane.y + lane.look.scene / 2, scale: 0.8 * layout.market.scale }
}

/** The middle of a thing on the table. */
export function pieceMiddle(piece: Piece): { x: number; y: number } {
  const foot = footOf(piece)
  return foot ? { x: foot.x + foot.width / 2, y: foot.y + foot.height / 2 } : { x: piece.x, y: piece.y }
}

/** Where that lies of which an event comes: a city, a contract, the start tile; null = it is nowhere to be seen. */
export function giverOf({ telling: { event, from, to } }: Script): { x: number; y: number } | null {
  if (event.because.kind === 'game' || event.because.kind === 'seat') return null
  const name = pieceOf(event.because)
  const giver = name === null ? undefined : (from[name] ?? to[name])
  return giver ? pieceMiddle(giver) : null
}

/** The figure on a seat's plate that counts its points. */
export function onPoints(script: Script, seat: number): { x: number; y: number } {
  const plate = script.telling.to[names.plate(seat)]
  if (plate?.look.kind !== 'plate') return onPlate(script, seat)
  const { x, y, size } = wordsOn(plate.look).score
  return { x: plate.x + x + widthOf(String(plate.look.points), size) / 2, y: plate.y + y - size * 0.35 }
}

/** So far off their middle the points of a plate reach, in the table's units. */
export const POINTS_REACH = 18

/** The sign on a seat's plate by which its contracts are counted, or its end cards. */
export function onCount(script: Script, seat: number, sign: 'contract' | 'endCard'): { x: number; y: number } {
  const plate = script.telling.to[names.plate(seat)]
  if (plate?.look.kind !== 'plate') return onPlate(script, seat)
  const i = plate.look.stats.split(' ').findIndex((fact) => fact.startsWith(`${sign}:`))
  const { at, size } = pairsOf(plate.look)
  return i < 0
    ? onPlate(script, seat)
    : { x: plate.x + at[i] + size / 2, y: plate.y + plate.look.height - statsUp(plate.look) }
}

/** Somebody looks on while another seat plays, or is counted. */
export const isOfAnother = ({ telling: { event, frame } }: Pick<Script, 'telling'>): boolean =>
  typeof frame?.viewer === 'number' && event.seat !== frame.viewer
