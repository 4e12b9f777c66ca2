import { expect, test } from 'vitest'
import { freightSpeech } from '../../../src-renderer/games/freight-express/words/speech.ts'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import { DEFAULT_SPECIALS } from '../../../src-shared/games/freight-express/specials.ts'
import type { StationSpecials } from '../../../src-shared/games/freight-express/specials.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { sections } from '../../../src-renderer/ui/choosing/choice-rows.ts'
import { NOTHING, chosen, variants } from '../../../src-renderer/ui/choosing/selection.ts'
import type { Selection } from '../../../src-renderer/ui/choosing/selection.ts'
import type { Candidate } from '../../../src-renderer/words/speech.ts'

/** Every answer that can be come to by rows alone: the first codes, and how many rows deep the deepest lies. */
function reachable(all: readonly Candidate[]): { codes: Set<number>; depth: number } {
  const codes = new Set<number>()
  let deepest = 0
  const follow = (selection: Selection, depth: number): void => {
    deepest = Math.max(deepest, depth)
    if (depth > 8) return
    if (chosen(all, selection)) return variants(all, selection).forEach((one) => codes.add(one.codes[0]))
    for (const section of sections(all, selection)) for (const row of section.rows) follow(row.next, depth + 1)
  }
  follow(NOTHING, 0)
  return { codes, depth: deepest }
}

const seats = ['Ada', 'Bram', 'Cleo', 'Dirk'].map((name) => ({ name, player: 'person' as const }))
const NEAR: StationSpecials = {
  ...DEFAULT_SPECIALS,
  A: 'abduction',
  B: 'veto',
  E: 'wagonRobbery',
  H: 'rebuild',
  D: 'coupleWagon',
}

/** Questions beside those of the basic game. */
const SPECIAL = new Set([
  'special',
  'forbid',
  'force',
  'dictate',
  'chooseSeat',
  'closeStation',
  'uncoupleWagon',
  'coupleWagon',
  'wagonRobbery',
  'rebuild',
  'relay',
  'payRaid',
  'abduction',
])

test('the list alone leads to every answer of advanced games', () => {
  const asked = new Set<string>()
  const out = new Int32Array(MAX_CHOICES)
  for (const [seed, stations] of [
    [3, DEFAULT_SPECIALS],
    [8, NEAR],
    [14, NEAR],
    [17, NEAR],
    [23, DEFAULT_SPECIALS],
  ] as const) {
    let dice = seed
    const lot = (below: number) => (
      (dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0),
      Math.floor((dice / 2 ** 32) * below)
    )
    const state = game.setup({
      options: { ...freightOptions.default, advanced: true, stations, raidPaysWithHandCard: seed === 14 },
      seatCount: 2 + (seed % 3),
      seed,
    })
    for (let step = 0; step < 260; step++) {
      const { decision } = game.status(state)
      if (!decision) break
      const codes = [...out.subarray(0, game.choices(state, out))]
      // Turns of the basic kind have a test of their own; here a few are enough.
      if (SPECIAL.has(decision.kind) || step % 40 === 0) {
        asked.add(decision.kind)
        const position = { view: game.view(state, decision.by), seats, viewer: decision.by }
        const all = freightSpeech.candidates(decision, codes, game.plans(state), position)
        const { codes: reached, depth } = reachable(all)
        expect(reached, `seed ${seed}, step ${step}: ${decision.kind}`).toEqual(new Set(all.map((one) => one.codes[0])))
        expect(depth).toBeLessThan(8)
      }
      const kinds = [...new Set(codes.map((code) => code & 31))]
      const kind = kinds[lot(kinds.length)]
      const own = codes.filter((code) => (code & 31) === kind)
      game.apply(state, own[lot(own.length)])
    }
  }
  expect([...asked]).toEqual(expect.arrayContaining(['special', 'rebuild', 'relay']))
})
