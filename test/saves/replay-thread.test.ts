import { EventEmitter } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type MessagePort } from 'node:worker_threads'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { journalText, readJournal } from '../../src-main/saves/journal.ts'
import { replaysHere, ReplayThread, serveReplays } from '../../src-main/saves/replayer.ts'
import { done, refused } from '../../src-shared/bridge.ts'
import { aFolder } from '../app/playing.ts'
import { finished } from '../e2e/saved.ts'

/** Does as the text says, and answers with how many questions it has heard. */
const SCRIPT = `
import { parentPort } from 'node:worker_threads'
let heard = 0
parentPort.on('message', ({ id, text }) => {
  heard++
  if (text === 'dies') process.exit(3)
  if (text === 'breaks') throw new Error('I have lost my timetable')
  if (text === 'stumbles') return parentPort.postMessage({ id, threw: 'I have lost my place' })
  if (text === 'mistakes') parentPort.postMessage({ id: id - 1, found: { ok: true, value: 'of another' } })
  if (text === 'tells') for (const share of [0.25, 0.5]) parentPort.postMessage({ id, share })
  if (text !== 'is silent') parentPort.postMessage({ id, found: { ok: true, value: heard } })
})`

/** A thread that does as it is told, and what was noted of it. */
async function aThread(limits = { ms: 170_000, idleMs: 170_000 }) {
  const script = join(await aFolder(), 'thread.mjs')
  await writeFile(script, SCRIPT)
  const noted: string[] = []
  const thread = new ReplayThread(pathToFileURL(script), (what) => noted.push(what), { megabytes: 64, ...limits })
  onTestFinished(() => thread.close())
  const ask = (text: string, signal?: AbortSignal) => thread.play('picture', text, { ...(signal && { signal }) })
  return { thread, noted, ask }
}

/** Time stands until it is moved on. */
function timeStands(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}
const STILL = 'still at it'
const standsNow = <T>(found: Promise<T>) => Promise.race([found, Promise.resolve(STILL)])

describe('the thread that plays texts of strangers', () => {
  it('answers one question after another, and tells of each how far it is', async () => {
    const { thread, ask, noted } = await aThread()
    const shares: number[] = []
    const told = thread.play('picture', 'tells', { share: (share) => shares.push(share) })
    const found = await Promise.all([told, ask('works'), ask('tells')])
    expect([found, shares, noted]).toEqual([[done(1), done(2), done(3)], [0.25, 0.5], []])
  })

  it.each([
    ['dies', 'tooHeavy', /^exit 3$/],
    ['breaks', 'tooHeavy', /lost my timetable/],
    ['stumbles', 'internal', /^I have lost my place$/],
  ] as const)(
    'refuses a text at which it %s with %s, notes it once, and what waits is played',
    async (how, code, said) => {
      const { ask, noted } = await aThread()
      const [first, second] = await Promise.all([ask(how), ask('works')])
      expect([first, second.ok, noted]).toEqual([refused(code), true, [expect.stringMatching(said)]])
    },
  )

  it('keeps no program from ending', async () => {
    const unref = vi.spyOn(Worker.prototype, 'unref')
    onTestFinished(() => void unref.mockRestore())
    const { ask } = await aThread()
    expect([await ask('works'), unref.mock.calls.length]).toEqual([done(1), 1])
  })

  it('takes no answer for that of another question', async () => {
    const { ask } = await aThread()
    expect(await Promise.all([ask('works'), ask('mistakes'), ask('works')])).toEqual([done(1), done(2), done(3)])
  })

  it('is ended by whoever cancels what it plays, and plays what waits in a new one', async () => {
    const { ask, noted } = await aThread()
    const wish = new AbortController()
    const both = [ask('is silent', wish.signal), ask('works')]
    wish.abort()
    expect([await Promise.all(both), noted]).toEqual([[refused('cancelled'), done(1)], []])
  })

  it('plays all that waits, whoever cancels what is done already or waits with it', async () => {
    const { ask } = await aThread()
    const [late, early] = [new AbortController(), new AbortController()]
    expect(await ask('works', late.signal)).toEqual(done(1))
    const three = [ask('works'), ask('works', early.signal), ask('works')]
    late.abort()
    early.abort()
    expect(await Promise.all(three)).toEqual([done(2), refused('cancelled'), done(3)])
  })

  it('is never begun for what is cancelled before it is asked', async () => {
    const noted: string[] = []
    const missing = pathToFileURL(join(await aFolder(), 'missing.mjs'))
    const thread = new ReplayThread(missing, (what) => noted.push(what))
    onTestFinished(() => thread.close())
    expect(await thread.play('picture', 'works', { signal: AbortSignal.abort() })).toEqual(refused('cancelled'))
    expect(await thread.play('picture', 'works')).toEqual(refused('tooHeavy'))
    expect(noted).toEqual([expect.stringContaining('missing.mjs')])
  })

  it('is ended where one text takes longer than it may, however long those before it took', async () => {
    timeStands()
    const { ask, noted } = await aThread({ ms: 1000, idleMs: 1000 })
    const first = ask('works')
    vi.advanceTimersByTime(600)
    expect(await first).toEqual(done(1))
    const second = ask('is silent')
    vi.advanceTimersByTime(999)
    expect(await standsNow(second)).toBe(STILL)
    vi.advanceTimersByTime(1)
    expect([await second, noted]).toEqual([refused('tooHeavy'), ['no end in 1000 ms']])
    expect(await ask('works')).toEqual(done(1))
  })

  it('ends when nothing more comes for a while, and the next question begins another', async () => {
    timeStands()
    const { ask, noted } = await aThread({ ms: 1000, idleMs: 1000 })
    expect(await ask('works')).toEqual(done(1))
    vi.advanceTimersByTime(999)
    expect(await ask('works')).toEqual(done(2))
    vi.advanceTimersByTime(999)
    expect(await ask('works')).toEqual(done(3))
    vi.advanceTimersByTime(1000)
    expect([await ask('works'), noted]).toEqual([done(1), []])
  })

  it('refuses all that is not done when it is closed, and waits for nothing then', async () => {
    timeStands()
    const { thread, ask, noted } = await aThread()
    const three = [ask('is silent'), ask('works'), ask('works')]
    await thread.close()
    expect(await Promise.all(three)).toEqual([refused('cancelled'), refused('cancelled'), refused('cancelled')])
    expect([await ask('works'), vi.getTimerCount(), noted]).toEqual([refused('cancelled'), 0, []])
  })
})

