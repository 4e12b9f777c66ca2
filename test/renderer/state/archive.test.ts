import { describe, expect, it, vi } from 'vitest'
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

/** At the game of this text somebody presses Cancel. */
let cancelAt = ''

/** A program that answers each game by what its text says. */
async function answering() {
  const { app } = atTable()
  const told: FaultCode[] = []
  const asked: string[] = []
  vi.spyOn(app, 'tell').mockImplementation(({ code }) => void told.push(code))
  vi.spyOn(app.saved, 'refresh').mockResolvedValue()
  vi.spyOn(app, 'askQuietly').mockResolvedValue({})
  vi.spyOn(app, 'askPlainly').mockImplementation(async (_name, payload) => {
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
