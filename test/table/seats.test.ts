import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import { aFolder, bot, gameOf, person, start } from '../app/playing.ts'
import { act, command, dealt, lift, refusedCommand, sit } from './at-table.ts'
import { ASK, END_TURN, playCard, type ToyView } from './toy.ts'

const table = async (folder?: string) => start({ folder: folder ?? (await aFolder()), games: [dealt] })

describe('a seat', () => {
  it('is given to a bot at once, while its person is asked off turn, and the game goes on', async () => {
    const playing = await table()
    const lifted = await lift(playing, await playing.get('newGame', gameOf([person('Ann'), person('Bob')])), 0)
    const asked = await act(playing, lifted, ASK)
    expect(asked.table.curtain?.seat).toBe(1)
    const given = await sit(playing, asked, 1, bot('Bob'))
    expect(given.table).toMatchObject({ viewer: 0, curtain: null, thinking: 1 })
    expect(given.log.map((entry) => entry.command?.kind)).toContain('botSat')
    const answered = await playing.until((update) => update.table.thinking === null)
    expect(answered.table.status.decision?.by).toBe(0)
  })

  it('goes back to a person, and the curtain comes with the second one; whoever looked goes on looking', async () => {
    const playing = await table()
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const two = await sit(playing, begun, 1, person('Bob'))
    expect(two.table).toMatchObject({ viewer: 0, curtain: null })
    expect((two.table.view as ToyView).hands[1]).toEqual([-1, -1])
    const ended = await act(playing, two, END_TURN)
    expect(ended.table).toMatchObject({ viewer: 'onlooker', curtain: { seat: 1 } })
  })

  it('goes back to a person however far bots have moved on since the window was told', async () => {
    const playing = await table()
    const { table: first } = await playing.get('newGame', gameOf([person('Ann'), person('Bob'), bot('Cid')]))
    const given = await playing.get('command', {
      slot: first.slot,
      seq: first.seq,
      command: { kind: 'sit', seat: 1, who: bot('Bob') },
    })
    expect(given.table.seq).toBeGreaterThan(first.seq)
    const back = await playing.get('command', {
      slot: first.slot,
      seq: first.seq,
      command: { kind: 'sit', seat: 1, who: person('Bob') },
    })
    expect(back.table.seats[1].player).toBe('person')
  })

  it('that was looked through shows nothing more once a bot has it', async () => {
    const playing = await table()
    const lifted = await lift(
      playing,
      await playing.get('newGame', gameOf([person('Ann'), person('Bob'), person('Cid')])),
      0,
    )
    const given = await sit(playing, lifted, 0, bot('Ann'))
    expect(given.table.viewer).toBe('onlooker')
    expect((given.table.view as ToyView).hands.flat().every((card) => card === -1)).toBe(true)
    expect((await playing.until(({ table: now }) => now.curtain !== null)).table.curtain?.seat).toBe(1)
  })

  it('given away by whoever looks shows no hand of the one who is left before they have lifted their curtain', async () => {
    const folder = await aFolder()
    const playing = await table(folder)
    const lifted = await lift(playing, await playing.get('newGame', gameOf([person('Ann'), person('Bob')])), 0)
    await playing.get('setSettings', { ...DEFAULT_SETTINGS, speed: 'slow' })
    const given = await sit(playing, lifted, 0, bot('Ann'))
    expect(given.table).toMatchObject({ viewer: 'onlooker', curtain: { seat: 1 } })
    expect((given.table.view as ToyView).hands.flat().every((card) => card === -1)).toBe(true)
    await playing.get('leaveTable', { slot: given.table.slot })
    const opened = await playing.get('openSlot', { slot: given.table.slot })
    expect(opened.table).toMatchObject({ viewer: 'onlooker', curtain: { seat: 1 } })
    expect((await lift(playing, opened, 1)).table).toMatchObject({ viewer: 1, curtain: null })
  })

  it('that another takes when all were bots shows nothing before the curtain is lifted', async () => {
    const playing = await table()
    await playing.get('setSettings', { ...DEFAULT_SETTINGS, speed: 'slow' })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const bots = await sit(playing, begun, 0, bot('Ann'))
    const taken = await sit(playing, bots, 1, person('Bob'))
    expect(taken.table).toMatchObject({ viewer: 'onlooker', curtain: { seat: 1 } })
    expect((await lift(playing, taken, 1)).table.viewer).toBe(1)
  })

  it('given away while the curtain of the other hangs does not take that curtain away', async () => {
    const playing = await table()
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Bob')]))
    await playing.get('setSettings', { ...DEFAULT_SETTINGS, speed: 'slow' })
    const given = await sit(playing, begun, 1, bot('Bob'))
    expect(given.table).toMatchObject({ viewer: 'onlooker', curtain: { seat: 0 } })
  })

  it('is renamed, in the list of games and after the program was closed too', async () => {
    const folder = await aFolder()
    const playing = await table(folder)
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const named = await sit(playing, begun, 0, person('Hannah'))
    expect(named.table.seats[0].name).toBe('Hannah')
    expect(named.log.map((entry) => entry.command)).toEqual([{ kind: 'renamed', seat: 0, names: ['Ann', 'Hannah'] }])
    await sit(playing, named, 1, person('Bea'))
    await playing.app.close()
    const again = await table(folder)
    const { slots } = await again.get('listSlots', {})
    expect(slots[0].seats).toEqual([person('Hannah'), person('Bea')])
    const opened = await again.get('openSlot', { slot: slots[0].id })
    expect(opened.table.seats).toEqual([person('Hannah'), person('Bea')])
    expect(opened.log.flatMap((entry) => entry.command?.kind ?? [])).toEqual(['renamed', 'renamed', 'personSat'])
  })

  it('keeps its order not to be asked only as long as a person has it', async () => {
    const playing = await table()
    const lifted = await lift(playing, await playing.get('newGame', gameOf([person('Ann'), person('Bob')])), 0)
    const bobs = await lift(playing, await act(playing, lifted, ASK), 1)
    const ordered = await command(playing, bobs, { kind: 'doNotAsk', seat: 1, on: true })
    await playing.get('setSettings', { ...DEFAULT_SETTINGS, speed: 'slow' })
    const back = await sit(playing, await sit(playing, ordered, 1, bot('Bob')), 1, person('Bob'))
    expect(back.table.doNotAsk).toBe(false)
  })

  it('keeps no order of the one who sat there before: who comes is asked', async () => {
    const playing = await table()
    const lifted = await lift(playing, await playing.get('newGame', gameOf([person('Ann'), person('Bob')])), 0)
    const ordered = await command(playing, await lift(playing, await act(playing, lifted, ASK), 1), {
      kind: 'doNotAsk',
      seat: 1,
      on: true,
    })
    expect((await sit(playing, ordered, 1, person('Bea'))).table.doNotAsk).toBe(false)
  })

  it('is not given to the one who has it', async () => {
    const playing = await table()
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    expect(await refusedCommand(playing, begun, { kind: 'sit', seat: 0, who: person('Ann') })).toBe('illegal')
  })

  it('is no step: undo goes on over it, and it stays as it is', async () => {
    const folder = await aFolder()
    const playing = await table(folder)
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const played = await act(playing, begun, playCard(1))
    const named = await sit(playing, played, 0, person('Hannah'))
    expect(named.table.undo).toBeNull()
    const undone = await command(playing, named, { kind: 'undo' })
    expect(undone.table.view).toEqual(begun.table.view)
    expect(undone.table.seats[0].name).toBe('Hannah')
    const redone = await command(playing, undone, { kind: 'redo' })
    expect(redone.table.view).toEqual(played.table.view)
    await playing.app.close()
    const opened = await (await table(folder)).get('openSlot', { slot: redone.table.slot })
    expect(opened.table).toMatchObject({ view: redone.table.view, seats: redone.table.seats })
  })

  it('cannot be changed when the game is over, nor where there is none', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    expect(await refusedCommand(playing, begun, { kind: 'sit', seat: 3, who: bot('Cid') })).toBe('illegal')
    await sit(playing, begun, 0, bot('Ann'))
    const end = await playing.until(({ table: now }) => now.outcome !== null)
    expect(await refusedCommand(playing, end, { kind: 'sit', seat: 0, who: person('Ann') })).toBe('illegal')
  })
})
