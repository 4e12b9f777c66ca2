import { expect, it } from 'vitest'
import { transport as game } from '../../../../src-main/engine/transport/index.ts'
import { MAX_CHOICES } from '../../../../src-main/engine/game.ts'
import { transportSpeech } from '../../../../src-renderer/games/transport/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { seats } from '../../../messages/checking.ts'

it('many places of a card are told apart by intakes, in the order of their numbers', () => {
  const s = game.setup({ options: game.options.default, seatCount: 2, seed: 3 })
  const { decision } = game.status(s)
  const out = new Int32Array(MAX_CHOICES)
  const codes = Array.from(out.subarray(0, game.choices(s, out)))
  const at = { view: game.view(s, decision!.by), seats, viewer: decision!.by }
  const areas = new Map<string, string[]>()
  for (const { group, steps } of transportSpeech.candidates(decision!, codes, game.plans?.(s) ?? [], at)) {
    const area = steps.find(({ id }) => id.startsWith('around'))
    if (!area) continue
    const list = `${group.id} ${steps[0].id}`
    areas.set(list, [...new Set([...(areas.get(list) ?? []), say('en', area.label)])])
  }
  expect(areas.size).toBeGreaterThan(0)
  for (const names of areas.values()) expect(names).toEqual([...names].sort())
})

it('an area says how many places lie there, and by which pallet or on which side of the belt', () => {
  const s = game.setup({ options: game.options.default, seatCount: 2, seed: 3 })
  const { decision } = game.status(s)
  const out = new Int32Array(MAX_CHOICES)
  const codes = Array.from(out.subarray(0, game.choices(s, out)))
  const at = { view: game.view(s, decision!.by), seats, viewer: decision!.by }
  const areas = transportSpeech
    .candidates(decision!, codes, game.plans?.(s) ?? [], at)
    .flatMap(({ steps }) => steps.filter(({ id }) => id.startsWith('around')))
  const told = new Map(areas.map(({ label, note }) => [say('en', label), say('en', note!)]))
  expect(told.size).toBe(4)
  expect(new Set(told.values()).size).toBe(4)
  expect([...told].sort().map(([, note]) => note)).toEqual([
    '3 places, on the right of the belt',
    '5 places, near Ada’s pallet',
    '3 places, on the left of the belt',
    '5 places, near your pallet',
  ])
})
