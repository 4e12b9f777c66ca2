import { describe, expect, it } from 'vitest'
import { CHECKS } from '../checks.ts'
import { playRandomly, type Playout } from '../playout.ts'
import { settingsOf } from '../settings.ts'
import { BROKEN } from './broken-games.ts'
import { toy } from './toy.ts'
import type { AnyTestable } from '../../testable/testable.ts'

const names = Object.keys(CHECKS) as (keyof typeof CHECKS)[]

/** Some playouts of every setting; a game is made anew for each, as broken ones remember things. */
function playouts(make: () => AnyTestable): Playout[] {
  return settingsOf(make()).map(({ options, seatCount }, seed) =>
    playRandomly(make(), { options, seatCount, seed }, seed),
  )
}

describe('the toy, which keeps the contract,', () => {
  const played = playouts(() => toy)
  it.each(names)('passes the check %s', (name) => {
    for (const playout of played) CHECKS[name].run(playout)
  })
})

describe('the toy with one fault', () => {
  it.each(names.map((name) => [BROKEN[name].fault, name] as const))('%s: found by the check %s', (_, name) => {
    const found = playouts(BROKEN[name].make).some((playout) => fails(() => CHECKS[name].run(playout)))
    expect(found).toBe(true)
  })
})

function fails(run: () => void): boolean {
  try {
    run()
    return false
  } catch {
    return true
  }
}
