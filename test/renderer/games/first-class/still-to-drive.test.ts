import { expect, it } from 'vitest'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { frame, locomotive, wagons } from '../../../../src-shared/games/first-class/effects.ts'
import { seats as four } from '../../../messages/checking.ts'
import { card, lay, offered, play, rowsOf, table, take, view } from '../../../engine/first-class/helpers.ts'

const seats = four.slice(0, 2)
const twofold = card({ stack: 1, kind: 'locomotive', frames: [frame(locomotive(1)), frame(wagons(1))] })

it('a locomotive card whose other box is done is not said to have gone nowhere while it may drive yet', () => {
  const s = table({ rows: rowsOf(twofold), boards: [{ route: [card({ kind: 'route' })] }] })
  const events = play(s, take(twofold))
  const wagon = offered(s).find((action) => action.kind === 'frame' && action.index === 1)
  if (wagon) events.push(...play(s, wagon, lay(0)))
  expect(events.map(({ kind }) => kind)).toContain('frameEnded')
  expect(events.map(({ kind }) => kind)).not.toContain('drove')
  const told = say('en', firstClassSpeech.tellTurn(events, { whose: 0, you: null, seats, view: view(s) })!)
  expect(told).not.toContain('went nowhere')
})
