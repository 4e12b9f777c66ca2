import { endOf, playUpTo } from './acts.ts'
import { easeOut, type Act } from './motion.ts'
import type { Pieces, Poses } from '../pieces.ts'

/** What was told in one go: how it began, and what moved. */
export interface Stretch<Look> {
  readonly from: Poses<Look>
  readonly acts: readonly Act[]
}

/** So much of the time that it was told in, at least and at most so many milliseconds. docs/look/look.md, 'Motion'. */
const [PART, LEAST, MOST] = [0.4, 260, 900]
/** More than this is not told backwards: nobody could follow it. */
const TOO_LONG = 9000

/**
 * What was told runs backwards, as a film does: a train goes back along the rails it came on, and whatever it had let
 * go of comes back to it. `over`: how it stands then. null = it is too long for that.
 */
export function rewinding<Look extends object>(
  pieces: Pieces<Look>,
  told: readonly Stretch<Look>[],
  over: () => void,
): Act | null {
  const stretches = told.map(({ from, acts }) => {
    // Nothing is heard of it, and no light comes back.
    const seen = acts.filter(({ fleeting, glows }) => !fleeting && !glows).sort((a, b) => endOf(a) - endOf(b))
    return { from, acts: seen, lasts: Math.max(0, ...seen.map(endOf)) }
  })
  const whole = stretches.reduce((sum, { lasts }) => sum + lasts, 0)
  if (whole === 0 || whole > TOO_LONG) return null
  return {
    at: 0,
    lasts: Math.min(MOST, Math.max(LEAST, whole * PART)),
    // What was told ends in rest and looks; what is taken back sets out at once.
    ease: easeOut,
    draw(part) {
      if (part === 1) return over()
      let left = whole * (1 - part)
      const now = stretches.find(({ lasts }) => left <= lasts || !(left -= lasts)) ?? stretches[stretches.length - 1]
      pieces.set(now.from)
      playUpTo(left, now.acts)
    },
  }
}
