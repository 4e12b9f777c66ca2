import { expect, it } from 'vitest'
import { firstClass as game } from '../../src-main/engine/first-class/index.ts'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { firstClassSpeech } from '../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { sections } from '../../src-renderer/ui/choosing/choice-rows.ts'
import { NOTHING } from '../../src-renderer/ui/choosing/selection.ts'
import { firstClassOptions, MODULE_CHOICES } from '../../src-shared/games/first-class/options.ts'
import type { Candidate, Position } from '../../src-renderer/words/speech.ts'
import type { FirstClassView } from '../../src-shared/games/first-class/view.ts'
import { seats } from './checking.ts'

/** The market of the first turn of a game, as whoever is asked finds it in the list. */
function firstMarket(modules: readonly string[], seed: number) {
  const options = firstClassOptions.parse({ modules })
  if ('key' in options) throw new Error(options.key)
  const s = game.setup({ options, seatCount: 3, seed })
  const codes = new Int32Array(MAX_CHOICES)
  while (game.status(s).turn === 0) {
    game.choices(s, codes)
    game.apply(s, codes[0]!)
  }
  const { decision } = game.status(s)
  const by = decision!.by
  const n = game.choices(s, codes)
  const view = game.view(s, by) as FirstClassView
  const at: Position<FirstClassView> = { view, seats: seats.slice(0, 3), viewer: by }
  const candidates: readonly Candidate[] = firstClassSpeech.candidates(
    decision!,
    [...codes.slice(0, n)],
    game.plans(s),
    at,
  )
  return { candidates, at }
}

const ROWS = ['row0', 'row1', 'row2'] as const

it('cards of the market that look alike are told apart by where they lie', () => {
  for (const modules of MODULE_CHOICES)
    for (let seed = 1; seed <= 4; seed++) {
      const { candidates } = firstMarket(modules, seed)
      for (const group of ROWS) {
        const rows = sections(candidates, { ...NOTHING, group }).flatMap((section) => section.rows)
        const told = rows.map(({ label, note }) => `${say('en', label)} / ${note ? say('en', note) : ''}`)
        expect(new Set(told).size, `${modules.join('')} ${seed}: ${told.join('; ')}`).toBe(told.length)
      }
    }
})

it('every card of the market and every end card says what it means before it is taken', () => {
  for (const modules of MODULE_CHOICES) {
    const { at } = firstMarket(modules, 1)
    const refs = [
      ...at.view.rows.flat().map((id) => ({ kind: 'card', id }) as const),
      ...at.view.openEndCards.map((id) => ({ kind: 'endCard', id }) as const),
    ]
    for (const ref of refs) {
      const slip = firstClassSpeech.about(ref as never, at)
      expect(slip && say('en', slip.text).length, JSON.stringify(ref)).toBeGreaterThan(20)
    }
  }
})
