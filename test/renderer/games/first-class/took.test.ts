import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { pastAfter, pastIn, type Past } from '../../../../src-renderer/games/first-class/past.ts'
import {
  laysDown,
  takenAfter,
  takenIn,
  uncounted,
  type Taken,
} from '../../../../src-renderer/games/first-class/took.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

const beats = randomFirstClass(42, 2, 0, firstClassOptions.default).beats as Beat<FirstClassEvent, FirstClassView>[]
const at = beats.findIndex(({ event }) => event.kind === 'taken')
const { event, view } = beats[at]
const seat = event.seat
const next = beats.findIndex(({ event: { kind } }, n) => n > at && kind === 'turnBegan')
const again = beats.findIndex((beat, n) => n > at && beat.event.kind === 'turnBegan' && beat.event.seat === seat)

const takenUpTo = (n: number): Taken | null =>
  beats.slice(0, n + 1).reduce<Taken | null>((taken, beat) => takenAfter(taken, beat.event), null)

const plateWith = (shown: FirstClassView, taken: Taken | null) => {
  const { look } = craft.poses(shown, frameOf(2, 1 - seat), BASE, {
    taken,
    round: [],
    kept: [],
    paid: null,
    dealt: -1,
  })[names.plate(seat)]
  return look.kind === 'plate' ? look : null
}

it('a plate shows the card its seat took last until that seat plays again', () => {
  expect(plateWith(beats[at - 1].view, takenUpTo(at - 1))?.took).toBe('')
  expect(plateWith(beats[next].view, takenUpTo(next))).toMatchObject({ took: expect.stringMatching(/./), tookStack: 1 })
  expect(plateWith(beats[again].view, takenUpTo(again))).toMatchObject({ took: '', tookStack: 0 })
})

it('a card that is taken back is told no longer; what happened before the table was opened is', () => {
  expect(takenIn(takenUpTo(at), beats[at - 1].view, [])[seat]).toBeNull()
  const told = beats.slice(0, at + 1).map((beat) => beat.event)
  const opened = takenIn(null, view, [])
  expect(takenIn(opened, view, told)[seat]).toMatchObject({ card: event.kind === 'taken' ? event.card : null })
})

it('a plate shows the card of its time wherever one looks back to: forwards, and back again', () => {
  const takes = beats.flatMap(({ event }, n) => (event.kind === 'taken' && event.seat === seat ? [n] : []))
  const [early, late] = [takes[0], takes[3]]
  const upTo = (n: number) => beats.slice(0, n + 1).map(({ event }) => event)
  const cardAt = (known: Taken | null, n: number) => takenIn(known, beats[n].view, upTo(n))[seat]?.card
  const first = takenIn(null, beats[early].view, upTo(early))
  const later = takenIn(first, beats[late].view, upTo(late))
  expect(later[seat]?.card).toBe(cardAt(null, late))
  expect(cardAt(later, early)).toBe(first[seat]?.card)
  expect(first[seat]?.card).not.toBe(later[seat]?.card)
})

const toldUpTo = (n: number) => beats.slice(0, n + 1).map(({ event }) => event)

it('a plate is empty where its seat has begun to play, also if one looked at an earlier turn before', () => {
  const early = takenIn(null, beats[next].view, toldUpTo(next))
  expect(early[seat]).not.toBeNull()
  const begins = beats.findLastIndex(({ event }) => event.kind === 'turnBegan' && event.seat === seat)
  expect(takenIn(early, beats[begins].view, toldUpTo(begins))[seat]).toBeNull()
})

it('a card lies over its place, or no longer, as it does at the step one looks at, back and forth within its turn', () => {
  const laid = beats.findIndex(({ event }, n) => n > at && event.seat === seat && laysDown(event))
  expect(beats[laid].event.turn).toBe(event.turn)
  const lying = takenIn(null, beats[at].view, toldUpTo(at))
  const down = takenIn(lying, beats[laid].view, toldUpTo(laid))
  expect([lying[seat]?.lies, down[seat]?.lies]).toEqual([true, false])
  expect(takenIn(down, beats[at].view, toldUpTo(at))[seat]?.lies).toBe(true)
})

