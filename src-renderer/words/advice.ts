import { isNearer, sharedBy, type Apart as ApartFact, type Fact } from '../../src-shared/advice.ts'
import { refKey, type Phrase, type Ref, type Seat } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { hasText, phrase, type MessageKey } from '../messages/index.ts'
import { listOf, namesOf } from './names.ts'

/** A fact as it is told: of what a move brings at once, all entries of the score in one. */
export type Told =
  | Exclude<Fact, { readonly kind: 'gains' }>
  | {
      readonly kind: 'gains'
      readonly points: number
      /** The greatest first. */
      readonly entries: readonly Extract<Fact, { readonly kind: 'gains' }>[]
    }

/** So many sentences are said of a move, and so many entries of the score named in one. */
const MOST_SAID = 2
const MOST_NAMED = 2

/** What may come of it by and by: told after what is sure to. */
const isFaint = ({ kind }: Fact): boolean => kind === 'way' || kind === 'promises' || kind === 'forgoes'

/** What comes on some deals only counts for as much as it brings on the mean. */
const weight = (fact: Fact): number => (fact.kind === 'chance' ? (fact.points * fact.times) / fact.of : fact.points)

/** Of what holds of a move what matters most: what it brings at once, then what weighs most of what is to come. */
export function foremost(facts: readonly Fact[]): readonly Told[] {
  const weightiest = [...facts].sort((a, b) => Number(isFaint(a)) - Number(isFaint(b)) || weight(b) - weight(a))
  const gains = weightiest.filter((fact) => fact.kind === 'gains')
  // That none comes any more would sound as if none had come just now.
  const isUntold = (fact: Fact) => fact.kind === 'apart' && gains.length > 0 && !isNearer(fact)
  const later = weightiest
    .filter((fact) => fact.kind !== 'gains')
    .filter((fact) => !isUntold(fact) && !isSaidByBars(fact, facts))
  const points = gains.reduce((sum, fact) => sum + fact.points, 0)
  const now: Told[] = gains.length > 0 ? [{ kind: 'gains', points, entries: gains }] : []
  return [...now, ...later.toSorted((a, b) => placeOf(a) - placeOf(b))].slice(0, MOST_SAID)
}

/**
 * That parcels come to it again, or will sooner, is what weighs most on whoever is cut off, whatever else a move may
 * bring by and by; that it stays so is known, and speaks for no move.
 */
const placeOf = (fact: Fact): number => (fact.kind !== 'apart' ? 0 : isNearer(fact) ? -1 : 1)

/**
 * That a parcel has no way any more to whose reach points were taken from: the same once more, in what it scores as it
 * lies after the move, which is another number than before.
 */
const isSaidByBars = (fact: Fact, facts: readonly Fact[]): boolean =>
  fact.kind === 'way' &&
  fact.what === 'parcel' &&
  fact.steps === null &&
  facts.some((other) => other.kind === 'bars' && sideOf(other).includes(fact.seat))

/** Out of whose reach it is: partners reach the same. */
const sideOf = ({ seat, refs }: Extract<Fact, { kind: 'bars' }>): readonly Seat[] => [
  ...new Set([seat, ...refs.map(({ id }) => id)]),
]

/**
 * What is told of this move beside the others: of the first not what holds of all as well, of another not what holds of
 * the first. Alike reasons explain no difference. What a move scores at once stays, for it is a fact of this turn.
 */
export function tellingApart(
  moves: readonly (readonly Fact[])[],
  at: number,
  /** It is clearly behind the first: what it holds out is not told as more than what the first does. */
  isBehind = false,
): readonly Told[] {
  const isShared = sharedBy(at === 0 ? moves.slice(1) : moves.slice(0, 1))
  // What is cut off has points to be weighed by, not to be had.
  const promised = foremost(moves[0].filter(({ kind }) => kind !== 'apart'))
  const most = Math.max(0, ...promised.map(({ points }) => Math.round(points)))
  const isTooMuch = ({ kind, points }: Fact) => isBehind && HELD_OUT.has(kind) && Math.round(points) > most
  // No other move is better in the long run than the first, else it would stand there.
  const isUntrue = ({ kind }: Fact) => at > 0 && kind === 'promises'
  const isLeftOut = (fact: Fact) => isShared(fact) || isTooMuch(fact) || isUntrue(fact)
  // Who is cut off is told once what comes of that, though it be the same after every move.
  const isKept = ({ kind }: Fact) => kind === 'gains' || (kind === 'apart' && at === 0)
  // What the first move takes from others as well need not be said of this one, nor that it does not take it.
  const facts = moves[at].filter((fact) => !isSaidByBars(fact, moves[at]))
  return foremost(facts.filter((fact) => isKept(fact) || !isLeftOut(fact)))
}