/** What is said at the other end of a port at which this is asked, with a clock that goes so far at each look. */
function saidTo(text: string, step: number, known: typeof games = games): object[] {
  const port = new EventEmitter()
  const said: object[] = []
  serveReplays(
    Object.assign(port, { postMessage: (answer: object) => said.push(answer) }) as unknown as MessagePort,
    known,
  )
  let now = 5000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += step))
  port.emit('message', { id: 7, kind: 'picture', text })
  clock.mockRestore()
  return said
}

describe('what runs in that thread', () => {
  it('answers with what is found, and tells how far it is, but not all the time', async () => {
    const found = { id: 7, found: await replaysHere(games).play('picture', finished('transport')) }
    expect(saidTo(finished('transport'), 0)).toEqual([found])
    const often = saidTo(finished('transport'), 100)
    expect(often).toEqual([{ id: 7, share: expect.any(Number) }, { id: 7, share: expect.any(Number) }, found])
    // A little sooner than a tenth of a second after the last word, nothing is said.
    expect(saidTo(finished('transport'), 99)).toEqual(often.slice(1))
  })

  it('says what went wrong where a game breaks', () => {
    const parse = () => {
      throw new Error('I have lost my rules')
    }
    const broken = games.map((game) => ({ ...game, options: { ...game.options, parse } }))
    expect(saidTo(finished('transport'), 0, broken)).toEqual([
      { id: 7, threw: expect.stringContaining('I have lost my rules') },
    ])
  })
})

describe('the picture of a game', () => {
  const { header, lines } = readJournal(finished('transport'))
  it.each([
    ['is damaged', finished('transport').replace('"step"', '"stop"')],
    ['is none that is known', journalText({ ...header!, rulesVersion: 99 }, lines).text],
    ['begins elsewhere', journalText({ ...header!, turn: 9 }, lines).text],
    ['goes another way', journalText(header!, [...lines.slice(0, 3), ...lines.slice(4)]).text],
  ])('is none where it %s', async (_how, text) => {
    expect(await replaysHere(games).play('picture', text)).toEqual(done(null))
  })
})
