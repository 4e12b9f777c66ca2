import { expect, it } from 'vitest'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { UNKNOWN } from '../../../../src-shared/core.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import { seats } from '../../../messages/checking.ts'

/** As somebody sees it who was dealt none of them. */
const hidden = (event: FirstClassEvent): FirstClassEvent =>
  event.kind === 'identityDealt' ? { ...event, identity: UNKNOWN } : event

it('each seat looks at an identity card of its own, under its own mark', () => {
  const events: FirstClassEvent[] = []
  const options = { ...firstClassOptions.default, modules: ['C' as const, 'D' as const] }
  const s = firstClass.setup({ options, seatCount: 3, seed: 7 }, (event) => events.push(hidden(event)))
  const three = seats.slice(0, 3)
  const lines = firstClassSpeech.tell(events, three, firstClass.view(s, 0))
  const looked = lines.filter(({ phrase }) => say('en', phrase).includes('identity card'))
  expect(looked.map(({ seat, phrase }) => [seat, say('en', phrase).startsWith(three[seat].name)])).toEqual([
    [0, true],
    [1, true],
    [2, true],
  ])
})
