import { expect, it } from 'vitest'
import { UNKNOWN } from '../../../../src-shared/core.ts'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { footOf, refsOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { identityRef } from '../../../../src-renderer/games/first-class/words/refs.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

const SIZES = [
  { width: 976, height: 752 },
  { width: 1584, height: 1032 },
]
const KINDS = ['evidence', 'sign', 'identity', 'mailLeft', 'endCard', 'endCardBack', 'contract']
const overlap = (a: NonNullable<ReturnType<typeof footOf>>, b: typeof a): boolean =>
  a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1

it('who one is stands in words for oneself, and for nobody else at the table', () => {
  const at = { ...firstClassOptions.default, modules: ['C' as const, 'D' as const] }
  const view = randomFirstClass(7, 2, 0, at).beats[0].view as FirstClassView
  const headed = (viewer: number, identity: number) => {
    const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, identity } : seat))
    const poses = craft.poses({ ...view, seats }, frameOf(2, viewer), SIZES[0])
    return JSON.stringify(poses['evidenceHead 0']?.look)
  }
  const [murderer, innocent, unknown] = [0, 1, UNKNOWN].map((identity) => headed(0, identity))
  expect(murderer).toMatch(/murderer/i)
  expect(innocent).toMatch(/innocent/i)
  expect(unknown).not.toMatch(/murderer|innocent/i)
})

it('who one is lies as a card before oneself, and for nobody else at the table', () => {
  const at = { ...firstClassOptions.default, modules: ['C' as const, 'D' as const] }
  const view = randomFirstClass(7, 2, 0, at).beats[0].view as FirstClassView
  const cards = (identity: number) => {
    const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, identity } : seat))
    const poses = craft.poses({ ...view, seats }, frameOf(2, 0), SIZES[0])
    return Object.values(poses).flatMap((one) => (one.look.kind === 'identity' ? [refsOf('', one)] : []))
  }
  expect([0, 1, UNKNOWN].map(cards)).toEqual([[[identityRef(0)]], [[identityRef(1)]], []])
})

it('who one is and the evidence lie within the board, off mail wagons and cards', () => {
  const views = randomFirstClass(7, 4, 0, { ...firstClassOptions.default, modules: ['C', 'D'] }).beats.map(
    ({ view }) => view as FirstClassView,
  )
  let seen = 0
  for (const view of views.filter((_, i) => i % 9 === 0))
    for (const size of SIZES) {
      const { own } = layoutOf(size, view)
      const shown = Object.entries(craft.poses(view, frameOf(4, 0), size)).filter(
        ([name, { look }]) =>
          KINDS.includes(look.kind) &&
          (!['sign', 'identity'].includes(look.kind) || /^(identity|destroyer) 0/.test(name)),
      )
      for (const [name, piece] of shown) {
        const isOwn = name.startsWith('identity 0') || name.startsWith('evidence 0')
        if (!isOwn) continue
        seen++
        const foot = footOf(piece)!
        expect(foot.x + foot.width, name).toBeLessThanOrEqual(own.x + own.width)
        for (const [other, laid] of shown)
          if (laid.look.kind !== piece.look.kind) expect(overlap(foot, footOf(laid)!), `${name}, ${other}`).toBe(false)
      }
    }
  expect(seen).toBeGreaterThan(20)
})

it('in the large window what is gained hides neither mail wagons nor evidence, and lies over nothing', () => {
  const all = CARDS.flatMap(({ condition, module }, card) => (condition && module === 'A' ? [card] : []))
  for (const held of [0, 1, 2, 3]) {
    const board = { trains: [[2], [2]], contracts: all.slice(0, held), endCards: [3], mail: [0, 1, 2, 3], identity: 1 }
    const s = firstClass.scenario({
      seats: 2,
      options: { modules: ['A', 'C'] },
      rows: [],
      boards: [board, {}],
    } as never)
    const source = { kind: 'card', id: 0 } as const
    const view = { ...firstClass.view(s, 0), gained: [{ source }, { source }], atWork: 0 } as unknown as FirstClassView
    const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, identity: 1, evidence: [1, 2, 3] } : seat))
    const poses = craft.poses({ ...view, seats }, frameOf(2, 0), SIZES[1])
    const { own } = layoutOf(SIZES[1], view)
    const kinds = [...KINDS, 'gained', 'column']
    const laid = Object.entries(poses).filter(([, { x, look }]) => x < own.x + own.width && kinds.includes(look.kind))
    const counted = (kind: string) => laid.filter(([, { look }]) => look.kind === kind).length
    // The back of the pile of evidence is one of four.
    expect(['gained', 'mailLeft', 'evidence', 'identity'].map(counted)).toEqual([2, 4, 4, 1])
    for (const [name, piece] of laid.filter(([, { look }]) => ['gained', 'mailLeft', 'identity'].includes(look.kind))) {
      if (piece.look.kind === 'mailLeft') expect(128 * piece.scale).toBeGreaterThan(36)
      const foot = footOf(piece)!
      expect(foot.y + foot.height).toBeLessThanOrEqual(own.y + own.height)
      for (const [other, { look, ...at }] of laid)
        if (look.kind !== piece.look.kind && at.y > own.dock.y)
          expect(overlap(foot, footOf({ look, ...at } as typeof piece)!), `${name}, ${other} of ${held}`).toBe(false)
    }
  }
})
