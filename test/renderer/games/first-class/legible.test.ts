import { expect, it } from 'vitest'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { numerals } from '../../../../src-renderer/games/first-class/art/numerals.ts'
import { plate } from '../../../../src-renderer/games/first-class/art/plate.ts'
import { cellsOf, signOf } from '../../../../src-renderer/games/first-class/art/plate-layout.ts'
import { ticket } from '../../../../src-renderer/games/first-class/art/ticket.ts'
import { fit } from '../../../../src-renderer/stage/camera/camera.ts'
import type { Look } from '../../../../src-renderer/games/first-class/looks.ts'
import { kindOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import type { Art, Ink } from '../../../../src-renderer/stage/art/ink.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

/** The table in a window of 1024 x 700. */
const NARROW = { width: 776, height: 652 }
const LEAST = 11

const drawnAs = (figure: string): string => / d="([^"]*)"/.exec(numerals(figure, 0, 0, 1000, ''))![1]
const FIGURES: ReadonlySet<string> = new Set([...'0123456789'].map(drawnAs))
const isFigure = (tag: string): boolean => FIGURES.has(/ d="([^"]*)"/.exec(tag)?.[1] ?? '')

/** How high figures are in a picture: each is a path that is scaled from thousandths of its size. */
function figuresIn(body: string): number[] {
  const sizes: number[] = []
  const scales: number[] = [1]
  for (const [tag] of body.matchAll(/<\/?g\b[^>]*>|<path transform="[^"]*scale\([^>]*>/g)) {
    const [, wide = '1', high = wide] = /scale\((-?[\d.]+)(?: (-?[\d.]+))?\)/.exec(tag) ?? []
    const scale = scales.at(-1)! * Number(high)
    if (tag.startsWith('</')) scales.pop()
    else if (tag.startsWith('<g')) scales.push(scale)
    else if (isFigure(tag)) sizes.push(Math.abs(scale) * 1000)
  }
  return sizes
}

const view = (seats: number) => {
  const { beats } = randomFirstClass(5, seats, 0, firstClassOptions.default)
  return beats.find(({ event }) => event.kind === 'turnBegan' && event.turn > seats * 4)!.view as FirstClassView
}
const paint = (token: string) => token

/** The bodies of all pictures that a look is drawn with. */
function bodiesOf(look: Look): string[] {
  const bodies: string[] = []
  const paintbox = {
    night: false,
    theme: 'day',
    colour: paint,
    part: (_: string, __: string, art: (ink: Ink) => Art) => void bodies.push(art(paint as never).body),
  }
  kindOf(look).art?.(look, paintbox as never)
  return bodies
}

it('no figure on a card or a name plate is smaller than 11 pixels in a window of 1024 by 700', () => {
  for (const seats of [2, 3, 4]) {
    const at = view(seats)
    const layout = layoutOf(NARROW, at)
    const { scale } = fit({ x: 0, y: 0, ...layout.world }, { x: 0, y: 0, ...NARROW }, 0)
    for (const card of CARDS.keys())
      expect(
        Math.min(...figuresIn(ticket(paint, card, layout.market.height).body)) * scale,
        `card ${card} of ${seats}`,
      ).toBeGreaterThanOrEqual(LEAST)
    for (const { look } of Object.values(craft.poses(at, frameOf(seats, 0), NARROW)))
      if (look.kind === 'plate')
        expect(Math.min(...figuresIn(plate(paint, look).body)) * scale).toBeGreaterThanOrEqual(LEAST)
  }
})

it('name plates have larger trains and signs where there is room', () => {
  const plateOf = (seats: number, width: number, height: number) => layoutOf({ width, height }, view(seats)).plates[0]
  const [three, two, large] = [plateOf(3, 976, 752), plateOf(2, 976, 752), plateOf(3, 1584, 1032)]
  for (const box of [two, large]) {
    expect(cellsOf(box).width).toBeGreaterThan(1.3 * cellsOf(three).width)
    expect(signOf(box).size).toBeGreaterThan(signOf(three).size)
  }
})

/**
 * What a figure smaller than that belongs to: a sign on a mail wagon is known by what it shows, and a city that is far
 * off by its name.
 */
const SIGNS: ReadonlySet<string> = new Set(['mailLeft', 'mailWagon', 'medal'])
/**
 * Many contracts lie low, and in a small window end cards are narrow: what they ask and give is told in a row of signs,
 * and is as large as that leaves it.
 */
const IN_A_ROW = 10
const leastOf = (look: Look): number =>
  look.kind === 'contract' || (look.kind === 'endCard' && look.label === '') ? IN_A_ROW : LEAST
/** A celebrity's wagon with an order on it has all that it is worth below it. */
const isCrowded = (look: Look): boolean => look.kind === 'ordered' || (look.kind === 'number' && look.twice === true)

it.each([{ modules: ['A', 'B'] }, { modules: ['C', 'D'] }, { modules: ['E', 'F'] }, { modules: [] }] as const)(
  'nor is one on anything else that lies on the table: $modules',
  ({ modules }) => {
    const kinds = new Set<string>()
    for (const seats of [2, 3, 4]) {
      const { beats } = randomFirstClass(5, seats, 0, { ...firstClassOptions.default, modules, teatime: true })
      for (const beat of beats.filter((_, i) => i % 10 === 0)) {
        const at = beat.view as FirstClassView
        const { scale } = fit({ x: 0, y: 0, ...layoutOf(NARROW, at).world }, { x: 0, y: 0, ...NARROW }, 0)
        for (const [name, { look, ...piece }] of Object.entries(craft.poses(at, frameOf(seats, 0), NARROW))) {
          if (SIGNS.has(look.kind) || isCrowded(look)) continue
          const figures = bodiesOf(look).flatMap(figuresIn)
          if (figures.length > 0) kinds.add(look.kind)
          const size = Math.min(...figures) * piece.scale * (piece.space === 'board' ? scale : 1)
          expect(size, `${name} of ${seats}`).toBeGreaterThanOrEqual(leastOf(look))
        }
      }
    }
    for (const kind of ['number', 'endCard', 'plate']) expect([...kinds]).toContain(kind)
    if ((modules as readonly string[]).includes('A')) expect([...kinds]).toContain('contract')
  },
)
