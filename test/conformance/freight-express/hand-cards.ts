import { kindOfCode, type ActionKind } from '../../../src-shared/games/freight-express/actions.ts'
import { handOf } from '../../../src-main/engine/freight-express/piles.ts'
import { activeSeat } from '../../../src-main/engine/freight-express/state.ts'
import { same } from '../check.ts'
import { choicesOf, type Playout } from '../playout.ts'

/** Answers that are given with a hand card. */
const BY_CARD: readonly ActionKind[] = ['takeCard', 'closeStation', 'rebuild', 'abduct']

/** Where such an answer is asked for, no card of that hand is put off with 'answer the question first'. */
export function explainsHandCards({ game, states }: Playout): void {
  states.forEach((s, step) => {
    const kinds = choicesOf(game, s).map(kindOfCode)
    if (!BY_CARD.some((kind) => kinds.includes(kind))) return
    for (const id of handOf(s, activeSeat(s))) {
      const keys = game.explain(s, { kind: 'card', id }).map(({ key }) => key)
      same(
        keys.includes('freight-express.reason.answerFirst'),
        false,
        `step ${step}: hand card ${id} is explained by ${keys.join()}`,
      )
    }
  })
}
