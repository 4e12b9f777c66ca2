import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import { aFolder, bot, gameOf, person, start, type Playing } from '../app/playing.ts'
import { failingFiles } from '../saves/failing-files.ts'
import { END_TURN } from './toy.ts'
import { threadScript } from '../threads.ts'
import { until } from '../until.ts'

/** A clock of which only waits of `ms` are held; `asked` comes with what lets the first of them go. */
function heldAt(ms: number) {
  const waited: number[] = []
  let begun: (letGo: () => void) => void = () => undefined
  const asked = new Promise<() => void>((resolve) => (begun = resolve))
  const wait = (asks: number): Promise<void> => {
    waited.push(asks)
    return asks === ms ? new Promise((resolve) => begun(resolve)) : Promise.resolve()
  }
  return { wait, asked, waited }
}

async function firstBotStep(
  worker: string,
  botLimitMs?: number,
): Promise<{ playing: Playing; reasons: (string | undefined)[] }> {
  const playing = await start({
    folder: await aFolder(),
    worker: threadScript(worker),
    tuning: { ...(botLimitMs && { botLimitMs }) },
  })
  const { table } = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
  await playing.get('act', { slot: table.slot, seq: table.seq, codes: [END_TURN] })
  const update = await playing.until(() => true)
  return { playing, reasons: update.log.flatMap((entry) => (entry.command ? [entry.command.reason] : [])) }
}

describe('a bot at the table', () => {
  it('plays by itself, and nothing in the log speaks of replacing it', async () => {
    const { reasons } = await firstBotStep('worker')
    expect(reasons).toEqual([])
  })

  it.each([
    ['throws', 'throwing', undefined, 'botFailed.threw'],
    ['answers nonsense', 'nonsense', undefined, 'botFailed.illegal'],
    ['never answers', 'silent', 300, 'botFailed.late'],
  ])('that %s is replaced by a legal choice, and the log says so for good', async (_what, worker, limit, reason) => {
    const { playing, reasons } = await firstBotStep(worker, limit)
    expect(reasons).toEqual([reason])
    const { slots } = await playing.get('listSlots', {})
    await playing.get('leaveTable', { slot: slots[0].id })
    const opened = await playing.get('openSlot', { slot: slots[0].id })
    expect(opened.log.some((entry) => entry.command?.kind === 'botFailed' && entry.command.reason === reason)).toBe(
      true,
    )
  })

  it('pauses before each step as the setting says, and moves on when the pause is over', async () => {
    const pauses = { slow: 60_000, normal: 2, fast: 1, off: 0 }
    const { wait, asked, waited } = heldAt(pauses.slow)
    const playing = await start({ folder: await aFolder(), tuning: { pauses, wait } })
    const { table } = await playing.get('newGame', gameOf([bot('Ann'), bot('Bob')]))
    await playing.until(() => true)
    await playing.get('setSettings', { ...DEFAULT_SETTINGS, speed: 'slow' })
    const letGo = await asked
    // It has been asked to wait: whatever was on its way has come, and nothing comes while it is held.
    const { table: held } = await playing.get('hello', {})
    const said = playing.notices.length
    await playing.get('listSlots', {})
    expect([playing.notices.length, held?.table.outcome]).toEqual([said, null])
    expect(new Set(waited)).toEqual(new Set([pauses.off, pauses.slow]))
    await playing.get('setSettings', { ...DEFAULT_SETTINGS, speed: 'off' })
    letGo()
    await playing.until((update) => update.table.seq > (held?.table.seq ?? table.seq))
  })

  it('stops when the table is left, and goes on when it is opened again', async () => {
    const playing = await start({ folder: await aFolder() })
    const { table } = await playing.get('newGame', gameOf([bot('Ann'), bot('Bob')]))
    await playing.until(() => true)
    await playing.get('leaveTable', { slot: table.slot })
    const said = playing.notices.length
    await playing.get('listSlots', {})
    expect(playing.notices.length).toBe(said)
    const opened = await playing.get('openSlot', { slot: table.slot })
    await playing.until((update) => update.table.seq > opened.table.seq)
  })

  it('rests while something lies over the table, whoever is seated meanwhile, and then goes on', async () => {
    const playing = await start({ folder: await aFolder() })
    const { table } = await playing.get('newGame', gameOf([bot('Ann'), bot('Bob')]))
    const { slot } = table
    await playing.get('restBots', { slot, on: true })
    const said = playing.notices.length
    const { table: seated } = await playing.get('command', {
      slot,
      seq: table.seq,
      command: { kind: 'sit', seat: 0, who: bot('Cid') },
    })
    await playing.get('listSlots', {})
    expect([playing.notices.length, seated.thinking]).toEqual([said, 0])
    await playing.get('restBots', { slot, on: false })
    await playing.until((update) => update.table.seq > seated.seq)
  })

  it('goes on for a window that comes anew, though the last one had it rest', async () => {
    const playing = await start({ folder: await aFolder() })
    const { table } = await playing.get('newGame', gameOf([bot('Ann'), bot('Bob')]))
    await playing.get('restBots', { slot: table.slot, on: true })
    const { table: shown } = await playing.get('hello', {})
    await playing.until((update) => update.table.seq > (shown?.table.seq ?? 0))
  })

  it('waits while its step cannot be written, tells it once, and goes on when it can', async () => {
    const files = failingFiles()
    const playing = await start({ folder: await aFolder(), tuning: { files, retryMs: 10 } })
    const { table } = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const ended = await playing.get('act', { slot: table.slot, seq: table.seq, codes: [END_TURN] })
    files.fail('ENOSPC')
    await until(() => expect(files.refusals()).toBeGreaterThan(2))
    const { table: still } = await playing.get('hello', {})
    expect(still?.table.view).toEqual(ended.table.view)
    files.fail(null)
    await playing.until(() => true)
    expect(playing.notices.filter((notice) => notice.kind === 'fault')).toHaveLength(1)
  })
})
