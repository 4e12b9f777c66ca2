import { easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Of } from '../kinds.ts'
import type { Layout } from '../layout.ts'
import { names, type Look, type Piece, type Poses } from '../looks.ts'

/** In milliseconds; `parts`: what lies on the board comes to light. */
const SHEET = { grows: 360, shrinks: 260, parts: 140 } as const
/** Where one board makes room for another, that one comes when it is on its way. */
const AFTER = 140

/** A board on its way: as it lies there, bare but for its engines. */
export function sheetOf({ own, other, both }: Layout, seat: number): Extract<Look, { kind: 'sheet' }> {
  const { x, y, width, height, lanes } = both ? other : own
  const [upper, lower] = lanes
  return {
    kind: 'sheet',
    seat,
    width,
    height,
    left: upper.x - x,
    upper: upper.y - y,
    lower: lower.y - y,
    long: upper.width,
    scene: upper.scene,
    platform: upper.platform,
    pitch: upper.pitch,
  }
}

/** The board of who plays grows out of its plate, and that of who played goes back into its own. */
export function turnBegan(script: Of<'turnBegan'> | Of<'startBonusBegan'>): void {
  const { from, to, frame, layout } = script.telling
  const viewer = frame?.viewer
  const [goes, comes] = [boardOnlyIn(from, to), boardOnlyIn(to, from)]
  // Whoever looks on at a table with two boards sees both change.
  if (comes === null || goes === null || (layout.both && typeof viewer !== 'number')) return
  const returns = goes !== viewer && typeof viewer === 'number'
  const grows = comes !== viewer
  const landed = grows ? (returns ? AFTER : 0) + SHEET.grows : 0
  // What grows lies over one's own board until it is there.
  const left = returns ? 0 : landed
  for (const name of Object.keys(from)) if (!to[name]) script.remove(name, left)
  for (const [name, end] of Object.entries(to)) if (!from[name]) script.put(name, landed, end)
  if (returns) {
    const sheet = script.extra()
    const board = lying(from, layout, goes)
    script.fly(sheet, 0, SHEET.shrinks, board, { ...inPlate(layout, goes), alpha: 0.4 }, { ease: easeIn })
    script.remove(sheet, SHEET.shrinks)
  }
  if (grows) {
    const sheet = script.extra()
    const board = lying(to, layout, comes)
    script.sound(landed - SHEET.grows, 'card', sheet)
    script.fly(sheet, landed - SHEET.grows, SHEET.grows, inPlate(layout, comes), board, { ease: easeOut })
    script.fly(sheet, landed, SHEET.parts, board, { ...board, alpha: 0 })
    script.remove(sheet, landed + SHEET.parts)
  }
  script.steady(0, Math.max(landed + (grows ? SHEET.parts : 0), returns ? SHEET.shrinks : 0))
}

/** Whose board lies in the one position and not in the other; null = nobody's. */
function boardOnlyIn(one: Poses, other: Poses): number | null {
  for (const [name, { look }] of Object.entries(one)) if (look.kind === 'seatBoard' && !other[name]) return look.seat
  return null
}

/** Above everything. */
const HIGH = 70

function lying(poses: Poses, layout: Layout, seat: number): Piece {
  const { x, y } = poses[names.board(seat)]
  return piece(sheetOf(layout, seat), 'board', x, y, { z: HIGH })
}

function inPlate(layout: Layout, seat: number): Piece {
  const { x, y, width } = layout.plates[seat]
  const look = sheetOf(layout, seat)
  return piece(look, 'board', x, y, { scale: width / look.width, z: HIGH })
}
