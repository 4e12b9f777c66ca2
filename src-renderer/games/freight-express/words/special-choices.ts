import type { Decision, Phrase, Ref, Seat } from '../../../../src-shared/core.ts'
import { turnRails } from '../../../../src-shared/geometry/rails.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Group, Position, Step } from '../../../words/speech.ts'
import type { Action } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS, haveSameValue } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import type { Special } from '../../../../src-shared/games/freight-express/specials.ts'
import { nextHolder } from '../../../../src-shared/games/freight-express/vetoes.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { aShape, cardFacts, isKnown, railsPhrase, shapePhrase } from './cards.ts'
import { GROUPS, cardStep, specialInParts } from './groups.ts'
import { sentences } from '../../../words/names.ts'
import { nameOf } from './names.ts'
import { whatIsCut } from './cutting.ts'
import { namedPlace, placePhrase, sleeperPlace, stationOf, stationPhrase } from './places.ts'
import { specialPhrase } from './special-events.ts'

/** Answers of the advanced game alone. */
export type SpecialChoice = Extract<
  Action,
  {
    readonly kind:
      | 'useSpecial'
      | 'skipSpecial'
      | 'playVeto'
      | 'passVeto'
      | 'chooseSeat'
      | 'closeStation'
      | 'takeWagon'
      | 'takeCard'
      | 'rebuild'
      | 'relay'
      | 'scrap'
      | 'abduct'
      | 'fly'
      | 'stopSpecial'
      | 'showHand'
      | 'halt'
      | 'driveOff'
  }
>

type At = Position<FreightView>
/** What of a candidate is told here. */
type Told = Pick<Candidate, 'group' | 'confirm' | 'steps'> & Partial<Pick<Candidate, 'stem'>>

/** An answer to a special, or a flight, as steps of the list: the card first, then what it is for. */
export function specialChoice(
  action: SpecialChoice,
  refs: readonly Ref[],
  decision: Pick<Decision, 'kind' | 'by'>,
  at: At,
): Told {
  const told = (steps: readonly Step[], stem?: string): Told => ({
    group: isLoss(decision, at.view) ? { ...groupOf(action), costs: true } : groupOf(action),
    confirm: confirmOf(action, decision),
    steps,
    ...(stem && { stem }),
  })
  switch (action.kind) {
    case 'closeStation':
      return told(
        [paying(action.card), closedStep(action.station, refs[1]), turnStep(action.card, action.rotation, refs[1])],
        `close${action.card}.${action.station}`,
      )
    case 'rebuild':
      return told([{ ...paying(action.card), ask: phrase('freight.ask.pay') }, liftStep(action.cell, at)])
    case 'relay':
      return told(
        [placeStep(action.cell, refs[0], at), turnStep(action.card, action.rotation, refs[0])],
        `relay${action.cell}`,
      )
    case 'abduct':
      return told([paying(action.card), seatStep(action.seat, refs[1], at)])
    case 'fly':
      return told([paying(action.card), landingStep(action.cell, refs[1], at)])
    case 'takeCard':
      return told([paying(action.card)])
    default:
      return told([
        {
          id: JSON.stringify(action),
          ask: phrase('freight.ask.special'),
          many: manyOf(action),
          label: rowLabel(action, decision, at),
          ...noteOf(action, decision, at),
          refs,
        },
      ])
  }
}

/** Whatever is answered, a wagon or a card is gone for nothing. */
function isLoss({ kind }: Pick<Decision, 'kind'>, view: FreightView): boolean {
  if (kind === 'payRaid') return true
  const { coupled, hand } = view.seats[view.active]
  const offered = kind === 'uncoupleWagon' ? coupled : kind === 'coupleWagon' ? hand : []
  return offered.length > 0 && !offered.some((card) => matchesTurnedUp(card, view))
}

function groupOf({ kind }: SpecialChoice): Group {
  if (kind === 'rebuild') return specialInParts('rebuild')
  if (kind === 'abduct') return specialInParts('abduction')
  return GROUPS[kind === 'fly' ? 'fly' : 'special']
}

