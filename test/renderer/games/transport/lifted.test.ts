import { expect, it } from 'vitest'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import { isIntake, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import { neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { centreOf } from '../../../../src-renderer/games/transport/belt.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { drawPreview, ghostsOf } from '../../../../src-renderer/games/transport/preview-drawing.ts'
import { beltsOf } from '../../../../src-renderer/games/transport/words/turned.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const { beats } = randomTransport(4, 3, 0, transportOptions.default)
const end = beats[beats.length - 1].view as TransportView

/** A card to which a belt of another leads, that can be lifted. */
const laid = end.laid.find(
  (one) => !isPallet(one.card) && !isIntake(one.card) && one.card > 10 && ledTo(one.cell).length > 0,
)!
const lifted: TransportView = { ...end, step: { ...end.step, name: 'keyPlace', card: laid.card, parcel: -1, icon: -1 } }

/** The rollers across the belts of others that would end at this cell if nothing lay there. */
function ledTo(cell: number): string[] {
  return end.laid.flatMap((one) =>
    beltsOf(one)
      .filter((side) => !isPallet(one.card) && neighbour(one.cell, side) === cell)
      .map((side) => names.roller(one.cell, side)),
  )
}

it('hangs a card that a key has lifted above its place, where it leaves a gap at which belts end', () => {
  const at = centreOf(laid.cell)
  const shown = poses(lifted)
  expect(shown[names.card(laid.card)]).toMatchObject({ look: { kind: 'liftedCard' }, x: at.x })
  expect(shown[names.card(laid.card)].y).toBeLessThan(at.y)
  expect(shown[names.gap]).toMatchObject(at)
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(ledTo(laid.cell)))
  expect(poses(end)[names.gap]).toBeUndefined()
})

it('shows a lifted card but faintly where it hangs while its new place is shown', () => {
  const moved = {
    seat: 0,
    turn: 1,
    kind: 'keyMoved',
    card: laid.card,
    from: laid,
    at: { cell: 0, rotation: 0 },
    parcel: -1,
  }
  const preview = { beats: [{ event: moved, view: lifted }], stops: 'end' } as unknown as Preview
  const drawing = drawPreview(lifted, preview)
  expect(drawing.steps?.[names.card(laid.card)]?.alpha).toBeLessThan(0.5)
  expect(drawPreview(end, preview).steps?.[names.card(laid.card)]).toBeUndefined()
})

it('knows every way in which a card that is taken up may lie, so that a ghost can stand for it at once', () => {
  const ghosts = Object.values(ghostsOf({ kind: 'card', id: laid.card }) ?? {})
  expect(ghosts.map(({ look }) => look)).toContainEqual({ kind: 'ghostCard', card: laid.card, rotation: laid.rotation })
  expect(Object.keys(ghostsOf({ kind: 'pallet', id: 0 }) ?? {})).toHaveLength(6)
  expect(ghostsOf({ kind: 'seat', id: 0 })).toBeNull()
})
