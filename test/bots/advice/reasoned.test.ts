import { expect, it } from 'vitest'
import { mayBegin, reasonedFirst } from '../../../src-main/bots/advice/advice.ts'
import type { Arm } from '../../../src-main/bots/search/halving.ts'
import type { Advised } from '../../../src-shared/advice.ts'

const REASON: Advised['facts'] = [{ kind: 'keeps', points: 2, refs: [] }]
const OWN: Advised['facts'][number] = { kind: 'threatens', points: 3, refs: [] }
const armOf = (code: number, worths: readonly number[], points: readonly number[] = worths): Arm => ({
  plan: { codes: [code], prior: 0 },
  worths: [...worths],
  points: [...points],
})
const best = armOf(0, [5, 7, 4, 6, 5, 6])
const level = armOf(1, [6, 6, 5, 5, 6, 5])
const worse = armOf(2, [4, 6, 3, 4, 4, 4])

/** The first codes of moves as they are advised. @param factsOf what speaks for each */
const advisedBy = (arms: readonly Arm[], factsOf: (arm: Arm) => Advised['facts']): number[] =>
  reasonedFirst(
    arms,
    ({ plan: { codes } }) => codes[0] < 9,
    (order) => order.map((arm) => ({ codes: arm.plan.codes, facts: factsOf(arm), points: 0, equal: false })),
  ).map(({ codes: [code] }) => code)
/** The same when something speaks for some of them. */
const advised = (arms: readonly Arm[], ...reasoned: readonly Arm[]) =>
  advisedBy(arms, (arm) => (reasoned.includes(arm) ? REASON : [apart(1)]))
const apart = (gap: number): Advised['facts'][number] => ({ kind: 'apart', points: 2, gap, before: 1, refs: [] })

it('advises a move that something speaks for before one as good for which nothing can be told', () => {
  expect(advised([best, level, worse], level, worse)).toEqual([1, 0, 2])
  expect(advised([best, level, worse], best, level)[0]).toBe(0)
  expect(advised([best, level, worse])[0]).toBe(0)
})

it('never one that judges worse, nor one that was compared too little or may not lead', () => {
  expect(advised([best, worse], worse)[0]).toBe(0)
  expect(advised([best, armOf(3, [9, 9])], armOf(3, [9, 9]))[0]).toBe(0)
  const [brief, dear] = [armOf(3, [5, 8]), armOf(9, level.worths)]
  expect(advised([best, brief, dear], brief, dear)[0]).toBe(0)
  // Alike in the share of the win, but clearly fewer points.
  const poorer = armOf(4, level.worths, [4, 5, 4, 4, 5, 4])
  expect(advised([best, poorer], poorer)[0]).toBe(0)
})

it('leads with nothing dear where nothing speaks for any, if another is as good', () => {
  const dear = armOf(9, best.worths)
  expect(advised([dear, worse, level])).toEqual([1, 9, 2])
  expect(advised([dear, worse])).toEqual([9, 2])
  expect(advised([dear, level], dear)).toEqual([9, 1])
})

it('what holds of all others as well, as the window leaves it out, is no reason to stay or to lead', () => {
  const first = (...ofWorse: Advised['facts']) =>
    advisedBy([best, level, worse], (arm) => (arm === worse ? ofWorse : arm === level ? [...REASON, OWN] : REASON))[0]
  expect(first(...REASON.map((fact) => ({ ...fact, points: fact.points + 0.2 })))).toBe(1)
  expect(first()).toBe(0)
})

it('who is cut off is advised what leads back before what is as good and does not, unless that scores at once', () => {
  const gains: Advised['facts'][number] = { kind: 'gains', points: 2, part: 'parcels', refs: [] }
  const first = (back: Arm, ...ofBest: Advised['facts']) =>
    advisedBy([best, level, worse], (arm) => (arm === best ? [...ofBest, apart(1)] : [apart(arm === back ? 0 : 1)]))[0]
  expect(first(level, OWN)).toBe(1)
  expect(first(worse, OWN)).toBe(0)
  expect(first(level, gains)).toBe(0)
})

it('a move that leaves what costs nothing lying does not lead', () => {
  const free = armOf(5, level.worths)
  const follows = new Map([[level.plan, { codes: free.plan.codes, prior: 0 }]])
  expect(mayBegin([best, level, free], follows, level)).toBe(false)
  expect([best, free].map((arm) => mayBegin([best, level, free], follows, arm))).toEqual([true, true])
})
