import { expect, it } from 'vitest'
import { addDrives } from '../../../src-main/bots/freight-express/drives.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { gameOf } from '../../../src-main/engine/games.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { discardCount, stockCount } from '../../../src-main/engine/freight-express/piles.ts'
import { BRANCH, PUSH_BRANCH, stepNow } from '../../../src-main/engine/freight-express/state.ts'
import { kindOfCode } from '../../../src-shared/games/freight-express/actions.ts'

const game = gameOf('freight-express')

it.each([36, 42, 60, 83, 85, 101])(
  'bots drive by all whole drives there are, also over points and pushes (seed %i)',
  (seed) => {
    const options = { ...(game.options.default as object), advanced: seed % 2 === 0 }
    const s = game.setup({ options, seatCount: 2 + (seed % 3), seed })
    const [dice, out] = [generator(seed), new Int32Array(MAX_CHOICES)]
    const counts = { drives: 0, long: 0 }
    for (let left = 400; left > 0; left--) {
      const codes = out.slice(0, game.choices(s, out))
      if (codes.length === 0) break
      const isAsked = stepNow(s) === BRANCH || stepNow(s) === PUSH_BRANCH
      const found: number[][] = []
      for (const code of codes) if (isAsked || kindOfCode(code) === 'drive') addDrives(s, code, found)
      const plans = game.plans(s).map((plan) => [...plan.codes])
      // Else a card flipped may be the one just played, by which nobody learns anything.
      if (stockCount(s) + discardCount(s) > 1) expect(found).toEqual(plans)
      counts.drives += found.length
      counts.long += found.filter((drive) => drive.length > 1).length
      // Driving is what brings trains to points and to each other.
      const drives = codes.filter((code) => kindOfCode(code) === 'drive')
      const some = drives.length > 0 && nextBelow(dice, 0, 2) === 0 ? drives : codes
      game.apply(s, some[nextBelow(dice, 0, some.length)])
    }
    expect(counts.drives).toBeGreaterThan(20)
    expect(counts.long).toBeGreaterThan(0)
  },
)
