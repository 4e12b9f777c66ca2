import { expect, it } from 'vitest'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import type { State } from '../../../../src-main/engine/game.ts'
import { firstClassPanel } from '../../../../src-renderer/games/first-class/panel.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { meantToTakeUp } from '../../../../src-renderer/ui/choosing/dragging.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { frame, locomotive, upgrade } from '../../../../src-shared/games/first-class/effects.ts'
import { card, offered, rowsOf, table } from '../../../engine/first-class/helpers.ts'

const engine = { kind: 'locomotive', id: 0 } as const

const codesOf = (s: State): number[] => offered(s).map((action) => firstClass.encode(s, action) as number)

function moversOf(s: State) {
  const status = firstClass.status(s)
  const seats = [0, 1].map((seat) => ({ name: `${seat}`, player: 'person' as const }))
  const position = { view: firstClass.view(s, 0) as FirstClassView, seats, viewer: 0 }
  const candidates = firstClassSpeech.candidates(status.decision!, codesOf(s), [], position)
  return firstClassSpeech.movers!(engine, candidates, position)
}

const driving = card({ kind: 'locomotive', frames: [frame(locomotive(3))] })
const raising = card({ stack: 1, kind: 'wagon', frames: [frame(upgrade(0, 3))] })
const route = card({ kind: 'route' })

it('whoever takes hold of the engine without a card is told which cards drive it, and sees them lit', () => {
  expect(meantToTakeUp(firstClassPanel.movable, [engine])).toEqual(engine)
  const movers = moversOf(table({ rows: rowsOf(driving, raising, route) }))
  expect(movers?.refs).toEqual([{ kind: 'card', id: driving }])
  expect(say('en', movers!.phrase)).toBe('The card that is lit drives your locomotive: take it.')
})

it('where the route ends it is told which cards make it longer, and that none does', () => {
  const ends = { boards: [{ locomotive: 3 }] }
  const longer = moversOf(table({ rows: rowsOf(driving, raising, route), ...ends }))
  expect(longer?.refs).toEqual([{ kind: 'card', id: route }])
  const none = moversOf(table({ rows: rowsOf(driving, raising), ...ends }))
  expect([none?.refs, say('en', none!.phrase)]).toEqual([[], 'No card in the rows takes it further.'])
})
