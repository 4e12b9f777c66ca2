import { expect, it } from 'vitest'
import { begin, WIDE } from '../../../engine/freight-express/helpers.ts'
import { frameFor } from '../../harness/telling.ts'
import { painted } from '../../harness/painted.ts'
import { oneDrive, told } from './one-drive.ts'

/** A wagon for B is delivered there, as whoever did it sees it. */
function delivery() {
  const s = begin({
    layout: WIDE,
    coupled: [[{ wagon: 8, uncouple: 'B' }]],
    locomotives: ['B', 'A'],
  })
  return told(s, ({ coupled }) => ({ kind: 'uncouple', card: coupled[0] }))
}

/** All of it is told, over but for what glows on: when, what glows on, and what is left a while later. */
async function toldOf({ beats, clock, model }: Pick<ReturnType<typeof oneDrive>, 'beats' | 'clock' | 'model'>) {
  await clock.until(model.play(beats, frameFor(2, 0)), 10)
  const glowing = () => {
    const resting = model.resting()
    return Object.entries(painted(model)).flatMap(([name, { look }]) => (name in resting ? [] : [look.kind]))
  }
  const [over, light] = [clock.now, glowing()]
  expect(model.pieces.poses()).toEqual(model.resting())
  for (let ms = 0; ms < 1200; ms += 20) clock.pass(20)
  return { over, light, left: glowing() }
}

it('a delivery is over as its wagon has come to the plate, and the seal there goes on to be read beside what comes next', async () => {
  const { over, light, left } = await toldOf(delivery())
  expect(over).toBeLessThan(1800)
  expect(light).toContain('counted')
  expect(left).toEqual([])
})

it('steam that hangs over the line after a drive is not waited for', async () => {
  const { light, left } = await toldOf(oneDrive(3, ['1,2 W edge in', 'A']))
  expect(light).toContain('puff')
  expect(left).toEqual([])
})

it('how far somebody was pushed is read on their plate beside what comes next, and not waited for', async () => {
  const { light, left } = await toldOf(oneDrive(9, ['1,2 W edge in', '2,2 W edge in']))
  expect(light).toContain('pushedOn')
  expect(left).toEqual([])
})
