import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import { CONSTANTINOPLE } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { phrase } from '../../../../messages/index.ts'
import { withArrivals } from '../boarding.ts'
import { open } from '../asked/groups.ts'
import { morePoints } from '../hint/next-scoring.ts'
import { placePhrase, TILE_PLACE } from '../places.ts'
import { coachRef, conductorRef } from '../refs.ts'
import { oneRow } from '../asked/rows.ts'
import { tellsFirst, type At, type FirstClassWords } from './answer.ts'

export const walking = open('walk', 'icon-ui-person')

/** A conductor walks so many steps. */
export const walk: FirstClassWords<'walk'> = {
  groups: [walking],
  chapter: 'walking',
  swift: true,
  tells: tellsFirst,
  candidate({ action: { train, steps }, codes, decision: { by }, at }) {
    const { conductor } = at.view.seats[by].trains[train]
    const goal = coachRef(by, train, conductor + steps - 1)
    const row = {
      id: `walk${train}.${steps}`,
      ask: 'first-class.ask.where',
      label: phrase(train === 0 ? 'first-class.choice.walk.0' : 'first-class.choice.walk.1', { n: steps }),
      signs: [{ kind: 'conductor', n: steps }],
      note: arriving(train, steps, by, at),
      refs: [conductorRef(by, train), goal],
    } as const
    return oneRow(walking, 'first-class.confirm.walk', codes, row, goal)
  },
}

/** Where he arrives, what scores from now on, and whoever comes aboard on his way. */
export function arriving(train: number, steps: number, seat: Seat, { view }: At): Phrase {
  const { conductor } = view.seats[seat].trains[train]
  return withArrivals(scoring(train, steps, seat, view), view, seat, train, conductor, conductor + steps)
}

function scoring(train: number, steps: number, seat: Seat, view: At['view']): Phrase {
  const board = view.seats[seat]
  const { conductor } = board.trains[train]
  const to = conductor + steps - 1
  const place = placePhrase(to)
  const first = CONSTANTINOPLE[view.constantinople.length]
  if (to === TILE_PLACE && first !== undefined)
    return phrase('first-class.choice.walk.constantinople', { place, points: first })
  return phrase('first-class.choice.walk.scores', { place, points: morePoints(board, train, steps) })
}
