import type { Seat } from '../../../../../src-shared/core.ts'
import { fromCode } from '../../../../../src-shared/games/first-class/actions.ts'
import { COIN_ROOM } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate } from '../../../../words/speech.ts'
import { coinsOfCity, isDoubled } from '../places.ts'
import { cityRef } from '../refs.ts'
import { oneRow } from '../asked/rows.ts'
import type { At } from './answer.ts'
import { cities } from './bonuses.ts'

/**
 * The city bonuses of a scoring that lay coins and do nothing else: in which order they come is no matter, so that all
 * are taken in one. Null where there are no two, or where room for the coins would have to be made in between. A city
 * that a postcard doubles is asked about between its two bonuses, and is taken by itself.
 */
export function coinsAtOnce(codes: readonly number[], seat: Seat, { view }: At): Candidate | null {
  const board = view.seats[seat]
  const coining = codes.flatMap((code) => {
    const action = fromCode(code)
    if (action.kind !== 'city' || isDoubled(board, action.index)) return []
    const n = coinsOfCity(board, action.index)
    return n > 0 ? [{ code, n, ref: cityRef(seat, action.index) }] : []
  })
  const n = coining.reduce((sum, one) => sum + one.n, 0)
  const held = board.coins.reduce((sum, one) => sum + one, 0)
  if (coining.length < 2 || held + n > COIN_ROOM) return null
  return oneRow(
    cities,
    'first-class.confirm.take',
    coining.map(({ code }) => code),
    {
      id: 'coinsAtOnce',
      ask: 'first-class.ask.bonus',
      many: 'first-class.many.bonuses',
      label: phrase('first-class.choice.city.coins', { n, cities: coining.length }),
      refs: coining.map(({ ref }) => ref),
    },
  )
}
