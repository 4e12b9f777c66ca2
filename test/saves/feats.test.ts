import { expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { featsOf, sourcesOf } from '../../src-main/saves/feats.ts'
import { readJournal } from '../../src-main/saves/journal.ts'
import { playable, replay } from '../../src-main/saves/replay.ts'
import { TRACK_CARDS } from '../../src-shared/games/freight-express/cards.ts'
import { CARDS } from '../../src-shared/games/transport/cards.ts'
import type { Course } from '../../src-main/table/course.ts'
import { finished } from '../e2e/saved.ts'

/** A recorded game, played again to its end. */
async function courseOf(game: 'freight-express' | 'first-class' | 'transport') {
  const { header, lines } = readJournal(finished(game))
  const known = header && playable(header, games)
  const played = known && (await replay(known.game, known.options, header, lines))
  if (!played) throw new Error(`the recorded game of ${game} cannot be played`)
  return played.course
}

it.each(['freight-express', 'first-class', 'transport'] as const)(
  'the points of %s have sources that make them up, for every seat',
  async (game) => {
    const course = await courseOf(game)
    for (const { seat, total } of course.game.score(course.state)) {
      const sum = Object.values(sourcesOf(course, seat)).reduce((all, n) => all + n, 0)
      expect(sum).toBe(total)
    }
  },
)

it('what was done is counted by game, and what a game does not know is not', async () => {
  const keys = await Promise.all(
    (['freight-express', 'first-class', 'transport'] as const).map(async (game) =>
      Object.keys(featsOf(await courseOf(game), 0)),
    ),
  )
  expect(keys).toEqual([
    ['delivered', 'pushes', 'derailed'],
    ['contracts', 'constantinople', 'wagon'],
    ['parcels', 'slopes'],
  ])
})

it('wagons delivered and parcels home are as many as the sheet counts', async () => {
  const freight = await courseOf('freight-express')
  const belts = await courseOf('transport')
  for (const { seat, parts } of freight.game.score(freight.state))
    expect(featsOf(freight, seat)['delivered']).toBe(parts[0].refs.length)
  for (const { seat, parts } of belts.game.score(belts.state))
    expect(featsOf(belts, seat)['parcels']).toBe(parts.filter(({ key }) => key === 'transport.score.parcel').length)
})

/** What a game of this kind in which just this happened counts for a seat. */
const counted = (id: string, events: object[], seat: number) =>
  featsOf({ game: { id }, log: [{ events }] } as unknown as Course, seat)

it('who drives counts each locomotive that is pushed, and who lays or draws none', () => {
  const events = [
    { kind: 'drove', seat: 0, rammed: [1, 2] },
    { kind: 'drove', seat: 1, rammed: [0] },
    { kind: 'laid', seat: 0 },
    { kind: 'derailed', seat: 0 },
    { kind: 'uncoupled', seat: 0 },
  ]
  expect(counted('freight-express', events, 0)).toEqual({ delivered: 1, pushes: 2, derailed: 1 })
  expect(counted('freight-express', events, 2)).toEqual({ delivered: 0, pushes: 0, derailed: 0 })
})

it('whoever drives an abducted train counts whom it pushes, unless that is their own, and its owner none', () => {
  const events = [
    { kind: 'drove', seat: 1, by: 0, rammed: [2] },
    { kind: 'drove', seat: 1, by: 0, rammed: [0] },
  ]
  expect([0, 1, 2].map((seat) => counted('freight-express', events, seat)['pushes'])).toEqual([1, 0, 0])
})

it('a parcel has gone down the slopes it left behind, not the one on which it rests', () => {
  const slope = CARDS.findIndex(({ shape }) => shape === 'slope')
  const other = CARDS.findIndex(({ shape }) => shape === 'straight')
  const way = (...cards: number[]) => [{ kind: 'parcelMoved', seat: 0, way: cards.map((card) => ({ card })) }]
  const slopes = (...cards: number[]) => counted('transport', way(...cards), 0)['slopes']
  expect([slopes(slope, other), slopes(slope, other, slope), slopes(other, slope, slope), slopes(other)]).toEqual([
    1, 1, 1, 0,
  ])
  const all = [
    ...way(slope, other),
    { ...way(slope, slope, other)[0], seat: 1 },
    { kind: 'scored', seat: 0, tile: 0 },
    ...way(slope, slope, other),
  ]
  expect([counted('transport', all, 0), counted('transport', all, 1), counted('transport', all, 2)]).toEqual([
    { parcels: 1, slopes: 3 },
    { parcels: 0, slopes: 2 },
    { parcels: 0, slopes: 0 },
  ])
})

it('a train counts by the best wagon in it, and by none where nothing is coupled to the engine', () => {
  const coach = (kind: string, value: number) => ({ kind, value })
  const seats = [
    { fulfilled: 2, trains: [{ coaches: [coach('wagon', 4), coach('tile', 9)] }, { coaches: [coach('wagon', 6)] }] },
    { fulfilled: 0, trains: [{ coaches: [] }, { coaches: [coach('mail', 3)] }] },
  ]
  const view = () => ({ constantinople: [1], seats })
  const course = { game: { id: 'first-class', view } } as unknown as Course
  expect([featsOf(course, 0), featsOf(course, 1)]).toEqual([
    { contracts: 2, constantinople: 0, wagon: 6 },
    { contracts: 0, constantinople: 1, wagon: 0 },
  ])
})

it('what was taken back counts for nothing, unless it was made again', () => {
  const drove = { kind: 'drove', seat: 0, rammed: [1] }
  const pushes = (...commands: object[]) => {
    const log = [{ events: [drove] }, { events: [drove] }, ...commands.map((command) => ({ command, events: [] }))]
    return featsOf({ game: { id: 'freight-express' }, log } as unknown as Course, 0)['pushes']
  }
  const [undo, redo] = ['undo', 'redo'].map((kind) => ({ kind, entries: [1] }))
  expect([pushes(), pushes(undo), pushes(undo, redo), pushes({ kind: 'hint' })]).toEqual([2, 1, 2, 2])
})

it('a game that this program does not know counts nothing for anybody', () => {
  expect(counted('unheard-of', [{ kind: 'drove', seat: 0, rammed: [1] }], 0)).toEqual({})
})

it('wagons delivered are told by their value: low below 5, middling 5 and 6, high from 7', () => {
  const worth = (...wagons: number[]) => wagons.map((wagon) => TRACK_CARDS.findIndex((card) => card.wagon === wagon))
  const parts = [
    {
      key: 'freight-express.score.delivered',
      value: 0,
      refs: worth(4, 5, 6, 7, 7).map((id) => ({ kind: 'card', id })),
    },
    { key: 'another', value: 3, refs: [] },
    { key: 'another', value: 4, refs: [] },
  ]
  const course = { game: { score: () => [{ seat: 1, parts }] } } as unknown as Course
  expect(sourcesOf(course, 1)).toEqual({
    'freight.score.low': 4,
    'freight.score.mid': 11,
    'freight.score.high': 14,
    another: 7,
  })
  expect(sourcesOf(course, 0)).toEqual({})
})
