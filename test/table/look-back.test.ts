import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { games } from '../../src-main/engine/games.ts'
import type { AnyGame } from '../../src-main/engine/game.ts'
import { generator, nextBelow } from '../../src-main/engine/random.ts'
import { choicesOf } from '../../src-main/table/check.ts'
import { Course } from '../../src-main/table/course.ts'
import { pastOf } from '../../src-main/table/past.ts'
import { aFolder, bot, gameOf, person, start } from '../app/playing.ts'
import { seedFor } from '../seed.ts'
import { act, command, dealt, lift } from './at-table.ts'
import { END_TURN, FLIP, playCard, toyWith, type ToyView } from './toy.ts'

const hash = (view: unknown): string => createHash('sha256').update(JSON.stringify(view)).digest('hex')
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee']
const LONG = 4000

/** Plays a whole game by lots, now and then taking steps back and making them again; what was seen after each entry. */
function played(
  game: AnyGame,
  seatCount: number,
  seed: number,
): { course: Course; viewers: Viewer[]; seen: Map<number, string[]> } {
  const seats: SeatInfo[] = NAMES.slice(0, seatCount).map((name) => ({ name, player: 'person' }))
  const course = new Course(game, { options: game.options.default, seats, seed })
  const viewers: Viewer[] = [...seats.keys(), 'onlooker', 'open']
  const seen = new Map<number, string[]>()
  const dice = generator(seed)
  const look = () =>
    seen.set(
      course.log.length - 1,
      viewers.map((viewer) => hash(game.view(course.state, viewer))),
    )
  look()
  for (let n = 0; n < LONG && !course.status.outcome; n++) {
    const by = course.status.decision!.by
    const lot = nextBelow(dice, 0, 20)
    if (lot === 0 && course.steps.length > 3)
      course.goBack({
        kind: nextBelow(dice, 0, 2) === 0 ? 'undo' : 'takeBack',
        by,
        count: 1 + nextBelow(dice, 0, 3),
        turn: 0,
        active: 0,
      })
    else if (lot === 1 && course.undone.length > 0) course.goBack({ kind: 'redo', by, count: 1, turn: 0, active: 0 })
    else if (lot === 2) course.sit({ kind: 'seat', by, name: `Ann ${n}`, player: 'person', turn: 0, active: 0 })
    else {
      const choices = choicesOf(game, course.state)
      const draft = course.draft(by, [choices[nextBelow(dice, 0, choices.length)]])
      if (typeof draft === 'string') throw new Error(draft)
      course.step(draft.line)
    }
    look()
  }
  return { course, viewers, seen }
}

describe('looking back', () => {
  it.each(games.flatMap((game) => [game.seats.min, game.seats.max].map((seats) => ({ game, seats, id: game.id }))))(
    'shows after every entry exactly what was seen then, through all eyes, over a whole game: $id, $seats seats',
    ({ game, seats }) => {
      const seed = seedFor(20_275 + seats)
      const { course, viewers, seen } = played(game, seats, seed)
      expect(course.status.outcome, `seed ${seed}`).not.toBeNull()
      expect(seen.size).toBe(course.log.length)
      // From the end to the beginning: no entry may lean on the one before having been asked for.
      for (const [n, hashes] of [...seen].reverse()) {
        viewers.forEach((viewer, i) => {
          const past = pastOf(course, n, viewer)!
          expect(hash(past.view), `seed ${seed}, entry ${n}, ${viewer}`).toBe(hashes[i])
        })
      }
    },
    180_000,
  )

  it('ends with its beats where the entry ends, and they begin after the entry before', () => {
    const { course } = played(games[0], 2, seedFor(20_280))
    course.log.forEach((entry, n) => {
      const past = pastOf(course, n, 0)!
      expect(past.beats.map((beat) => beat.event)).toEqual(
        n === 0 || entry.command ? [] : entry.events.map((event) => course.game.redact(event, 0)),
      )
    })
  })

  it('shows a running game through the eyes that look now, and through no others', async () => {
    const playing = await start({ folder: await aFolder(), games: [dealt] })
    const begun = await playing.get('newGame', gameOf([person('Ann'), person('Bob')]))
    const { slot } = begun.table
    const down = await playing.get('lookBack', { slot, n: 0 })
    expect((down.view as ToyView).hands.flat().every((card) => card === -1)).toBe(true)
    const lifted = await lift(playing, begun, 0)
    const up = await playing.get('lookBack', { slot, n: 0 })
    expect(up).toMatchObject({ viewer: 0, view: lifted.table.view })
    for (const as of [0, 1, 'open'] as const)
      expect(await playing.refusal('lookBack', { slot, n: 0, as })).toBe('notYourTurn')
    expect(await playing.refusal('lookBack', { slot, n: 1 })).toBe('illegal')
  })

  it('shows a finished game openly, or as one seat saw it', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([bot('Ann'), bot('Bob')]))
    await playing.until(({ table }) => table.outcome !== null)
    const { slot } = begun.table
    const open = await playing.get('lookBack', { slot, n: 0 })
    expect((open.view as ToyView).hands.flat()).not.toContain(-1)
    const bobs = await playing.get('lookBack', { slot, n: 0, as: 1 })
    expect((bobs.view as ToyView).hands[0]).toContain(-1)
    expect((bobs.view as ToyView).hands[1]).not.toContain(-1)
  })
})

