import { describe, expect, it } from 'vitest'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { generator } from '../../../src-main/engine/random.ts'
import { by, endCardInDeck, kinds, offered, play, question, view } from './helpers.ts'
import { UNKNOWN } from '../../../src-shared/core.ts'

const deck = [3, 8, 15, 20, 1, 9, 16].map(endCardInDeck)
const fresh = (seatCount = 3) =>
  firstClass.setup({ options: { ...firstClass.options.default, modules: [] }, seatCount, seed: 5, starter: 0, deck })
const draft = (endCard: number) => ({ kind: 'draft' as const, endCard })

describe('the draft of end cards', () => {
  it('comes before the first 18 cards; the seat right of the start player draws seats + 1 [002:71]', () => {
    const s = fresh()
    expect([question(s), by(s)]).toEqual(['draft', 2])
    expect(offered(s)).toEqual([3, 8, 15, 20].map(draft))
    expect(
      view(s)
        .rows.flat()
        .every((card) => card === -1),
    ).toBe(true)
  })
  it('goes on anticlockwise; the last seat keeps one of two; then four lie open and the game begins', () => {
    const s = fresh()
    play(s, draft(8))
    expect([by(s), offered(s)]).toEqual([1, [3, 15, 20].map(draft)])
    play(s, draft(3))
    expect(by(s)).toBe(0)
    const events = play(s, draft(20))
    expect(kinds(events).slice(1, 3)).toEqual(['endCardsOpened', 'dealt'])
    expect(view(s).seats.map((seat) => seat.drafted)).toEqual([20, 3, 8])
    expect(view(s)).toMatchObject({ phase: 'turn', round: 1, endDeck: 21 - 3 - 4 })
    expect(view(s).openEndCards).toHaveLength(4)
  })
  it('gives no immediate action [ruling 12]', () => {
    const s = fresh()
    play(s, draft(8), draft(3), draft(20))
    expect(view(s).gained).toEqual([])
  })
  it('is hidden: each seat sees its own card and what it passed on, nobody else does [ruling 24]', () => {
    const s = fresh()
    const events = play(s, draft(8))
    expect(firstClass.redact(events[0], 0)).toMatchObject({ kind: 'drafted', endCard: UNKNOWN })
    expect(firstClass.redact(events[1], 0)).toMatchObject({
      kind: 'draftHanded',
      endCards: [UNKNOWN, UNKNOWN, UNKNOWN],
    })
    expect(events[1].learnt).toEqual([1])
    expect(firstClass.view(s, 0).draft).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
    expect(firstClass.view(s, 2).seats[2]).toMatchObject({ drafted: 8, passedOn: [3, 15, 20] })
    expect(firstClass.view(s, 1).seats[2]).toMatchObject({ drafted: UNKNOWN, passedOn: null })
  })
  it('lets the left-over card come up again: it returns to the deck before four are opened', () => {
    let open = 0
    for (let seed = 0; seed < 40; seed++) {
      const s = firstClass.setup({
        options: { ...firstClass.options.default, modules: [] },
        seatCount: 3,
        seed,
        starter: 0,
        deck,
      })
      play(s, draft(8), draft(3), draft(20))
      if (view(s).openEndCards.includes(15)) open++
    }
    expect(open).toBeGreaterThan(0)
    expect(open).toBeLessThan(40)
  })
  it('is sampled so that every seat still knows what it passed on', () => {
    const s = fresh()
    play(s, draft(8), draft(3), draft(20))
    for (let seed = 0; seed < 30; seed++) {
      const seen = view(firstClass.sample(firstClass.beliefs(s, 1), generator(seed)))
      expect(seen.seats[1].drafted).toBe(3)
      expect([15, 20]).toContain(seen.seats[0].drafted) // seat 0 chose from what seat 1 passed on
      expect([3, 15, 20]).not.toContain(seen.seats[2].drafted) // seat 2 chose before
    }
  })
})
