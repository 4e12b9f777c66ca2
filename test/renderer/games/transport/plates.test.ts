import { expect, test } from 'vitest'
import { captionRoom, layoutOf } from '../../../../src-renderer/games/transport/layout/layout.ts'
import { HIGH_POINTS, faceOn, plateLines, pointsOn } from '../../../../src-renderer/games/transport/layout/plates.ts'
import { trayPieces } from '../../../../src-renderer/games/transport/pieces/tray.ts'
import { seatPieces, type PlateLook } from '../../../../src-renderer/games/transport/pieces/seats.ts'
import type { Layer } from '../../../../src-renderer/games/transport/pictures.ts'
import type { Paintbox } from '../../../../src-renderer/stage/drawing/paintbox.ts'
import type { Style } from '../../../../src-renderer/stage/drawing/letters.ts'
import type { Page } from '../../../../src-renderer/stage/drawing/written.ts'

const paint = {
  part: (layer: Layer, key: string, _: unknown, more = {}) => ({ layer, key, ...more }),
} as unknown as Paintbox<Layer>

/** As wide as letters are on the average, in parts of their height. */
const WIDE = 0.55
function written(words: string, { size }: Style) {
  const scale = { x: 1 }
  const style = { fontSize: size, lineHeight: size }
  const position = { set: (x: number) => void (text.x = x) }
  const text = { text: words, style, scale, position, x: 0, height: size }
  return Object.defineProperty(text, 'width', { get: () => text.text.length * style.fontSize * WIDE * scale.x })
}

const plateLook: PlateLook = {
  kind: 'plate',
  seat: 0,
  width: 198,
  height: 62,
  lit: false,
  name: 'Ada',
  bot: null,
  note: '',
  total: 12,
  text: 1,
}

/** What a plate of this width says in the end. */
function saidOn(width: number, name: string, next?: string): string[] {
  const texts: { text: string }[] = []
  const add = (words: string, style: Style) => {
    texts.push(written(words, style))
    return texts.at(-1)
  }
  const look: PlateLook = { ...plateLook, width, name, ...(next && { next }) }
  seatPieces.plate.letters?.(look, { add, paint: { colour: () => '' } } as unknown as Page)
  return texts.map(({ text }) => text)
}

test('a long name stands narrower on a small plate before it is cut', () => {
  expect(saidOn(148, 'Maximiliane')).toContain('Maximiliane')
  expect(saidOn(148, 'Maximiliane of the Orient').join()).toContain('…')
})

test('no name is cut on a small plate for the word that its turn comes next', () => {
  expect(saidOn(148, 'Dirk', 'next')).toEqual(['12', 'Dirk', 'next'])
  expect(saidOn(148, 'Maximiliane', 'hierna')).toEqual(['12', 'Maximiliane', ''])
})

test('on a wide plate a long name is written whole: the points take their own room and no more', () => {
  expect(saidOn(480, 'Maximiliane of the Orient')).toContain('Maximiliane of the Orient')
})

test('what tells a hand card from another goes to a second line where there is one, before it is cut', () => {
  const saidBelow = (lines: 1 | 2) => {
    const texts: { text: string }[] = []
    const add = (words: string, style: Style) => (texts.push(written(words, style)), texts.at(-1))
    const look = { kind: 'caption', text: 'one-way junction, forklift', room: 100, part: 1, lines } as const
    trayPieces.caption.letters?.(look, { add, paint: { colour: () => '' } } as unknown as Page)
    return texts.map(({ text }) => text)
  }
  expect(saidBelow(2)).toEqual(['One-way junction,', 'forklift'])
  expect(saidBelow(1).join()).toContain('…')
})

test('what stands below the cards of a hand is as narrow as the longest of it', () => {
  const scaleOf = (longest: string) => {
    const texts: { scale: { x: number } }[] = []
    const add = (words: string, style: Style) => (texts.push(written(words, style)), texts.at(-1))
    const look = { kind: 'caption', text: 'slope, bolted', longest, room: 123, part: 1, lines: 1 } as const
    trayPieces.caption.letters?.(look, { add, paint: { colour: () => '' } } as unknown as Page)
    return texts[0].scale.x
  }
  expect(scaleOf('slope, bolted')).toBe(1)
  expect(scaleOf('one-way junction, parcel')).toBeLessThan(1)
})

test('a long name below a hand card has the room that its neighbours leave, and at no end of a full hand', () => {
  const [long, short] = ['one-way junction, forklift', 'slope, key']
  const usual = captionRoom([long, long], 130)
  expect(captionRoom([short, long, short], 130)).toBeGreaterThan(usual + 10)
  expect(captionRoom([long, short, short], 130)).toBeGreaterThan(usual + 10)
  expect(captionRoom([short, long, long, short], 130)).toBe(usual)
  expect(captionRoom([long, short, short, short], 130)).toBe(usual)
  expect(captionRoom([short, short, short, long], 130)).toBe(usual)
  expect(captionRoom(['', ''], 130)).toBeGreaterThan(0)
  expect(captionRoom([], 130)).toBeGreaterThan(0)
})

test('what points grow by covers none of two digits on a small plate, however large words are', () => {
  for (const width of [148, 198, 232])
    for (const text of [1, 1.25, 1.6]) {
      const at = pointsOn({ plates: [{ x: 16, y: 8, width, height: 62 }], text }, 0)
      const digits = 2 * WIDE * HIGH_POINTS.size * plateLines(width, text).part
      expect(at.x + 19 * at.scale, `${width} ${text}`).toBeLessThan(16 + width - HIGH_POINTS.right - digits)
    }
})

test('what points grow by hangs below a small plate, and covers no name on it', () => {
  for (const width of [148, 198, 232])
    for (const text of [1, 1.25, 1.6]) {
      const { row, height } = plateLines(width, text)
      const at = pointsOn({ plates: [{ x: 16, y: 8, width, height }], text }, 0)
      expect(at.y - 14 * at.scale, `${width} ${text}`).toBeGreaterThan(8 + row + 20)
    }
})

test('a small face of a bot has room at its left for the mark of its seat, and its name begins after it', () => {
  const plate = { width: 198, height: 62, text: 1 }
  const [bot, person] = ['porter' as const, null].map((bot) => ({ ...faceOn({ ...plate, bot }), bot }))
  // The mark stands so far out, and is so large.
  expect(bot.x - bot.size / 2 - 3 - 9).toBeGreaterThanOrEqual(2)
  expect(bot.name - bot.x - bot.size / 2).toBeGreaterThan(4)
  expect(bot.x).toBeGreaterThan(person.x)
  const parts = seatPieces.plate.art!({ ...plateLook, ...plate, bot: 'porter' }, paint)
  expect(parts.find(({ key }) => key.startsWith('face 0 porter'))?.offset).toEqual([bot.x, bot.y])
})

test('the plates of two seats end where the table does, in a window of any width', () => {
  for (const width of [776, 976, 1584]) {
    const [, last] = layoutOf({ width, height: 752 }, null).plates
    expect(width - last.x - last.width).toBeLessThanOrEqual(17)
  }
})
