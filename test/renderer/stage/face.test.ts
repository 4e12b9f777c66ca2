import { expect, it } from 'vitest'
import { faceOn } from '../../../src-renderer/games/first-class/art/plate-layout.ts'
import { seatPieces as firstClassPieces, type PlateLook } from '../../../src-renderer/games/first-class/pieces/seats.ts'
import { facePlace } from '../../../src-renderer/games/freight-express/layout/plate-lines.ts'
import { platePieces } from '../../../src-renderer/games/freight-express/pieces/plates.ts'
import { seatPieces } from '../../../src-renderer/games/transport/pieces/seats.ts'
import { botFace, seatFace } from '../../../src-renderer/stage/art/face.ts'
import type { Art, Ink } from '../../../src-renderer/stage/art/ink.ts'
import { botAt } from '../../../src-renderer/stage/plate.ts'
import { BOT_LEVELS } from '../../../src-shared/table.ts'
import { frameOf } from '../harness/position.ts'

/** Every colour by its own name, and each seat in its own shape. */
const ink: Ink = (token) => (token.endsWith('-shape') ? String('abcd'.indexOf(token.at(-7)!)) : token)
const paint = { part: (_: string, key: string, art: (ink: Ink) => Art) => ({ key, ...art(ink) }) } as never

const common = { kind: 'plate', seat: 1, lit: false, name: 'Bram', note: '', text: 1 } as const
const freight = { ...common, delivered: 0, worth: null, hand: 3 }
const firstClass: PlateLook = {
  ...common,
  bot: null,
  width: 468,
  height: 74,
  opened: false,
  starter: true,
  points: 0,
  upper: 'w0',
  lower: 'w0',
  upperAt: 1,
  lowerAt: 1,
  upperPoints: 0,
  lowerPoints: 0,
  stats: 'coin:1 contract:0 endCard:0',
  cities: '0/3',
  unit: 'pts',
  took: '',
  tookKind: 'wagon' as const,
  tookStack: 0,
}

/** The drawings of a seat's plate in all three games. */
function drawnWith(bot: (typeof BOT_LEVELS)[number] | null): string[] {
  const plates = [
    platePieces.plate.art?.({ ...freight, width: 309, height: 84, bot }, paint) ?? [],
    seatPieces.plate.art?.({ ...common, width: 420, height: 50, total: 0, bot }, paint) ?? [],
    firstClassPieces.plate.art?.({ ...firstClass, bot }, paint) ?? [],
  ]
  return plates.map((parts) => parts.map((part) => ('body' in part ? part.body : '')).join(''))
}

it('shows the face of each bot on its plate in all three games, and no bot where a person plays', () => {
  for (const bot of BOT_LEVELS) for (const plate of drawnWith(bot)) expect(plate).toContain(botSun(bot))
  for (const plate of drawnWith(null)) expect(plate).not.toContain('bot-sun')
})

it('shows a person as a figure in the colour of their seat, and where it is small by the letter alone', () => {
  const [figure, other] = [0, 1].map((seat) => seatFace(ink, seat, null, 44))
  expect(figure).toContain('fill="seat-a"')
  expect(figure).toContain('seat-a-ink')
  expect(figure).not.toContain('seat-b')
  expect(other).not.toBe(figure)
  const parts = (face: string) => face.match(/<path/g)!.length
  expect(parts(figure)).toBeGreaterThan(parts(seatFace(ink, 0, null, 32)))
})

const botSun = (bot: (typeof BOT_LEVELS)[number]): string => `bot-sun${BOT_LEVELS.indexOf(bot) + 1}`

it('frames a face in the colour of its seat, with the mark of the seat', () => {
  const face = botFace(ink, 2, 'shunter', 42)
  expect(face).toContain('stroke="seat-c"')
  expect(face).toContain('fill="seat-c"')
  expect(face).toContain('seat-c-ink')
})

it('lets no two faces in one picture share the name of a mask', () => {
  const both = seatFace(ink, 0, 'driver', 42) + seatFace(ink, 1, 'driver', 42)
  const named = [...both.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(named.length).toBeGreaterThan(1)
  expect(new Set(named).size).toBe(named.length)
})

it('keeps a face inside its plate, clear of the bar of a turn, and the name beside it, however small the plate', () => {
  for (const width of [160, 230, 309, 468]) {
    const { size, x, name } = facePlace({ width, height: 84, text: 1 })
    expect(x - size / 2, `${width}`).toBeGreaterThan(6)
    expect(name, `${width}`).toBeGreaterThanOrEqual(x + size / 2)
  }
  for (const [width, height] of [
    [468, 74],
    [309, 74],
    [230, 104],
  ]) {
    const { size, x, y, name } = faceOn({ width, height, bot: null })
    expect(Math.min(x, y) - size / 2).toBeGreaterThan(0)
    expect(y + size / 2).toBeLessThan(height)
    expect(name).toBeGreaterThan(x + size / 2)
  }
})

it('puts the mark of a small face beside it, clear of the face and of the bar of a turn', () => {
  const plate = { width: 210, height: 84, text: 1, bot: 'porter' } as const
  const { size, x, y, name } = facePlace(plate)
  for (const seat of [0, 1, 2, 3]) {
    const [, across, down, shape] = /.*translate\(([-\d.]+) ([-\d.]+)\)"><path d="([^"]+)"/s.exec(
      seatFace(ink, seat, plate.bot, size),
    )!
    const half = Math.max(...[...shape.matchAll(/[MLH](-?[\d.]+)/g)].map(([, at]) => Math.abs(Number(at))))
    const tall = Math.max(...[...shape.matchAll(/(?:[ML]\S+ |V)(-?[\d.]+)/g)].map(([, at]) => -Number(at)))
    expect(x + Number(across) - half, `${seat}`).toBeGreaterThan(7)
    expect(y + Number(down) - tall, `${seat}`).toBeGreaterThan(0)
    expect(Number(across) + half, `${seat}`).toBeLessThan(-size / 2)
  }
  expect(facePlace({ ...plate, bot: null }).name).toBeLessThan(name)
})

it('puts the mark of a large face at its lower right corner', () => {
  const [, across, down] = /.*translate\(([-\d.]+) ([-\d.]+)\)"><path d="/s.exec(botFace(ink, 0, 'porter', 42))!
  expect(Math.min(Number(across), Number(down))).toBeGreaterThan(42 / 4)
})

it('knows no face of a person, nor of a bot that is offered no more', () => {
  const frame = frameOf(3)
  const seated = (player: 'person' | 'driver' | 'greedy') => ({ ...frame, seats: [{ name: 'Ada', player }] })
  expect([botAt(0, seated('person')), botAt(0, seated('driver')), botAt(0, seated('greedy')), botAt(0)]).toEqual([
    null,
    'driver',
    null,
    null,
  ])
})
