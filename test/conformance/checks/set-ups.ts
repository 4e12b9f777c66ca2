import { ensure, same, type Check } from '../check.ts'
import { seatsOf } from '../playout.ts'

export const setUps: Check = {
  name: 'lets the named seat start, and refuses seat counts, decks and scenarios that do not fit',
  run(playout) {
    const { game, setup } = playout
    for (const starter of seatsOf(playout))
      same(game.status(game.setup({ ...setup, starter })).active, starter, 'seat that starts')
    expectRefused(() => game.setup({ ...setup, seatCount: game.seats.min - 1 }), 'too few seats')
    expectRefused(() => game.setup({ ...setup, seatCount: game.seats.max + 1 }), 'too many seats')
    expectRefused(() => game.setup({ ...setup, deck: [0, 0] }), 'a deck that has one card twice')
    for (const spec of [null, 7, 'start', { noSuchThing: 1 }])
      expectRefused(() => game.scenario(spec), `the scenario ${JSON.stringify(spec)}`)
  },
}

function expectRefused(make: () => unknown, what: string): void {
  let fault: unknown = null
  try {
    make()
  } catch (thrown) {
    fault = thrown
  }
  ensure(
    fault instanceof RangeError && fault.message !== '',
    `${what} is not refused with a sentence: ${String(fault)}`,
  )
}
