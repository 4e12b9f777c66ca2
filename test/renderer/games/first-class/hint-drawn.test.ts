import { expect, it } from 'vitest'
import { drawPreview } from '../../../../src-renderer/games/first-class/overlay/preview-drawing.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
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

it('coins that are spent on the way are fainter and struck where they lie, those that come are not, and the heading counts those that stay', () => {
  const turns = [1, 2, 3].flatMap(turnsOf).filter(({ turn }) => turn.some(({ event }) => event.kind === 'coinSpent'))
  expect(turns.length).toBeGreaterThan(0)
  for (const { view, turn } of turns) {
    const seat = playing(view)
    const { ghosts } = drawPreview(view, { beats: turn } as never, frameOf(2, seat), SIZE)
    const gone = view.seats[seat].coins.flatMap((n, column) => {
      const left = turn.at(-1)!.view.seats[seat].coins[column]
      return Array.from({ length: Math.max(0, n - left) }, (_, i) => names.coin(seat, column, left + i))
    })
    expect(names.coinsHead(seat) in ghosts).toBe(
      sumOf(turn.at(-1)!.view.seats[seat].coins) !== sumOf(view.seats[seat].coins),
    )
    const faint = Object.keys(ghosts).filter((name) => name.startsWith('coin '))
    expect(faint.sort()).toEqual(gone.sort())
    for (const name of faint) expect(ghosts[name].alpha).toBeLessThan(0.5)
    const struck = Object.values(ghosts).filter(({ look }) => look.kind === 'ghostSpent')
    const placeOf = ({ x, y }: { x: number; y: number }) => `${x} ${y}`
    expect(struck.map(placeOf).sort()).toEqual(faint.map((name) => placeOf(ghosts[name])).sort())
    for (const { alpha } of struck) expect(alpha).toBe(1)
  }
})

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
