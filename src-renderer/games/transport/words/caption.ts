import type { Phrase } from '../../../../src-shared/core.ts'
import { numberUp } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../messages/index.ts'
import { commas, listOf } from '../../../words/names.ts'

/** Four play in teams, or each alone. */
export const sidesPhrase = (inTeams: boolean): Phrase =>
  phrase(inTeams ? 'transport.teams.two' : 'transport.teams.alone')

/** 'Turn 9, parcels 4 and 2': how far the game is, and what lies on the belt; of four seats whether they are teams. */
export function captionOf({ turn, parcels, seats }: TransportView): Phrase {
  const numbers = parcels.flatMap(({ place, face }, id) => (place === 'table' ? [numberUp(id, face)] : []))
  const shown = numbers.toSorted((a, b) => b - a).map(String)
  const told =
    shown.length === 0
      ? phrase('transport.caption.empty', { turn })
      : phrase('transport.caption', { turn, parcels: listOf(shown) })
  return seats.length < 4 ? told : commas([told, sidesPhrase(seats[0].team.length > 1)])
}