const paying = (card: number): Step => cardStep(card, phrase('freight.card.trip', cardFacts(card)))

const closedStep = (station: number, ref: Ref): Step => ({
  id: `station${station}`,
  ask: phrase('freight.ask.station'),
  many: 'freight.choice.stations',
  label: stationPhrase(station),
  refs: [ref],
})

function turnStep(card: number, rotation: number, ref: Ref): Step {
  const rails = turnRails(TRACK_CARDS[card]?.rails ?? 0, rotation)
  return {
    id: `turn${rotation}`,
    ask: phrase('freight.ask.turn'),
    many: 'freight.choice.turns',
    label: railsPhrase(rails),
    rails,
    refs: [ref],
  }
}

/** The card that is lifted, as it lies; a station from which the only one is lifted opens. */
function liftStep(cell: number, { view }: At): Step {
  const { card, rotation, height } = view.cells[cell]
  const opens = cell === view.closedCell && height === 1
  const note = opens
    ? phrase('freight.choice.reopens', { station: stationPhrase(view.closed) })
    : height === 1
      ? whatIsCut(view, cell)
      : null
  return {
    id: `cell${cell}`,
    ask: phrase('freight.ask.lift'),
    many: 'freight.choice.cards',
    label: phrase('freight.choice.rebuild', { shape: shapePhrase(card), place: placePhrase(view, cell) }),
    ...(note && { note }),
    rails: turnRails(TRACK_CARDS[card].rails, rotation),
    refs: [{ kind: 'cell', id: cell }],
  }
}

function placeStep(cell: number, ref: Ref, { view }: At): Step {
  const { card } = view.cells[cell]
  const station = stationOf(view, cell)
  const note =
    card >= 0
      ? phrase('freight.choice.covers', { shape: aShape(card) })
      : station >= 0
        ? phrase('freight.choice.recloses', { station: stationPhrase(station) })
        : null
  return {
    id: `cell${cell}`,
    ask: phrase('freight.ask.place'),
    many: 'freight.choice.places',
    label: namedPlace(view, cell),
    ...(note && { note }),
    refs: [ref],
  }
}

/** Whose locomotive, and where it stands with how many wagons. */
const seatStep = (seat: Seat, ref: Ref, { seats, view }: At): Step => ({
  id: `seat${seat}`,
  ask: phrase('freight.ask.seat'),
  many: 'freight.choice.seats',
  label: phrase('freight.choice.chooseSeat', { name: nameOf(seats, seat) }),
  note: phrase('freight.choice.standing', {
    place: sleeperPlace(view, view.seats[seat].locomotive.sleeper),
    n: view.seats[seat].coupled.length,
  }),
  refs: [ref],
})

function landingStep(cell: number, ref: Ref, { view }: At): Step {
  const station = stationOf(view, cell)
  const label =
    station >= 0 ? phrase('freight.choice.intoStation', { station: stationPhrase(station) }) : namedPlace(view, cell)
  return {
    id: `cell${cell}`,
    ask: phrase('freight.ask.where'),
    many: 'freight.choice.places',
    label,
    refs: [station >= 0 ? { kind: 'station', id: station } : ref],
  }
}

/** What a veto would do is the kind of the question. */
const useOf = ({ kind }: Pick<Decision, 'kind'>): 'forbid' | 'force' | 'dictate' =>
  kind === 'force' || kind === 'dictate' ? kind : 'forbid'

const confirmOf = (action: SpecialChoice, decision: Pick<Decision, 'kind'>): Phrase =>
  paysNothing(action, decision)
    ? phrase('freight.confirm.payNothing')
    : phrase(action.kind === 'playVeto' ? `freight.confirm.${useOf(decision)}` : `freight.confirm.${action.kind}`)

/** Under the house rule no hand card has the value that pays for a robbery. */
const paysNothing = (action: SpecialChoice, { kind }: Pick<Decision, 'kind'>): boolean =>
  action.kind === 'stopSpecial' && kind === 'payRaid'

