import { readFileSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { games, gameOf } from '../../src-main/engine/games.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import { replaysHere, ReplayThread, type Limits, type Replayer } from '../../src-main/saves/replayer.ts'
import { refused } from '../../src-shared/bridge.ts'
import { aFolder, start } from '../app/playing.ts'
import { threadScript } from '../threads.ts'
import { bloated, chained } from './chained.ts'

const golden = readFileSync(new URL('../golden/journals/transport-rules-1.signalbox', import.meta.url), 'utf8')
const heavy = bloated(golden, gameOf('transport'))

/** As it was sent in: steps without answers, then all of them taken back and made again to the end of the file. */
function emptySteps(): string {
  const { header, lines } = readJournal(golden)
  const step = { ...lines.find(({ kind }) => kind === 'step'), codes: [] }
  const back = ['takeBack', 'redo'].map((kind) => ({ ...step, kind, count: 10_000 }))
  return chained([
    header,
    ...Array.from({ length: 10_000 }, () => step),
    ...Array.from({ length: 500 }, () => back).flat(),
  ])
}

/** The thread, and what was noted of it. */
function aThread(limits: Partial<Limits> = {}): { thread: Replayer; noted: string[] } {
  const noted: string[] = []
  const usual = { megabytes: 256, ms: 170_000, idleMs: 10_000 }
  const thread = new ReplayThread(threadScript('worker'), (what) => noted.push(what), { ...usual, ...limits })
  onTestFinished(() => thread.close())
  return { thread, noted }
}

/** How a thread ends something that it has begun. */
async function cancelled(thread: Replayer): Promise<unknown> {
  const wish = new AbortController()
  return thread.play('gameFile', heavy, { share: () => wish.abort(), signal: wish.signal })
}

describe('the thread in which files of strangers are played', () => {
  it('plays a game file to its end, and finds the same as the program would', async () => {
    const { thread } = aThread()
    expect(await thread.play('gameFile', golden)).toEqual(await replaysHere(games).play('gameFile', golden))
    expect(await thread.play('picture', golden)).toEqual(await replaysHere(games).play('picture', golden))
    expect(await thread.play('picture', golden)).toMatchObject({ ok: true, value: { picture: { seats: [{}, {}] } } })
  })

  it('refuses ten thousand steps without an answer', async () => {
    expect(await aThread().thread.play('gameFile', emptySteps())).toMatchObject({ fault: { code: 'gameBroken' } })
  })

  it('refuses a whole game taken back and made again to the end of the file, and tells how far it is', async () => {
    const shares: number[] = []
    const found = await aThread().thread.play('gameFile', heavy, { share: (share) => shares.push(share) })
    expect(found).toMatchObject({ ok: false, fault: { code: 'tooHeavy' } })
    expect(shares.length).toBeGreaterThan(1)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  })

  it('draws no picture of a game that takes more than any', async () => {
    expect(await aThread().thread.play('picture', heavy)).toMatchObject({ fault: { code: 'tooHeavy' } })
  })

  it('is ended by whoever cancels, and the next question begins another', async () => {
    const { thread, noted } = aThread()
    expect(await cancelled(thread)).toEqual(refused('cancelled'))
    expect(await thread.play('gameFile', golden)).toMatchObject({ ok: true })
    expect(noted).toEqual([])
  })

  it('goes on with what runs when something that waits is cancelled', async () => {
    const { thread } = aThread()
    const wish = new AbortController()
    const first = thread.play('gameFile', golden)
    const second = thread.play('gameFile', golden, { signal: wish.signal })
    wish.abort()
    expect(await second).toEqual(refused('cancelled'))
    expect(await first).toMatchObject({ ok: true })
  })

  it.each([
    ['memory', { megabytes: 4 }, 'memory'],
    ['time', { ms: 1 }, 'no end in 1 ms'],
  ])('is ended where it takes more %s than it may, and the program goes on', async (_what, limits, said) => {
    const { thread, noted } = aThread(limits)
    expect(await thread.play('gameFile', heavy)).toMatchObject({ fault: { code: 'tooHeavy' } })
    expect(noted).toEqual([expect.stringContaining(said)])
  })

  it('refuses what is not done when the program ends', async () => {
    const { thread } = aThread()
    const both = [thread.play('gameFile', golden), thread.play('gameFile', golden)]
    await thread.close()
    expect(await Promise.all(both)).toEqual([refused('cancelled'), refused('cancelled')])
    expect(await thread.play('gameFile', golden)).toEqual(refused('cancelled'))
  })
})

describe('a game file that takes long to check', () => {
  it('keeps nobody waiting, tells how far it is, and can be cancelled: then nothing was taken in', async () => {
    const folder = await aFolder()
    const playing = await start({ folder, games, tuning: { replayer: aThread().thread } })
    const seen = new Promise<void>((resolve) => playing.app.onNotice(({ kind }) => kind === 'importing' && resolve()))
    const taken = playing.ask('importGame', { text: heavy })
    await seen
    expect((await playing.get('listSlots', {})).slots).toEqual([])
    await playing.get('cancelImport', {})
    expect(await taken).toEqual(refused('cancelled'))
    const shares = playing.notices.flatMap((notice) => (notice.kind === 'importing' ? [notice.share] : []))
    expect(shares.at(-1)).toBe(1)
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/\.journal$/))
    expect(await playing.get('importGame', { text: golden })).toMatchObject({ slots: [{ state: 'finished' }] })
  })

  it('is left alone when the program ends meanwhile', async () => {
    const folder = await aFolder()
    const playing = await start({ folder, games, tuning: { replayer: aThread().thread } })
    const taken = playing.ask('importGame', { text: golden })
    await playing.app.close()
    expect(await taken).toEqual(refused('cancelled'))
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/\.journal$/))
  })
})

describe('a game in the folder that takes more than any', () => {
  /** Counts what it is asked to play, and finds all of it too heavy. */
  const refusing = (): Replayer & { asked: number } => ({
    asked: 0,
    play() {
      this.asked++
      return Promise.resolve(refused('tooHeavy'))
    },
    close: () => Promise.resolve(),
  })

  it('is not drawn, is refused when it is opened, and stays as it is', async () => {
    const folder = await aFolder()
    await writeFile(join(folder, 'heavy.journal'), heavy)
    // That the picture is too heavy, too, is shown above.
    const playing = await start({ folder, games, tuning: { replayer: refusing() } })
    expect((await playing.get('hello', {})).slots).toMatchObject([{ id: 'heavy', picture: null }])
    expect(await playing.get('pictureOf', { slot: 'heavy' })).toEqual({ picture: null })
    expect(await playing.refusal('openSlot', { slot: 'heavy' })).toBe('tooHeavy')
    expect(await readFile(join(folder, 'heavy.journal'), 'utf8')).toBe(heavy)
  })

  it('is not tried by itself at the next start, until a person has opened it', async () => {
    const folder = await aFolder()
    await writeFile(join(folder, 'odd.journal'), golden)
    const pictures = async (replayer: Replayer, open = false) => {
      const playing = await start({ folder, games, tuning: { replayer } })
      await playing.get('hello', {})
      const { picture } = await playing.get('pictureOf', { slot: 'odd' })
      if (open) await playing.get('openSlot', { slot: 'odd' })
      await playing.app.close()
      return picture
    }
    const first = refusing()
    expect([await pictures(first), first.asked]).toEqual([null, 1])
    const second = refusing()
    expect([await pictures(second, true), second.asked]).toEqual([null, 0])
    expect(await pictures(replaysHere(games))).not.toBeNull()
  })
})
