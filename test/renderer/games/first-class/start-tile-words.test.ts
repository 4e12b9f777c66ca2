import { expect, it } from 'vitest'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import type { FirstClassScenario } from '../../../../src-main/engine/first-class/setup/scenario.ts'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import { END, play, table } from '../../../engine/first-class/helpers.ts'
import { seats as all } from '../../../messages/checking.ts'

/** What is said of the start tile by whoever points at it. */
function told(spec: FirstClassScenario): string {
  const view = firstClass.view(table({ options: { modules: ['A', 'B'] }, ...spec }), 0)
  const at = { view, seats: all.slice(0, view.seats.length), viewer: 0 }
  return say('en', firstClassSpeech.about({ kind: 'startTile', id: 0 }, at)!.text)
}

it('whoever takes the start tile in the last round begins the last scoring [002:447]', () => {
  expect(told({ round: 5 })).toMatch(/^2 coins, and you start the next round\./)
  expect(told({ round: 6 })).toMatch(/^2 coins, and you begin the last scoring\./)
  expect(told({ round: 5, startHolder: 1 })).toBe('Bram has it and starts the next round.')
  expect(told({ round: 6, startHolder: 1 })).toBe('Bram has it and begins the last scoring.')
})

it('the bonuses of the others are told where there are any, and when they have them', () => {
  const rules = (startBonusOnOwnTurn: boolean) => ({ options: { modules: ['A', 'B'], startBonusOnOwnTurn } })
  expect(told({ ...rules(true), seats: 2 })).toMatch(/topmost row leaves the game\.$/)
  expect(told({ ...rules(false), seats: 2, round: 6 })).toMatch(/topmost row leaves the game\.$/)
  expect(told({ ...rules(false), seats: 3 })).toMatch(/When your turn is over the others have their bonuses\.$/)
  expect(told({ ...rules(true), seats: 3 })).toMatch(/bonus when its own next turn begins\.$/)
})

it('as the last round ends it is said with whom the last scoring begins', () => {
  const lineOf = (round: number) => {
    const s = table({ options: { modules: [] }, round, turnsDone: 5, taken: true, startHolder: 1 })
    const events = play(s, END)
    const lines = firstClassSpeech.tell(events, all.slice(0, 2), firstClass.view(s, 0))
    return lines.map(({ phrase }) => say('en', phrase)).find((line) => line.startsWith('Round'))
  }
  expect([2, 3].map(lineOf)).toEqual([
    'Round 2 over; Bram starts next',
    'Round 3 over; the last scoring begins with Bram',
  ])
})