const manyOf = (action: SpecialChoice): Step['many'] =>
  action.kind === 'takeWagon'
    ? 'freight.choice.wagons'
    : action.kind === 'chooseSeat'
      ? 'freight.choice.seats'
      : 'freight.choice.ways'

type Row = Exclude<
  SpecialChoice,
  { readonly kind: 'closeStation' | 'rebuild' | 'relay' | 'abduct' | 'fly' | 'takeCard' }
>

function rowLabel(action: Row, decision: Pick<Decision, 'kind'>, { view, seats }: At): Phrase {
  switch (action.kind) {
    case 'useSpecial':
      return phrase('freight.choice.useSpecial', { special: specialPhrase(view.special?.special ?? 'none') })
    case 'chooseSeat':
      return phrase('freight.choice.chooseSeat', { name: nameOf(seats, action.seat) })
    case 'playVeto':
      return phrase(`freight.choice.${useOf(decision)}`)
    case 'takeWagon':
      return phrase(`freight.choice.takeWagon.${wagonUse(action.card, decision, view)}`, cardFacts(action.card))
    default:
      return phrase(paysNothing(action, decision) ? 'freight.choice.payNothing' : `freight.choice.${action.kind}`)
  }
}

function wagonUse(
  card: number,
  { kind }: Pick<Decision, 'kind'>,
  view: FreightView,
): 'deliver' | 'lose' | 'take' | 'pay' {
  if (kind === 'payRaid') return 'pay'
  if (kind === 'wagonRobbery') return 'take'
  return matchesTurnedUp(card, view) ? 'deliver' : 'lose'
}

/** Whether a card has the action value of the one that was turned up. */
export const matchesTurnedUp = (card: number, { special }: FreightView): boolean =>
  special !== null && special.turnedUp >= 0 && isKnown(card) && haveSameValue(card, special.turnedUp)

/** May a hidden hand make the special impossible, so that whoever is forced has to show it? */
const mayFailByHand = ({ special, options }: FreightView): boolean =>
  special !== null &&
  (special.special === 'closeStation' ||
    special.special === 'rebuild' ||
    special.special === 'abduction' ||
    (special.special === 'wagonRobbery' && options.raidPaysWithHandCard))

const NO_CARD = {
  closeStation: 'noCardCloses',
  rebuild: 'noCardRebuilds',
  abduction: 'noCardAbducts',
} as const satisfies Partial<Record<Special, FreightReason>>

/** The no of one who cannot want the special, with the reason. */
export function whyOnlyNo(no: Candidate, { view }: At): Candidate {
  const special = view.special?.special
  if (special !== 'closeStation' && special !== 'rebuild' && special !== 'abduction') return no
  return { ...no, steps: [{ ...no.steps[0], note: phrase(`freight-express.reason.${NO_CARD[special]}`) }] }
}

/** What comes of a veto, and of none. */
function noteOf(action: Row, decision: Pick<Decision, 'kind' | 'by'>, { view, seats }: At): { note?: Phrase } {
  if (!view.special) return {}
  if (action.kind === 'playVeto') {
    const { seat, station } = view.special
    const told = { name: nameOf(seats, seat), station: stationPhrase(station) }
    return {
      note: sentences(
        phrase(`freight.choice.${useOf(decision)}.text`, told),
        useOf(decision) === 'force' && mayFailByHand(view) ? phrase('freight.choice.force.proof', told) : null,
      ),
    }
  }
  if (action.kind !== 'passVeto') return {}
  const next = nextHolderOf(view, decision.by)
  return {
    note:
      next < 0
        ? phrase('freight.choice.passVeto.last')
        : phrase('freight.choice.passVeto.next', { next: nameOf(seats, next) }),
  }
}

/** Who is asked after this seat when it lets its veto be; -1 = nobody. */
export const nextHolderOf = ({ active, seats }: FreightView, from: Seat): Seat =>
  nextHolder(from, active, seats.length, (seat) => seats[seat].veto)
