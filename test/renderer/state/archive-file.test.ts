import { describe, expect, it } from 'vitest'
import { MOST_GAME_FILE } from '../../../src-shared/bridge.ts'
import { opened, pack, type PackedGame } from '../../../src-renderer/state/archive-file.ts'

async function* these(games: readonly PackedGame[]): AsyncGenerator<PackedGame> {
  yield* games
}

const textsOf = async (file: Blob): Promise<Record<string, string | null> | null> => {
  const archive = await opened(file)
  if (!archive) return null
  const texts = await Promise.all(archive.games.map(async (game) => [game.name, await game.text()] as const))
  await archive.close()
  return Object.fromEntries(texts)
}

describe('a file with many games', () => {
  it('gives each of them back as it was, under a name of its own', async () => {
    const games = [
      { file: 'Sunday.signalbox', text: 'one\nüñ🚂\n' },
      { file: 'sunday.signalbox', text: 'two' },
      { file: 'Sunday.signalbox', text: '' },
    ]
    expect(await textsOf(await pack(these(games)))).toEqual({
      'Sunday.signalbox': games[0].text,
      'sunday (2).signalbox': games[1].text,
      'Sunday (3).signalbox': games[2].text,
    })
  })

  it('gives none that is longer than any game, however small it was packed', async () => {
    const bomb = { file: 'Bomb.signalbox', text: ' '.repeat(MOST_GAME_FILE + 1) }
    const file = await pack(these([bomb, { file: 'Game.signalbox', text: 'one' }]))
    expect(file.size).toBeLessThan(10_000)
    expect(await textsOf(file)).toEqual({ 'Bomb.signalbox': null, 'Game.signalbox': 'one' })
  })

  it('gives none whose bytes were changed, and the others all the same', async () => {
    const file = await pack(
      these([
        { file: 'A.signalbox', text: 'abcdefgh'.repeat(50) },
        { file: 'B.signalbox', text: 'b' },
      ]),
    )
    const bytes = new Uint8Array(await file.arrayBuffer())
    // Behind the first entry's header and name.
    bytes[60] ^= 0xff
    expect(await textsOf(new Blob([bytes]))).toEqual({ 'A.signalbox': null, 'B.signalbox': 'b' })
  })

  it('shows only games: no other file, no folder', async () => {
    const file = await pack(
      these([
        { file: 'letter.txt', text: 'Dear' },
        { file: 'A.signalbox', text: 'a' },
      ]),
    )
    expect(await textsOf(file)).toEqual({ 'A.signalbox': 'a' })
  })

  it.each([
    ['nothing', new Blob([])],
    ['a letter', new Blob(['Dear diary'])],
    ['the start of one', new Blob(['PK\x03\x04 and no more'])],
  ])('is not %s', async (_what, file) => {
    expect(await opened(file)).toBe(null)
  })
})
