import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import type { State } from '../../../../src-main/engine/game.ts'
import type { Action } from '../../../../src-shared/games/freight-express/actions.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { begin, WIDE } from '../../../engine/freight-express/helpers.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

/**
 * The table before a drive along three straight cards, or along one from A to B, with the one hand card, of this wagon
 * value, and what is told of it to who drives.
 */
export function oneDrive(wagon: number, locomotives: readonly string[]) {
  const s = begin({
    layout: WIDE,
    cells: { '1,0': { rails: 'EW' }, '1,2': { rails: 'EW' }, '2,2': { rails: 'EW' }, '3,2': { rails: 'EW' } },
    hands: [[{ wagon }]],
    locomotives: [...locomotives],
  })
  return told(s, ({ hand }) => ({ kind: 'drive', card: hand[0] }))
}

/** The table before what the first seat does, and what is told of it to that seat. */
export function told(s: State, actionOf: (own: FreightView['seats'][number]) => Action) {
  const view = () => game.view(s, 0) as FreightView
  const before = view()
  const beats: Beat[] = []
  const code = game.encode(s, actionOf(before.seats[0])) as number
  game.apply(s, code, (event) => beats.push({ event, view: view() }))
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(before, frameFor(2, 0))
  return { before, beats, clock, model }
}
