import { expect, it } from 'vitest'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { sizesOf } from '../../../../src-renderer/games/first-class/layout/lettering.ts'
import { linesOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { counter, COUNTERS } from '../../../../src-renderer/games/first-class/words/things/counters.ts'
import { bringTexts, phrase, say } from '../../../../src-renderer/messages/index.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { counterRef } from '../../../../src-shared/core.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { widthIn } from '../../harness/letter-widths.ts'
import { contract } from '../../../../src-renderer/games/first-class/art/contract.ts'

const ink = (token: string) => token
/** As close together as they ever lie: in the small window, and in the large one. */
const CLOSE = [
  [186, 28],
  [220, 26],
] as const

it('a contract says what it gives, in signs of a size to be read, however close it lies to others', () => {
  for (const [card, { kind, frames }] of CARDS.entries()) {
    if (kind !== 'contract') continue
    for (const [width, height] of CLOSE) {
      const signs = [
        ...contract(ink, card, width, height, false).body.matchAll(/translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)/g),
      ]
      // What is asked for and what is given are drawn in one scale each.
      const [left, right] = signs.filter(([, , scale]) => Number(scale) > 0.3)
      expect(frames?.length, `${card}`).toBeGreaterThan(0)
      expect(Number(right?.[1]), `${card}`).toBeGreaterThan(Number(left?.[1]))
      for (const [, , scale] of [left, right]) expect(Number(scale), `${card} at ${width}`).toBeGreaterThanOrEqual(0.8)
    }
  }
})

it('how many contracts a seat has fulfilled is told on its board and at its plate, beside those that are open', () => {
  const card = CARDS.findIndex(({ kind }) => kind === 'contract')
  const told = (open: number, fulfilled: number) => {
    const view = game.view(game.scenario({ options: { modules: ['A', 'B'] }, seats: 2 }), 0)
    const [own, ...others] = view.seats
    const seats = [{ ...own, contracts: new Array<number>(open).fill(card), fulfilled }, ...others]
    const { look } = poses({ ...view, seats }, frameOf(2, 0), BASE)['contractsHead 0']
    const at = { view: { ...view, seats }, seats: frameOf(2, 0).seats } as never
    const { name } = counter.about(counterRef(0, COUNTERS.indexOf('contract')).id, at)!
    return [look.kind === 'heading' && look.text, say('en', name)]
  }
  expect(told(1, 0)).toEqual(['Contracts 1', 'Anna: 1 open contract'])
  expect(told(1, 2)).toEqual(['Contracts: 1 open, 2 fulfilled', 'Anna: 1 open contract, 2 fulfilled'])
  expect(told(0, 1)).toEqual(['Contracts: 1 fulfilled', 'Anna: no open contract, 1 fulfilled'])
  expect(told(0, 0)).toEqual(['Contracts 0', 'Anna: no open contract'])
})

it('how many are fulfilled is told in letters nearly as large as the headings beside it', async () => {
  await Promise.all([bringTexts('nl'), bringTexts('de')])
  const card = CARDS.findIndex(({ kind }) => kind === 'contract')
  const view = game.view(game.scenario({ options: { modules: ['A', 'B'] }, seats: 2 }), 0)
  const [own, ...others] = view.seats
  const seats = [{ ...own, contracts: [card], fulfilled: 1 }, ...others]
  const widthOf = widthIn('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff')
  for (const size of [BASE, { width: 1600, height: 1020 }]) {
    const [line] = linesOf(poses({ ...view, seats }, frameOf(2, 0), size)['contractsHead 0'].look)
    const { wanted } = sizesOf(line, 2, 1)
    for (const language of ['en', 'nl', 'de'] as const) {
      const words = say(language, phrase('first-class.scene.contractsDone', { n: 1, m: 1 }))
      expect(widthOf(words, wanted - 2), words).toBeLessThan(line.upTo!)
    }
  }
})

it('where no module is in play, and so no contract, neither board nor plate tells how many there are', () => {
  const laid = (modules: string[]) => {
    const all = poses(game.view(game.scenario({ options: { modules }, seats: 2 }), 0), frameOf(2, 0), BASE)
    const plates = Object.values(all).flatMap(({ look }) => (look.kind === 'plate' ? [look.stats] : []))
    return ['contractsHead 0' in all, plates.length, plates.some((stats) => stats.includes('contract'))]
  }
  expect(laid(['C', 'D'])).toEqual([true, 2, true])
  expect(laid([])).toEqual([false, 2, false])
})
