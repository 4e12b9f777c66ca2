import { beforeEach, describe, expect, it, vi } from 'vitest'
import { done, refused, type FaultCode } from '../../../src-shared/bridge.ts'
import type { Merged } from '../../../src-shared/table.ts'
import { pack } from '../../../src-renderer/state/archive-file.ts'
import { toasts } from '../../../src-renderer/state/toasts.svelte.ts'
import { atTable } from './at-table.ts'

const archiveOf = (texts: readonly string[]): Promise<Blob> =>
  pack(
    (async function* () {
      for (const [n, text] of texts.entries()) yield { file: `Game ${n}.signalbox`, text }
    })(),
  )

const saved: string[] = []
vi.mock(import('../../../src-renderer/state/save-as.ts'), () => ({ saveAs: (name) => void saved.push(name) }))
beforeEach(() => (saved.length = 0))

/** At the game of this text somebody presses Cancel. */
let cancelAt = ''
/** How many questions more come too often for the program. */
let tooOften = 0

/** A program that answers each game by what its text says. */
async function answering(games: readonly string[] = []) {
  const { app } = atTable()
  const told: FaultCode[] = []
  const asked: string[] = []
  vi.spyOn(app, 'tell').mockImplementation(({ code }) => void told.push(code))
  vi.spyOn(app.saved, 'refresh').mockResolvedValue()
  vi.spyOn(app, 'askQuietly').mockResolvedValue({})
  vi.spyOn(app, 'ask').mockResolvedValue({ slots: games.map((id) => ({ id })) } as never)
  vi.spyOn(app, 'askPlainly').mockImplementation(async (name, payload) => {
    if (tooOften > 0) return (tooOften--, refused('tooMany') as never)
    if (name === 'exportGame') return done({ file: 'Sunday.signalbox', text: 'a game' }) as never
    const { text } = payload as { text: string }
    asked.push(text)
    if (text === cancelAt) toasts.find(({ share }) => share !== undefined)?.action?.run()
    const how = text as Merged
    return (
      ['taken', 'continued', 'known'].includes(text) ? done({ how, name: 'Sunday' }) : refused(text as FaultCode)
    ) as never
  })
  toasts.length = 0
  cancelAt = ''
  tooOften = 0
  return { archive: await app.saved.archive(), told, asked, said: () => toasts.map(({ text }) => text) }
}

describe('taking all games of a file in', () => {
  it('says how many were taken in, went on, were here, and could not be read', async () => {
    const { archive, told, said } = await answering()
    await archive.import(await archiveOf(['taken', 'known', 'gameBroken', 'continued', 'taken', 'newer']))
    expect(said()).toEqual([
      '2 games were imported. One that is here went on as far as it was played there. One was here already. 2 could not be read.',
    ])
    expect([told, archive.busy]).toEqual([[], false])
  })

  it('stops where nothing more can be written, says so, and tells what was taken in', async () => {
    const { archive, told, asked, said } = await answering()
    await archive.import(await archiveOf(['taken', 'noSpace', 'taken']))
    expect([asked, told]).toEqual([['taken', 'noSpace'], ['noSpace']])
    expect(said()).toEqual(['One game was imported.'])
  })

  it('stops when it is cancelled, without a fault', async () => {
    const { archive, asked, told } = await answering()
    cancelAt = 'known'
    await archive.import(await archiveOf(['taken', 'known', 'taken']))
    expect([asked, told, archive.busy]).toEqual([['taken', 'known'], [], false])
  })

  it('is refused for what is no such file, and the next one is taken in all the same', async () => {
    const { archive, told, said } = await answering()
    const other = archive.import(new Blob(['PK, but no more']))
    const right = archive.import(await archiveOf(['taken']))
    await Promise.all([other, right])
    expect([told, said()]).toEqual([['notAGame'], ['One game was imported.']])
  })
})

describe('where games are asked for faster than the program lets in', () => {
  /** Does it with a clock that goes on by itself. */
  async function byAFastClock(work: () => Promise<void>): Promise<void> {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let over = false
    const working = work().finally(() => (over = true))
    while (!over) await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await working
  }

  it('asks for the same game again, and takes all of them in', async () => {
    const { archive, told, asked, said } = await answering()
    const file = await archiveOf(['taken', 'taken'])
    tooOften = 3
    await byAFastClock(() => archive.import(file))
    expect([asked, told, said()]).toEqual([['taken', 'taken'], [], ['2 games were imported.']])
  })

  it('packs every game', async () => {
    const { archive, said } = await answering(['a', 'b', 'c'])
    tooOften = 3
    await byAFastClock(() => archive.export())
    expect([saved.length, said()]).toEqual([1, ['3 games are in the file.']])
  })
})

it('no file is made where there is no game to pack', async () => {
  const { archive, said } = await answering()
  await archive.export()
  expect([saved, said()]).toEqual([[], ['There is no game to save.']])
})
