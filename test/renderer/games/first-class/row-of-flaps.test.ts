import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const beats = randomFirstClass(42, 3, 0, firstClassOptions.default).beats as OneBeat[]
const begun = beats.flatMap(({ event }, n) => (event.kind === 'scoringBegan' ? [n] : []))

/** In each frame, how far apart the cells of a row lie in height; and whether any row has moved. */
async function apartAt(n: number) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(3, 0)
  model.show(beats[n - 1].view, frame)
  const heights = (seat: number) => {
    const cells: number[] = []
    for (let column = 0; ; column++) {
      const cell = model.pieces.get(names.flap(seat, column))
      if (!cell) return cells
      cells.push(cell.y)
    }
  }
  const before = [0, 1, 2].map((seat) => heights(seat)[0])
  const played = model.play([beats[n]], frame)
  let most = 0
  for (let i = 0; i < 400 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    for (const seat of [0, 1, 2]) most = Math.max(most, Math.max(...heights(seat)) - Math.min(...heights(seat)))
  }
  await played
  return { most, moved: [0, 1, 2].some((seat) => before[seat] !== undefined && before[seat] !== heights(seat)[0]) }
}

it('all cells of a row of the departure board move together as the scoring goes on to the next seat', async () => {
  const all = await Promise.all(begun.map(apartAt))
  expect(all.some(({ moved }) => moved)).toBe(true)
  expect(Math.max(...all.map(({ most }) => most))).toBeLessThan(0.01)
})
