import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readJournal, journalText } from '../../src-main/saves/journal.ts'
import { fileName, readingGameFile } from '../../src-main/saves/game-file.ts'
import { games } from '../../src-main/engine/games.ts'
import { aFolder, bot, gameOf, person, start, type Playing } from '../app/playing.ts'
import { finished } from '../e2e/saved.ts'
import { END_TURN, toy, toyWith } from '../table/toy.ts'

/** A game of a few steps, and its file. */
async function exported(playing: Playing): Promise<{ slot: string; file: string; text: string; view: unknown }> {
  let { table } = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')], { name: 'Sunday' }))
  for (let n = 0; n < 3; n++)
    ({ table } = await playing.get('act', {
      slot: table.slot,
      seq: table.seq,
      codes: [table.choices.find((code) => code !== END_TURN)!],
    }))
  const { slot, view } = table
  return { slot, ...(await playing.get('exportGame', { slot })), view }
}

const journals = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('journal'))

describe('a game as one file', () => {
  it('goes to another computer and is the same there, step by step', async () => {
    const { file, text, view } = await exported(await start({ folder: await aFolder() }))
    expect(file).toBe('Sunday.signalbox')
    const there = await start({ folder: await aFolder() })
    const taken = await there.get('importGame', { text })
    expect(taken.slots).toMatchObject([{ id: taken.slot, name: 'Sunday', state: 'running' }])
    const { table } = await there.get('openSlot', { slot: taken.slot })
    expect(table.view).toEqual(view)
    await there.get('act', { slot: table.slot, seq: table.seq, codes: [END_TURN] })
  })

  it('stands beside the one it came from under a name of its own', async () => {
    const playing = await start({ folder: await aFolder() })
    const { slot, text } = await exported(playing)
    const taken = await playing.get('importGame', { text })
    expect([taken.name, taken.slot === slot]).toEqual(['Sunday 2', false])
    expect((await playing.get('importGame', { text })).name).toBe('Sunday 3')
  })

  it('survives what mail does to lines', async () => {
    const playing = await start({ folder: await aFolder() })
    const { text } = await exported(playing)
    for (const changed of [text.replaceAll('\n', '\r\n'), text.trimEnd(), `\uFEFF${text}`])
      await playing.get('importGame', { text: changed })
  })

  it('tells how far it is read and played, never less than before nor more than all', () => {
    const { header, lines } = readJournal(finished('transport'))
    // Steps taken back and made again, so that it is long enough for both.
    const at = lines[5]
    const pair = [
      { ...at, kind: 'takeBack' as const, count: 1 },
      { ...at, kind: 'redo' as const, count: 1 },
    ]
    const long = [...lines.slice(0, 6), ...Array.from({ length: 400 }, () => pair).flat()]
    const shares = [...readingGameFile(journalText(header!, long).text, games)]
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.filter((share) => share < 0.1)).toHaveLength(3)
    expect(shares.filter((share) => share > 0.1).length).toBeGreaterThan(3)
    expect(shares.at(-1)).toBeGreaterThan(0.9)
    expect(shares.at(-1)).toBeLessThanOrEqual(1)
  })

  it('has a name that any system takes', () => {
    expect(
      ['Ann & Bob: 1/2', '../../etc/passwd', '...', 'Zoë, Jürgen', 'x'.repeat(80), 'Con', '𝒜'.repeat(80)].map(fileName),
    ).toEqual([
      'Ann Bob 1 2.signalbox',
      'etc passwd.signalbox',
      'Signalbox.signalbox',
      'Zoë Jürgen.signalbox',
      `${'x'.repeat(60)}.signalbox`,
      'Signalbox Con.signalbox',
      `${'𝒜'.repeat(60)}.signalbox`,
    ])
  })
})

describe('a file that is no whole game', () => {
  const turned = (text: string): string => {
    const { header, lines } = readJournal(text)
    return journalText(
      header!,
      lines.map((line, i) => (i === 1 && line.kind === 'step' ? { ...line, check: '00000000' } : line)),
    ).text
  }
  const headed = (text: string, changes: object): string => {
    const { header, lines } = readJournal(text)
    return journalText({ ...header!, ...changes }, lines).text
  }
  it.each([
    ['a shopping list', () => 'milk\neggs\n', 'notAGame'],
    ['nothing', () => '', 'notAGame'],
    ['pictures', () => '\x89PNG\r\n\x1a\n\0\0', 'notAGame'],
    ['a changed letter in the middle', (text: string) => text.replace('"step"', '"stop"'), 'gameBroken'],
    [
      'a line missing',
      (text: string) =>
        text
          .split('\n')
          .filter((_, i) => i !== 1)
          .join('\n'),
      'gameBroken',
    ],
    ['its end cut off', (text: string) => text.slice(0, -20), 'gameBroken'],
    ['another outcome than its steps have', turned, 'gameBroken'],
    ['a name without an end', (text: string) => headed(text, { name: 'x'.repeat(1000) }), 'notAGame'],
    ['a seat too few', (text: string) => headed(text, { seats: [{ name: 'Ann', player: 'person' }] }), 'notAGame'],
    [
      'a player we do not know',
      (text: string) =>
        headed(text, {
          seats: [
            { name: 'Ann', player: 'person' },
            { name: 'Bob', player: 'oracle' },
          ],
        }),
      'newer',
    ],
    ['another beginning than its game has', (text: string) => headed(text, { turn: 9 }), 'notAGame'],
    ['a form of later', (text: string) => headed(text, { format: 99 }), 'newer'],
    ['rules of later', (text: string) => headed(text, { rulesVersion: 99 }), 'newer'],
  ])('%s is refused with the reason and leaves nothing behind', async (_what, change, code) => {
    const { text } = await exported(await start({ folder: await aFolder() }))
    const folder = await aFolder()
    const there = await start({ folder })
    expect(await there.refusal('importGame', { text: change(text) })).toBe(code)
    expect(await journals(folder)).toEqual([])
    expect((await there.get('listSlots', {})).slots).toEqual([])
  })

  it('of a version with other cards is told apart from a damaged one', async () => {
    const { text } = await exported(await start({ folder: await aFolder() }))
    const there = await start({
      folder: await aFolder(),
      games: [
        toyWith({ setup: (spec: Parameters<typeof toy.setup>[0]) => toy.setup({ ...spec, seed: spec.seed + 1 }) }),
      ],
    })
    expect(await there.refusal('importGame', { text })).toBe('newer')
  })
})
