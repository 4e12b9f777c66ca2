import { expect, it } from 'vitest'
import { choicesOf } from '../../../../src-main/table/check.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { drawPreview } from '../../../../src-renderer/games/first-class/overlay/preview-drawing.ts'
import { risingIn } from '../../../../src-renderer/games/first-class/overlay/rises.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { fromCode } from '../../../../src-shared/games/first-class/actions.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { ModuleLetter } from '../../../../src-shared/games/first-class/cards/row.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { lot } from '../../harness/lot.ts'

/** Looks at the positions of a random game. */
function throughGame(
  modules: readonly ModuleLetter[],
  look: (view: FirstClassView, codes: readonly number[], s: ReturnType<typeof game.setup>) => void,
  seed = 5,
) {
  const s = game.setup({ options: { ...firstClassOptions.default, modules }, seatCount: 2, seed })
  const below = lot(seed)
  for (let step = 0; step < 600 && !game.status(s).outcome; step++) {
    const codes = [...choicesOf(game, s)]
    look(game.view(s, 0), codes, s)
    const kinds = [...new Set(codes.map((code) => fromCode(code).kind))].filter((kind) => kind !== 'refuse')
    const kind = kinds[below(kinds.length)]
    const alike = codes.filter((code) => fromCode(code).kind === kind)
    game.apply(s, alike[below(alike.length)], () => undefined)
  }
}

const upgradesIn = (codes: readonly number[]): string[] =>
  codes.flatMap((code) => {
    const action = fromCode(code)
    return action.kind === 'upgradeWagon' ? [`${action.train} ${action.place}`] : []
  })

it('a frame may raise those wagons that the rules let it raise, also by free upgrades and factories', () => {
  const kinds = new Set<string>()
  const look = (view: FirstClassView, codes: readonly number[]) => {
    const upgrades = upgradesIn(codes)
    if (upgrades.length === 0 || !view.frame) return
    kinds.add(view.frame.free > 0 ? (view.frame.limit < 12 ? 'factory' : 'free') : 'fixed')
    expect(new Set(risingIn(view).map(({ train, place }) => `${train} ${place}`))).toEqual(new Set(upgrades))
  }
  throughGame(['A', 'B'], look)
  for (const seed of [5, 6, 7]) throughGame(['E', 'F'], look, seed)
  expect([...kinds].sort()).toEqual(['factory', 'fixed', 'free'])
})

it('a bonus that is looked at lights the wagons that it may raise', () => {
  let seen = 0
  throughGame(['A', 'B'], (view, codes, s) => {
    if (view.active !== 0) return
    for (const code of codes.filter((one) => fromCode(one).kind === 'use')) {
      const preview = previewOf(game, s, 0, [code], 1)!
      const places = upgradesIn([...choicesOf(game, after(s, code))])
      if (places.length === 0) continue
      seen++
      const { ghosts } = drawPreview(view, preview, frameOf(2, 0), BASE)
      const lit = Object.entries(ghosts).filter(([, { look }]) => look.kind === 'ghostWagon' && look.empty)
      expect(new Set(lit.map(([name]) => name))).toEqual(new Set(places.map((place) => `ghost ${place}`)))
    }
  })
  expect(seen).toBeGreaterThan(0)
})

function after(s: ReturnType<typeof game.setup>, code: number) {
  const next = s.slice()
  game.apply(next, code, () => undefined)
  return next
}
