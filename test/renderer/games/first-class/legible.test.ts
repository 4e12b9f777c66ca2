import { expect, it } from 'vitest'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { plate } from '../../../../src-renderer/games/first-class/art/plate.ts'
import { cellsOf, signOf } from '../../../../src-renderer/games/first-class/art/plate-layout.ts'
import { ticket } from '../../../../src-renderer/games/first-class/art/ticket.ts'
import { fit } from '../../../../src-renderer/stage/camera.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

/** The table in a window of 1024 x 700. */
const NARROW = { width: 776, height: 652 }
const LEAST = 11

/** How high figures are in a picture: each is a path that is scaled from thousandths of its size. */
function figuresIn(body: string): number[] {
  const sizes: number[] = []
  const scales: number[] = [1]
  for (const [tag] of body.matchAll(/<\/?g\b[^>]*>|<path transform="[^"]*scale\([^>]*>/g)) {
    const [, wide = '1', high = wide] = /scale\((-?[\d.]+)(?: (-?[\d.]+))?\)/.exec(tag) ?? []
    const scale = scales.at(-1)! * Number(high)
    if (tag.startsWith('</')) scales.pop()
    else if (tag.startsWith('<g')) scales.push(scale)
    else sizes.push(Math.abs(scale) * 1000)
  }
  return sizes
}

const view = (seats: number) => {
  const { beats } = randomFirstClass(5, seats, 0, firstClassOptions.default)
  return beats.find(({ event }) => event.kind === 'turnBegan' && event.turn > seats * 4)!.view as FirstClassView
}
const paint = (token: string) => token

it('no figure on a card or a name plate is smaller than 11 pixels in a window of 1024 by 700', () => {
  for (const seats of [2, 3, 4]) {
    const at = view(seats)
    const layout = layoutOf(NARROW, at)
    const { scale } = fit({ x: 0, y: 0, ...layout.world }, { x: 0, y: 0, ...NARROW }, 0)
    for (const card of CARDS.keys())
      expect(
        Math.min(...figuresIn(ticket(paint, card, layout.market.height).body)) * scale,
        `card ${card} of ${seats}`,
      ).toBeGreaterThanOrEqual(LEAST)
    for (const { look } of Object.values(craft.poses(at, frameOf(seats, 0), NARROW)))
      if (look.kind === 'plate')
        expect(Math.min(...figuresIn(plate(paint, look).body)) * scale).toBeGreaterThanOrEqual(LEAST)
  }
})

it('name plates have larger trains and signs where there is room', () => {
  const plateOf = (seats: number, width: number, height: number) => layoutOf({ width, height }, view(seats)).plates[0]
  const [three, two, large] = [plateOf(3, 976, 752), plateOf(2, 976, 752), plateOf(3, 1584, 1032)]
  for (const box of [two, large]) {
    expect(cellsOf(box).width).toBeGreaterThan(1.3 * cellsOf(three).width)
    expect(signOf(box).size).toBeGreaterThan(signOf(three).size)
  }
})
