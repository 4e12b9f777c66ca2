import { expect, test } from 'vitest'
import { captionRoom, layoutOf } from '../../../../src-renderer/games/transport/layout.ts'
import { trayPieces } from '../../../../src-renderer/games/transport/pieces/tray.ts'
import { seatPieces, type PlateLook } from '../../../../src-renderer/games/transport/pieces/seats.ts'
import type { Style } from '../../../../src-renderer/stage/letters.ts'
import type { Page } from '../../../../src-renderer/stage/written.ts'

/** As wide as letters are on the average, in parts of their height. */
const WIDE = 0.55
function written(words: string, { size }: Style) {
  const scale = { x: 1 }
  const style = { fontSize: size, lineHeight: size }
  const position = { set: (x: number) => void (text.x = x) }
  const text = { text: words, style, scale, position, x: 0, height: size }
  return Object.defineProperty(text, 'width', { get: () => text.text.length * style.fontSize * WIDE * scale.x })
}

/** What a plate of this width says in the end. */
function saidOn(width: number, name: string): string[] {
  const texts: { text: string }[] = []
  const add = (words: string, style: Style) => {
    texts.push(written(words, style))
    return texts.at(-1)
  }
  const look: PlateLook = {
    kind: 'plate',
    seat: 0,
    width,
    height: 62,
    lit: false,
    name,
    bot: null,
    note: '',
    total: 12,
    text: 1,
  }
  seatPieces.plate.letters?.(look, { add, paint: { colour: () => '' } } as unknown as Page)
  return texts.map(({ text }) => text)
}

test('a long name stands narrower on a small plate before it is cut', () => {
  expect(saidOn(148, 'Maximiliane')).toContain('Maximiliane')
  expect(saidOn(148, 'Maximiliane of the Orient').join()).toContain('…')
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

test('the plates of two seats end where the table does, in a window of any width', () => {
  for (const width of [776, 976, 1584]) {
    const [, last] = layoutOf({ width, height: 752 }, null).plates
    expect(width - last.x - last.width).toBeLessThanOrEqual(17)
  }
})
