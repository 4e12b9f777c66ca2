import { describe, expect, it } from 'vitest'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import type { State } from '../../src-main/engine/flat.ts'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { drawPreview } from '../../src-renderer/games/freight-express/overlay/preview-drawing.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { BASE } from '../../src-renderer/stage/craft.ts'
import { stopsNow } from '../../src-renderer/ui/choosing/narrowed.ts'
import { NOTHING } from '../../src-renderer/ui/choosing/selection.ts'
import type { Candidate } from '../../src-renderer/words/speech.ts'
import { TRACK_CARDS } from '../../src-shared/games/freight-express/cards.ts'
import { toCode, type Action } from '../../src-shared/games/freight-express/actions.ts'
import type { FreightEvent } from '../../src-shared/games/freight-express/events.ts'
import type { Preview } from '../../src-shared/table.ts'
import { WIDE, act, at, begin, open } from '../engine/freight-express/helpers.ts'
import { FUEL, TRACK, before, use, valued } from '../engine/freight-express/advanced/helpers.ts'
import { frameOf } from '../renderer/harness/position.ts'

const frame = frameOf(2)
const position = (s: State) => ({ view: open(s), seats: frame.seats, viewer: 0 })
const decided = (s: State) => game.status(s).decision!

function candidatesOf(s: State): readonly Candidate[] {
  const out = new Int32Array(MAX_CHOICES)
  return freightSpeech.candidates(decided(s), [...out.subarray(0, game.choices(s, out))], game.plans(s), position(s))
}
const meaning = (s: State, action: Action): Candidate =>
  candidatesOf(s).find(({ codes }) => codes[0] === toCode(action))!

/** The labels of the stops, that which is come to between brackets. */
const line = (stops: ReturnType<typeof stopsNow>): string =>
  (stops ?? []).map(({ label, at }) => (at === 'here' ? `[${say('en', label)}]` : say('en', label))).join(' > ')

function previewOf(s: State, action: Action): Preview {
  const copy = s.slice()
  const events: FreightEvent[] = []
  game.apply(copy, toCode(action), (event) => events.push(event))
  return {
    beats: events.map((event) => ({ event, view: open(copy) })),
    status: game.status(copy),
    stops: 'none',
  } as unknown as Preview
}

/** B and C hang together by a straight of value 5 alone; card 27 pays for a curve of value 4 beside B. */
const rebuilding = () => {
  const s = before('rebuild', {
    hands: [[27, 8]],
    cells: { '2,0': { card: 10, rotation: 0 } },
    locomotives: ['A'],
  })
  use(s)
  return s
}

describe('what is done in several parts', () => {
  it('is a line of stops, and the part that is chosen next is where one stands', () => {
    const s = rebuilding()
    const asked = freightSpeech.ask(decided(s), position(s)).stops
    const all = candidatesOf(s)
    const paid = { ...NOTHING, steps: ['card27'] }
    expect(line(stopsNow(all, NOTHING, asked, false))).toBe('[Discard a card] > Lift its like > Lay or discard it')
    expect(line(stopsNow(all, paid, asked, true))).toBe('Discard a card > [Lift its like] > Lay or discard it')
    act(s, { kind: 'rebuild', card: 27, cell: at(s, 2, 0) })
    expect(line(freightSpeech.ask(decided(s), position(s)).stops)).toBe(
      'Discard a card > Lift its like > [Lay or discard it]',
    )
  })

  it('has a line for a flight once a flight is meant', () => {
    const s = begin({ layout: WIDE, options: { advanced: true }, tickets: [0], hands: [[0, 11, 9]] })
    const asked = freightSpeech.ask(decided(s), position(s)).stops
    expect(asked).toBeUndefined()
    expect(line(stopsNow(candidatesOf(s), { ...NOTHING, group: 'fly' }, asked, false))).toBe('[Discard a card] > Land')
  })
})

describe('a card that is to be lifted', () => {
  it('says whom it would cut off', () => {
    // The straight between A and E.
    const pays = valued(TRACK_CARDS[TRACK['2,2'].card].action).find(
      (card) => card !== TRACK['2,2'].card && card !== FUEL,
    )!
    const s = before('rebuild', { hands: [[pays]], locomotives: ['B'] })
    use(s)
    const [, lift] = meaning(s, { kind: 'rebuild', card: pays, cell: at(s, 2, 2) }).steps
    expect(say('en', lift.note!)).toBe('cuts A off from E')
  })
})

describe('an abduction', () => {
  const abducting = () => {
    const s = before('abduction', {
      hands: [[6]],
      cells: { '4,2': { card: 5, rotation: 1 } },
      locomotives: ['4,2 W edge in'],
    })
    use(s)
    return s
  }
  const action: Action = { kind: 'abduct', card: 6, seat: 1 }

  it('says of whom one may drive where they stand and what they pull', () => {
    const s = abducting()
    const seat = meaning(s, action).steps[1]
    expect(say('en', seat.note!)).toBe('between E and F, no wagon')
  })

  it('is shown as a drive of that locomotive, with what comes of it', () => {
    const s = abducting()
    const told = freightSpeech.tellPreview(meaning(s, action), previewOf(s, action), position(s))
    expect(say('en', told.title)).toBe(`Drive ${frame.seats[1].name}’s locomotive 3?`)
    expect(drawPreview(open(s), previewOf(s, action), frame, BASE).line.length).toBeGreaterThan(1)
  })
})

describe('a flight', () => {
  it('is drawn from where one stands to where one lands, and its price is told', () => {
    const s = begin({ layout: WIDE, options: { advanced: true }, tickets: [0], hands: [[0, 11, 9]] })
    const action: Action = { kind: 'fly', card: 0, cell: at(s, 2, 0) }
    const told = freightSpeech.tellPreview(meaning(s, action), previewOf(s, action), position(s))
    expect([say('en', told.title), told.text.map((text) => say('en', text)).join()]).toEqual([
      'Fly to station B?',
      expect.stringContaining('your flight ticket and the'),
    ])
    const [from, to] = drawPreview(open(s), previewOf(s, action), frame, BASE).flight
    expect(to.x - from.x).toBeGreaterThan(150)
  })
})
