import { describe, expect, it } from 'vitest'
import { diskFiles } from '../../src-main/saves/files.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import { aFolder, bot, gameOf, person, start, type Playing } from '../app/playing.ts'
import { act, command, lift, refusedCommand, sit } from './at-table.ts'
import { END_TURN } from './toy.ts'

const counted = async (playing: Playing): Promise<number> => (await playing.get('statistics', {})).statistics.length

/** Persons give the first answer there is; bots play in between. */
async function toTheEnd(playing: Playing, begun: TableUpdate): Promise<TableUpdate> {
  let now = begun
  while (!now.table.outcome) {
    const { curtain, choices, seq } = now.table
    if (curtain) now = await lift(playing, now, curtain.seat)
    else if (choices.length > 0) now = await act(playing, now, choices[0])
    else
      now = await playing.until(({ table }) => table.seq > seq && (table.choices.length > 0 || table.outcome !== null))
  }
  return now
}

describe('a game with the cards of another', () => {
  it('is known and not counted', async () => {
    const playing = await start({ folder: await aFolder() })
    const over = await toTheEnd(playing, await playing.get('newGame', gameOf([person('Ann'), person('Ben')])))
    expect([over.table.known, over.table.sameDeal, (await playing.get('statistics', {})).statistics[0]?.games]).toEqual(
      [null, 'free', 1],
    )
    const again = await playing.get('playAgain', { slot: over.table.slot, how: 'sameDeal' })
    expect(again.table.known).toBe('sameDeal')
    await toTheEnd(playing, again)
    expect((await playing.get('statistics', {})).statistics[0].games).toBe(1)
    // With other cards it counts.
    const other = await playing.get('playAgain', { slot: again.table.slot, how: 'newDeal' })
    expect(other.table.known).toBeNull()
  })

  it('is at the table even where the running game that it ends cannot be moved away', async () => {
    const move = () => Promise.reject(Object.assign(new Error('held'), { code: 'EBUSY' }))
    const playing = await start({ folder: await aFolder(), tuning: { files: { ...diskFiles, move } } })
    const { table } = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const again = await playing.get('playAgain', { slot: table.slot, how: 'sameDeal' })
    expect([again.table.known, again.table.slot === table.slot]).toEqual(['sameDeal', false])
    expect(playing.notices).toContainEqual({ kind: 'fault', fault: expect.objectContaining({ code: 'cannotWrite' }) })
  })

  it('has those sit down to it who left their seats to bots, where bots have all of them', async () => {
    const playing = await start({ folder: await aFolder() })
    const { table } = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const { slot, seq } = table
    await playing.get('command', { slot, seq, command: { kind: 'sit', seat: 0, who: bot('Ann') } })
    await playing.until((update) => update.table.outcome !== null)
    const again = await playing.get('playAgain', { slot, how: 'sameDeal' })
    expect(again.table.seats.map(({ player }) => player === 'person')).toEqual([true, false])
  })

  it('begins out of a running game only when all persons agree, and ends that game', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Ben'), person('Cid')]))
    const { slot } = begun.table
    expect(begun.table.sameDeal).toBe('asks')
    expect(await playing.refusal('playAgain', { slot, how: 'sameDeal' })).toBe('notYourTurn')
    const lifted = await lift(playing, begun, 0)
    expect(await refusedCommand(playing, lifted, { kind: 'sameDeal', seat: 1 })).toBe('notYourTurn')
    let asked = await command(playing, lifted, { kind: 'sameDeal', seat: 0 })
    expect(asked.table).toMatchObject({ viewer: 'onlooker', consent: { asked: 1, about: 'sameDeal' } })
    const refused = await command(playing, asked, { kind: 'consent', seat: 1, agrees: false })
    expect(refused.table).toMatchObject({ consent: null, sameDeal: 'asks' })
    expect(refused.log.at(-1)?.command).toMatchObject({ kind: 'refusedSameDeal', seat: 1 })
    asked = await command(playing, await lift(playing, refused, 0), { kind: 'sameDeal', seat: 0 })
    asked = await command(playing, asked, { kind: 'consent', seat: 1, agrees: true })
    expect(await playing.refusal('playAgain', { slot, how: 'sameDeal' })).toBe('notYourTurn')
    const agreed = await command(playing, asked, { kind: 'consent', seat: 2, agrees: true })
    expect(agreed.table).toMatchObject({ consent: null, sameDeal: 'agreed' })
    const again = await playing.get('playAgain', { slot, how: 'sameDeal' })
    expect(again.table.known).toBe('sameDeal')
    const { slots } = await playing.get('listSlots', {})
    expect(slots.map(({ id }) => id)).toEqual([again.table.slot])
    // Brought back, it is known too.
    await playing.get('restoreSlot', { slot })
    expect((await playing.get('openSlot', { slot })).table.known).toBe('sameDeal')
  })

  it('asks nobody in practice, and leaves that game where it is', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Ben')], { practice: true }))
    expect(begun.table.sameDeal).toBe('free')
    await playing.get('playAgain', { slot: begun.table.slot, how: 'sameDeal' })
    expect((await playing.get('listSlots', {})).slots).toHaveLength(2)
  })

  it('forgets that all agreed once somebody has moved', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Ben')]))
    const asked = await command(playing, await lift(playing, begun, 0), { kind: 'sameDeal', seat: 0 })
    const agreed = await command(playing, asked, { kind: 'consent', seat: 1, agrees: true })
    const moved = await act(playing, await lift(playing, agreed, 0), END_TURN)
    expect(moved.table.sameDeal).toBe('asks')
  })
})

