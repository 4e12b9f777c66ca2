import { expect, it } from 'vitest'
import { drawPreview } from '../../../../src-renderer/games/first-class/preview-drawing.ts'
import { playing } from '../../../../src-renderer/games/first-class/whose.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>
const SIZE = { width: 976, height: 752, text: 1, handless: false }

/** Turns in which a card is taken and wagons are laid by it: what comes of the first answer, and of all of them. */
function turnsOf(seed: number) {
  const beats = randomFirstClass(seed, 2, 0, { ...firstClassOptions.default, modules: ['A', 'B'] }).beats as OneBeat[]
  return beats.flatMap(({ event }, n) => {
    const end = beats.findIndex((beat, i) => i > n && beat.event.kind === 'turnEnded')
    if (event.kind !== 'taken' || n === 0 || end < 0) return []
    const turn = beats.slice(n, end)
    return turn.some((beat) => beat.event.kind === 'wagonLaid')
      ? [{ view: beats[n - 1].view, turn, end: beats[end] }]
      : []
  })
}

it('a hint shows the wagons that come of all of it, at their places, and no choice that it makes', () => {
  const turns = [1, 2, 3].flatMap(turnsOf)
  expect(turns.length).toBeGreaterThan(0)
  for (const { view, turn, end } of turns) {
    const frame = frameOf(2, playing(view))
    const [first, ...then] = turn
    const preview = { beats: [first], then: [...then, end], stops: 'end' } as never
    const drawn = drawPreview(view, preview, frame, SIZE).ghosts
    expect(drawn).toEqual(drawPreview(view, { beats: turn } as never, frame, SIZE).ghosts)
    const [seat, before, after] = [playing(view), view, turn.at(-1)!.view]
    const laid = [0, 1].flatMap((train) =>
      after.seats[seat].trains[train].coaches.flatMap(({ kind }, place) =>
        kind === 'wagon' && !before.seats[seat].trains[train].coaches[place] ? [`ghost ${train} ${place}`] : [],
      ),
    )
    expect(Object.keys(drawn)).toEqual(expect.arrayContaining(laid))
  }
})
