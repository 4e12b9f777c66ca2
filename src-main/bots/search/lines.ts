import type { GameEvent, Seat, State } from '../../engine/game.ts'

/**
 * The codes of a plan as far as nothing is learnt on the way and nobody else is asked.
 * @param apply carries a code out and tells what happens; @param asked who is asked
 */
export function untilLearnt(
  apply: (s: State, code: number, emit: (event: GameEvent) => void) => void,
  asked: (s: State) => Seat,
  s: State,
  seat: Seat,
  codes: readonly number[],
): number[] {
  const at = s.slice()
  const kept: number[] = []
  let learnt = false
  for (const code of codes) {
    if (learnt || asked(at) !== seat) break
    apply(at, code, (event) => (learnt ||= event.learnt.includes(seat)))
    kept.push(code)
  }
  return kept
}

/** Plans without those that say the same. */
export function distinct<P extends { readonly codes: readonly number[] }>(plans: readonly P[]): P[] {
  const seen = new Set<string>()
  return plans.filter(({ codes }) => {
    const key = codes.join()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