it('the place of a card says which one was taken there last, not only that one was', () => {
  if (event.kind !== 'taken') throw new Error('no card was taken')
  const frame = frameOf(2, 1 - seat)
  const gap = (past: Past | null) => {
    const { look } = craft.poses(view, frame, BASE, past)[names.gap(event.row, event.column)]
    return look.kind === 'gap' ? look.word : null
  }
  expect(gap(null)).toBe(frame.words.taken)
  expect(gap(pastAfter(null, event))).toBe(frame.words[`card.${event.card}`])
})

it('all places of a round say which card was taken there, once the table is opened anew too', () => {
  const four = randomFirstClass(7, 4, 0, firstClassOptions.default).beats as typeof beats
  const openGaps = ({ rows, takers }: FirstClassView) =>
    rows.flatMap((row, r) => (row.some((card) => card >= 0) ? takers[r].filter((taker) => taker >= 0) : [])).length
  const ended = four.findLastIndex(({ event, view }) => event.kind === 'turnBegan' && openGaps(view) > 5)
  const last = four[ended].view
  const told = four.slice(0, ended + 1).map((beat) => beat.event)
  const begun = told.findLastIndex(({ kind }) => kind === 'dealt')
  const took = told.slice(begun).flatMap((one) => (one.kind === 'taken' ? [one] : []))
  const frame = frameOf(4, 0)
  const said = (past: Past | null) => {
    const shown = craft.poses(last, frame, BASE, past)
    return took.flatMap(({ row, column }) => {
      const look = shown[names.gap(row, column)]?.look
      return look?.kind === 'gap' && look.open ? [look.word] : []
    })
  }
  const words = took.flatMap(({ row, card }) =>
    last.rows[row].some((one) => one >= 0) ? [frame.words[`card.${card}`]] : [],
  )
  expect(words.length).toBeGreaterThan(5)
  expect(said(told.reduce<Past | null>((past, one) => pastAfter(past, one), null))).toEqual(words)
  const reopened = pastIn(null, last, told)
  expect(said(reopened)).toEqual(words)
  // It is told again, or the table stands where it was a round ago: nothing else is said there.
  expect(said(pastIn(reopened, last, told))).toEqual(words)
  expect(pastIn(reopened, four[begun].view, []).round).toEqual([])
  const coming = four.findLast(({ view }) => view.round === last.round + 1) ?? four[four.length - 1]
  expect(took.some(({ row, column }) => coming.view.takers[row][column] >= 0)).toBe(true)
  expect(pastIn(reopened, coming.view, []).round).toEqual([])
  const ofRound = told.slice(begun + 1)
  const twice = [1, 2].reduce<Past | null>((past) => pastIn(past, last, ofRound), null)
  expect(twice?.round).toHaveLength(took.length)
})

it('end cards count a card when it has left its row, not while it lies there', () => {
  const filed = beats.findIndex((beat) => beat.event.kind === 'filed')
  const { view: shown, event: told } = beats[filed]
  const counted = (taken: Taken | null) => uncounted(shown, taken).seats[told.seat].filed.length
  const lying = takenUpTo(filed)
  expect(lying?.[told.seat]?.lies).toBe(true)
  expect(counted(lying)).toBe(counted(null) - 1)
  const down = lying!.map((took) => took && { ...took, lies: false })
  expect(counted(down)).toBe(counted(null))
})

it('where the start tile took a card out of the game its place says so as long as the row lies there', () => {
  const out = beats.findIndex(
    ({ event, view }) => event.kind === 'removed' && view.rows[event.row].some((card) => card >= 0),
  )
  const { event, view } = beats[out]
  if (event.kind !== 'removed') throw new Error('no card is taken out')
  const lies = craft.poses(view, frameOf(2, seat), BASE, null)
  const places = [0, 1, 2, 3, 4, 5].map((column) => lies[names.gap(event.row, column)]?.look)
  const saying = places.flatMap((look, column) => (look?.kind === 'gap' && look.out ? [column] : []))
  expect(saying).toEqual([event.column])
})