/**
 * What is said in the row of each move but the first, whose reasons stand above: of its reasons the foremost that
 * neither the first nor a row above it has said. Said twice it would tell no move from another.
 * @param level none is better than another: where one row has nothing to say for itself none has, lest it look weaker
 */
export function toldInRows(all: readonly (readonly string[])[], level = false): readonly (string | undefined)[] {
  const said = new Set(all[0])
  const rows = all.map((reasons, i) => {
    const own = i === 0 ? undefined : reasons.find((reason) => !said.has(reason))
    if (own !== undefined) said.add(own)
    return own
  })
  return level && rows.slice(1).includes(undefined) ? rows.map(() => undefined) : rows
}

/**
 * What speaks for a move beyond what its own row says it scores: of one that goes on, that the turn brings just that is
 * no reason for it, where there is another.
 */
export function beyondItself(told: readonly Told[], scores: number): readonly Told[] {
  const others = told.filter(({ kind, points }) => kind !== 'gains' || points !== scores)
  return others.length > 0 ? others : told
}

/** What may come later: a lesser move that held out more than the best one would speak against its own place. */
const HELD_OUT: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'chance',
  'threatens',
  'enables',
  'nears',
  'promises',
  'collects',
])

/**
 * What is to come of it, whoever does it: the same for one move of a turn as for the next. A scoring counts what the
 * moves of a turn bring it together.
 */
const LASTS: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([...HELD_OUT, 'prevents', 'keeps', 'scoring'])

/**
 * A reason as it is known again when it was given for the move before, in the same turn: however many points it then
 * promised, on however many deals. null = it is one of this move alone.
 */
export function asGiven(fact: Told): string | null {
  if (fact.kind === 'apart') return isNearer(fact) ? null : 'apart'
  if (fact.kind === 'gains' || !LASTS.has(fact.kind)) return null
  return JSON.stringify({ ...fact, refs: thingsOf(fact.refs), points: 0, times: 0, of: 0 })
}

/** Things in whatever order: which comes first may differ from one look to the next. */
const thingsOf = (refs: readonly Ref[]): string => refs.map(refKey).sort().join()

/** Whom and what the sentences name. */
export interface Naming {
  readonly seats: readonly SeatInfo[]
  /** What a thing is called that brings points, as it follows 'for' or 'through'; null where it needs no name. */
  readonly calls: (ref: Ref) => Phrase | null
  /** What `n` things are called, two or more, that would each be called as this one; null where each is named. */
  readonly callsAll: (ref: Ref, n: number) => Phrase | null
  /** What is told to whoever owns it calls a thing, where it says of what is theirs how they have it. Absent, null: no
   *  more than `calls`. */
  readonly callsOwn?: (ref: Ref) => Phrase | null
  /** How points to come are owed to these things: 'for delivering them'. Absent: 'thanks to them'. */
  readonly owed?: (what: Phrase) => Phrase
  /** The same as `calls` with where it lies, for a thing of which there may be several alike. Absent, null: none is. */
  readonly callsAt?: (ref: Ref) => Phrase | null
  /** The things were named just before: 'thanks to' them is said once. */
  readonly named?: boolean
  /** More answers follow in the same turn, and are not told beside it: what it brings, all of them bring. */
  readonly goesOn?: boolean
  /** The game may be over before the next turn of whoever is told it. */
  readonly mayEnd?: boolean
  /** The move that it is told beside, where it is one that is named: 'more' is more than that. */
  readonly than?: string
  /** The move that it is told beside is the first one of a hint, and is called so: its title stands in the list. */
  readonly thanFirst?: boolean
  /** That it is better than that in the long run was said just before. */
  readonly compared?: boolean
}

/** What things are called in a sentence. */
type Calling = Pick<Naming, 'calls' | 'callsAll'>

const NAMELESS: Calling = { calls: () => null, callsAll: () => null }