describe('playing on from an entry', () => {
  it('is a new game that stands where the first one stood, and the first one stays as it is', async () => {
    const playing = await start({ folder: await aFolder(), games: [dealt] })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')], { practice: true }))
    const first = await act(playing, begun, playCard(1))
    const second = await act(playing, first, FLIP)
    const back = await command(playing, second, { kind: 'takeBack', seat: 0 })
    const other = await playing.get('playOn', { slot: begun.table.slot, n: 2 })
    expect(other.table.slot).not.toBe(begun.table.slot)
    expect(other.table).toMatchObject({ view: second.table.view, name: 'A game 2', choices: second.table.choices })
    await act(playing, other, END_TURN)
    const again = await playing.get('openSlot', { slot: begun.table.slot })
    expect(again.table.view).toEqual(back.table.view)
  })

  it('is refused where the log has no such entry', async () => {
    const playing = await start({ folder: await aFolder(), games: [dealt] })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')], { practice: true }))
    expect(await playing.refusal('playOn', { slot: begun.table.slot, n: 1 })).toBe('illegal')
  })

  it('is refused while a game for more than practice runs: its deck would be seen in the other; not when it has ended', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const { slot } = begun.table
    expect(await playing.refusal('playOn', { slot, n: 0 })).toBe('illegal')
    expect((await playing.get('listSlots', {})).slots).toHaveLength(1)
    await command(playing, begun, { kind: 'sit', seat: 0, who: bot('Ann') })
    await playing.until(({ table }) => table.outcome !== null)
    expect((await playing.get('playOn', { slot, n: 0 })).table.outcome).toBeNull()
  })

  it('leaves no file behind when what led there does not lead there again', async () => {
    let forgetful = false
    const game = toyWith({
      setup: (spec, emit) => dealt.setup(spec, emit),
      apply: (s, code, emit) => {
        if (forgetful) throw new RangeError('another program')
        dealt.apply(s, code, emit)
      },
    })
    const playing = await start({ folder: await aFolder(), games: [game] })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')], { practice: true }))
    const { slot } = (await act(playing, begun, playCard(1))).table
    forgetful = true
    expect(await playing.refusal('playOn', { slot, n: 1 })).toBe('illegal')
    expect((await playing.get('listSlots', {})).slots).toHaveLength(1)
  })
})

describe('another game at the same table', () => {
  const deal = (view: unknown) => (view as ToyView).hands
  it('is a rematch with the next starter, the same deal, or another', async () => {
    const playing = await start({ folder: await aFolder() })
    const begun = await playing.get(
      'newGame',
      gameOf([person('Ann'), bot('Bob')], { starter: 0, practice: true, options: { cards: 3 } }),
    )
    const { slot } = begun.table
    const same = await playing.get('playAgain', { slot, how: 'sameDeal' })
    expect(same.table).toMatchObject({ view: begun.table.view, seats: begun.table.seats, practice: true })
    const other = await playing.get('playAgain', { slot: same.table.slot, how: 'newDeal' })
    expect(deal(other.table.view)).not.toEqual(deal(begun.table.view))
    expect(other.table.status.active).toBe(0)
    const rematch = await playing.get('playAgain', { slot: other.table.slot, how: 'rematch' })
    expect(rematch.table.status.active).toBe(1)
    expect(deal(rematch.table.view)[0]).toHaveLength(3)
    expect((await playing.get('listSlots', {})).slots).toHaveLength(4)
  })
})
