import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crash } from '../../scripts/crash-campaign.ts'
import { fuzz } from '../fuzz/fuzz.ts'
import type { Portion } from './portion.ts'
import { checkedGames, randomGames } from './random-games.ts'
import { GAMES_A_PORTION, matchOf, strength, STRENGTH_GOAL } from './strength.ts'
import { failingSession } from './writes.ts'

/**
 * What is run until somebody trusts it: so many portions, each of which its seed repeats, whatever was run before it.
 */
export interface Campaign {
  /** What is counted, and in which of a portion's figures. */
  readonly unit: string
  /** Units in a portion. */
  readonly portion: number
  /** Units in all. */
  readonly goal: number
  /** In a sentence, for the page of figures. */
  readonly what: string
  /** What must have been run before, once. */
  readonly needs?: 'build'
  /** What a portion is about, by its number, where they are not all about the same. */
  about?(number: number): string
  /**
   * @param seed above every seed of the portion before it by at least `portion`
   * @param number of the portion, from 0
   */
  run(seed: number, number: number): Promise<Portion>
}

const random = (id: 'freight-express' | 'first-class' | 'transport', portion: number, goal: number): Campaign => ({
  unit: 'games',
  portion,
  goal,
  what: 'random games to their end, seat counts and options by lot, under cheap checks',
  run: async (seed) => randomGames(id, seed, portion),
})

export const CAMPAIGNS = {
  'freight-express': random('freight-express', 1000, 1_000_000),
  'first-class': random('first-class', 5000, 1_000_000),
  transport: random('transport', 1000, 300_000),
  checked: {
    unit: 'games',
    portion: 20,
    goal: 20_000,
    what: 'random games of all three kinds, each under every check of the contract',
    run: async (seed) => checkedGames(seed, 20),
  },
  kills: {
    unit: 'kills',
    portion: 20,
    goal: 2000,
    what: 'kills of the true host while games are played, a third of them inside a write',
    needs: 'build',
    run: killed,
  },
  inputs: {
    unit: 'inputs',
    portion: 1000,
    goal: 1_000_000,
    what: 'wrong files and messages, at every parser and both doors',
    run: fuzzed,
  },
  writes: {
    unit: 'steps',
    portion: 50,
    goal: 500,
    what: 'steps of sessions in which every write fails once in every way, and the power goes after each',
    run: (seed) => failingSession(seed, 50),
  },
  strength: {
    unit: 'games',
    portion: GAMES_A_PORTION,
    goal: STRENGTH_GOAL,
    what: 'games of the levels against each other and against what measures them; [who won](strength.md)',
    about: matchOf,
    run: async (seed, number) => strength(seed, number),
  },
} as const satisfies Record<string, Campaign>
export type CampaignName = keyof typeof CAMPAIGNS

async function killed(seed: number): Promise<Portion> {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-crash-'))
  const { kills, acknowledged, insideWrites, unheard, lost, broken } = await crash(
    folder,
    CAMPAIGNS.kills.portion,
    seed,
  )
  const found = [...lost, ...broken].map((sentence) => `seed ${seed}: ${sentence} (${folder})`)
  // Where something was found the games are kept.
  if (found.length === 0) rmSync(folder, { recursive: true, force: true })
  const all = Object.values(acknowledged).reduce((sum, n) => sum + n, 0)
  return { counts: { kills, acknowledged: all, 'inside a write': insideWrites, unheard }, found }
}

async function fuzzed(seed: number): Promise<Portion> {
  const { inputs, found, slow } = await fuzz(seed, (done) => done < CAMPAIGNS.inputs.portion)
  return { counts: { inputs, slow: slow.length }, found: found.map((sentence) => `seed ${seed}: ${sentence}`) }
}
