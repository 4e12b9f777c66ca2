import type { SceneFrame } from '../../../src-renderer/stage/scene.ts'
import { BASE } from '../../../src-renderer/stage/craft.ts'
import type { Theme } from '../../../src-renderer/theme/palette.ts'
import type { Played, Shown } from './games.ts'

export interface Piece {
  /** What it is and how it differs from others of its kind: the look as it stands in the code. */
  readonly look: { readonly kind: string }
  /** A whole SVG file. */
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** Of one kind so many that differ are enough to judge it by. */
const MOST_OF_A_KIND = 30

/**
 * Every look that lies on the table in some position of a game, drawn; by kind. Words are written by the canvas itself
 * and are not among them: the table beside the gallery's pieces has them.
 */
export function piecesOf(
  { craft, pictures }: Shown,
  games: readonly Played[],
  frameOf: (played: Played, view: unknown) => SceneFrame,
  theme: Theme,
): Map<string, Piece[]> {
  const paint = pictures(theme)
  const seen = new Set<string>()
  const kinds = new Map<string, Piece[]>()
  for (const played of games)
    for (const view of [played.first, ...played.beats.map((beat) => beat.view)])
      for (const { look } of Object.values(craft.poses(view, frameOf(played, view), BASE))) {
        const key = JSON.stringify(look)
        if (seen.has(key)) continue
        seen.add(key)
        const same = kinds.get(look.kind) ?? []
        kinds.set(look.kind, same)
        const piece = same.length < MOST_OF_A_KIND ? drawn(look, paint.partsOf(look)) : null
        if (piece) same.push(piece)
      }
  return new Map([...kinds].filter(([, pieces]) => pieces.length > 0).sort(([a], [b]) => a.localeCompare(b)))
}

type Parts = ReturnType<ReturnType<Shown['pictures']>['partsOf']>

/** The parts of a piece in one picture; null for one of words alone. */
function drawn(look: Piece['look'], parts: Parts): Piece | null {
  if (parts.length === 0) return null
  const placed = parts.map((part) => ({ part, at: part.offset ?? ([0, 0] as const) }))
  const left = Math.min(...placed.map(({ part, at }) => part.box[0] + at[0]))
  const top = Math.min(...placed.map(({ part, at }) => part.box[1] + at[1]))
  const width = Math.max(...placed.map(({ part, at }) => part.box[0] + at[0] + part.box[2])) - left
  const height = Math.max(...placed.map(({ part, at }) => part.box[1] + at[1] + part.box[3])) - top
  const inside = placed.map(({ part, at }) => `<g transform="translate(${at[0]} ${at[1]})">${part.picture().body}</g>`)
  return {
    look,
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${inside.join('')}</svg>`,
  }
}
