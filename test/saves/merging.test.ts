import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TableState } from '../../src-shared/table.ts'
import { aFolder, bot, gameOf, person, start, type Playing } from '../app/playing.ts'
import { END_TURN } from '../table/toy.ts'

/** Some steps more, each of them by the same choice. */
async function play(playing: Playing, from: TableState, steps: number): Promise<TableState> {
  let table = from
  for (let n = 0; n < steps; n++) {
    const code = table.choices.find((code) => code !== END_TURN)!
    ;({ table } = await playing.get('act', { slot: table.slot, seq: table.seq, codes: [code] }))
  }
  return table
}

const begun = async (playing: Playing, name: string): Promise<TableState> =>
  (await playing.get('newGame', gameOf([person('Ann'), bot('Bob')], { name }))).table

const fileOf = async (playing: Playing, { slot }: { slot: string }): Promise<string> =>
  (await playing.get('exportGame', { slot })).text

const names = async (playing: Playing): Promise<string[]> =>
  (await playing.get('listSlots', {})).slots.map(({ name }) => name).sort()

const folder = aFolder

describe('games of another computer, all at once', () => {
  it('are taken in once, however often they come', async () => {
    const [here, there] = [await start({ folder: await folder() }), await start({ folder: await folder() })]
    const texts = []
    for (const name of ['Sunday', 'Monday'])
      texts.push(await fileOf(here, await play(here, await begun(here, name), 2)))
    const hows = []
    for (const text of [...texts, ...texts]) hows.push((await there.get('mergeGame', { text })).how)
    expect(hows).toEqual(['taken', 'taken', 'known', 'known'])
    expect(await names(there)).toEqual(['Monday', 'Sunday'])
  })

  it('let a game that is here go on as far as it was played there', async () => {
    const [here, there] = [await start({ folder: await folder() }), await start({ folder: await folder() })]
    const table = await play(here, await begun(here, 'Sunday'), 1)
    await there.get('mergeGame', { text: await fileOf(here, table) })
    const farther = await play(here, table, 2)
    expect((await there.get('mergeGame', { text: await fileOf(here, farther) })).how).toBe('continued')
    const [{ id }] = (await there.get('listSlots', {})).slots
    expect((await there.get('openSlot', { slot: id })).table.view).toEqual(farther.view)
  })

  it('never set a game back that was played farther here', async () => {
    const here = await start({ folder: await folder() })
    const table = await play(here, await begun(here, 'Sunday'), 1)
    const early = await fileOf(here, table)
    const farther = await play(here, table, 2)
    await here.get('leaveTable', { slot: table.slot })
    expect((await here.get('mergeGame', { text: early })).how).toBe('known')
    expect((await here.get('openSlot', { slot: table.slot })).table.view).toEqual(farther.view)
  })

  it('are known where only steps that were taken back are missing', async () => {
    const here = await start({ folder: await folder() })
    let table = await play(here, await begun(here, 'Sunday'), 1)
    const early = await fileOf(here, table)
    table = await play(here, table, 1)
    ;({ table } = await here.get('command', { slot: table.slot, seq: table.seq, command: { kind: 'undo' } }))
    await here.get('leaveTable', { slot: table.slot })
    expect((await here.get('mergeGame', { text: early })).how).toBe('known')
  })

  it('stand beside the one here that went another way, and both are counted no longer', async () => {
    const [here, there] = [await start({ folder: await folder() }), await start({ folder: await folder() })]
    const table = await play(here, await begun(here, 'Sunday'), 1)
    const text = await fileOf(here, table)
    await there.get('mergeGame', { text })
    const [{ id }] = (await there.get('listSlots', {})).slots
    const opened = (await there.get('openSlot', { slot: id })).table
    await there.get('act', { slot: id, seq: opened.seq, codes: [END_TURN] })
    await there.get('leaveTable', { slot: id })
    const other = await fileOf(here, await play(here, table, 1))
    expect(await there.get('mergeGame', { text: other })).toEqual({ how: 'taken', name: 'Sunday 2' })
    expect(await names(there)).toEqual(['Sunday', 'Sunday 2'])
    const kept = await fileOf(there, { slot: id })
    expect(kept).toContain('"known":"exported"')
  })

  it('leave the game alone that is being played', async () => {
    const here = await start({ folder: await folder() })
    const table = await play(here, await begun(here, 'Sunday'), 1)
    const there = await start({ folder: await folder() })
    await there.get('mergeGame', { text: await fileOf(here, table) })
    const [{ id }] = (await there.get('listSlots', {})).slots
    const before = (await there.get('openSlot', { slot: id })).table
    const farther = await fileOf(here, await play(here, table, 2))
    expect((await there.get('mergeGame', { text: farther })).how).toBe('taken')
    expect((await there.get('showTable', { slot: id })).table.view).toEqual(before.view)
    await play(there, (await there.get('showTable', { slot: id })).table, 1)
  })

  it('come back where they were deleted here', async () => {
    const at = await folder()
    const here = await start({ folder: at })
    const table = await begun(here, 'Sunday')
    const text = await fileOf(here, table)
    await here.get('deleteSlot', { slot: table.slot })
    expect((await here.get('mergeGame', { text })).how).toBe('taken')
    await rm(join(at, 'trash'), { recursive: true })
    expect(await names(here)).toEqual(['Sunday'])
  })

  it('are checked like any file', async () => {
    const here = await start({ folder: await folder() })
    const text = await fileOf(here, await play(here, await begun(here, 'Sunday'), 2))
    expect(await here.refusal('mergeGame', { text: text.slice(0, -20) })).toBe('gameBroken')
    expect(await here.refusal('mergeGame', { text: 'milk\n' })).toBe('notAGame')
    expect(await names(here)).toEqual(['Sunday'])
  })
})