/** What was named just before has no name any more. */
const callingIn = (naming: Naming): Calling => (naming.named ? NAMELESS : naming)

/** Reasons that end with what they are owed to. */
const isOwed = (fact: Told): fact is Extract<Fact, { readonly kind: 'threatens' | 'enables' | 'promises' }> =>
  fact.kind === 'threatens' || fact.kind === 'enables' || fact.kind === 'promises'

/** Several reasons in their order: what one of them has named the next does not name again. */
export function tellAll(
  facts: readonly Told[],
  naming: Naming,
  tell: (fact: Told, naming: Naming) => Phrase = tellFact,
): readonly Phrase[] {
  const told = new Set<string>()
  // Said once, of the first that it holds of.
  const whole = naming.goesOn === true ? facts.findIndex(isOfWholeTurn) : -1
  return facts.map((fact, i) => {
    const things = isOwed(fact) ? thingsOf(fact.refs) : ''
    const named = things !== '' && told.has(things)
    told.add(things)
    const compared = fact.kind === 'promises' && facts.slice(0, i).some(({ kind }) => kind === 'promises')
    return tell(fact, { ...naming, goesOn: i === whole, ...(named && { named }), ...(compared && { compared }) })
  })
}

/** To whoever owns them things are named by how they have them. */
const callingOwn = (naming: Naming): Calling => {
  const { calls, callsAll } = callingIn(naming)
  const own = naming.named ? undefined : naming.callsOwn
  return { calls: (ref) => own?.(ref) ?? calls(ref), callsAll }
}

/** What is told of a move as a sentence: the same for hints, for what a bot did and for the review. */
export function tellFact(fact: Told, naming: Naming): Phrase {
  const told = fact.kind === 'apart' ? tellApart(fact) : tellWhatComes(fact, naming)
  return naming.goesOn && READ_OFF.has(fact.kind) ? phrase('advice.whole', { told }) : told
}

/** Read off the table as all answers of a move leave it: its first alone may bring none of that. */
const READ_OFF: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'counts',
  'scoring',
  'nears',
  'bars',
  'way',
  'apart',
])

/** Is it told otherwise where the turn goes on after what is told of the move? */
const isOfWholeTurn = ({ kind }: Told): boolean => kind === 'gains' || READ_OFF.has(kind)

function tellWhatComes(fact: Exclude<Told, { kind: 'apart' }>, naming: Naming): Phrase {
  const { points } = fact
  const { seats } = naming
  const calling = callingIn(naming)
  switch (fact.kind) {
    case 'gains':
      return tellGains(fact, calling, naming.goesOn === true)
    case 'counts':
      return phrase('advice.counts', { n: points, part: tellFor(fact.parts) })
    case 'scoring':
      return phrase('advice.scoring', { n: points })
    case 'chance':
      return tellChance(fact)
    case 'threatens':
    case 'enables':
      return unlessOver(
        withWhat(
          fact.kind === 'enables' ? enablesKey(naming) : `advice.${fact.kind}`,
          { n: points, ...(naming.than && { than: naming.than }) },
          fact.refs,
          callingOwn(naming),
          naming,
        ),
        naming,
      )
    case 'prevents':
      return tellPrevents('advice.prevents', fact, seats, phrase('advice.toNext'))
    case 'ends':
      return phrase('advice.ends')
    case 'keeps':
      return phrase('advice.keeps', { n: points })
    case 'nears':
      return tellNears('advice', { n: points }, fact, naming)
    case 'bars':
      return phrase('advice.bars', { n: points, name: namesOf(seats, sideOf(fact)) })
    case 'way':
      return tellWay(fact, seats, calling, true)
    case 'collects':
      return phrase('advice.collects', { likely: fact.likely, n: points })
    case 'promises':
      return tellHopeBeside(fact, naming)
    case 'forgoes':
      return tellForgone('advice.forgoes', fact)
  }
}

const tellChance = ({ points: n, times, of }: Extract<Fact, { kind: 'chance' }>): Phrase =>
  times === of ? phrase('advice.later', { n }) : phrase('advice.chance', { n, times, of })

/** What a move does for whoever is cut off. */
function tellApart(fact: ApartFact): Phrase {
  const { gap, hopeless } = fact
  if (gap === 0) return phrase('advice.apart.joined')
  return gap !== null && isNearer(fact)
    ? phrase('advice.apart.nearer', { n: gap })
    : phrase(`advice.apart.${hopeless ? 'never' : 'still'}`)
}

