import { expect, it } from 'vitest'
import { actingBar } from '../../../src-renderer/stage/art/acting-bar.ts'
import type { Ink } from '../../../src-renderer/stage/art/ink.ts'
import { plate as firstClass } from '../../../src-renderer/games/first-class/art/plate.ts'
import { plate as freight } from '../../../src-renderer/games/freight-express/art/plate.ts'
import { plate as transport } from '../../../src-renderer/games/transport/art/furniture.ts'
import type { PlateLook } from '../../../src-renderer/games/first-class/pieces/seats.ts'
import type { PlateLook as Pallets } from '../../../src-renderer/games/transport/pieces/seats.ts'

const ink = ((name: string) => name) as Ink
const SEAT = { kind: 'plate', seat: 1, width: 300, height: 70, name: 'Ann', bot: null, note: '', points: 3, text: 1 }
const TRAINS = { upper: 'w0', lower: 'w0', upperAt: 0, lowerAt: 0, upperPoints: 0, lowerPoints: 0 }
const COUNTS = {
  stats: 'coin:1',
  cities: '0/3',
  starter: false,
  opened: false,
  unit: 'pts',
  took: '',
  tookKind: 'wagon' as const,
  tookStack: 0,
}

it('a plate of any game has one and the same bar at its left while its seat is to act, and else none', () => {
  const drawn = (lit: boolean) => [
    freight(ink, 300, 70, lit).body,
    firstClass(ink, { ...SEAT, ...TRAINS, ...COUNTS, lit } as PlateLook).body,
    transport(ink, { ...SEAT, lit } as unknown as Pallets).body,
  ]
  const bars = [actingBar(ink, 70, 6), actingBar(ink, 70, 6), actingBar(ink, 66, 4.4)]
  expect(drawn(true).map((body, i) => body.includes(bars[i]))).toEqual([true, true, true])
  expect(drawn(false).map((body) => body.includes('"glow"'))).toEqual([false, false, false])
})
