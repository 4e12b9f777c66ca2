import { expect, it } from 'vitest'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { seats as four } from '../../../messages/checking.ts'
import { card, play, rowsOf, table, take, view } from '../../../engine/first-class/helpers.ts'

const seats = four.slice(0, 3)
const others = card({ stack: 1, kind: 'suspectOthers' })
const s = table({ options: { modules: ['A', 'C'] }, seats: 3, rows: rowsOf(others) })
const events = play(s, take(others))

it('a piece of evidence is told with the seat that draws it, in whosever turn', () => {
  const drawn = firstClassSpeech.tell(events, seats, view(s)).filter(({ phrase }) => say('en', phrase).includes('drew'))
  expect(drawn.map(({ seat, phrase }) => [seat, say('en', phrase).split(' ')[0]])).toEqual([
    [1, 'Bram'],
    [2, 'Cleo'],
  ])
})

it('a turn in which the others were suspected says who drew evidence', () => {
  const told = (you: number) => firstClassSpeech.tellTurn(events, { whose: 0, you, seats, view: view(s) })!
  expect(say('en', told(1))).toMatch(/made you and Cleo draw evidence$/)
  expect(say('de', told(1))).toMatch(/ließ dich und Cleo einen Beweis ziehen$/)
  expect(say('nl', told(1))).toMatch(/liet jou en Cleo een bewijs trekken$/)
})