const enablesKey = ({ than, thanFirst }: Naming) =>
  thanFirst ? 'advice.enables.first' : than ? 'advice.enables.than' : 'advice.enables'

/** What the best move promises, and this one does not. */
const tellForgone = (
  key: 'advice.forgoes' | 'advice.but.forgoes',
  { part }: Extract<Fact, { kind: 'forgoes' }>,
): Phrase => phrase(key, { part: phrase(part as MessageKey) })

/** With the thing that has come within reach, and where it lies now: there may be several of its name. */
function tellNears(
  of: 'advice' | 'why',
  said: Phrase['params'],
  { refs }: Pick<Fact, 'refs'>,
  { callsAt }: Naming,
): Phrase {
  const what = refs.map((ref) => callsAt?.(ref) ?? null).find((name) => name !== null)
  return what ? phrase(`${of}.nears.of`, { ...said, what }) : phrase(`${of}.nears`, said)
}

/** A next turn is not promised to anybody where none may come. */
const unlessOver = (told: Phrase, { mayEnd }: Naming): Phrase => (mayEnd ? phrase('advice.mayEnd', { told }) : told)

/** What is to be hoped for by and by, and more than after which other move. */
function tellHopeBeside(fact: Extract<Fact, { kind: 'promises' }>, naming: Naming): Phrase {
  const { than, named, compared } = naming
  const said = { n: fact.points, ...(than && { than }) }
  if (than && compared) return phrase('advice.promises.too', tellHope('advice', said, fact, callingIn(naming)).params)
  if (named) return phrase(than ? 'advice.promises.bare.than' : 'advice.promises.bare', said)
  const { params } = tellHope('advice', said, fact, callingIn(naming))
  return phrase(than ? 'advice.promises.than' : 'advice.promises', params)
}

/** What is to be hoped for by and by, and through what. */
const tellHope = (
  of: 'advice' | 'why',
  said: Phrase['params'],
  { refs, part }: Extract<Fact, { kind: 'promises' }>,
  calling: Calling,
): Phrase => phrase(`${of}.promises`, { ...said, part: namedThings(refs, calling) ?? phrase(part as MessageKey) })

/** With the things that it will come of, where they have names. */
function withWhat(
  key: `${'advice' | 'why'}.${'threatens' | 'enables'}` | `advice.enables.${'than' | 'first'}`,
  said: Phrase['params'],
  refs: readonly Ref[],
  calling: Calling,
  { owed = thanksTo }: Naming,
): Phrase {
  const what = namedThings(refs, calling)
  return what ? phrase(`${key}.of`, { ...said, owed: owed(what) }) : phrase(key, said)
}

const thanksTo = (what: Phrase): Phrase => phrase('advice.owed', { what })

/** These things by their names, the first few of many; null where none has one. */
function namedThings(refs: readonly Ref[], { calls, callsAll }: Calling): Phrase | null {
  const alike = new Map<string, { readonly ref: Ref; readonly name: Phrase; n: number }>()
  for (const ref of refs) {
    const name = calls(ref)
    if (!name) continue
    const key = JSON.stringify(name)
    const known = alike.get(key)
    if (known) known.n++
    else alike.set(key, { ref, name, n: 1 })
  }
  const named = [...alike.values()].flatMap(({ ref, name, n }) => {
    const all = n > 1 ? callsAll(ref, n) : null
    return all ? [all] : Array.from({ length: n }, () => name)
  })
  return named.length > 0 ? shortList(named) : null
}

/**
 * A way that has become shorter or longer, or is there only now or no longer: a sentence of its own kind of way. What
 * is better is the mover's, what is worse another's. @param yours the mover is told it
 */
function tellWay(
  fact: Extract<Fact, { kind: 'way' }>,
  seats: readonly SeatInfo[],
  calling: Calling,
  yours: boolean,
): Phrase {
  const { what, points: n, steps, before } = fact
  const better = before === null || (steps !== null && steps < before)
  const how = before === null ? 'opened' : steps === null ? 'closed' : better ? 'shorter' : 'longer'
  const key = `advice.way.${what}.${how}${better && yours ? '.yours' : ''}`
  const name = seats[fact.seat]?.name ?? ''
  const where = namedThings(fact.refs.slice(-1), calling) ?? ''
  const from = namedThings(fact.refs.slice(0, 1), calling) ?? ''
  return phrase(key as MessageKey, { n, name, where, from, steps: steps ?? 0, was: before ?? 0 })
}

