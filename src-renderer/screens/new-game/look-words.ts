import { looksAt, wishOf, type PersonLook } from '../../../src-shared/looks.ts'
import type { SeatInfo, Settings } from '../../../src-shared/table.ts'
import { t } from '../../i18n/words.svelte.ts'

/** What the colours of each palette are called, in its order. */
const COLOURS = {
  railway: ['red', 'blue', 'yellow', 'green'],
  strong: ['red', 'blue', 'yellow', 'green'],
  safe: ['orange', 'blue', 'yellow', 'pink'],
} as const satisfies Record<Settings['seatColours'], readonly string[]>
const SHAPES = ['circle', 'square', 'triangle', 'diamond'] as const

export const colourNames = (palette: Settings['seatColours']): readonly string[] =>
  COLOURS[palette].map((colour) => t(`look.${colour}`))
export const shapeNames = (): readonly string[] => SHAPES.map((shape) => t(`look.${shape}`))

/** Who has what this seat's person chose, and what they play with instead; nothing where they got it. */
export function notGiven(
  seats: readonly SeatInfo[],
  chosen: readonly PersonLook[],
  at: number,
  palette: Settings['seatColours'],
): readonly string[] {
  const wish = wishOf(seats[at], chosen)
  const looks = looksAt(seats, chosen)
  if (!wish) return []
  const kinds = [
    ['colour', colourNames(palette)],
    ['shape', shapeNames()],
  ] as const
  return kinds.flatMap(([kind, names]) => {
    const [wanted, got] = [wish[kind], looks[at][kind]]
    if (wanted === null || wanted === got) return []
    const { name } = seats[looks.findIndex((look) => look[kind] === wanted)]
    return [t(`new.look.${kind}.taken`, { by: name, wanted: names[wanted], name: seats[at].name, got: names[got] })]
  })
}
