import type { Fact } from '../../../src-shared/advice.ts'
import { refKey, sameRef, type Ref } from '../../../src-shared/core.ts'
import type { Seat } from '../../engine/game.ts'
import { gainOf } from '../search/halving.ts'
import type { Course } from './playing-out.ts'

/** What is said of the future must stand so many standard errors from nothing, and be a point at least. */
const ERRORS = 2

/**
 * What holds of a move, the surest first.
 * @param mine the move played out on deals, at least one; @param other another move on the same deals, if there is one
 */
export function factsOf(seat: Seat, mine: readonly Course[], other: readonly Course[] | null): Fact[] {
  if (mine.every(({ over }) => over === 'turn')) return [...gains(mine), ...ends(mine)]
  const isLast = mine.every(({ over }) => over !== undefined)
  const facts: Fact[] = [...gains(mine)]
  const more = (of: (course: Course) => number): number => (other ? surely(mine.map(of), other.map(of)) : 0)
  const next = ({ next: points }: Course): number => points
  const untilThen = (course: Course): number =>
    course.now.reduce((sum, { value }) => sum + value, 0) + course.rest + course.between[seat] + course.next
  const later = more(next)
  // What the other move brings in this turn, and this one in the next, is put off, not opened.
  const enabled = Math.min(later, more(untilThen))
  const ahead = surely(
    mine.map(next),
    mine.map(() => 0),
  )
  if (enabled > 0) facts.push({ kind: 'enables', points: enabled, refs: likelyBringing(mine) })
  else if (later === 0 && ahead > 0) facts.push({ kind: 'threatens', points: ahead, refs: likelyBringing(mine) })
  // Where the one move brings the seat's next turn earlier, what others score after that is prevented by nothing.
  const spans = new Set([...mine, ...(other ?? [])].flatMap(({ passed, over }) => (over ? [] : [passed])))
  for (const rival of spans.size > 1 ? [] : mine[0].rivals) {
    const points = more(({ between }) => -between[rival])
    if (points === 0) continue
    const part = mostlyMissing(rival, points, mine, other ?? [])
    const refs: readonly Ref[] = [{ kind: 'seat', id: rival }]
    facts.push({ kind: 'prevents', points, seat: rival, ...(part && { part }), ...(isLast && { last: true }), refs })
  }
  const kept = more(({ between }) => Math.min(0, between[seat]))
  if (kept > 0) facts.push({ kind: 'keeps', points: kept, refs: [] })
  for (const { key } of mine[0].hopes) {
    const points = more(({ hopes }) => hopes.find((one) => one.key === key)?.value ?? 0)
    if (points > 0) facts.push({ kind: 'promises', points, part: key, refs: comeFor(key, mine, other ?? []) })
  }
  return facts
}

/** The entry of its score under which another seat surely misses more than half of these points; null = none alone. */
function mostlyMissing(rival: Seat, points: number, mine: readonly Course[], other: readonly Course[]): string | null {
  const keys = new Set(other.flatMap(({ betweenParts }) => betweenParts[rival].map(({ key }) => key)))
  const under = (key: string) => (course: Course) =>
    course.betweenParts[rival].find((one) => one.key === key)?.value ?? 0
  const missing = (key: string) => surely(other.map(under(key)), mine.map(under(key)))
  return [...keys].find((key) => 2 * missing(key) > points) ?? null
}

/** What a hope rests on after the move on all deals, and after the other on none. */
function comeFor(key: string, mine: readonly Course[], other: readonly Course[]): readonly Ref[] {
  const [first, ...deals] = mine.map((course) => behindHope(course, key))
  const elsewhere = other.flatMap((course) => behindHope(course, key))
  return first.filter((ref) => deals.every((refs) => hasRef(refs, ref)) && !hasRef(elsewhere, ref))
}

const behindHope = ({ hopes }: Course, key: string): readonly Ref[] => hopes.find((one) => one.key === key)?.refs ?? []

const hasRef = (refs: readonly Ref[], ref: Ref): boolean => refs.some((one) => sameRef(one, ref))

/** So many things are named at most. */
const MOST_NAMED = 2

/** What brings the points of the next turn on at least half of the deals, the likeliest first. */
function likelyBringing(mine: readonly Course[]): readonly Ref[] {
  const brought = new Map<string, { readonly ref: Ref; readonly times: number }>()
  for (const ref of mine.flatMap(({ bringing }) => bringing))
    brought.set(refKey(ref), { ref, times: (brought.get(refKey(ref))?.times ?? 0) + 1 })
  return [...brought.values()]
    .filter(({ times }) => 2 * times >= mine.length)
    .sort((a, b) => b.times - a.times)
    .slice(0, MOST_NAMED)
    .map(({ ref }) => ref)
}

/** What could be hoped for after the best move and cannot after this one. */
export function forgone(mine: readonly Course[], best: readonly Course[]): Fact[] {
  return best[0].hopes.flatMap(({ key }) => {
    const hoped = (course: Course): number => course.hopes.find((one) => one.key === key)?.value ?? 0
    const points = surely(best.map(hoped), mine.map(hoped))
    return points > 0 ? [{ kind: 'forgoes' as const, points, part: key, refs: [] }] : []
  })
}

/**
 * What a worse move lets one hope for is told beside what it forgoes, and not at all where that is less: what is wrong
 * with it then lies elsewhere, and hope alone would speak against the order of the moves.
 */
export function weighed(facts: readonly Fact[], given: readonly Fact[]): readonly Fact[] {
  const sum = (of: readonly Fact[]) => of.reduce((points, fact) => points + fact.points, 0)
  const isHope = ({ kind }: Fact) => kind === 'promises'
  return sum(given) < sum(facts.filter(isHope)) ? facts.filter((fact) => !isHope(fact)) : [...facts, ...given]
}

/** What the move itself brings on every one of the deals. */
function gains(mine: readonly Course[]): Fact[] {
  return mine[0].now.flatMap(({ key, refs }) => {
    const points = Math.min(...mine.map(({ now }) => now.find((one) => one.key === key)?.value ?? 0))
    return points >= 1 ? [{ kind: 'gains' as const, points: Math.floor(points), part: key, refs }] : []
  })
}

/** Of a turn after which none is played nothing that could still come is told, but that it is the end. */
function ends(mine: readonly Course[]): Fact[] {
  const points = Math.floor(Math.min(...mine.map(({ lead = 0 }) => lead)))
  return points >= 1 ? [{ kind: 'ends', points, refs: [] }] : []
}

/** What the same turn may still bring when its move has been made, and on how many of the deals it did. */
export function chances(mine: readonly Course[]): Fact[] {
  const brought = mine.map(({ rest }) => rest).filter((rest) => rest > 0)
  if (brought.length === 0) return []
  const points = Math.round(brought.reduce((sum, rest) => sum + rest, 0) / brought.length)
  return [{ kind: 'chance', points, times: brought.length, of: mine.length, refs: [] }]
}

/** By so many whole points the mean of one is surely above the other's; 0 = not surely. */
function surely(ours: readonly number[], theirs: readonly number[]): number {
  const { mean, error } = gainOf(ours, theirs)
  return mean >= 1 && mean > ERRORS * error ? Math.round(mean) : 0
}
