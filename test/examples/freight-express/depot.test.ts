import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { SPECIALS, type Special } from '../../../src-shared/games/freight-express/specials.ts'
import { cloneState, type State } from '../../../src-main/engine/flat.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { specialPhrase } from '../../../src-renderer/games/freight-express/words/happened/special-events.ts'
import { freightSpeech } from '../../../src-renderer/games/freight-express/words/speech.ts'
import { specialIcon } from '../../../src-renderer/games/freight-express/words/specials/index.ts'
import { say } from '../../../src-renderer/messages/index.ts'
import { asked, before, enter, use } from '../../engine/freight-express/advanced/helpers.ts'
import { only } from '../../engine/freight-express/helpers.ts'
import { freightExpressTestable } from '../../testable/freight-express/index.ts'
import { sentencesOf, tablesOver } from '../asked-of-all.ts'
import words from './words.json'

// The lines that docs/adding.md tells to write into files that are there.
vi.mock('../../../src-shared/games/freight-express/specials.ts', async (original) => {
  const specials = await original<typeof import('../../../src-shared/games/freight-express/specials.ts')>()
  const SPECIALS = [...specials.SPECIALS, 'depot']
  return { ...specials, SPECIALS, isSpecial: (value: unknown) => SPECIALS.includes(value as Special) }
})
vi.mock('../../../src-main/engine/freight-express/specials/all.ts', async (original) => {
  const { ALL } = await original<typeof import('../../../src-main/engine/freight-express/specials/all.ts')>()
  const { depot } = await import('./depot.ts')
  return { ALL: [...ALL, depot] }
})
vi.mock('../../../src-renderer/messages/en.json', async (original) => {
  const { default: en } = await original<{ default: object }>()
  const { default: words } = await import('./words.json')
  return { default: { ...en, ...words } }
})
vi.mock('../../../src-renderer/games/freight-express/words/specials/index.ts', async (original) => {
  const specials =
    await original<typeof import('../../../src-renderer/games/freight-express/words/specials/index.ts')>()
  const { depot } = await import('./depot-words.ts')
  Object.assign(specials.SPECIAL_WORDS, { depot })
  return specials
})

const DEPOT = 'depot' as Special

describe('the worked example of a special', () => {
  it('happens as its one engine file says', () => {
    const s = before(DEPOT, { coupled: [[10, 11]] })
    expect(only(use(s), 'drew').cards).toHaveLength(2)
    expect(asked(s)).toBe('act 0 0')
  })

  it('is not offered to one who pulls nothing', () => {
    const s = before(DEPOT)
    enter(s)
    expect(asked(s)).toBe('act 0 0')
  })

  it('is spoken of and drawn by its words and its look', () => {
    expect(say('en', specialPhrase(DEPOT))).toBe('coal depot')
    expect(specialIcon(DEPOT)).toBe('freight-icon-special-e-card-train')
  })

  it('is offered by a row that says what it does', () => {
    const s = before(DEPOT, { coupled: [[10, 11]] })
    enter(s)
    expect(rows(s)).toContain('Draw for your wagons')
  })

  it('has all that every other special has', () => {
    const others = SPECIALS.filter((special) => special !== 'none' && special !== DEPOT)
    const sentences = sentencesOf(others, DEPOT)
    expect(sentences).not.toEqual([])
    expect(Object.keys(words)).toEqual(expect.arrayContaining(sentences))
    const page = read('../../../docs/adding.md')
    const tables = tablesOver('Special')
    expect(tables).not.toEqual([])
    const told = tables.filter((file) => !page.includes(file.split('/').slice(-2).join('/')))
    expect(told).toEqual([])
  })

  it('leaves every component in its place, as the game goes on by lot', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const s = before(DEPOT, { coupled: [[10, 11]], seed })
      use(s)
      playOnByLot(s, seed)
    }
  })

  it('stands on the page as it stands here', () => {
    const page = read('../../../docs/adding.md')
    const file = read('depot.ts').replace(' as Special', '').split('\n').slice(1).join('\n').trim()
    expect(page).toContain(
      file
        .replaceAll('../../../src-main/engine/freight-express/specials/', './')
        .replaceAll('../../../src-main/engine/freight-express/', '../'),
    )
    expect(page).toContain(read('words.json').trim().split('\n').slice(1, -1).join('\n'))
    expect(page).toContain(
      read('depot-words.ts').trim().replace('../../../src-renderer/games/freight-express/words/specials/', './'),
    )
  })
})

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** What the list says can be chosen now. */
function rows(s: State): string[] {
  const { decision } = game.status(s)
  if (!decision) return []
  const codes = new Int32Array(MAX_CHOICES)
  const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))
  const at = { view: game.view(s, decision.by), seats, viewer: decision.by }
  const n = game.choices(s, codes)
  return freightSpeech
    .candidates(decision, [...codes.subarray(0, n)], game.plans(s), at)
    .map(({ steps }) => say('en', steps[0].label))
}

/** A hundred answers by lot, in each of which choices and codes agree. */
function playOnByLot(s: State, seed: number): void {
  const rng = generator(seed)
  const codes = new Int32Array(MAX_CHOICES)
  for (let i = 0; i < 100; i++) {
    const n = game.choices(s, codes)
    if (n === 0) return
    const code = codes[nextBelow(rng, 0, n)]
    expect(game.encode(s, game.decode(cloneState(s), code))).toBe(code)
    game.apply(s, code)
    freightExpressTestable.census(s)
  }
}
