import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { CardKind } from '../../../src-shared/games/first-class/cards/index.ts'
import { CARD_KINDS, CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import { cloneState } from '../../../src-main/engine/flat.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { say } from '../../../src-renderer/messages/index.ts'
import { rowsOf as ticketRows } from '../../../src-renderer/games/first-class/words/symbols.ts'
import { cardPhrase } from '../../../src-renderer/games/first-class/words/cards.ts'
import { firstClassTestable } from '../../testable/first-class/index.ts'
import { board, kinds, play, points, rowsOf, table, take, why } from '../../engine/first-class/helpers.ts'
import { sentencesOf, tablesOver } from '../asked-of-all.ts'
import words from './words.json'

// The lines that docs/adding.md tells to write into files that are there.
vi.mock('../../../src-shared/games/first-class/cards/row.ts', async (original) => {
  const row = await original<typeof import('../../../src-shared/games/first-class/cards/row.ts')>()
  return { ...row, CARD_KINDS: [...row.CARD_KINDS, 'steward'] }
})
vi.mock('../../../src-shared/games/first-class/cards/b.ts', async (original) => {
  const { B_CARDS } = await original<typeof import('../../../src-shared/games/first-class/cards/b.ts')>()
  const { coins, frame } = await import('../../../src-shared/games/first-class/effects.ts')
  const steward = { stack: 1, module: 'B', kind: 'steward', frames: [frame(coins(1))] }
  return { B_CARDS: [...B_CARDS, steward] }
})
vi.mock('../../../src-main/engine/first-class/modules/b.ts', async (original) => {
  const { moduleB } = await original<typeof import('../../../src-main/engine/first-class/modules/b.ts')>()
  const { stewardCard } = await import('./steward.ts')
  return { moduleB: { ...moduleB, cards: { ...moduleB.cards, steward: stewardCard } } }
})
vi.mock('../../../src-renderer/messages/en.json', async (original) => {
  const { default: en } = await original<{ default: object }>()
  const { default: words } = await import('./words.json')
  return { default: { ...en, ...words } }
})
vi.mock('../../../src-renderer/games/first-class/words/symbols.ts', async (original) => {
  const symbols = await original<typeof import('../../../src-renderer/games/first-class/words/symbols.ts')>()
  const { stewardHead } = await import('./look.ts')
  Object.assign(symbols.HEADS, { steward: stewardHead })
  return symbols
})

const STEWARD = 'steward' as CardKind
const steward = CARDS.findIndex(({ kind }) => kind === STEWARD)
const stars = CARDS.flatMap(({ kind }, card) => (kind === 'celebrity' ? [card] : []))
const options = { modules: ['B', 'C'] }

describe('the worked example of a module card', () => {
  it('is carried out as its one engine file says', () => {
    const s = table({
      options,
      rows: rowsOf(steward),
      boards: [{ trains: [[1, 0], [0]], riders: [stars.slice(0, 2)] }],
    })
    expect(kinds(play(s, take(steward)))).toEqual(expect.arrayContaining(['filed', 'scored', 'coinsLaid']))
    expect([points(s), board(s).coins[0], board(s).filed]).toEqual([2, 2, [steward]])
  })

  it('says why it can only be refused while nobody rides', () => {
    expect(why(table({ options, rows: rowsOf(steward) }), take(steward))).toBe('cardDoesNothing')
  })

  it('is spoken of and drawn by its words and its look', () => {
    expect(say('en', cardPhrase(steward))).toBe('steward: 1 coin')
    expect(ticketRows(CARDS[steward])[0][0]).toContainEqual({ kind: 'sign', sign: 'celebrity' })
  })

  it('comes up in games by lot, and no component is lost in any', () => {
    let taken = 0
    for (let seed = 1; seed <= 4; seed++) taken += playByLot(seed)
    expect(taken).toBeGreaterThan(0)
  })

  it('has all that every other kind has', () => {
    const others = CARD_KINDS.filter((kind) => kind !== STEWARD)
    const sentences = sentencesOf(others, STEWARD)
    expect(sentences).not.toEqual([])
    expect(Object.keys(words)).toEqual(expect.arrayContaining(sentences))
    const page = read('../../../docs/adding.md')
    const tables = tablesOver('CardKind')
    expect(tables).not.toEqual([])
    const told = tables.filter((file) => !page.includes(file.split('/').slice(-2).join('/')))
    expect(told).toEqual([])
  })

  it('stands on the page as it stands here', () => {
    const page = read('../../../docs/adding.md')
    const inPlace = (file: string, from: string, to: string): string => read(file).replaceAll(from, to).trim()
    expect(page).toContain(
      inPlace('steward.ts', '../../../src-main/engine/first-class/', '../')
        .replaceAll('../../../src-main/engine/', '../../')
        .replaceAll('../../../src-shared/', '../../../../src-shared/'),
    )
    expect(page).toContain(read('words.json').trim().split('\n').slice(1, -1).join('\n'))
    for (const line of read('look.ts').trim().split('\n').slice(4, -1)) expect(page).toContain(line.trim())
  })
})

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Plays a game by lot; gives how often the card was carried out. */
function playByLot(seed: number): number {
  const rng = generator(seed)
  const codes = new Int32Array(MAX_CHOICES)
  const s = firstClass.setup({ options: { ...firstClass.options.default, modules: ['B', 'D'] }, seatCount: 4, seed })
  let taken = 0
  for (let n = firstClass.choices(s, codes); n > 0; n = firstClass.choices(s, codes)) {
    const all = Array.from(codes.subarray(0, n))
    const wanted = all.find((code) => JSON.stringify(firstClass.decode(s, code)) === JSON.stringify(take(steward)))
    const code = wanted ?? all[nextBelow(rng, 0, n)]
    if (wanted !== undefined) taken++
    for (const one of all) expect(firstClass.encode(s, firstClass.decode(cloneState(s), one))).toBe(one)
    firstClass.apply(s, code)
    firstClassTestable.census(s)
  }
  return taken
}
