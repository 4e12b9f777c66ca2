import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import {
  CARDS,
  CARD_COUNT,
  FIRST_DECK_CARD,
  FIRST_INTAKE,
  SHAPE_OF,
  isIntake,
  numberUp,
} from '../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { poseOf } from '../../../../src-shared/games/transport/shapes.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'

/** Cards are called by what they show: 'wide bend with a key', 'intake 2'; pallets by their owners (`pallets.ts`). */
export const isKnown = (card: number): boolean => card >= 0 && card < CARD_COUNT

/** The number an intake bears on the table. */
export const intakeNumber = (card: number): number => card - FIRST_INTAKE + 1

/** A key may move on the very card that was laid with it, which was named just before. */
export const keyedPhrase = ({ card, because }: TransportEvent & { kind: 'keyMoved' }): Phrase =>
  because.kind === 'card' && because.id === card ? phrase('transport.card.same') : aCard(card)
export const intakePhrase = (card: number): Phrase => phrase('transport.card.intake', { n: intakeNumber(card) })

function withIcon(card: number, shape: Phrase): Phrase {
  return phrase(card < FIRST_DECK_CARD ? 'transport.card.start' : `transport.card.${CARDS[card].icon}`, { shape })
}

/** A card as it lies, for the small picture beside a row: shape and rotation in one number. */
export const pictureOf = (card: number, rotation: number): number => poseOf(SHAPE_OF[card], rotation)

/** 'wide bend with a key' */
export function cardPhrase(card: number): Phrase {
  if (!isKnown(card)) return phrase('transport.card.hidden')
  return isIntake(card) ? intakePhrase(card) : withIcon(card, phrase(`transport.shape.${CARDS[card].shape}`))
}

/** 'a wide bend with a key' */
export function aCard(card: number): Phrase {
  if (!isKnown(card)) return phrase('transport.card.hidden')
  return isIntake(card) ? intakePhrase(card) : withIcon(card, phrase(`transport.shape.a.${CARDS[card].shape}`))
}

/** What its icon does, to stand below its name. */
export const iconPhrase = (card: number): Phrase => phrase(`transport.icon.${CARDS[card].icon}`)

export const upOf = (view: TransportView, parcel: number): number => numberUp(parcel, view.parcels[parcel].face)
export const downOf = (view: TransportView, parcel: number): number => numberUp(parcel, 1 - view.parcels[parcel].face)
export const parcelPhrase = (view: TransportView, parcel: number): Phrase =>
  phrase('transport.parcel', { up: upOf(view, parcel) })
/** 'two parcels that show 4', where several are called alike. */
export const parcelsPhrase = (view: TransportView, parcel: number, n: number): Phrase =>
  phrase('transport.parcel.all', { up: upOf(view, parcel), n })
/** Whether another parcel on the table shows the same number: the number alone does not say which is meant then. */
export const isOneOfSome = (view: TransportView, parcel: number, up: number): boolean =>
  view.parcels.some(({ place }, other) => other !== parcel && place === 'table' && upOf(view, other) === up)
