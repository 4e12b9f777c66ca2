import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { BotTask } from '../../src-main/bots/bot.ts'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { gameOf } from '../../src-main/engine/games.ts'
import { BotPool } from '../../src-main/bots/pool.ts'
import { random } from '../../src-main/bots/random.ts'
import { botOf } from '../../src-main/bots/registry.ts'
import { verdictOn } from '../../src-main/bots/weighing/verdict.ts'
import { threadScript } from '../threads.ts'

const task = (seed: number): BotTask => ({
  game: 'freight-express',
  seat: 0,
  beliefs: { hand: [1, 2] },
  choices: Int32Array.of(11, 22, 33),
  seed,
  nodes: 10,
})

function poolOf(script: string | URL, limitMs?: number, note?: (what: string) => void): BotPool {
  const pool = new BotPool(typeof script === 'string' ? threadScript(script) : script, limitMs, note)
  onTestFinished(() => pool.close())
  return pool
}

describe('the random bot', () => {
  it('takes each choice about as often as the others, and the same one for the same dice', () => {
    const counts = new Map<number, number>()
    for (let seed = 0; seed < 900; seed++) {
      const code = random.choose(task(seed))
      expect(random.choose(task(seed))).toBe(code)
      counts.set(code, (counts.get(code) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual([11, 22, 33])
    for (const count of counts.values()) expect(count).toBeGreaterThan(240)
  })

  it('is the one found by its name', () => {
    expect(botOf('random')).toBe(random)
    expect(() => botOf('nobody')).toThrow(RangeError)
  })
})

/** The first question after the draft of a game of First Class. */
function firstTurn(): BotTask {
  const game = gameOf('first-class')
  const s = game.setup({ options: game.options.parse({ modules: ['A', 'B'] }), seatCount: 2, seed: 3 })
  const out = new Int32Array(MAX_CHOICES)
  while (game.status(s).decision?.kind === 'draft') {
    game.choices(s, out)
    game.apply(s, out[0])
  }
  const seat = game.status(s).decision!.by
  const choices = out.slice(0, game.choices(s, out))
  return { game: game.id, seat, beliefs: game.beliefs(s, seat), choices, seed: 1, nodes: 10 }
}

describe('a bot in its thread', () => {
  it.each([
    ['as the shells build it', () => 'worker'],
    ['that it compiles for itself', () => new URL('../../src-main/worker.ts', import.meta.url)],
  ])('from a script %s chooses what it would choose here', async (_what, script) => {
    const pool = poolOf(script(), 60_000)
    for (let seed = 0; seed < 5; seed++) {
      expect(await pool.choose('random', task(seed))).toEqual({
        codes: [random.choose(task(seed))],
        nodes: 0,
        failure: null,
      })
    }
  })

  it.each([
    ['throws', 'throwing', 'botFailed.threw', 'I have lost my timetable'],
    ['answers nonsense', 'nonsense', 'botFailed.illegal', 'answered 987654321'],
    ['kills its thread', 'dying', 'botFailed.threw', 'exit 3'],
    ['has no thread to run in', 'missing', 'botFailed.threw', 'missing.mjs'],
  ])(
    'that %s is replaced by a legal choice, again and again, and what it failed of is noted',
    async (_what, worker, failure, detail) => {
      const notes: string[] = []
      const pool = poolOf(worker, undefined, (what) => notes.push(what))
      for (let seed = 0; seed < 2; seed++) {
        const chosen = await pool.choose('random', task(seed))
        expect(chosen.failure).toBe(failure)
        expect([11, 22, 33]).toContain(chosen.codes[0])
      }
      expect(notes).toHaveLength(2)
      for (const note of notes) {
        expect(note).toContain(`random in freight-express, ${failure}: `)
        expect(note).toContain(detail)
      }
    },
  )

  it('that never answers is ended when its time is up, and replaced by a legal choice', async () => {
    const notes: string[] = []
    const pool = poolOf('silent', 300, (what) => notes.push(what))
    for (let seed = 0; seed < 2; seed++) {
      const chosen = await pool.choose('random', task(seed))
      expect(chosen.failure).toBe('botFailed.late')
      expect([11, 22, 33]).toContain(chosen.codes[0])
    }
    expect(notes).toEqual(Array(2).fill('random in freight-express, botFailed.late: no answer in 300 ms'))
  })

  it('has its time anew where the computer slept meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => void (vi.useRealTimers(), now.mockRestore()))
    const pool = poolOf('deaf')
    const asked = pool.choose('random', task(1))
    const wholeLimit = () => vi.advanceTimersByTime(60_000)
    now.mockReturnValue(3_600_000)
    wholeLimit()
    // It still has its time: the timer that ends it.
    expect(vi.getTimerCount()).toBe(1)
    wholeLimit()
    expect((await asked).failure).toBe('botFailed.late')
  })

  it('is not waited for any more once its question was dropped', async () => {
    const pool = poolOf('silent', 60_000)
    const lost = pool.choose('random', task(1))
    await Promise.resolve()
    pool.abandon()
    expect([11, 22, 33]).toContain((await lost).codes[0])
  })

  it('answers with the best found so far when it is hurried, and the next question is asked of a thread still warm', async () => {
    const pool = poolOf('worker', 60_000)
    const long = { ...firstTurn(), nodes: 1_000_000_000 }
    const asked = pool.choose('controller', long)
    pool.hurry()
    const { codes, failure } = await asked
    expect(failure).toBeNull()
    expect([...long.choices]).toContain(codes[0])
    expect((await pool.choose('random', task(1))).failure).toBeNull()
  })

  it.each([
    ['a bot', async (pool: BotPool, long: BotTask) => (await pool.choose('controller', long)).failure === null],
    ['advice', async (pool: BotPool, long: BotTask) => (await pool.advise(long)) !== null],
  ])('that takes too long for a slow computer comes to an end with the best found so far: %s', async (_what, asked) => {
    const notes: string[] = []
    const pool = new BotPool(threadScript('worker'), 60_000, (what) => notes.push(what), 0)
    onTestFinished(() => pool.close())
    expect(await asked(pool, { ...firstTurn(), nodes: 1_000_000_000 })).toBe(true)
    expect(notes).toEqual([])
  })

  it('judges a try by all its deals, however long it takes: of fewer whatever was tried would look right', async () => {
    const pool = new BotPool(threadScript('worker'), 60_000, undefined, 0)
    onTestFinished(() => pool.close())
    const { game, seat, beliefs, choices } = firstTurn()
    const [second, ...others] = Array.from(choices, (code) => [code])
    const tries = others.map((best) => ({ game, seats: 2, seat, beliefs, best, second, ahead: 1, codes: second }))
    const wrong = tries.find((tried) => !verdictOn(tried).right)!
    const judged = pool.judge(wrong)
    pool.hurry()
    expect(await judged).toEqual(verdictOn(wrong))
  })

  it('is not disturbed by whoever asks for reasons: they come when it has answered', async () => {
    const pool = poolOf('worker', 60_000)
    const long = { ...firstTurn(), nodes: 1_000_000_000 }
    const order: string[] = []
    const asked = pool.choose('controller', long).then(({ codes, failure }) => {
      order.push('chosen')
      expect([failure, [...long.choices].includes(codes[0])]).toEqual([null, true])
    })
    const reasons = pool.reasons(long, [long.choices[0]]).then((facts) => {
      order.push('reasons')
      expect(facts).not.toBeNull()
    })
    pool.hurry()
    await Promise.all([asked, reasons])
    expect(order).toEqual(['chosen', 'reasons'])
  })

  it('comes before whoever asked for reasons: they are begun again when it has answered', async () => {
    const pool = poolOf('worker', 60_000)
    const first = firstTurn()
    const reasons = pool.reasons(first, [first.choices[0]])
    const chosen = await pool.choose('random', task(1))
    expect(chosen.failure).toBeNull()
    expect(await reasons).not.toBeNull()
  })
})
