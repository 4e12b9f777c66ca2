import { describe, expect, it } from 'vitest'
import { END_TURN } from '../table/toy.ts'
import { aFolder, bot, gameOf, person, start } from './playing.ts'

describe('a game from beginning to end', () => {
  it('is played by a person against bots, left, found in the list and gone on with', async () => {
    const folder = await aFolder()
    const first = await start({ folder })
    const begun = await first.get('newGame', gameOf([person('Ann'), bot('Bob'), bot('Cid')]))
    const { slot, seq } = begun.table
    expect(begun.table.viewer).toBe(0)
    await first.get('act', { slot, seq, codes: [END_TURN] })
    const back = await first.until(({ table }) => table.status.decision?.by === 0)
    expect(back.table.status.turn).toBe(4)
    await first.app.close()

    const second = await start({ folder })
    const hello = await second.get('hello', {})
    expect(hello.slots.map(({ id, state, turn }) => ({ id, state, turn }))).toEqual([
      { id: slot, state: 'running', turn: 4 },
    ])
    expect((await second.get('pictureOf', { slot })).picture).not.toBeNull()
    const again = await second.get('openSlot', { slot })
    expect(again.table.view).toEqual(back.table.view)
    expect(again.table.choices).toEqual(back.table.choices)
  })

  it('is watched to its end when only bots play', async () => {
    const table = await start({ folder: await aFolder() })
    const begun = await table.get('newGame', gameOf([bot('Ann'), bot('Bob')]))
    expect(begun.table.viewer).toBe('onlooker')
    const end = await table.until((update) => update.table.outcome !== null)
    expect(end.table.viewer).toBe('open')
    expect(end.table.scores).toHaveLength(2)
    const { slots } = await table.get('listSlots', {})
    expect(slots[0].state).toBe('finished')
  })
})
