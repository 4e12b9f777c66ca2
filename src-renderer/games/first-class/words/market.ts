import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf, nameOf } from '../../../words/names.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { ENGINE_TILES } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { cardPhrase, isKnown, orderPhrase } from './cards.ts'
import { commas, semicolons } from './effects.ts'
import { leftInStack, unseenEndCards } from './unseen.ts'

/** What lies in the middle of the table, a line for each part. */
export function marketLines(view: FirstClassView, seats: readonly SeatInfo[]): readonly Phrase[] {
  return [
    phrase('first-class.panel.round', { round: view.round, rounds: view.rounds, who: nameOf(seats, view.starter) }),
    view.startHolder < 0
      ? phrase('first-class.panel.start.free')
      : phrase('first-class.panel.start.taken', { who: nameOf(seats, view.startHolder) }),
    ...view.rows.map((cards, row) => rowLine(cards.filter(isKnown), row as 0 | 1 | 2, view)),
    ...(view.dummies.length > 0 ? [phrase('first-class.panel.row.suspects')] : []),
    ...(view.tilesLaid < ENGINE_TILES.length
      ? [phrase('first-class.panel.tiles', { points: ENGINE_TILES[view.tilesLaid].points })]
      : []),
    phrase('first-class.panel.constantinople', {
      who:
        view.constantinople.length > 0
          ? listOf(view.constantinople.map((seat) => nameOf(seats, seat)))
          : phrase('first-class.panel.constantinople.none'),
    }),
    ...(view.orders.length > 0
      ? [phrase('first-class.panel.orders', { tiles: commas(view.orders.map(orderPhrase)) })]
      : []),
    phrase('first-class.panel.stacks', { a: view.stacks[0], b: view.stacks[1], c: view.stacks[2] }),
    ...view.stacks.flatMap((_, stack) => holds(view, stack)),
    ...unseen(view),
    ...(view.modules.includes('C') ? [phrase('first-class.panel.evidencePile', { n: view.evidencePile })] : []),
  ]
}

function holds(view: FirstClassView, stack: number): Phrase[] {
  const list = leftInStack(view, stack)
  return list ? [phrase('first-class.panel.stack', { n: stack + 1, list })] : []
}

function unseen(view: FirstClassView): Phrase[] {
  const list = unseenEndCards(view)
  return list ? [phrase('first-class.panel.endCards.unseen', { list })] : []
}

function rowLine(cards: readonly number[], row: 0 | 1 | 2, view: FirstClassView): Phrase {
  if (cards.length === 0) return phrase(`first-class.panel.row.cleared.${row}`)
  return phrase(`first-class.panel.row.${row}`, {
    taken: view.takenFromRow[row],
    n: view.seats.length,
    cards: semicolons(cards.map(cardPhrase)),
  })
}
