import { expect, it } from 'vitest'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { identityRef } from '../../../../src-renderer/games/first-class/words/refs.ts'
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

it('also where a row was cleared at once, of which a dummy took a suspect', () => {
  const two = seats.slice(0, 2)
  const left = card({ stack: 1, kind: 'suspectSelf' })
  const cleared = table({ options: { modules: ['A', 'C'] }, rows: rowsOf(others, left), takenFromRow: [1, 0, 0] })
  const happened = play(cleared, take(others))
  expect(happened.map(({ kind }) => kind)).toContain('dummyTook')
  const told = firstClassSpeech.tellTurn(happened, { whose: 0, you: 1, seats: two, view: view(cleared) })!
  expect(say('en', told)).toMatch(/made you draw evidence/)
})

it('a headline without room says whom a card made draw before what else it brought', () => {
  const told = { whose: 0, you: null, seats, view: view(s) }
  const wagon = { ...events[0], kind: 'wagonLaid', train: 0, place: 0 } as const
  const head = firstClassSpeech.headTurn([wagon, wagon, ...events], told, (one) => say('en', one).length <= 70)!
  expect(say('en', head.sentence)).toMatch(/evidence/)
})

it('also where a dummy is left a card that suspects all others, whatever was taken', () => {
  const other = card({ stack: 1, kind: 'locomotive' })
  const cleared = table({ options: { modules: ['A', 'C'] }, rows: rowsOf(other, others), takenFromRow: [1, 0, 0] })
  const happened = play(cleared, take(other))
  const two = seats.slice(0, 2)
  const told = firstClassSpeech.tellTurn(happened, { whose: 0, you: 1, seats: two, view: view(cleared) })!
  expect(say('en', told)).toMatch(/made you draw evidence/)
  // What becomes of the row stands behind what the card does.
  const lines = firstClassSpeech.tell(happened, two, view(cleared))
  const asides = lines.filter(({ phrase }) => /rowCleared|dummyTook|evidenceDrawn/.test(phrase.key))
  expect(asides.length).toBeGreaterThan(3)
  expect(lines.filter(({ aside }) => aside)).toEqual(asides)
})

it('evidence that the card itself makes others draw is its own doing', () => {
  expect(firstClassSpeech.tell(events, seats, view(s)).filter(({ aside }) => aside)).toEqual([])
})

it('who is innocent is told that one of the suspects is the murderer only where none may lie in the box', () => {
  const about = (n: number) =>
    say(
      'en',
      firstClassSpeech.about(identityRef(1), {
        view: view(table({ options: { modules: ['A', 'C'] }, seats: n })),
        seats: four.slice(0, n),
        viewer: 0,
      } as never)!.text,
    )
  expect(about(4)).toContain('One of the suspects is the murderer')
  expect(about(3)).toContain('perhaps nobody is')
})
