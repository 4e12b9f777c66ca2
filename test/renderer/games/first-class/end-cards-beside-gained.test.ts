import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { sizesOf } from '../../../../src-renderer/games/first-class/layout/lettering.ts'
import { footOf, linesOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { bringTexts, phrase, say } from '../../../../src-renderer/messages/index.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { widthIn } from '../../harness/letter-widths.ts'

const SMALL = { width: 976, height: 752 }
/** So narrow an end card still has its kind and its sign. */
const LEAST = 54
const LYING = ['endCard', 'gained', 'mailLeft', 'contract', 'column']
const overlap = (a: NonNullable<ReturnType<typeof footOf>>, b: typeof a): boolean =>
  a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1

it('many end cards beside a gained bonus keep kind and sign, and the mail wagons their word', () => {
  for (const seats of [2, 4])
    for (const contracts of [[], [0]])
      for (const n of [4, 6, 7]) {
        const still = game.view(game.scenario({ options: { modules: ['A', 'B'] }, seats }), 0) as FirstClassView
        const own = {
          ...still.seats[0],
          drafted: 0,
          endCards: Array.from({ length: n - 1 }, (_, i) => i + 1),
          contracts,
          mail: [0, 1],
        }
        const view: FirstClassView = {
          ...still,
          openEndCards: [],
          atWork: 0,
          gained: [{ source: { kind: 'endCard', id: 0 } } as unknown as FirstClassView['gained'][number]],
          seats: [own, ...still.seats.slice(1)],
        }
        const board = layoutOf(SMALL, view).own
        const shown = Object.entries(poses(view, frameOf(seats, 0), SMALL)).filter(
          ([, { look, y }]) => LYING.includes(look.kind) && y > board.y,
        )
        const cards = shown.filter(([, { look }]) => look.kind === 'endCard')
        expect(cards).toHaveLength(n)
        const told = `${seats} seats, ${contracts.length} contracts, ${n} end cards`
        for (const [, { look }] of cards)
          if (look.kind === 'endCard') expect(look.width, told).toBeGreaterThanOrEqual(LEAST)
        for (const [name, piece] of shown) {
          const foot = footOf(piece)!
          expect(foot.y + foot.height, told).toBeLessThanOrEqual(board.y + board.height)
          for (const [other, laid] of shown)
            if (name !== other) expect(overlap(foot, footOf(laid)!), `${told}: ${name}, ${other}`).toBe(false)
        }
        // What is gained may lie over the mail wagons, word and all.
        const hasMail = shown.some(([, { look }]) => look.kind === 'mailLeft')
        expect('mailHead 0' in poses(view, frameOf(seats, 0), SMALL), told).toBe(hasMail)
      }
})

/** The headings of what is gained and of the mail wagons beside it, in one line. */
function headings() {
  const still = game.view(game.scenario({ options: { modules: ['A', 'B'] }, seats: 3 }), 0) as FirstClassView
  const own = { ...still.seats[0], drafted: 0, endCards: [1, 2, 3], contracts: [0], mail: [0, 1, 2] }
  const gained = [{ source: { kind: 'endCard', id: 0 } } as unknown as FirstClassView['gained'][number]]
  const view: FirstClassView = { ...still, atWork: 0, gained, seats: [own, ...still.seats.slice(1)] }
  const { 'gainedHead 0': head, 'mailHead 0': mail } = poses(view, frameOf(3, 0), SMALL)
  return { head, mail }
}

it('the heading of a gained bonus ends before that of the mail wagons beside it', () => {
  const { head, mail } = headings()
  expect(mail.y).toBe(head.y)
  expect(head.look.kind === 'heading' && head.look.upTo).toBeLessThan(mail.x - head.x)
})

it('its words end before those of the mail wagons in every language, where the table is drawn small too', async () => {
  const { head } = headings()
  const [line] = linesOf(head.look)
  const widthOf = widthIn('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff')
  const { least } = sizesOf(line, 1, 0.7)
  await Promise.all([bringTexts('nl'), bringTexts('de')])
  for (const language of ['en', 'nl', 'de'] as const) {
    const words = say(language, phrase('first-class.scene.gained', { n: 1 }))
    expect(widthOf(words, least), words).toBeLessThan(line.upTo!)
  }
})
