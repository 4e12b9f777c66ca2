import { describe, expect, it } from 'vitest'
import { toldOpenly } from '../../src-main/review/why.ts'
import { games } from '../../src-main/engine/games.ts'
import type { GameId } from '../../src-shared/core.ts'
import type { TableState } from '../../src-shared/table.ts'
import { aFolder, bot, gameOf, person, start, type Playing } from './playing.ts'

/** Bob, a bot, has had a turn, and Ann is asked again. */
async function afterBobsTurn(game: GameId): Promise<{ playing: Playing; table: TableState; turn: number }> {
  const playing = await start({ folder: await aFolder(), games })
  const wanted = gameOf([person('Ann'), bot('Bob')], { game, seed: 5, starter: 1 })
  let { table } = await playing.get('newGame', wanted)
  const turnOf = () => table.status.turn
  const asked = () => table.status.decision?.by === 0
  while (turnOf() < 2 || !asked()) {
    const { slot, seq, choices } = table
    if (asked()) ({ table } = await playing.get('act', { slot, seq, codes: [choices[0]!] }))
    else ({ table } = await playing.until((update) => update.table.seq > seq))
  }
  return { playing, table, turn: 1 }
}

describe("a bot's turn", () => {
  it.each(games.map(({ id }) => id))(
    'can be asked why in %s, and nothing of its hidden cards is told',
    async (game) => {
      const { playing, table, turn } = await afterBobsTurn(game)
      const { facts } = await playing.get('why', { slot: table.slot, turn })
      expect(facts).not.toBeNull()
      for (const { kind } of facts!)
        expect(['gains', 'counts', 'scoring', 'prevents', 'keeps', 'nears', 'bars', 'way', 'promises']).toContain(kind)
      expect((await playing.get('why', { slot: table.slot, turn })).facts).toEqual(facts)
      await playing.app.close()
    },
  )

  it('can still be asked about once a person has sat down for the bot', async () => {
    const { playing, table, turn } = await afterBobsTurn('transport')
    const { slot, seq } = table
    const { facts } = await playing.get('why', { slot, turn })
    const sat = { kind: 'sit', seat: 1, who: { name: 'Bob', player: 'person' } } as const
    await playing.get('command', { slot, seq, command: sat })
    expect(await playing.get('why', { slot, turn })).toEqual({ facts })
    await playing.app.close()
  })

  it('says nothing of what the bot still has in mind with its hidden cards', () => {
    const kinds = ['gains', 'threatens', 'enables', 'prevents', 'keeps', 'nears', 'bars'] as const
    const facts = kinds.map((kind) => ({ kind, points: 1, part: 'x', seat: 0, refs: [] }))
    expect(toldOpenly(facts).map(({ kind }) => kind)).toEqual(['gains', 'prevents', 'keeps', 'nears', 'bars'])
  })

  it('is the only one that can be asked about: no turn to come, and none of a person', async () => {
    const { playing, table } = await afterBobsTurn('transport')
    for (const turn of [2, 99])
      expect(await playing.ask('why', { slot: table.slot, turn })).toMatchObject({ fault: { code: 'illegal' } })
    expect(await playing.ask('why', { slot: 'elsewhere', turn: 1 })).toMatchObject({ fault: { code: 'noSuchSlot' } })
    await playing.app.close()
  })
})
