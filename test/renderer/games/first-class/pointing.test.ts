import { expect, test } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { MAX_CHOICES } from '../../../../src-main/engine/game.ts'
import { hitsAt, boxOf } from '../../../../src-renderer/games/first-class/hits.ts'
import { home, layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import {
  NOTHING,
  chosen,
  isGivenAtOnce,
  pick,
  variants,
  type Selection,
} from '../../../../src-renderer/ui/choosing/selection.ts'
import type { Ref } from '../../../../src-shared/core.ts'
import { fromCode } from '../../../../src-shared/games/first-class/actions.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { firstClassOptions, MODULE_CHOICES } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Candidate } from '../../../../src-renderer/words/speech.ts'
import { generator } from '../../../messages/generator.ts'
import { seats } from '../../../messages/checking.ts'
import { seedFor } from '../../../seed.ts'

/** What is nowhere on the table: the list alone has it. */
const LISTED: ReadonlySet<string> = new Set([
  'frame',
  'enough',
  'endTurn',
  'takePoints',
  'waive',
  'takeCoins',
  'spendPoint',
  'refuse',
  // Route cards that the locomotive has passed may lie folded.
  'postcard',
])
/** First what, then where; or the thing itself once more. */
const TWICE: ReadonlySet<string> = new Set([
  'take',
  'takeStart',
  'buy',
  'fulfil',
  'spendWagon',
  'spendStep',
  'spendUpgrade',
  'order',
])
const SIZE = { width: 976, height: 752 }

interface Clicks {
  readonly least: number
  readonly stuck: string
}

/** Clicks on the table that give an answer, the last of them included; none = it cannot be pointed at. */
function clicksTo(wanted: Candidate, candidates: readonly Candidate[], view: FirstClassView, viewer: number): Clicks {
  const frame = { viewer, seats, words: {}, opened: -1, acting: viewer } as never
  const aim = { view, poses: poses(view, frame, SIZE), camera: home(view, layoutOf(SIZE, view)), trayTop: SIZE.height }
  const spot = (ref: Ref) => {
    const box = boxOf(aim, ref)
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const ways: { selection: Selection; clicks: number }[] = [{ selection: NOTHING, clicks: 0 }]
  const known = new Set<string>()
  while (ways.length > 0) {
    const { selection, clicks } = ways.shift()!
    for (const ref of wanted.refs) {
      const at = spot(ref)
      if (!at) continue
      const picked = pick(candidates, selection, hitsAt(aim, at))
      if (picked.kind === 'confirm' && chosen(candidates, selection) === wanted) return { least: clicks + 1, stuck: '' }
      if (picked.kind !== 'select') continue
      const { selection: next } = picked
      if (isGivenAtOnce(candidates, next)) {
        if (chosen(candidates, next) === wanted) return { least: clicks + 1, stuck: '' }
        continue
      }
      const key = JSON.stringify(next.picked)
      if (known.has(key) || clicks > 4) continue
      known.add(key)
      // Another way of the same thing is a press of the pill.
      if (chosen(candidates, next) && variants(candidates, next).includes(wanted))
        return { least: clicks + 2, stuck: '' }
      ways.push({ selection: next, clicks: clicks + 1 })
    }
  }
  return { least: 0, stuck: `${JSON.stringify(wanted.codes.map(fromCode))} by ${JSON.stringify(wanted.refs)}` }
}

test('whatever lies on the table can be meant by clicks on the table, and steps within a frame by one', () => {
  const seed = seedFor(4)
  console.log(`seed ${seed}`)
  const random = generator(seed)
  const stuck = new Set<string>()
  const most: Record<string, number> = {}
  for (const [i, modules] of MODULE_CHOICES.entries()) {
    const seatCount = 2 + (i % 3)
    const s = game.setup({
      options: { ...firstClassOptions.default, modules, teatime: i % 2 === 0 },
      seatCount,
      seed: seed + i,
    })
    const out = new Int32Array(MAX_CHOICES)
    for (let decision = game.status(s).decision; decision; decision = game.status(s).decision) {
      const codes = Array.from(out.subarray(0, game.choices(s, out)))
      // All that can be meant is worked out for one decision of five only: it takes longer than all the rest.
      if (random() >= 0.2) {
        game.apply(s, codes[Math.floor(random() * codes.length)])
        continue
      }
      const view = game.view(s, decision.by)
      const candidates = firstClassSpeech.candidates(decision, codes, game.plans?.(s) ?? [], {
        view,
        seats,
        viewer: decision.by,
      })
      const wanted = candidates[Math.floor(random() * candidates.length)]
      const { kind } = fromCode(wanted.codes[0])
      if (!LISTED.has(kind)) {
        const { least, stuck: why } = clicksTo(wanted, candidates, view, decision.by)
        if (why) stuck.add(`${view.phase} ${kind} ${why}`)
        // What does harm is asked about.
        const harms = wanted.steps.some(({ warning }) => warning)
        if (!harms && (view.phase === 'turn' || view.phase === 'scoring')) most[kind] = Math.max(most[kind] ?? 0, least)
      }
      for (const code of wanted.codes) game.apply(s, code)
    }
  }
  expect([...stuck]).toEqual([])
  // Where undo takes it back, a step needs no second click; a card is taken by two.
  expect(Object.entries(most).filter(([kind, clicks]) => clicks > (TWICE.has(kind) ? 2 : 1))).toEqual([])
})
