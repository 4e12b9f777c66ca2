import { cardRef, columnRef, evidenceRef, fanRef, gainedRef, identityRef, mailRef } from '../words/refs.ts'
import { coin, column, more } from '../art/board.ts'
import { contract } from '../art/contract.ts'
import { gained, mailLeft } from '../art/held.ts'
import { identity } from '../art/identity.ts'
import { evidence } from '../art/market.ts'
import { sign, type Sign } from '../art/pictograms.ts'
import { label } from '../layout/lettering.ts'
import { around, aroundSize, drawn, fromSize, named, type Kinds } from './piece.ts'
import { coachFoot } from './train.ts'

/** What a seat holds beside its trains: coins, contracts, mail wagons, what was gained, evidence. */
export type DockLook =
  /** A column of the coin board: upright, or lying where the dock is below. */
  | {
      readonly kind: 'column'
      readonly column: number
      readonly width: number
      readonly height: number
      readonly lying: boolean
      readonly count: string
    }
  | { readonly kind: 'coin' }
  | {
      readonly kind: 'contract'
      readonly card: number
      /** What it asks for is met. */
      readonly ready: boolean
      readonly width: number
      readonly height: number
    }
  /** shut: what was spread out is put together again by it. */
  | { readonly kind: 'more'; readonly text: string; readonly shut: boolean }
  /** below: it comes from what rides in the lower train. */
  | { readonly kind: 'gained'; readonly source: string; readonly id: number; readonly below: boolean }
  | { readonly kind: 'mailLeft'; readonly seat: number; readonly mail: number }
  | { readonly kind: 'sign'; readonly sign: Sign }
  /** Module C: who one is, for oneself alone. */
  | { readonly kind: 'identity'; readonly murderer: boolean; readonly width: number; readonly height: number }
  /** A piece of evidence; -1 = its back. */
  | { readonly kind: 'evidence'; readonly evidence: number; readonly struck: boolean }

export const dockPieces: Kinds<DockLook> = {
  column: {
    art: drawn('lanes', (ink, look) => column(ink, look.column, look.width, look.height, look.lying, look.count)),
    foot: fromSize,
    read: fromSize,
    refs: named(columnRef),
  },
  coin: { art: drawn('coaches', coin), foot: (piece) => around(piece, 22, 22), refs: named(columnRef) },
  contract: {
    art: drawn('cards', (ink, { card, width, height, ready }) => contract(ink, card, width, height, ready)),
    foot: aroundSize,
    read: aroundSize,
    refs: ({ look: { card } }) => [cardRef(card)],
  },
  more: {
    art: drawn('cards', (ink, { shut }) => more(ink, shut)),
    letters: ({ text, shut }) => (shut ? [] : [label(text, 0, 0, 'middle', { colour: 'card', room: 56, most: 1.15 })]),
    foot: (piece) => around(piece, piece.look.shut ? 28 : 64, 24),
    refs: named(fanRef),
  },
  gained: {
    art: drawn('cards', (ink, { source, id, below }) => gained(ink, source, id, below)),
    foot: (piece) => around(piece, 84, 38),
    read: (piece) => around(piece, 84, 38),
    refs: named(gainedRef),
  },
  mailLeft: {
    art: drawn('lanes', (ink, { seat, mail }) => mailLeft(ink, seat, mail)),
    foot: coachFoot,
    read: coachFoot,
    refs: named(mailRef),
  },
  sign: {
    art: drawn('cards', (ink, look) => ({ body: sign(ink, look.sign, -24, -24, 48), box: [-26, -26, 52, 52] })),
    foot: (piece) => around(piece, 46, 46),
  },
  identity: {
    art: drawn('cards', (ink, { murderer, width, height }) => identity(ink, murderer, width, height)),
    foot: aroundSize,
    read: aroundSize,
    refs: ({ look: { murderer } }) => [identityRef(murderer ? 0 : 1)],
  },
  evidence: {
    art: drawn('cards', (ink, look) => evidence(ink, look.evidence, look.struck)),
    foot: (piece) => around(piece, 30, 42),
    refs: ({ look }) => [evidenceRef(look.evidence)],
  },
}
