import { describe, expect, it } from 'vitest'
import { CARD_COUNT, FIRST_DECK_CARD, PARCEL_COUNT } from '../../../src-shared/games/transport/cards.ts'
import { cellAt } from '../../../src-shared/geometry/hexagons.ts'
import { boardOf, RIM } from '../../../src-main/engine/transport/board/board.ts'
import { AT, cellOf, layCard } from '../../../src-main/engine/transport/state.ts'
import { act, begin, connect, line, may, offered } from './helpers.ts'

describe('a board', () => {
  it('sees of each card alone that it was laid, turned and taken off again', () => {
    const s = begin(line(1))
    for (let card = FIRST_DECK_CARD; card < CARD_COUNT; card++) {
      const before = cellOf(s, card)
      if (before > 0) continue
      layCard(s, card, cellAt(9, 9), 0)
      expect([card, boardOf(s).cardAt(cellAt(9, 9))]).toEqual([card, card + 1])
      layCard(s, card, cellAt(9, 9), 1)
      expect([card, boardOf(s).turned[card]]).toEqual([card, 1])
      layCard(s, card, before, 0)
      expect([card, boardOf(s).cardAt(cellAt(9, 9))]).toEqual([card, 0])
    }
  })

  it('sees of each parcel alone where it has come to rest', () => {
    const s = begin({ ...line(2), bag: [] })
    const [from, to] = [11, 12]
    for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
      const before = s[AT.parcelOn + parcel]
      s[AT.parcelOn + parcel] = from + 1
      expect([parcel, boardOf(s).parcelAt[from]]).toEqual([parcel, parcel + 1])
      s[AT.parcelOn + parcel] = to + 1
      expect([parcel, boardOf(s).parcelAt[from], boardOf(s).parcelAt[to]]).toEqual([parcel, 0, parcel + 1])
      s[AT.parcelOn + parcel] = before
    }
  })

  it.each([
    ['west', -127, -127, 0],
    ['east', 126, 126, 0],
    ['north', -127, -127, 2],
    ['south', 126, 126, 2],
  ])('ends at the rim in the %s: an open end that points there takes no card', (_, q, r, rotation) => {
    const s = begin({ ...line(1, [['straight plain 2', q, r, rotation]]), hands: [['straight plain 4']] })
    const rim = rotation === 0 ? cellAt(q < 0 ? q - 1 : q + 1, r) : cellAt(q, r < 0 ? r - 1 : r + 1)
    expect(boardOf(s).cardAt(rim)).toBe(RIM)
    act(s, connect('straight plain 4'))
    expect(offered(s).flatMap((action) => ('cell' in action ? [action.cell] : []))).not.toContain(rim)
    expect(may(s, { kind: 'place', cell: rim, rotation })).toBe('rim')
  })
})
