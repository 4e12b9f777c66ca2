import { expect, it } from 'vitest'
import { asksForWagons, wagonsLit } from '../../../../src-renderer/games/first-class/marks.ts'
import type { Lit } from '../../../../src-renderer/stage/marks.ts'
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