/**
 * What a move brings, and what for: 'for reaching point cities'; of several entries of the score how much each brings,
 * the rest in one.
 */
function tellGains({ points, entries }: Extract<Told, { kind: 'gains' }>, calling: Calling, goesOn: boolean): Phrase {
  const of = goesOn ? 'advice.gains.whole' : 'advice.gains'
  const [{ part, refs }] = entries
  if (entries.length === 1) {
    const what = namedThings(refs, calling)
    const named = `${forKey(part)}.of`
    return phrase(of, {
      n: points,
      part: what && hasText(named) ? phrase(named, { what }) : tellFor([part]),
    })
  }
  const told = entries.slice(0, MOST_NAMED)
  const rest = points - told.reduce((sum, one) => sum + one.points, 0)
  const parts = told.map((one) => phrase('advice.gains.part', { n: one.points, part: tellFor([one.part]) }))
  const list = listOf([...parts, ...(rest > 0 ? [phrase('advice.gains.rest', { n: rest })] : [])])
  return phrase(`${of}.parts`, { n: points, list })
}

/** What nearly all points of a game are for: to say so tells nothing. */
const USUAL: ReadonlySet<string> = new Set(['freight-express.score.delivered', 'transport.score.parcel'])

/** What another seat misses until the mover's next turn, or until the end where there is no such turn. */
const tellPrevents = (
  key: 'advice.prevents' | 'why.prevents',
  { points: n, seat, part, last }: Extract<Fact, { kind: 'prevents' }>,
  seats: readonly SeatInfo[],
  next: Phrase,
): Phrase => withPart(key, { n, name: seats[seat]?.name ?? '', when: last ? phrase('advice.toEnd') : next }, part)

/** With what the points would have been for, where that is known and not what all are for. */
const withPart = (key: 'advice.prevents' | 'why.prevents', said: Phrase['params'], part?: string): Phrase =>
  part && !USUAL.has(part) ? phrase(`${key}.of`, { ...said, part: tellFor([part]) }) : phrase(key, said)

/** An entry of the score has a name that heads a column, and this in a sentence: what its points are for. */
const forKey = (part: string): string => `advice.for.${part.replace('.score.', '.')}`

/** 'for reaching point cities and for end cards' */
function tellFor(parts: readonly string[]): Phrase {
  const named = parts.map((part) => phrase(forKey(part) as MessageKey))
  return shortList(named)
}

/** The first few, and that there are more of them. */
const shortList = (named: readonly Phrase[]): Phrase =>
  named.length > MOST_NAMED ? listOf([...named.slice(0, MOST_NAMED), phrase('advice.more')]) : listOf(named)

/** A move that is advised, as far as it is told here. */
interface Placed {
  readonly title: string
  readonly points: number
  readonly equal: boolean
}

/**
 * What is said of the move at this place where no fact speaks for it: how far it is, in the long run, before the second
 * or behind the first. What bots hold a move to be worth is no score: it is told in words. @param answers how many the
 * question has
 */
export function tellPlace(moves: readonly Placed[], at: number, answers: number, apart: Apart): Phrase {
  if (answers === 1) return phrase('advice.only')
  const beside = moves.at(at === 0 ? 1 : 0)
  if (!beside) return phrase('advice.position')
  const level = at === 0 ? levelWithFirst(moves) : 0
  if (level > 1) return phrase('advice.level', { n: level })
  const title = beside.title
  if (isAlike(moves[at], beside) || beside.equal) return phrase('advice.alike', { title })
  const far = howFar(Math.abs(moves[at].points - beside.points), apart)
  return at === 0
    ? phrase('advice.before', { title, how: phrase(`advice.better.${far}`) })
    : phrase('advice.behind', { title, how: phrase(`advice.weaker.${far}`) })
}

/** From so many points on a move of a game is weaker than another, and much weaker; below it is so by a little. */
export interface Apart {
  readonly clear: number
  readonly much: number
}

