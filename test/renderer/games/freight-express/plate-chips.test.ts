import { expect, it } from 'vitest'
import { layoutOf } from '../../../../src-renderer/games/freight-express/layout/layout.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { ticketChip, vetoChip } from '../../../../src-renderer/games/freight-express/art/specials.ts'
import { countersOf, facePlace, plateLines } from '../../../../src-renderer/games/freight-express/layout/plate-lines.ts'
import { chips } from '../../../../src-renderer/games/freight-express/layout/special-poses.ts'
import { meet } from '../../../../src-renderer/stage/box.ts'
import { dayView } from '../../harness/position.ts'

const ink = () => '#000'

it.each([
  // The stage beside the column of words in windows of 1024 x 700, 1280 x 800 and 1920 x 1080.
  { width: 776, height: 640 },
  { width: 976, height: 740 },
  { width: 1584, height: 1020 },
])('veto and ticket lie on a plate clear of its name and counts, on $width x $height', (stage) => {
  for (const text of [1, 2])
    for (const seatCount of [2, 3, 4]) {
      const view = dayView(seatCount)
      view.seats.forEach((seat) => Object.assign(seat, { veto: true, ticket: true }))
      layoutOf({ ...stage, text }, seatCount).plates.forEach((plate, seat) => {
        const lying = chips(view, seat, plate)
        const boxes = [
          { pose: lying[names.veto(seat)], art: vetoChip(ink) },
          { pose: lying[names.ticket(seat)], art: ticketChip(ink) },
        ].map(({ pose, art: { box } }) => ({
          x: pose.x + box[0] * pose.scale,
          y: pose.y + box[1] * pose.scale,
          width: box[2] * pose.scale,
          height: box[3] * pose.scale,
        }))
        expect(meet(boxes[0], boxes[1])).toBe(false)
        const { top, name } = plateLines(plate.width, text)
        const look = { kind: 'plate', seat, ...plate, text, delivered: 12, worth: null, hand: 7, name: '', note: '' }
        const written = [
          { x: facePlace({ ...plate, text }).name, y: top - name / 2, width: plate.width, height: name },
          ...countersOf({ ...look, lit: false, bot: null } as never).map(({ box }) => box),
        ].map((box) => ({ ...box, x: plate.x + box.x, y: plate.y + box.y }))
        for (const chip of boxes) {
          for (const one of written) expect(meet(chip, one), `${seatCount} seats, text ${text}`).toBe(false)
          expect(chip.y + chip.height).toBeLessThanOrEqual(plate.y + plate.height)
        }
      })
    }
})
