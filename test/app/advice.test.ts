import { describe, expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import type { GameId } from '../../src-shared/core.ts'
import { threadScript } from '../threads.ts'
import { aFolder, bot, gameOf, person, start } from './playing.ts'

/** A table where Ann is asked. */
async function aTable(game: GameId) {
  const playing = await start({ folder: await aFolder(), games })
  // Whoever begins keeps the last end card to choose.
  const starter = game === 'first-class' ? 1 : 0
  const { table } = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')], { game, seed: 3, starter }))
  return { playing, table }
}

describe('whoever is asked at the table', () => {
  it.each(games.map(({ id }) => id))('is advised in %s, by moves that the table takes', async (game) => {
    const { playing, table } = await aTable(game)
    const { slot, seq } = table
    const { advice } = await playing.get('advise', { slot, seq })
    expect(advice!.moves.length).toBeGreaterThan(1)
    for (const { codes } of advice!.moves) expect(table.choices).toContain(codes[0])
    const after = await playing.get('act', { slot, seq, codes: [advice!.moves[0]!.codes[0]!] })
    expect(after.table.seq).toBeGreaterThan(seq)
    await playing.app.close()
  })

  it('is told nothing that comes too late: whoever plays on meanwhile need not wait for it', async () => {
    const { playing, table } = await aTable('transport')
    const { slot, seq, choices } = table
    const late = playing.ask('advise', { slot, seq })
    const after = await playing.get('act', { slot, seq, codes: [choices[0]!] })
    expect(after.table.seq).toBeGreaterThan(seq)
    expect(await late).toMatchObject({ ok: false, fault: { code: 'stale' } })
    expect(await playing.ask('advise', { slot, seq })).toMatchObject({ ok: false, fault: { code: 'stale' } })
    await playing.app.close()
  })

  it('is told nothing of a table that was left, and a game that was deleted meanwhile stays deleted', async () => {
    const { playing, table } = await aTable('transport')
    const { slot, seq } = table
    const late = playing.ask('advise', { slot, seq })
    const { slots } = await playing.get('deleteSlot', { slot })
    expect(slots).toEqual([])
    expect(await late).toMatchObject({ ok: false, fault: { code: 'stale' } })
    expect((await playing.get('listSlots', {})).slots).toEqual([])
  })

  it('finds the game as it was left where a hint was under way, and plays on', async () => {
    const { playing, table } = await aTable('transport')
    const { slot, seq } = table
    const late = playing.ask('advise', { slot, seq })
    await playing.get('leaveTable', { slot })
    const { table: again } = await playing.get('openSlot', { slot })
    expect(await late).toMatchObject({ ok: false, fault: { code: 'stale' } })
    await playing.get('act', { slot, seq: again.seq, codes: [again.choices[0]!] })
    expect(playing.notices.filter(({ kind }) => kind === 'fault')).toEqual([])
  })
})

describe('where nobody can be advised, as the thread is busy for ever', () => {
  const aSlowTable = async () => {
    const playing = await start({ folder: await aFolder(), worker: threadScript('deaf'), games })
    const { table } = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')], { game: 'transport' }))
    return { playing, hint: playing.ask('advise', { slot: table.slot, seq: table.seq }), slot: table.slot }
  }

  it('whoever leaves the table does not wait, nor does the hint', async () => {
    const { playing, hint, slot } = await aSlowTable()
    await playing.get('leaveTable', { slot })
    expect(await hint).toMatchObject({ ok: false, fault: { code: 'stale' } })
  })

  // What is given up after its own time, a minute, was waited for.
  it('whoever ends the program does not wait either', { timeout: 30_000 }, async () => {
    const { playing, hint } = await aSlowTable()
    await playing.app.close()
    expect(await hint).toMatchObject({ ok: true, value: { advice: null } })
  })
})
