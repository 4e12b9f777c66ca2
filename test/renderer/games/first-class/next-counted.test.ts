import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { filmed } from '../../harness/filmed.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>

const SIZES = { small: { width: 1024, height: 700 }, large: { width: 1920, height: 1080 } }

/** Each time in a game that a scoring goes on to the next seat: pictures of it, and who is counted then. */
async function filmsOf(seats: number, size: keyof typeof SIZES) {
  const beats = randomFirstClass(3, seats, 0, firstClassOptions.default).beats as OneBeat[]
  const frame = frameOf(seats, 0)
  const nexts = beats.flatMap(({ event, view }, n) => {
    const before = beats[n - 1]?.view
    return event.kind === 'scoringBegan' && before?.phase === 'scoring' && before.active !== view.active ? [n] : []
  })
  return Promise.all(
    nexts.map(async (at) => {
      const clock = new HandClock()
      const model = new Model(craft, clock, () => undefined)
      model.resize(SIZES[size])
      model.show(beats[at - 1].view, frame)
      const pictures = await filmed(model, clock, model.play([beats[at]], frame))
      const { seat } = beats[at].event
      return { pictures, seat, name: frame.seats[seat].name, before: beats[at - 1].view.active }
    }),
  )
}

it.each([
  [2, 'small'],
  [4, 'small'],
  [2, 'large'],
  [4, 'large'],
] as const)(
  '%i seats, %s: the departure board says whom a scoring counts next as their board sets out',
  async (seats, size) => {
    const films = await filmsOf(seats, size)
    expect(films.length).toBeGreaterThan(2)
    for (const { pictures, name } of films) {
      const since = pictures.findIndex(
        ({ departures: { look } }) => look.kind === 'departures' && look.title.includes(name),
      )
      expect(since, name).toBeLessThan(16)
    }
  },
)

it.each([
  [2, 'small'],
  [4, 'small'],
  [3, 'large'],
  [4, 'large'],
] as const)('%i seats, %s: trains come in with the board of whom a scoring counts next', async (seats, size) => {
  let rolled = 0
  for (const { pictures, seat } of await filmsOf(seats, size)) {
    const last = pictures[pictures.length - 1]
    const board = names.board(seat)
    for (const picture of pictures) {
      if (!(board in picture)) continue
      if (picture[board].x !== last[board].x) rolled++
      for (const name of [0, 1].map((train) => names.engine(seat, train))) {
        const off = picture[name].x - picture[board].x - (last[name].x - last[board].x)
        expect(Math.abs(off), name).toBeLessThan(6)
      }
    }
  }
  expect(rolled).toBeGreaterThan(10)
})
