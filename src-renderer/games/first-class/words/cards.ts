import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf } from '../../../words/names.ts'
import type { Effect } from '../../../../src-shared/games/first-class/effects.ts'
import {
  CARDS,
  END_CARDS,
  ENGINE_TILES,
  EVIDENCE,
  MURDERER,
  ORDERS,
  type Boarding,
  type Card,
  type City,
} from '../../../../src-shared/games/first-class/cards/index.ts'
import { commas, framePhrase, framesPhrase } from './effects.ts'
import { conditionPhrase } from './conditions.ts'

/** Cards and tiles are spoken of by what they do: 'wagon card: 2 new 0-wagons'. */
export const isKnown = (card: number): boolean => card >= 0 && card < CARDS.length

/** 'wagon card', 'switch' */
export const kindPhrase = (card: number): Phrase => phrase(`first-class.kind.${CARDS[card].kind}`)

/** What a card does besides being of its kind; null for a celebrity that does no more. */
export function whatPhrase(card: number): Phrase | null {
  const row = CARDS[card]
  const frames = framesPhrase(row.frames)
  switch (row.kind) {
    case 'route':
      return citiesPhrase(row.cities ?? [])
    case 'contract':
      return row.condition && frames
        ? phrase('first-class.card.contract', { condition: conditionPhrase(row.condition), what: frames })
        : frames
    case 'boarding':
      return boardingPhrase(row)
    case 'switch':
      return phrase('first-class.card.switch', { points: row.points ?? 0, level: row.level ?? 0 })
    case 'technician':
      return frames ? commas([frames, technicianPhrase(row)]) : technicianPhrase(row)
    default:
      return frames
  }
}

const technicianPhrase = (row: Card): Phrase => phrase('first-class.card.technician', { level: row.level ?? 0 })

function boardingPhrase({ passenger, luggage }: Card): Phrase | null {
  return passenger && luggage
    ? phrase('first-class.card.boarding', {
        passenger: paysPhrase(passenger, 'coins'),
        luggage: paysPhrase(luggage, 'points'),
      })
    : null
}

/** What a passenger (coins) or luggage (points) brings when it comes aboard, the earlier ones not counted. */
export function paysPhrase({ n, bonus }: Boarding, kind: 'coins' | 'points'): Phrase {
  const pays = phrase(`first-class.effect.${kind}`, { n })
  return bonus ? phrase('first-class.plus', { a: pays, b: framePhrase(bonus) }) : pays
}

/** What a city gives: points once, or a bonus at every scoring. */
export const cityGives = (city: City): Phrase =>
  'points' in city
    ? phrase('first-class.effect.points', { n: city.points })
    : phrase('first-class.city.bonus', { what: framePhrase(city.bonus) })

/** What driving past cities gives: their points at once, the bonuses at every scoring from then on. [002:370] */
export function passedGive(cities: readonly City[]): Phrase[] {
  const points = cities.reduce((sum, city) => sum + ('points' in city ? city.points : 0), 0)
  const bonuses = cities.flatMap((city) => ('bonus' in city ? [framePhrase(city.bonus)] : []))
  return [
    ...(points > 0 ? [phrase('first-class.event.drove.points', { n: points })] : []),
    ...(bonuses.length > 0 ? [phrase('first-class.event.drove.bonus', { what: commas(bonuses) })] : []),
  ]
}

export const citiesPhrase = (cities: readonly City[]): Phrase => commas(cities.map(cityGives))

/** 'a wagon card', to follow a verb. */
export const aKind = (card: number): Phrase => phrase(`first-class.a.${CARDS[card].kind}`)

/**
 * What a headline calls a card by, in numbers: what it does to wagons, or how many steps its conductors walk. `free`
 * are those of the upgrades that may become wagons.
 */
export function givenByName(
  card: number,
): Readonly<Record<'wagonLaid' | 'upgraded' | 'free' | 'walked' | 'drove', number>> {
  const { kind, frames = [] } = CARDS[card]
  const effects = frames.some(({ oneOf, per }) => oneOf || per) ? [] : frames.flatMap((frame) => frame.effects)
  const sum = (of: Card['kind'], ...kinds: readonly Effect['kind'][]) =>
    kind === of ? effects.filter((one) => kinds.includes(one.kind)).reduce((all, { n }) => all + n, 0) : 0
  return {
    wagonLaid: sum('wagon', 'wagon'),
    upgraded: sum('wagon', 'upgrade', 'free'),
    free: sum('wagon', 'free'),
    walked: sum('conductor', 'conductor') + 2 * sum('conductor', 'conductors'),
    drove: sum('locomotive', 'locomotive'),
  }
}

