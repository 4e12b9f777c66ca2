import type { Decision } from '../../../../../src-shared/core.ts'
import { fromCode } from '../../../../../src-shared/games/first-class/actions.ts'
import { CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { TrainView } from '../../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate } from '../../../../words/speech.ts'
import { effectPhrase, semicolons } from '../effects.ts'
import { TILE_PLACE } from '../places.ts'
import { oneRow } from '../asked/rows.ts'
import type { At } from './answer.ts'
import { arriving, walking } from './walk.ts'

/**
 * Both conductors go as far as the frame lets them, in one: in which order they go is no matter. Null where the frame
 * does not move both, where one of them cannot go, and where it does matter: both come to Constantinople, or what comes
 * aboard pays coins for which room may have to be made in between.
 */
export function bothWalk(codes: readonly number[], decision: Decision, at: At): Candidate | null {
  const { frame } = at.view
  if (decision.kind !== 'effect' || !frame || frame.conductors.some((n) => n === 0)) return null
  const walks = [0, 1].flatMap((train) => {
    const ways = codes.flatMap((code) => {
      const action = fromCode(code)
      return action.kind === 'walk' && action.train === train ? [{ code, ...action }] : []
    })
    return ways.sort((a, b) => b.steps - a.steps).slice(0, 1)
  })
  if (walks.length < 2) return null
  const { by } = decision
  const { trains } = at.view.seats[by]
  const goals = walks.map(({ train, steps }) => trains[train].conductor + steps)
  if (goals.every((goal) => goal - 1 === TILE_PLACE)) return null
  if (goals.some((goal, train) => boards(trains[train], goal))) return null
  const [upper, lower] = walks
  return oneRow(
    walking,
    'first-class.confirm.walk',
    walks.map(({ code }) => code),
    {
      id: 'bothWalk',
      ask: 'first-class.ask.where',
      label:
        upper.steps === lower.steps
          ? effectPhrase({ kind: 'conductors', n: upper.steps })
          : phrase('first-class.choice.walk.both', { upper: upper.steps, lower: lower.steps }),
      note: semicolons(
        walks.map(({ train, steps }) =>
          phrase(train === 0 ? 'first-class.choice.walk.upper' : 'first-class.choice.walk.lower', {
            what: arriving(train, steps, by, at),
          }),
        ),
      ),
      refs: [],
    },
  )
}

/** Somebody waits in a wagon that its conductor comes to. */
const boards = ({ coaches, conductor }: TrainView, goal: number): boolean =>
  coaches
    .slice(conductor, goal)
    .some(({ rider, boarded }) => rider >= 0 && !boarded && CARDS[rider]?.kind === 'boarding')
