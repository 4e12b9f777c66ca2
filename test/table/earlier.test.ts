import { describe, expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { generator, nextBelow } from '../../src-main/engine/random.ts'
import { tableGame } from '../../src-main/measure/table-game.ts'
import type { Viewer } from '../../src-shared/core.ts'
import type { LogEntry, TableUpdate } from '../../src-shared/table.ts'

/** Bytes that a change of eyes may send, however long the game has been. */
const MOST = 20_000

/** A game of persons by chance, to an end or to so many steps; hears of every change, and what came before. */
async function played(
  game: (typeof games)[number],
  steps: number,
  heard: (now: TableUpdate, before: TableUpdate) => void = () => undefined,
) {
  const task = { game, name: 'Long', seatCount: 2, options: game.options.default, seed: 5, practice: false }
  const playing = tableGame(task)
  const rng = generator(11)
  for (let n = 0; n < steps && !playing.now().table.outcome; n++) {
    const before = playing.now()
    await playing.step((count) => nextBelow(rng, 0, count))
    heard(playing.now(), before)
  }
  return playing
}

/** All of the log by its pages, as the window asks for them. */
function byPages({ table }: Awaited<ReturnType<typeof played>>, latest: TableUpdate): readonly LogEntry[] {
  let log = latest.log
  while (log[0].n > 0) {
    const page = table.earlierLog(log[0].n, latest.table.viewer)
    if (!page.ok) throw new Error(page.fault.code)
    expect(page.value.log.at(-1)?.n).toBe(log[0].n - 1)
    log = [...page.value.log, ...log]
  }
  return log
}

describe.each(games.map((game) => [game.id, game] as const))('the log of %s', (_id, game) => {
  it('is told from the latest on when other eyes look, in few bytes however long it is', async () => {
    const told: { entries: number; bytes: number }[] = []
    await played(game, 400, ({ table, logFrom, log }, before) => {
      if (table.viewer === before.table.viewer) return
      expect(log.length).toBeGreaterThan(0)
      told.push({ entries: logFrom + log.length, bytes: JSON.stringify(log).length })
    })
    expect(told.length).toBeGreaterThan(10)
    expect(told.at(-1)?.entries).toBeGreaterThan(30)
    expect(Math.max(...told.map(({ bytes }) => bytes))).toBeLessThan(MOST)
  })

  it('comes whole by its pages, and as it is told from the beginning', async () => {
    const playing = await played(game, 150)
    const latest = playing.table.showAgain()
    expect(latest.logFrom).toBeGreaterThan(0)
    const whole = byPages(playing, latest)
    expect(whole.map(({ n }) => n)).toEqual(whole.map((_, n) => n))
    const { log } = playing.table.course
    const redact = ({ events }: (typeof log)[number]) => events.map((event) => game.redact(event, latest.table.viewer))
    expect(whole.map(({ events }) => events)).toEqual(log.map(redact))
  })
})

describe('a page of the log', () => {
  const game = games[0]

  it('is refused to eyes that do not look, and before what there is', async () => {
    const { table, now } = await played(game, 20)
    const { viewer } = now().table
    const other: Viewer = viewer === 'onlooker' ? 0 : 'onlooker'
    expect(table.earlierLog(5, other)).toMatchObject({ ok: false, fault: { code: 'stale' } })
    expect(table.earlierLog(5, 'open')).toMatchObject({ ok: false, fault: { code: 'stale' } })
    expect(table.earlierLog(0, viewer)).toMatchObject({ ok: false, fault: { code: 'illegal' } })
    expect(table.earlierLog(1, viewer)).toMatchObject({ ok: true, value: { log: [{ n: 0 }] } })
    expect(table.earlierLog(table.course.log.length, viewer)).toMatchObject({ ok: true })
    expect(table.earlierLog(table.course.log.length + 1, viewer)).toMatchObject({ ok: false })
    expect(table.earlierLog(10_000, viewer)).toMatchObject({ ok: false, fault: { code: 'illegal' } })
  })

  it('goes back to where a turn begins', async () => {
    const playing = await played(game, 150)
    const { table } = playing
    const latest = table.showAgain()
    const { log } = table.course
    expect(log[latest.logFrom].turn).not.toBe(log[latest.logFrom - 1].turn)
  })
})
