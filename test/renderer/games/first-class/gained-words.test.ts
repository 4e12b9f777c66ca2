import { expect, it } from 'vitest'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import type { State } from '../../../../src-main/engine/game.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { frame, wagons } from '../../../../src-shared/games/first-class/effects.ts'
import { END, START, by, card, lay, play, question, rowsOf, table, take } from '../../../engine/first-class/helpers.ts'
import { seats } from '../../../messages/checking.ts'

/** What is said of the bonus of a mail wagon that waits for whoever is asked. */
function told(s: State): string {
  const view = firstClass.view(s, by(s))
  const slip = firstClassSpeech.about({ kind: 'gained', id: 0 }, { view, seats, viewer: by(s) })!
  return say('en', slip.text)
}
/** Lays the fifth wagon of the upper train and its mail wagon. */
const layFifth = (s: State) => play(s, lay(0), { kind: 'mail', mail: 0 })
const boards = [{ trains: [[0, 0, 0, 0], [0]], coins: [1, 0, 0] }]

it('what was gained lapses with the turn, with the scoring, or with the bonus of the start tile', () => {
  const laying = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(3))] })
  const turn = table({ rows: rowsOf(laying), boards })
  play(turn, take(laying))
  layFifth(turn)
  expect(told(turn)).toMatch(/lapses with the end of your turn\.$/)

  const scoring = table({ phase: 'scoring', boards })
  play(scoring, { kind: 'spendWagon', train: 0 }, { kind: 'mail', mail: 0 })
  expect(told(scoring)).toMatch(/lapses with ‘Score the trains’\.$/)

  const bonus = table({ seats: 3, boards: [{}, {}, ...boards] })
  play(bonus, START, END)
  layFifth(bonus)
  expect([by(bonus), question(bonus)]).toEqual([2, 'bonus'])
  expect(told(bonus)).toMatch(/lapses with this bonus\.$/)
})
