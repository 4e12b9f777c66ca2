import { expect, it } from 'vitest'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import { NONE_YET } from '../../../../src-renderer/games/first-class/drafter.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { draft } from '../../../../src-renderer/games/first-class/words/answers/end-cards.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { UNKNOWN } from '../../../../src-shared/core.ts'
import { END_CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { frameOf } from '../../harness/first-class-frame.ts'

const state = firstClass.setup({ options: firstClassOptions.default, seatCount: 2, seed: 3 })
const { by } = firstClass.status(state).decision!
const view = firstClass.view(state, by) as FirstClassView

it('an end card that may be kept does not promise what it would give at once', () => {
  const seats = [0, 1].map((seat) => ({ name: `${seat}`, player: 'person' as const }))
  const slip = firstClassSpeech.about({ kind: 'endCard', id: view.draft[0] }, { view, seats, viewer: by })!
  expect(say('en', slip.name)).toMatch(/^\d points? for each \S+ card$/)
  expect(say('en', slip.text)).toMatch(/very end of the game.* comes only with a card that is taken later/)
})

it('what the end cards of the draft would give is struck through', () => {
  const cards = Object.values(craft.poses(view, frameOf(2, by), BASE)).flatMap(({ look }) =>
    look.kind === 'endCard' ? [look.idle] : [],
  )
  expect(cards).toEqual(view.draft.map(() => true))
})

it('the heading over the end cards of the draft says who chooses', () => {
  const heading = (viewer: number) => {
    const view = firstClass.view(state, viewer) as FirstClassView
    const frame = frameOf(2, viewer)
    const words = { ...frame.words, draft: 'Keep one', draftOf: '{name} keeps one' }
    const { look } = craft.poses(view, { ...frame, words }, BASE).draftHead
    return look.kind === 'heading' ? look.text : ''
  }
  expect(heading(by)).toBe('Keep one')
  expect(heading(1 - by)).toBe(`${frameOf(2, by).seats[by].name} keeps one`)
})

it('when everybody has kept one, nobody is said to choose among the cards that are left', () => {
  const seats = view.seats.map((seat) => ({ ...seat, drafted: 3 }))
  const made = craft.poses({ ...view, seats, draft: [UNKNOWN] }, frameOf(2, by), BASE)
  expect([made.draftHead, made['draft 0']]).toEqual([undefined, undefined])
})

it('of end cards that score the same it is told what is crossed out on each', () => {
  const alike = END_CARDS.flatMap(({ counts, points }, card) => (counts === 'conductor' && points === 3 ? [card] : []))
  const notes = alike.slice(0, 2).map((endCard) => {
    const at = { view: { ...view, draft: alike.slice(0, 2) } }
    const { note } = draft.candidate({ action: { kind: 'draft', endCard }, codes: [0], at } as never).steps[0]
    return say('en', note!)
  })
  expect(notes).toEqual([
    expect.stringMatching(/^Crossed out: 2 coins\./),
    expect.stringMatching(/^Crossed out: free upgrade\./),
  ])
})

it('of an end card that was kept its place is left on the cloth, with whoever has it, and nothing lies over another', () => {
  const kept = { ...view, draft: view.draft.slice(1), seats: view.seats.map((one) => ({ ...one, drafted: NONE_YET })) }
  kept.seats[1] = { ...kept.seats[1], drafted: 3 }
  const made = craft.poses(kept, frameOf(2, by), BASE)
  const places = Object.values(made).filter(({ look }) => look.kind === 'keptPlace')
  expect(places.map(({ look }) => look.kind === 'keptPlace' && look.seat)).toEqual([1])
  const cards = Object.values(made).filter(({ look, scale }) => look.kind.startsWith('endCard') && scale > 1)
  const [card] = cards
  const wide = card.look.kind === 'endCard' || card.look.kind === 'endCardBack' ? card.look.width * card.scale : NaN
  const all = [...places, ...cards].map(({ x }) => x).sort((a, b) => a - b)
  expect(all).toHaveLength(view.draft.length)
  all.slice(1).forEach((x, i) => expect(x - all[i]).toBeGreaterThan(wide))
})

it('end cards of the draft lie on a cloth, all of them within its seam', () => {
  const made = craft.poses(view, frameOf(2, by), BASE)
  const { x, y, look } = made.cloth
  if (look.kind !== 'cloth') throw new Error('no cloth')
  const cards = Object.values(made).filter(({ look: { kind }, scale }) => kind === 'endCard' && scale > 1)
  expect(cards.length).toBe(view.draft.length)
  for (const card of cards) {
    const half = card.look.kind === 'endCard' ? (card.look.width * card.scale) / 2 : 0
    expect(card.x - half).toBeGreaterThan(x)
    expect(card.x + half).toBeLessThan(x + look.width)
    expect(card.y).toBeGreaterThan(y)
    expect(card.y).toBeLessThan(y + look.height)
  }
})
