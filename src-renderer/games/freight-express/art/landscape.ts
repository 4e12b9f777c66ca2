import type { Ink } from '../../../stage/art/ink.ts'
import { BANKS, WATER, riverOf } from '../layout/river.ts'
import { CELL } from '../track/track.ts'

/**
 * The land that the line is built through, seen from above: fields, hedges, woods and a river. All of it is near in
 * tone, so that cards, rails and marks stand out; always the same for a sheet of a size.
 */
export function landscape(ink: Ink, width: number, height: number): string {
  const lot = lots(width * 31 + height)
  const fields = quilt(width, height, lot)
  return (
    fields.map((field) => ground(ink, field)).join('') +
    `<g fill="none" stroke="${ink('wood')}" stroke-opacity=".35" stroke-width="1.1">${fields.map(furrows).join('')}</g>` +
    `<g fill="none" stroke="${ink('wood')}" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round" stroke-dasharray=".1 6.5">${fields.map(hedge).join('')}</g>` +
    water(ink, riverOf(width / CELL, height / CELL)) +
    fields.map((field) => wood(ink, field)).join('')
  )
}

/**
 * The same land for small pictures, of which there are many at once: fields, river and crowns of trees, each kind as
 * one path.
 */
export function landInShort(ink: Ink, width: number, height: number): string {
  const fields = quilt(width, height, lots(width * 31 + height))
  const tinted = Array.from({ length: TINTS }, (_, tint) => {
    const colour = ink(`field${tint + 1}`)
    const shapes = fields.filter((field) => field.tint === tint).map(outline)
    return `<path d="${shapes.join('')}" fill="${colour}" stroke="${colour}"/>`
  })
  const crowns = fields.flatMap((field) => (field.crop === 'wood' ? crownsOf(field).map(round) : []))
  return (
    tinted.join('') +
    water(ink, riverOf(width / CELL, height / CELL)) +
    `<path d="${crowns.join('')}" fill="${ink('wood')}"/>`
  )
}

/** A river along a path: its banks, its water and what of it glitters. */
export const water = (ink: Ink, path: string): string =>
  `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${ink('field3')}" stroke-width="${BANKS}"/>` +
  `<path d="${path}" stroke="${ink('river')}" stroke-width="${WATER}"/>` +
  `<path d="${path}" stroke="${ink('glint')}" stroke-opacity=".22" stroke-width="1.4" stroke-dasharray="16 30"/></g>`

interface Spot {
  readonly x: number
  readonly y: number
}

/** Four corners in their order round it, and what grows there. */
interface Field {
  readonly corners: readonly [Spot, Spot, Spot, Spot]
  readonly tint: number
  readonly crop: 'meadow' | 'furrows' | 'wood'
  /** Which two sides the furrows run between. */
  readonly turned: boolean
  readonly trees: readonly Spot[]
}

/** How wide a field is, in u; and how far its corners stray. */
const [FIELD, STRAY] = [118, 44]
const TINTS = 4

/** Numbers from 0 to 1, always the same for the same seed. */
function lots(seed: number): () => number {
  let n = seed % 2147483647
  return () => ((n = (n * 16807) % 2147483647), (n & 0xffff) / 0x10000)
}

function quilt(width: number, height: number, lot: () => number): readonly Field[] {
  const [across, down] = [Math.ceil(width / FIELD) + 1, Math.ceil(height / FIELD) + 1]
  const corner = (column: number, row: number): Spot => ({
    x: (column - 0.5) * FIELD + (row % 2) * 30 + (lot() - 0.5) * STRAY,
    y: (row - 0.5) * FIELD + (column % 2) * 22 + (lot() - 0.5) * STRAY,
  })
  const corners = Array.from({ length: down + 1 }, (_, row) =>
    Array.from({ length: across + 1 }, (_, column) => corner(column, row)),
  )
  return Array.from({ length: across * down }, (_, i) => {
    const [column, row] = [i % across, Math.floor(i / across)]
    const kind = lot()
    return {
      corners: [
        corners[row][column],
        corners[row][column + 1],
        corners[row + 1][column + 1],
        corners[row + 1][column],
      ] as const,
      // Never the tint of a neighbour to the left or above.
      tint: (column + 2 * row + (lot() < 0.5 ? 0 : 2)) % TINTS,
      crop: kind < 0.22 ? 'wood' : kind < 0.6 ? 'furrows' : 'meadow',
      turned: lot() < 0.5,
      trees: Array.from({ length: 13 }, () => ({ x: lot(), y: lot() })),
    } as const
  })
}

const at = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const spotBetween = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** A spot within a field: `x` along its upper side, `y` down. */
const within = ([a, b, c, d]: Field['corners'], { x, y }: Spot): Spot =>
  spotBetween(spotBetween(a, b, x), spotBetween(d, c, x), y)

function ground(ink: Ink, { corners, tint }: Field): string {
  const colour = ink(`field${tint + 1}`)
  // A stroke of its own colour, so that no seam of what lies below shows between two fields.
  return `<path d="${outline({ corners })}" fill="${colour}" stroke="${colour}" stroke-width="1"/>`
}

const outline = ({ corners }: Pick<Field, 'corners'>): string => `M${corners.map(at).join('L')}z`

function furrows({ corners, crop, turned }: Field): string {
  if (crop !== 'furrows') return ''
  const lines = Array.from({ length: 11 }, (_, i) => {
    const part = (i + 1) / 12
    const [from, to] = turned
      ? [within(corners, { x: part, y: 0.07 }), within(corners, { x: part, y: 0.93 })]
      : [within(corners, { x: 0.07, y: part }), within(corners, { x: 0.93, y: part })]
    return `M${at(from)}L${at(to)}`
  })
  return `<path d="${lines.join('')}"/>`
}

/** Along two of the sides, so that none is drawn twice. */
const hedge = ({ corners: [a, b, , d], crop }: Field): string =>
  crop === 'meadow' ? '' : `<path d="M${at(d)}L${at(a)}L${at(b)}"/>`

interface Crown extends Spot {
  readonly r: number
}

const crownsOf = ({ corners, trees }: Field): readonly Crown[] =>
  trees.map((spot, i) => {
    const { x, y } = within(corners, { x: 0.14 + spot.x * 0.72, y: 0.14 + spot.y * 0.72 })
    return { x, y, r: 7.5 + (i % 4) * 1.6 }
  })

/** A circle as part of a path. */
const round = ({ x, y, r }: Crown): string =>
  `M${at({ x: x - r, y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

function wood(ink: Ink, field: Field): string {
  if (field.crop !== 'wood') return ''
  const crowns = crownsOf(field)
  const discs = (by: Spot, part: number) =>
    crowns.map(
      ({ x, y, r }) =>
        `<circle cx="${(x + by.x).toFixed(1)}" cy="${(y + by.y).toFixed(1)}" r="${(r * part).toFixed(1)}"/>`,
    )
  return (
    `<g fill="${ink('shadow')}" fill-opacity=".5">${discs({ x: 1.6, y: 2.4 }, 1).join('')}</g>` +
    `<g fill="${ink('wood')}">${discs({ x: 0, y: 0 }, 1).join('')}</g>` +
    `<g fill="${ink('field4')}" fill-opacity=".28">${discs({ x: -1.8, y: -2 }, 0.55).join('')}</g>`
  )
}
