import { describe, expect, it } from 'vitest'
import type { TableUpdate } from '../../src-shared/table.ts'
import { aFolder, bot, gameOf, person, start, type Playing } from '../app/playing.ts'
import { ASK, END_TURN, FLIP, playCard, toy, toyWith, YES, type ToyView } from './toy.ts'
import { seedFor } from '../seed.ts'

const handsOf = (update: TableUpdate): number[][] => (update.table.view as ToyView).hands
const lift = (playing: Playing, { table }: TableUpdate, seat: number): Promise<TableUpdate> =>
  playing.get('command', { slot: table.slot, seq: table.seq, command: { kind: 'liftCurtain', seat } })
const act = (playing: Playing, { table }: TableUpdate, ...codes: number[]): Promise<TableUpdate> =>
  playing.get('act', { slot: table.slot, seq: table.seq, codes })

describe('the curtain', () => {
  it('is down when a game of several persons begins, and lifted by the seat it hangs for alone', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Bob')]))
    expect(begun.table).toMatchObject({ viewer: 'onlooker', curtain: { seat: 0, since: 0 }, choices: [], plans: [] })
    expect(handsOf(begun)).toEqual([
      [-1, -1, -1],
      [-1, -1],
    ])
    const { slot, seq } = begun.table
    expect(await playing.refusal('command', { slot, seq, command: { kind: 'liftCurtain', seat: 1 } })).toBe(
      'notYourTurn',
    )
    expect(await playing.refusal('act', { slot, seq, codes: [END_TURN] })).toBe('notYourTurn')
    expect(await playing.refusal('preview', { slot, seq, codes: [END_TURN] })).toBe('notYourTurn')
    expect(await playing.refusal('explain', { slot, seq, ref: { kind: 'card', id: 3 } })).toBe('notYourTurn')
    const lifted = await lift(playing, begun, 0)
    expect(lifted.table).toMatchObject({ viewer: 0, curtain: null })
    expect(handsOf(lifted)[0]).not.toContain(-1)
    expect(handsOf(lifted)[1]).toEqual([-1, -1])
    expect(lifted.table.choices.length).toBeGreaterThan(0)
  })

  it('falls when another person must choose, within a turn too, and says from where on they have not read the log', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Bob')]))
    const asked = await act(playing, await lift(playing, begun, 0), ASK)
    expect(asked.table).toMatchObject({ viewer: 'onlooker', curtain: { seat: 1, since: 0 } })
    const answered = await act(playing, await lift(playing, asked, 1), YES)
    expect(answered.table.curtain).toEqual({ seat: 0, since: 1, makesKnown: false })
  })

  it('tells a window that was opened anew in the middle of a turn what came since the last turn of its own', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Bob')]))
    const ended = await act(playing, await lift(playing, begun, 0), END_TURN)
    const bobs = await act(playing, await lift(playing, ended, 1), END_TURN)
    const lifted = await lift(playing, bobs, 0)
    const again = await act(playing, lifted, playCard(handsOf(lifted)[0][0]))
    expect(again.table.curtain).toBeNull()
    const opened = await playing.get('openSlot', { slot: again.table.slot })
    // Entry 1 is Ann's own last step of her first turn, 2 is Bob's, 3 what she has done since.
    expect(opened.table.curtain).toEqual({ seat: 0, since: 2, makesKnown: false })
  })

  it('is lifted though the table has moved on behind it', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Bob')]))
    await playing.get('showTable', { slot: begun.table.slot })
    expect((await lift(playing, begun, 0)).table).toMatchObject({ viewer: 0, curtain: null })
    // It was another one's, or none is there any more: the table has gone on.
    const { slot, seq } = begun.table
    const command = { kind: 'liftCurtain', seat: 0 } as const
    expect(await playing.refusal('command', { slot, seq, command })).toBe('stale')
  })

  it('stays up for a window that asks for the table again after a refusal', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Bob')]))
    const lifted = await lift(playing, begun, 0)
    const { slot, seq } = begun.table
    expect(await playing.refusal('act', { slot, seq, codes: [END_TURN] })).toBe('stale')
    const again = await playing.get('showTable', { slot })
    expect(again.table).toMatchObject({ viewer: 0, curtain: null, choices: lifted.table.choices })
    expect(again.logFrom).toBe(0)
    expect((await act(playing, again, END_TURN)).table.curtain).toMatchObject({ seat: 1 })
  })

  it('stays up for the last person while bots move', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob'), person('Cid')]))
    const ended = await act(playing, await lift(playing, begun, 0), END_TURN)
    expect(ended.table).toMatchObject({ viewer: 0, curtain: null, thinking: 1, choices: [] })
    const passed = await playing.until(({ table }) => table.curtain !== null)
    expect(passed.table).toMatchObject({ viewer: 'onlooker', curtain: { seat: 2 } })
  })

  it('is not needed for one person among bots, and for nobody when bots play alone', async () => {
    const playing = await start({ folder: await aFolder() })
    const alone = await playing.get('newGame', gameOf([bot('Ann'), person('Bob')], { starter: 1 }))
    expect(alone.table).toMatchObject({ viewer: 1, curtain: null })
    const none = await playing.get('newGame', gameOf([bot('Ann'), bot('Bob')]))
    expect(none.table).toMatchObject({ viewer: 'onlooker', curtain: null })
  })

  it('is down again after the window was loaded anew', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Bob')]))
    await lift(playing, begun, 0)
    const { table } = await playing.get('hello', {})
    expect(table?.table).toMatchObject({ viewer: 'onlooker', curtain: { seat: 0 } })
    expect(table?.logFrom).toBe(0)
  })
})

