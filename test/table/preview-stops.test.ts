import { describe, expect, it } from 'vitest'
import { cloneState } from '../../src-main/engine/flat.ts'
import { endsOfPreviews, previewOf } from '../../src-main/table/preview.ts'
import { dealt } from './at-table.ts'
import { ASK, CONFIRM, END_TURN, FLIP, NO, playCard, toy, toyWith, YES } from './toy.ts'

/** Ann holds 1, 2 and 3; the next card is 0. */
const state = () => dealt.setup({ options: { cards: 2 }, seatCount: 2, seed: 1, starter: 0 })
const shown = (...codes: number[]) => {
  const preview = previewOf(toy, state(), 0, codes, 1)
  return preview && { stops: preview.stops, events: preview.beats.map(({ event }) => event.kind) }
}

describe('a preview', () => {
  it('goes to the end of what was answered', () => {
    expect(shown(playCard(1), playCard(2))).toEqual({ stops: 'end', events: ['played', 'played'] })
  })

  it('stops where another seat is asked, and answers nothing in its place', () => {
    expect(shown(ASK)).toEqual({ stops: 'other', events: ['asked'] })
    expect(shown(ASK, YES)).toEqual({ stops: 'other', events: ['asked'] })
  })

  it('stops before what anybody learns: that is made up', () => {
    expect(shown(FLIP)).toEqual({ stops: 'learnt', events: [] })
    expect(shown(END_TURN)).toEqual({ stops: 'learnt', events: ['turnBegan'] })
    expect(shown(FLIP, playCard(1))).toEqual({ stops: 'learnt', events: [] })
  })

  it('is none where an answer is not legal', () => {
    expect(shown(playCard(7))).toBeNull()
    expect(shown(playCard(1), NO)).toBeNull()
    expect(shown(playCard(1), playCard(1))).toBeNull()
  })

  it('of several lines each ends as it does by itself, and the position stays as it is', () => {
    const s = state()
    const before = cloneState(s)
    const lines = [[playCard(1), playCard(2)], [ASK, YES], [FLIP], [END_TURN], [playCard(7)]]
    const alone = lines.map((codes) => {
      const preview = previewOf(toy, s, 0, codes, 1)
      return preview && { stops: preview.stops, status: preview.status }
    })
    expect(endsOfPreviews(toy, s, 0, lines, 1)).toEqual(alone)
    expect(alone.map((end) => end?.stops)).toEqual(['end', 'other', 'learnt', 'learnt', undefined])
    expect(s).toEqual(before)
  })

  it('shows what then goes by itself, and none of what is learnt by it', () => {
    const s = state()
    toy.apply(s, END_TURN)
    const before = cloneState(s)
    const preview = previewOf(toy, s, 1, [playCard(31)], 1)
    expect(preview).toMatchObject({ stops: 'end', status: { decision: { kind: 'confirm' } } })
    expect(preview?.then?.map(({ event }) => event.kind)).toEqual(['confirmed'])
    expect(s).toEqual(before)
    const telling = toyWith({
      apply: (t, code, emit) =>
        toy.apply(t, code, (event) => emit?.({ ...event, learnt: code === CONFIRM ? [0] : [] })),
    })
    expect(previewOf(telling, s, 1, [playCard(31)], 1)).toMatchObject({ stops: 'end' })
    expect(previewOf(telling, s, 1, [playCard(31)], 1)).not.toHaveProperty('then')
  })
})
