import type { Fact } from '../../src-shared/advice.ts'
import type { Phrase, Seat } from '../../src-shared/core.ts'
import { hundredthsApart, pointsAhead, type Moment } from '../../src-shared/review.ts'
import type { MessageKey } from '../messages/index.ts'
import { phrase } from '../messages/index.ts'

/** What sets a move apart from the other: what both may bring is none of it. */
const ABOUT = { enables: 'next', prevents: 'rival', keeps: 'guard', ends: 'end', promises: 'long' } as const
type Apart = Extract<Fact, { readonly kind: keyof typeof ABOUT }>
const isApart = (fact: Fact): fact is Apart => fact.kind in ABOUT

/**
 * What a moment of a review is about, in a few words: what weighs most of how the better move differs; else the points
 * that it is ahead by, or, where there are none, the share of the win.
 */
export function headlineOf(
  { kind, facts, points, shares }: Pick<Moment, 'kind' | 'facts' | 'points' | 'shares'>,
  nameOf: (seat: Seat) => string,
  /** What the better move does more of, by the game's own words: it says more than that it pays in the long run. */
  apart?: Readonly<Record<Moment['kind'], Phrase>> | null,
): Phrase {
  const told = (about: string, said: Phrase['params'] = {}) =>
    phrase(`review.about.${kind}.${about}` as MessageKey, said)
  const [most] = facts.filter(isApart).sort((a, b) => b.points - a.points)
  if (most?.kind === 'promises' && apart) return apart[kind]
  if (most) return told(ABOUT[most.kind], 'seat' in most ? { name: nameOf(most.seat) } : {})
  const ahead = pointsAhead({ facts, points })
  if (ahead > 0) return told('points', { n: ahead })
  const share = hundredthsApart({ kind, shares })
  return Math.round(points) > 0 && share > 0 ? told('share', { n: share }) : told('plain')
}
