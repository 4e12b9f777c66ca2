import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { drawPreview } from '../../../../src-renderer/games/first-class/overlay/preview-drawing.ts'
import { playing } from '../../../../src-renderer/games/first-class/whose.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const SIZE = { width: 976, height: 752, text: 1, handless: false }
const SEATS = 3

/** Contracts of others that a preview shows, of a bonus that a seat gets out of its turn and that ends the round. */
function foreignContracts(seed: number) {
  const options = { ...firstClassOptions.default, modules: ['A', 'B'] as const }
  const beats = randomFirstClass(seed, SEATS, 0, options).beats as OneBeat[]
  const previews = beats.flatMap(({ view }, n) => {
    const seat = playing(view)
    const end = beats.findIndex(({ event }, i) => i > n && event.kind === 'roundEnded')
    return view.phase === 'bonus' && view.startHolder >= 0 && seat >= 0 && end > n
      ? [{ view, seat, beats: beats.slice(n + 1, end + 1) }]
      : []
  })
  const foreign = previews.flatMap(({ view, seat, beats }) => {
    const { ghosts } = drawPreview(view, { beats } as never, frameOf(SEATS, seat), SIZE)
    return Object.values(ghosts).flatMap(({ look }) =>
      look.kind === 'contract' && !beats.at(-1)!.view.seats[seat].contracts.includes(look.card) ? [look.card] : [],
    )
  })
  const held = previews.filter(({ view, seat }) =>
    view.seats.some(({ contracts }, other) => other !== seat && contracts.length > 0),
  )
  return { previews: held.length, foreign }
}

it('a bonus that ends the round previews nothing of the board of who plays next', () => {
  const games = [1, 2, 3, 4, 5, 6].map(foreignContracts)
  expect(games.reduce((sum, { previews }) => sum + previews, 0)).toBeGreaterThan(0)
  expect(games.flatMap(({ foreign }) => foreign)).toEqual([])
})
