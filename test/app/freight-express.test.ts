import { describe, expect, it } from 'vitest'
import type { TableUpdate } from '../../src-shared/table.ts'
import type { FreightView } from '../../src-shared/games/freight-express/view.ts'
import { games } from '../../src-main/engine/games.ts'
import { generator, nextBelow } from '../../src-main/engine/random.ts'
import { aFolder, bot, gameOf, person, start, type Playing } from './playing.ts'
import { seedFor } from '../seed.ts'

const STEPS = 120

/** Plays on as people might: plans, single answers, previews, now and then an undo. */
async function playOn(
  playing: Playing,
  begun: TableUpdate,
  dice: Int32Array,
  look: (update: TableUpdate) => void,
): Promise<TableUpdate> {
  let now = begun
  const choose = <T>(list: readonly T[]): T => list[nextBelow(dice, 0, list.length)]
  for (let step = 0; step < STEPS && !now.table.outcome; step++) {
    const { slot, seq, curtain, plans, choices, undo } = now.table
    if (curtain) now = await playing.get('command', { slot, seq, command: { kind: 'liftCurtain', seat: curtain.seat } })
    else if (undo === null && nextBelow(dice, 0, 5) === 0)
      now = await playing.get('command', { slot, seq, command: { kind: 'undo' } })
    else {
      const codes = plans.length > 0 && nextBelow(dice, 0, 3) > 0 ? [...choose(plans).codes] : [choose(choices)]
      const preview = await playing.get('preview', { slot, seq, codes })
      for (const beat of preview.beats) expectOwn(beat.view as FreightView, now.table.viewer)
      now = await playing.get('act', { slot, seq, codes })
    }
    look(now)
    const { seq: latest } = now.table
    if (now.table.thinking !== null)
      now = await playing.until(({ table }) => table.seq > latest && table.thinking === null)
    look(now)
  }
  return now
}

/** A view shows its own seat's hand and stations and nobody else's. */
function expectOwn(view: FreightView, viewer: unknown): void {
  if (viewer === 'open') return
  view.seats.forEach(({ hand, stations }, seat) => {
    expect([...hand, ...stations].every((one) => (seat === viewer ? one >= 0 : one === -1))).toBe(true)
  })
}

describe('Freight Express at the table', () => {
  it.each([{}, { layout: 'placed', railsMustMatch: true }])(
    'is played by two persons and a bot, kept, and found as it was: %o',
    async (options) => {
      const seed = seedFor(20_261)
      console.info(`seed ${seed}`)
      const folder = await aFolder()
      const playing = await start({ folder, games })
      const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob'), person('Cid')], { seed, options }))
      const end = await playOn(playing, begun, generator(seed), (update) => {
        for (const view of [update.table.view, ...update.beats.map((beat) => beat.view)])
          expectOwn(view as FreightView, update.table.viewer)
      })
      const shown = await playing.get('openSlot', { slot: end.table.slot })
      await playing.app.close()

      const again = await start({ folder, games })
      const opened = await again.get('openSlot', { slot: end.table.slot })
      // Nobody holds the device of a program that has just been started.
      const { seq: _one, takeBack: _held, ...before } = shown.table
      const { seq: _other, takeBack: _none, curtain, ...after } = opened.table
      expect({ ...after, curtain: curtain && { ...curtain, since: before.curtain?.since } }).toEqual(before)
      expect(opened.log.filter((entry) => entry.command?.kind !== 'resumed')).toEqual(shown.log)
    },
  )
})
