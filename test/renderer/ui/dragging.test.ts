import { describe, expect, it } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import type { Candidate } from '../../../src-renderer/words/speech.ts'
import type { Movables } from '../../../src-renderer/ui/choosing/dragging.ts'
import { heldOver, letGo, meantToTakeUp, onlyWay, takeUp } from '../../../src-renderer/ui/choosing/dragging.ts'
import { isShown } from '../../../src-renderer/ui/choosing/drop-sign.ts'
import { NOTHING, chosen, pick } from '../../../src-renderer/ui/choosing/selection.ts'

const ref = (kind: Ref['kind'], id: number): Ref => ({ kind, id })
const answer = (stem: string, ...refs: Ref[]): Candidate => ({
  codes: [1],
  refs,
  end: null,
  stem,
  group: { id: stem.split(' ')[0], label: { key: '' }, icon: '', bare: false },
  confirm: { key: '' },
  steps: [{ id: stem, ask: { key: '' }, many: 'freight.choice.cards', label: { key: '' }, refs }],
})

const movable: Movables = { anywhere: ['card', 'wagon', 'locomotive'], besideBoard: ['station'], takenAway: ['wagon'] }
const card = ref('card', 1)
const wagon = ref('wagon', 9)
const all: readonly Candidate[] = [
  answer('lay 1', card, ref('cell', 5)),
  answer('lay 1', card, ref('cell', 5)),
  answer('lay 2', card, ref('cell', 6)),
  answer('couple', card, ref('train', 0)),
  answer('uncouple', wagon),
  answer('end', ref('seat', 0)),
]
const from = (...refs: Ref[]) => takeUp(movable, all, NOTHING, refs)!

describe('dragging', () => {
  it('picks the card that is taken up, then the place it is held over, as two clicks would', () => {
    const drag = from(card)
    expect(heldOver(all, drag, [ref('sleeper', 3), ref('cell', 6)], 0).picked).toEqual([card, ref('cell', 6)])
    expect(chosen(all, letGo(movable, all, drag, [ref('cell', 6)], 0))?.stem).toBe('lay 2')
  })

  it('says at a place beside the table what letting go there does, while something is held that may go there', () => {
    expect(isShown({ group: 'couple' }, all, from(card))).toBe(true)
    expect(isShown({ group: 'couple' }, all, from(wagon))).toBe(false)
    expect(isShown({ group: 'couple' }, all, null)).toBe(false)
  })

  it('keeps how the card was turned on the way', () => {
    expect(letGo(movable, all, from(card), [ref('cell', 5)], 3).turn).toBe(3)
  })

  it('couples a card that is dropped on the train', () => {
    expect(chosen(all, letGo(movable, all, from(card), [ref('train', 0), ref('seat', 0)], 0))?.stem).toBe('couple')
  })

  it('does nothing when a card is let go where it may not be, or where it came from', () => {
    const before = { ...NOTHING, picked: [wagon] }
    const drag = takeUp(movable, all, before, [card])!
    expect(letGo(movable, all, drag, [ref('cell', 40)], 0)).toBe(before)
    expect(letGo(movable, all, drag, [card], 0)).toBe(before)
    expect(letGo(movable, all, drag, [], 0)).toBe(before)
  })

  it('takes a wagon off the train wherever it is let go, but not on its own hook', () => {
    const drag = from(wagon)
    expect(chosen(all, letGo(movable, all, drag, [], 0))?.stem).toBe('uncouple')
    expect(letGo(movable, all, drag, [wagon, ref('train', 0)], 0)).toBe(NOTHING)
  })

  it('takes up nothing that cannot be used, and neither ground nor plate', () => {
    expect(takeUp(movable, all, NOTHING, [ref('card', 2)])).toBeNull()
    expect(takeUp(movable, all, NOTHING, [ref('cell', 5)])).toBeNull()
    expect(takeUp(movable, all, NOTHING, [ref('seat', 0)])).toBeNull()
  })

  it('is known to have meant a thing that is held wherever it lies, though nothing can be done with it', () => {
    const held = { anywhere: ['parcel'], heldAlways: ['parcel'] } as const
    const [parcel, cell] = [ref('parcel', 1), ref('cell', 5)]
    expect(meantToTakeUp(held, [parcel, cell])).toEqual(parcel)
    expect(meantToTakeUp(held, [ref('card', 2), cell])).toBeNull()
    expect(meantToTakeUp(movable, [wagon])).toBeNull()
    expect(meantToTakeUp(held, [])).toBeNull()
  })

  it('takes up what lies on the board too only beside it', () => {
    const station = ref('station', 3)
    const signs = [answer('place 3', station)]
    expect(takeUp(movable, signs, NOTHING, [station])?.ref).toEqual(station)
    expect(takeUp(movable, signs, NOTHING, [station, ref('cell', 5)])).toBeNull()
  })

  it('stays under the heading that was chosen in the list, if the card has a choice there', () => {
    expect(takeUp(movable, all, { ...NOTHING, group: 'couple' }, [card])?.base.group).toBe('couple')
    expect(takeUp(movable, all, { ...NOTHING, group: 'end' }, [card])?.base.group).toBeNull()
  })

  it('couples a card that is dropped on the locomotive on the table, though it might drive too', () => {
    const locomotive = ref('locomotive', 0)
    const more = [
      ...all.filter(({ stem }) => stem !== 'couple'),
      { ...answer('couple', card, ref('train', 0)), onto: [locomotive] },
      answer('drive 1', card, locomotive),
      answer('drive 2', card, locomotive),
    ]
    expect(
      chosen(more, letGo(movable, more, takeUp(movable, more, NOTHING, [card])!, [locomotive, ref('station', 0)], 0))
        ?.stem,
    ).toBe('couple')
    // A locomotive that is taken up drives as ever.
    expect(chosen(more, takeUp(movable, more, NOTHING, [locomotive])!.base)).toBeNull()
  })

  it('couples a card that is dropped on the station where the train stands, or on a wagon of the train', () => {
    const places = [ref('locomotive', 0), ref('station', 0), ref('wagon', 7)]
    const couple = { ...answer('couple', card, ref('train', 0)), onto: places }
    const more = [...all.filter(({ stem }) => stem !== 'couple'), couple]
    for (const place of places)
      expect(chosen(more, letGo(movable, more, takeUp(movable, more, NOTHING, [card])!, [place], 0))).toBe(couple)
    // Nothing is coupled by a click on the station alone.
    expect(pick(more, NOTHING, [ref('station', 0)]).kind).toBe('explain')
    expect(pick(more, { ...NOTHING, picked: [card] }, [ref('station', 0), ref('cell', 3)])).toEqual({
      kind: 'select',
      selection: { ...NOTHING, picked: [card, ref('station', 0)] },
    })
  })

  it('knows the one way to take a card; refusing it and going step by step are no other ways', () => {
    const held = { ...NOTHING, picked: [card] }
    const take = { ...answer('card', card), confirm: { key: 'take' } }
    const whole = { ...take, places: [ref('train', 0)] }
    const refuse = { ...answer('card', card), confirm: { key: 'refuse' } }
    expect(onlyWay([take, refuse], held)).toBe(take)
    expect(onlyWay([whole, take, refuse], held)).toBe(whole)
    expect(onlyWay([whole, { ...whole }, take, refuse], held)).toBe(null)
    const [step] = refuse.steps
    expect(onlyWay([{ ...refuse, steps: [{ ...step, warning: { key: 'lapses' } }] }], held)).toBe(null)
  })
})
