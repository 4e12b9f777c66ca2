import { describe, expect, it } from 'vitest'
import type { TableUpdate } from '../../src-shared/table.ts'
import { aFolder, bot, gameOf, person, start, type Playing } from '../app/playing.ts'
import { END_TURN, FLIP, playCard, toy, toyWith, type ToyView } from './toy.ts'

const DECK = [
  1,
  2,
  31,
  32,
  3,
  ...Array.from({ length: 40 }, (_, card) => card).filter((card) => ![1, 2, 3, 31, 32].includes(card)),
]
const game = toyWith({ setup: (spec, emit) => toy.setup({ ...spec, deck: DECK }, emit) })

async function annAgainstBob(): Promise<{ playing: Playing; begun: TableUpdate; slot: string; seq: number }> {
  const playing = await start({ folder: await aFolder(), games: [game] })
  const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
  return { playing, begun, slot: begun.table.slot, seq: begun.table.seq }
}
const now = async (playing: Playing): Promise<TableUpdate> => {
  const { table } = await playing.get('hello', {})
  if (!table) throw new Error('no table is open')
  return table
}

describe('the door of the table', () => {
  it('lets all answers of a request in, or none of them', async () => {
    const { playing, begun, slot, seq } = await annAgainstBob()
    expect(await playing.refusal('act', { slot, seq, codes: [playCard(1), playCard(31)] })).toBe('illegal')
    expect((await now(playing)).table.view).toEqual(begun.table.view)
  })

  it('refuses an answer to a question that is past, and changes nothing', async () => {
    const { playing, slot, seq } = await annAgainstBob()
    const after = await playing.get('act', { slot, seq, codes: [playCard(1)] })
    expect(await playing.refusal('act', { slot, seq, codes: [playCard(2)] })).toBe('stale')
    expect((await now(playing)).table.view).toEqual(after.table.view)
  })

  it('refuses who is not asked, while a bot chooses', async () => {
    const { playing, slot, seq } = await annAgainstBob()
    const ended = await playing.get('act', { slot, seq, codes: [END_TURN] })
    expect(await playing.refusal('act', { slot, seq: ended.table.seq, codes: [END_TURN] })).toBe('notYourTurn')
  })

  it('refuses any answer after one by which a card was learnt, so that a refusal tells nothing', async () => {
    const { playing, slot, seq } = await annAgainstBob()
    expect(await playing.refusal('act', { slot, seq, codes: [FLIP, playCard(1)] })).toBe('illegal')
    await playing.get('act', { slot, seq: (await now(playing)).table.seq, codes: [FLIP] })
  })

  it('refuses a table that is not open', async () => {
    const { playing, slot, seq } = await annAgainstBob()
    await playing.get('leaveTable', { slot })
    expect(await playing.refusal('act', { slot, seq, codes: [END_TURN] })).toBe('noSuchSlot')
  })

  it('never gives a number for the next question twice, from table to table', async () => {
    const { playing, slot, seq } = await annAgainstBob()
    await playing.get('leaveTable', { slot })
    const again = await playing.get('openSlot', { slot })
    expect(again.table.seq).toBeGreaterThan(seq)
    expect(await playing.refusal('act', { slot, seq, codes: [END_TURN] })).toBe('stale')
  })

  it('refuses options and seats the game does not know, and says why', async () => {
    const playing = await start({ folder: await aFolder() })
    const options = await playing.ask('newGame', gameOf([person('Ann'), bot('Bob')], { options: { cards: 9 } }))
    expect(options).toEqual({
      ok: false,
      fault: { code: 'badOptions', reasons: [{ key: 'options.badValue', refs: [] }] },
    })
    expect(await playing.refusal('newGame', gameOf([person('Ann'), bot('Bob')], { starter: 3 }))).toBe('badOptions')
    expect(await playing.refusal('newGame', gameOf([person('Ann'), bot('Bob')], { game: 'transport' }))).toBe(
      'noSuchGame',
    )
    expect((await playing.get('listSlots', {})).slots).toEqual([])
  })
})

describe('a preview', () => {
  it('shows where answers lead without taking a step', async () => {
    const { playing, begun, slot, seq } = await annAgainstBob()
    const preview = await playing.get('preview', { slot, seq, codes: [playCard(1), playCard(2)] })
    expect(preview.stops).toBe('end')
    expect((preview.beats.at(-1)?.view as ToyView).points).toEqual([2, 0])
    expect((await now(playing)).table.view).toEqual(begun.table.view)
  })

  it('stops before what would be learnt, and never shows the card that really comes', async () => {
    const { playing, slot, seq } = await annAgainstBob()
    const preview = await playing.get('preview', { slot, seq, codes: [playCard(1), FLIP] })
    expect(preview.stops).toBe('learnt')
    expect(preview.beats.map((beat) => beat.event.kind)).toEqual(['played'])
  })

  it('refuses what is not a choice', async () => {
    const { playing, slot, seq } = await annAgainstBob()
    expect(await playing.refusal('preview', { slot, seq, codes: [playCard(31)] })).toBe('illegal')
  })

  it('is played on a position made up from beliefs, never on the real one', async () => {
    const madeUp = toyWith({
      setup: (spec, emit) => toy.setup({ ...spec, deck: DECK }, emit),
      sample(beliefs, rng) {
        const position = toy.sample(beliefs, rng)
        toy.apply(position, playCard(3))
        return position
      },
    })
    const playing = await start({ folder: await aFolder(), games: [madeUp] })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const { slot, seq } = begun.table
    const preview = await playing.get('preview', { slot, seq, codes: [playCard(1)] })
    expect((preview.beats[0].view as ToyView).points).toEqual([2, 0])
    expect(await playing.refusal('preview', { slot, seq, codes: [playCard(3)] })).toBe('illegal')
  })
})

describe('an explanation', () => {
  it('says why a thing is not offered, and nothing about what is', async () => {
    const { playing, slot, seq } = await annAgainstBob()
    expect((await playing.get('explain', { slot, seq, ref: { kind: 'card', id: 1 } })).reasons).toEqual([])
    expect((await playing.get('explain', { slot, seq, ref: { kind: 'card', id: 9 } })).reasons).toHaveLength(1)
  })
})

describe('the log', () => {
  it('sends each entry once to the same eyes', async () => {
    const { playing, begun, slot, seq } = await annAgainstBob()
    expect(begun.logFrom).toBe(0)
    const played = await playing.get('act', { slot, seq, codes: [playCard(1)] })
    expect(played.logFrom).toBe(begun.log.length)
    expect(played.log.map((entry) => entry.n)).toEqual([begun.log.length])
  })
})