/** How far a move is from another. */
export const howFar = (points: number, { clear, much }: Apart): 'slight' | 'clear' | 'much' =>
  points < clear ? 'slight' : points < much ? 'clear' : 'much'

/**
 * How long the bar of a move is beside that of the first, which is full, in hundredths: by so many points it is behind.
 * The words follow the same scale in all lists: where the weaker word begins, a bar of that game is always as long.
 */
export const barOf = (behind: number, { much }: Apart): number =>
  100 - Math.min(1, Math.max(0, behind) / (2 * much)) * (100 - SHORTEST)
const SHORTEST = 15

/**
 * What speaks against a move that is behind the first, where only what speaks for it is told: what it forgoes, as far
 * as that is known, else by how much it is behind; null where nothing has to be said. @param told what is told of it
 * @param apart null where how far it is behind stands just above
 * @param ofFirst what is told of the first beside it: what that promises is not told again as what this one forgoes
 */
export function tellBut(
  moves: readonly (Pick<Placed, 'points' | 'equal'> & { readonly facts: readonly Fact[] })[],
  at: number,
  told: readonly Told[],
  apart: Apart | null,
  ofFirst: readonly Told[] = [],
): Phrase | null {
  const isSaid = told.length === 0 || told.some(({ kind }) => kind === 'forgoes')
  if (at === 0 || isSaid || isAlike(moves[at], moves[0])) return null
  const isPromised = (part: string) => ofFirst.some((fact) => fact.kind === 'promises' && fact.part === part)
  const [gone] = moves[at].facts
    .filter((fact) => fact.kind === 'forgoes')
    .filter(({ part }) => !isPromised(part))
    .sort((a, b) => b.points - a.points)
  if (gone) return tellForgone('advice.but.forgoes', gone)
  if (!apart) return null
  const far = howFar(Math.abs(moves[at].points - moves[0].points), apart)
  return phrase('advice.but', { how: phrase(`advice.weaker.${far}`) })
}

/** Whether two are about as good, in the words and in the rows of a hint: half a point is not to be foreseen. */
export const isAlike = (one: Pick<Placed, 'points' | 'equal'>, other: Pick<Placed, 'points'>): boolean =>
  one.equal || Math.abs(one.points - other.points) < HALF
const HALF = 0.5

/** How many moves next to the first are about as good as it, as far as can be told. */
export function levelWithFirst(moves: readonly Pick<Placed, 'points' | 'equal'>[]): number {
  const apart = moves.slice(1).findIndex((move) => !isAlike(move, moves[0]))
  return apart < 0 ? Math.max(0, moves.length - 1) : apart
}

/** What speaks for what another seat did, of that seat. */
export function tellReason(fact: Told, mover: Seat, naming: Naming): Phrase {
  const { seats, named } = naming
  const calling = callingIn(naming)
  const who = seats[mover]?.name ?? ''
  const { points: n } = fact
  switch (fact.kind) {
    case 'nears':
      return tellNears('why', { n, who }, fact, naming)
    case 'scoring':
    case 'keeps':
      return phrase(`why.${fact.kind}`, { n, who })
    case 'threatens':
    case 'enables':
      return withWhat(`why.${fact.kind}`, { n, who }, fact.refs, calling, naming)
    case 'prevents':
      return tellPrevents('why.prevents', fact, seats, phrase('why.toNext', { who }))
    case 'ends':
      return phrase('why.ends', { who })
    case 'way':
      return tellWay(fact, seats, calling, false)
    case 'promises':
      return named ? phrase('why.promises.bare', { n, who }) : tellHope('why', { n, who }, fact, calling)
    // What names nobody but others is told alike.
    case 'gains':
    case 'counts':
    case 'chance':
    case 'bars':
    case 'forgoes':
      return tellFact(fact, naming)
    // It speaks to whoever collects and is never told of others, from whom it may be hidden; and to who is cut off.
    case 'collects':
    case 'apart':
      return tellFact(fact, naming)
  }
}

/** What speaks for a move in a review: whoever plays alone against bots is spoken to, others are told of by name. */
export function tellOfMove(fact: Told, mover: Seat, naming: Naming): Phrase {
  const people = naming.seats.filter(({ player }) => player === 'person')
  const isAlone = people.length === 1 && people[0] === naming.seats[mover]
  return isAlone ? tellFact(fact, naming) : tellReason(fact, mover, naming)
}
