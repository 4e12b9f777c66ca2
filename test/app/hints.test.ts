import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import { aFolder, gameOf, person, start, type Playing } from './playing.ts'

const two = [person('Ann'), person('Ben')]
const aGame = (more = {}) => gameOf(two, { game: 'transport', seed: 3, ...more })
const begun = async (playing: Playing, more = {}): Promise<TableUpdate> =>
  lifted(playing, await playing.get('newGame', aGame(more)))

async function lifted(playing: Playing, { table }: TableUpdate): Promise<TableUpdate> {
  const { slot, seq, curtain } = table
  if (!curtain) throw new Error('no curtain is down')
  return playing.get('command', { slot, seq, command: { kind: 'liftCurtain', seat: curtain.seat } })
}

const hintsIn = ({ log }: TableUpdate) => log.filter(({ command }) => command?.kind === 'hint').map(({ seat }) => seat)

describe('a hint', () => {
  it('is kept once for the question it was about, however often it is looked at, and told in the log', async () => {
    const folder = await aFolder()
    const playing = await start({ folder, games })
    const { table } = await begun(playing)
    const { slot, seq, choices } = table
    await playing.get('advise', { slot, seq })
    await playing.get('advise', { slot, seq })
    const kept = await readFile(join(folder, `${slot}.journal`), 'utf8')
    expect(kept.match(/"kind":"hint"/g)).toHaveLength(1)
    const after = await playing.get('act', { slot, seq, codes: [choices[0]] })
    expect(hintsIn(after)).toEqual([0])
    await playing.app.close()

    const again = await start({ folder, games })
    expect(hintsIn(await again.get('openSlot', { slot }))).toEqual([0])
  })

  it('stands beside its seat in the statistics when the game has ended', async () => {
    const playing = await start({ folder: await aFolder(), games })
    let now = await begun(playing)
    const { slot } = now.table
    await playing.get('advise', { slot, seq: now.table.seq })
    while (!now.table.outcome) {
      const { seq, choices } = now.table
      now = now.table.curtain
        ? await lifted(playing, now)
        : await playing.get('act', { slot, seq, codes: [choices[0]] })
    }
    const { statistics } = await playing.get('statistics', {})
    expect(Object.fromEntries(statistics[0].people.map(({ name, hints }) => [name, hints]))).toEqual({ Ann: 1, Ben: 0 })
  })

  it('is not given in a game that was set up without, nor in the next one at its table', async () => {
    const folder = await aFolder()
    const playing = await start({ folder, games })
    const { table } = await begun(playing, { hints: false })
    expect(table.hints).toBe(false)
    expect(await playing.refusal('advise', { slot: table.slot, seq: table.seq })).toBe('illegal')
    const next = await playing.get('playAgain', { slot: table.slot, how: 'rematch' })
    expect(next.table.hints).toBe(false)
    await playing.get('leaveTable', { slot: next.table.slot })
    expect((await playing.get('openSlot', { slot: table.slot })).table.hints).toBe(false)
  })
})
