import { expect, it } from 'vitest'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names, type Piece } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const { beats } = randomFirstClass(1, 2, 0, firstClassOptions.default) as { beats: Beat[] }
const coinsAt = (n: number) => (beats[n].view as FirstClassView).seats[0].coins.reduce((sum, one) => sum + one, 0)
/** The first seat gets several coins at once. */
const paid = beats.findIndex(
  ({ event }, n) => event.kind === 'coinsLaid' && event.seat === 0 && coinsAt(n) > coinsAt(n - 1) + 1,
)

const saidOn = (plate: Piece | undefined): number =>
  plate?.look.kind === 'plate' ? Number(/coin:(\d+)/.exec(plate.look.stats)?.[1]) : NaN
const saidOver = (head: Piece | undefined): number =>
  head?.look.kind === 'heading' ? Number(/\d+/.exec(head.look.text)?.[0]) : NaN

it('coins are counted one by one as each lands in its field, on the plate and over the fields', async () => {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 0)
  model.show(beats[paid - 1].view as FirstClassView, frame)
  const played = model.play([beats[paid]], frame)
  const counted = new Set<number>()
  for (let ms = 0; ms < 2000; ms += 20) {
    await Promise.resolve()
    clock.pass(20)
    const poses = model.pieces.poses()
    const lie = Object.entries(poses).filter(([name, { look }]) => name.startsWith('coin 0 ') && look.kind === 'coin')
    expect([saidOn(poses[names.plate(0)]), saidOver(poses['coinsHead 0'])]).toEqual([lie.length, lie.length])
    counted.add(lie.length)
  }
  await clock.until(played)
  const [had, has] = [coinsAt(paid - 1), coinsAt(paid)]
  expect([...counted]).toEqual(Array.from({ length: has - had + 1 }, (_, i) => had + i))
})