/**
 * 'two upgrades', 'a locomotive card (3 cities)', to follow a verb; cards without such a number by their kind.
 * @param briefly there is little room: how far a locomotive goes is told with where it drove to
 * @param named the numbers, where not all that the card gives was done
 */
export function calledPhrase(card: number, briefly = false, named = givenByName(card)): Phrase {
  const { wagonLaid, upgraded, walked, drove } = named
  const parts = [
    ...(wagonLaid > 0 ? [phrase('first-class.called.wagons', { n: wagonLaid })] : []),
    ...(upgraded > 0 ? [phrase('first-class.called.upgrades', { n: upgraded })] : []),
  ]
  if (parts.length > 0) return listOf(parts)
  if (walked > 0) return phrase('first-class.called.conductor', { n: walked })
  return drove > 0 && !briefly ? phrase('first-class.called.locomotive', { n: drove }) : aKind(card)
}

/** 'wagon card: 2 new 0-wagons' */
export const cardPhrase = (card: number): Phrase => named(card, 'kind')
/** 'a wagon card: 2 new 0-wagons', to follow a verb. */
export const aCard = (card: number): Phrase => named(card, 'a')

function named(card: number, form: 'kind' | 'a'): Phrase {
  if (!isKnown(card)) return phrase('first-class.card.hidden')
  const kind = phrase(`first-class.${form}.${CARDS[card].kind}`)
  if (CARDS[card].kind === 'endCard') return withMore(kind, card)
  const what = whatPhrase(card)
  return what ? phrase('first-class.card', { kind, what }) : kind
}

/** A card that gives an end card is called by it: only what it gives besides is said of it. */
function withMore(kind: Phrase, card: number): Phrase {
  const more = framesPhrase(CARDS[card].frames?.slice(1))
  return more ? phrase('first-class.plus', { a: kind, b: more }) : kind
}

/** Cards that are known by what they do need no name in front of it. */
const PLAIN: ReadonlySet<Card['kind']> = new Set(['wagon', 'locomotive', 'conductor', 'coins', 'endCard', 'toolbox'])

/** What a row of the list calls a card, and what stands below it. */
export function cardLabel(card: number): { readonly label: Phrase; readonly note?: Phrase } {
  const what = whatPhrase(card)
  if (!what) return { label: kindPhrase(card) }
  if (CARDS[card].kind === 'endCard') return { label: what }
  return PLAIN.has(CARDS[card].kind) ? { label: what, note: kindPhrase(card) } : { label: kindPhrase(card), note: what }
}

/** '2 points for each wagon card' */
export function endCardShort(endCard: number): Phrase {
  const row = END_CARDS[endCard]
  return row
    ? phrase('first-class.endCard', { points: row.points, kind: phrase(`first-class.kind.${row.counts}`) })
    : phrase('first-class.endCard.hidden')
}

export const endCardGives = (endCard: number): Phrase =>
  framesPhrase(END_CARDS[endCard].frames) ?? phrase('first-class.endCard.hidden')

/** '2 points for each wagon card; at once: 1 coin' */
export function endCardPhrase(endCard: number): Phrase {
  return END_CARDS[endCard]
    ? phrase('first-class.endCard.full', { card: endCardShort(endCard), what: endCardGives(endCard) })
    : phrase('first-class.endCard.hidden')
}

export const tilePhrase = (tile: number): Phrase =>
  phrase('first-class.tile.name', { points: ENGINE_TILES[tile].points })

/** 'coffee, 2 points' */
export function orderPhrase(tile: number): Phrase {
  const { stack, points } = ORDERS[tile]
  return phrase(`first-class.order.${stack as 0 | 1 | 2}`, { points })
}

export function evidencePhrase(piece: number): Phrase {
  const front = EVIDENCE[piece]
  if (!front) return phrase('first-class.evidence.hidden')
  if ('prints' in front) return phrase('first-class.evidence.prints', { n: front.prints })
  return 'points' in front
    ? phrase('first-class.evidence.points', { n: front.points })
    : phrase('first-class.evidence.handIn')
}

export const identityPhrase = (identity: number): Phrase =>
  phrase(identity === MURDERER ? 'first-class.identity.murderer' : 'first-class.identity.innocent')
