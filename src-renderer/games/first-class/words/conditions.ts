import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf } from '../../../words/names.ts'
import type { Condition } from '../../../../src-shared/games/first-class/cards/row.ts'

/** What a contract asks for, at least: '6 wagons of 2 or better'. */
export function conditionPhrase(condition: Condition): Phrase {
  switch (condition.kind) {
    case 'wagons':
      return phrase(condition.level === 0 ? 'first-class.condition.wagons.any' : 'first-class.condition.wagons', {
        n: condition.n,
        level: condition.level,
      })
    case 'inARow':
      return phrase('first-class.condition.inARow', { levels: listOf(condition.levels.map(String)) })
    case 'inEachTrain':
      return phrase('first-class.condition.inEachTrain', { n: condition.n, level: condition.level })
    case 'filed':
      return phrase('first-class.condition.filed', { card: phrase(`first-class.a.${condition.card}`) })
    default:
      return phrase(`first-class.condition.${condition.kind}`, { n: condition.n })
  }
}
