import { expect, it } from 'vitest'
import { asksForWagons, liftsOf, wagonsLit } from '../../../../src-renderer/games/first-class/overlay/marks.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'
import type { Lit } from '../../../../src-renderer/stage/over/marks.ts'
import type { MarkState } from '../../../../src-renderer/stage/scene.ts'

const lit = (kind: Lit['ref']['kind'], id: number, ...states: MarkState[]): Lit => ({
  ref: { kind, id },
  states: new Set(states),
})

it('lights wagons in full where they alone are asked for, and hides then what was done last', () => {
  const upgrades = [lit('coach', 3, 'legalAmongMany'), lit('coach', 11, 'legalAmongMany')]
  expect(asksForWagons(upgrades)).toBe(true)
  expect(wagonsLit(upgrades).map(({ states }) => [...states])).toEqual([['legal'], ['legal']])
})

it('leaves wagons faint beside a card or a coin that could be meant as well', () => {
  const both = [lit('coach', 3, 'legalAmongMany'), lit('column', 2, 'legalAmongMany')]
  expect(asksForWagons(both)).toBe(false)
  expect(wagonsLit(both)).toBe(both)
})

it('lets the rows stand back while something else is asked for, and no longer than that', () => {
  const ticket = (card: number) =>
    piece({ kind: 'ticket', card, height: 90, word: '' } as const, 'board', 100 * card, 50)
  const poses = { 'card 1': ticket(1), 'card 2': ticket(2) }
  const alphas = (...asked: Lit[]) => [...liftsOf(asked, poses).values()].map(({ alpha }) => alpha)
  expect(alphas(lit('coach', 3, 'legal'))).toEqual([0.68, 0.68])
  expect(alphas(lit('coach', 3, 'legal'), lit('card', 1, 'legalAmongMany'))).toEqual([])
  expect(alphas(lit('card', 2, 'legalAside'), lit('card', 1, 'legalAmongMany'))).toEqual([0.5])
  // It lies so, too, while another is picked, and is lit where it is spoken of.
  expect(alphas(lit('card', 2, 'faint'), lit('card', 1, 'selected'))).toContain(0.5)
  expect(alphas({ ...lit('card', 2, 'faint'), states: new Set(['faint', 'legal'] as const) })).toEqual([])
  expect(alphas(lit('coach', 3, 'legal'), lit('card', 1, 'hovered'))).toEqual([1, 0.68])
  expect(alphas()).toEqual([])
})
