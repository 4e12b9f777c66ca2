import { expect, it } from 'vitest'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { painted } from '../../harness/painted.ts'
import { frameFor } from '../../harness/telling.ts'
import { oneDrive } from './one-drive.ts'

/** Where planks light up during a drive, and whether it enters a station. */
async function planksOf(wagon: number, locomotives: readonly string[]) {
  const { beats, clock, model } = oneDrive(wagon, locomotives)
  void model.play(beats, frameFor(2, 0))
  const seen = new Set<string>()
  for (let ms = 0; ms < 4000; ms += 20) {
    for (let i = 0; i < 5; i++) await Promise.resolve()
    clock.pass(20)
    for (const { look, x, y, alpha } of Object.values(painted(model)))
      if (look.kind === 'flash' && alpha > 0) seen.add(`${Math.round(x)},${Math.round(y)}`)
  }
  model.skip()
  return { seen: [...seen], beats, isEntered: (beats.at(-1)!.event as FreightEvent & { enters: number }).enters >= 0 }
}

it('planks light up where a drive goes over them, and none beside the station that it ends in', async () => {
  const { seen, isEntered } = await planksOf(4, ['1,0 W inner in', 'A'])
  expect(isEntered).toBe(true)
  // B lies from 200 to 300, the last plank of the cell before it at 190.
  expect(seen).toEqual(['150,50', '170,50', '190,50'])
})
