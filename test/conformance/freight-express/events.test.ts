import { describe, expect, it } from 'vitest'
import { ACTION_KINDS } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import { freightExpress } from '../../../src-main/engine/freight-express/index.ts'
import { cloneState } from '../../../src-main/engine/flat.ts'
import { same } from '../check.ts'
import { playRandomly, type Playout } from '../playout.ts'
import { EVENT_KINDS } from './event-kinds.ts'
import { playLively, playUnwilling } from './lively.ts'
import { settingsOf } from '../settings.ts'
import { after, pictureOf, type Picture } from './picture.ts'
import { testable } from '../../testable/testable.ts'

const SEED = 5000
const LIVELY_GAMES = 30
const settings = settingsOf(freightExpress).map((setting, i) => ({ ...setting, seed: SEED + i }))
/** Advanced games driven much, which meet what chance alone does not. */
const LIVELY = Array.from({ length: LIVELY_GAMES }, (_, seed) => seed)
/** Advanced games in which a forced special fails for want of a card, and abducted trains stop or are driven off. */
const UNWILLING = [0, 20, 23]
const play = ({ options, seatCount, seed }: (typeof settings)[number]): Playout =>
  playRandomly(testable(freightExpress), { options, seatCount, seed }, seed)

/** Follows a playout by its events alone, comparing with the table at the moment each is told. */
function follow(playout: Playout, falsify: (event: FreightEvent) => FreightEvent = (event) => event): void {
  const s = cloneState(playout.states[0])
  let picture: Picture = pictureOf(freightExpress.view(s, 'open'))
  playout.codes.forEach((code, step) => {
    freightExpress.apply(s, code, (event) => {
      const now = freightExpress.view(s, 'open')
      picture = after(picture, falsify(event), now)
      same(picture, pictureOf(now), `step ${step}, '${event.kind}'`)
    })
    same(picture, pictureOf(freightExpress.view(s, 'open')), `after step ${step}`)
  })
}

describe('the events of Freight Express are enough to follow the game, each true when it is told', () => {
  it.each(settings)('$name (seed $seed)', (setting) => follow(play(setting)))

  it.each(LIVELY)('advanced, driven much (seed %i)', (seed) => follow(playLively(seed)))

  it.each(UNWILLING)('advanced, specials forced (seed %i)', (seed) => follow(playUnwilling(seed)))

  it('and a false one would be noticed', () => {
    const playout = play(settings[0])
    const turned = (event: FreightEvent): FreightEvent =>
      event.kind === 'laid' ? { ...event, rotation: (event.rotation + 1) % 4 } : event
    const hidden = (event: FreightEvent): FreightEvent => (event.kind === 'drew' ? { ...event, cards: [] } : event)
    expect(() => follow(playout, turned)).toThrow("'laid'")
    expect(() => follow(playout, hidden)).toThrow("'drew'")
  })
})

describe('the playouts of this suite', () => {
  it(`meet every kind of action and event (seeds from ${SEED})`, () => {
    const playouts = [...settings.map(play), ...LIVELY.map(playLively), ...UNWILLING.map(playUnwilling)]
    const events = new Set(
      playouts.flatMap(({ setupEvents, events: told }) => [...setupEvents, ...told.flat()].map((event) => event.kind)),
    )
    const actions = new Set(
      playouts.flatMap(({ states, codes }) =>
        codes.map((code, step) => freightExpress.decode(states[step], code).kind),
      ),
    )
    expect(EVENT_KINDS.filter((kind) => !events.has(kind))).toEqual([])
    expect(ACTION_KINDS.filter((kind) => !actions.has(kind))).toEqual([])
  })
})