describe('what is sent before a curtain is lifted', () => {
  /** Plays Ann's turn in games whose stocks differ only in cards that Ann never sees; all that was said. */
  async function annsTurn(bobsCards: number[]): Promise<string> {
    const rest = Array.from({ length: 40 }, (_, card) => card).filter(
      (card) => ![1, 2, 3, 4, ...bobsCards].includes(card),
    )
    const deck = [1, 2, ...bobsCards.slice(0, 2), 3, 4, ...bobsCards.slice(2), ...rest]
    const game = toyWith({ setup: (spec, emit) => toy.setup({ ...spec, deck }, emit) })
    const playing = await start({ folder: await aFolder(), games: [game] })
    let now = await playing.get('newGame', gameOf([person('Ann'), person('Bob')]))
    now = await lift(playing, now, 0)
    now = await act(playing, now, playCard(1), playCard(2))
    now = await act(playing, now, FLIP)
    now = await act(playing, now, END_TURN)
    const { slots } = await playing.get('listSlots', {})
    expect(now.table.curtain?.seat).toBe(1)
    await playing.get('hello', {})
    const said = playing.said.join('\n').replaceAll(slots[0].id, 'SLOT')
    return said.replace(/"changed":\d+/g, '').replace(/"folder":"[^"]*"/g, '')
  }

  it('is the same, letter by letter, whatever the next seat holds and the stock hides', async () => {
    const one = await annsTurn([5, 6, 7])
    expect(one).not.toMatch(/"kind":"drew","seat":1,"card":\d/)
    expect(await annsTurn([37, 22, 14])).toBe(one)
  })

  it('shows the list of saved games as an onlooker sees it', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    expect(handsOf(begun)[0]).not.toContain(-1)
    const { slots } = await playing.get('listSlots', {})
    expect((slots[0].picture as ToyView).hands).toEqual([
      [-1, -1, -1],
      [-1, -1],
    ])
    const { picture } = await playing.get('pictureOf', { slot: slots[0].id })
    expect((picture as ToyView).hands).toEqual([
      [-1, -1, -1],
      [-1, -1],
    ])
  })
})

describe('what a seat is sent', () => {
  it('never names a card another seat holds, in views, beats or log, over whole games', async () => {
    const seed = seedFor(20_266)
    const playing = await start({ folder: await aFolder() })
    let now = await playing.get('newGame', gameOf([person('Ann'), person('Bob'), bot('Cid')], { seed }))
    let dice = seed
    for (let step = 0; step < 60 && !now.table.outcome; step++) {
      if (now.table.curtain) now = await lift(playing, now, now.table.curtain.seat)
      expectFit(now, seed)
      dice = (dice * 1103515245 + 12345) % 2 ** 31
      now = await act(playing, now, now.table.choices[dice % now.table.choices.length])
      const latest = now
      expectFit(latest, seed)
      if (now.table.thinking !== null)
        now = await playing.until(({ table }) => table.seq > latest.table.seq && table.thinking === null)
      for (const update of updatesOf(playing)) expectFit(update, seed)
    }
  })

  const updatesOf = (playing: Playing): TableUpdate[] =>
    playing.notices.splice(0).flatMap((notice) => (notice.kind === 'table' ? [notice.update] : []))

  function expectFit(update: TableUpdate, seed: number): void {
    const { viewer } = update.table
    if (viewer === 'open') return
    for (const view of [update.table.view, ...update.beats.map((beat) => beat.view)] as ToyView[]) {
      const others = view.hands.filter((_, seat) => seat !== viewer).flat()
      expect(
        others.every((card) => card === -1),
        `seed ${seed}`,
      ).toBe(true)
    }
    for (const event of [...update.beats.map((beat) => beat.event), ...update.log.flatMap((entry) => entry.events)]) {
      if (event.kind === 'drew' && event.seat !== viewer)
        expect((event as { card?: number }).card, `seed ${seed}`).toBe(-1)
    }
  }
})