describe('a running game that was saved as a file and taken in again', () => {
  it('is known, and so is the one it was saved from; one that is over is a copy', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Ben')]))
    const { slot } = begun.table
    const { text } = await playing.get('exportGame', { slot })
    const taken = await playing.get('importGame', { text })
    expect((await playing.get('showTable', { slot })).table.known).toBe('exported')
    expect((await playing.get('openSlot', { slot: taken.slot })).table.known).toBe('exported')
    const over = await toTheEnd(playing, await playing.get('openSlot', { slot }))
    expect([over.table.known, await counted(playing)]).toEqual(['exported', 0])
    const other = await toTheEnd(playing, await playing.get('newGame', gameOf([person('Ann'), person('Ben')])))
    const file = await playing.get('exportGame', { slot: other.table.slot })
    const copy = await playing.get('importGame', { text: file.text })
    expect((await playing.get('openSlot', { slot: copy.slot })).table.known).toBe('copied')
    expect((await playing.get('openSlot', { slot: other.table.slot })).table.known).toBeNull()
  })

  it('is known too when it is taken in while another is open', async () => {
    const playing = await start({ folder: await aFolder() })
    const { slot } = (await playing.get('newGame', gameOf([person('Ann'), person('Ben')]))).table
    const { text } = await playing.get('exportGame', { slot })
    await playing.get('newGame', gameOf([person('Cid'), person('Dee')], { seed: 8 }))
    await playing.get('importGame', { text })
    expect((await playing.get('openSlot', { slot })).table.known).toBe('exported')
  })
})

describe("a bot's seat given to a person", () => {
  it('makes the game known once its curtain is lifted, said beforehand, kept, and not counted', async () => {
    const folder = await aFolder()
    const playing = await start({ folder })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const seated = await sit(playing, begun, 1, person('Eve'))
    expect(seated.table.known).toBeNull()
    const passed = await act(playing, seated, END_TURN)
    expect(passed.table).toMatchObject({ curtain: { seat: 1, makesKnown: true }, known: null })
    const lifted = await lift(playing, passed, 1)
    expect(lifted.table.known).toBe('seatOpened')
    expect(lifted.log.find(({ command }) => command?.kind === 'known')).toMatchObject({ seat: 1 })
    const given = await sit(playing, lifted, 1, bot('Bob'))
    await playing.app.close()
    const later = await start({ folder })
    const opened = await later.get('openSlot', { slot: given.table.slot })
    expect(opened.table.known).toBe('seatOpened')
    await toTheEnd(later, opened)
    expect(await counted(later)).toBe(0)
  })

  it('does not, when the person comes back who sat there before, or nobody looks', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Ben')]))
    const away = await sit(playing, await lift(playing, begun, 0), 1, bot('Ben'))
    const back = await sit(playing, away, 1, person('Ben'))
    const passed = await act(playing, back, END_TURN)
    expect(passed.table.curtain).toMatchObject({ seat: 1, makesKnown: false })
    expect((await lift(playing, passed, 1)).table.known).toBeNull()
  })

  it('makes it known at once where no curtain hangs before the hand', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([bot('Ann'), bot('Bob')]))
    const seated = await sit(playing, begun, 0, person('Eve'))
    const seen = seated.table.curtain ? await lift(playing, seated, 0) : seated
    expect(seen.table).toMatchObject({ viewer: 0, known: 'seatOpened' })
  })
})
