import type { CardKind } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Ink } from '../../../stage/art/ink.ts'

/** Cards that do alike have one colour, by which they are told from others at a glance: a token of the theme. */
export const KIND_TOKENS: Readonly<Record<CardKind, string>> = {
  wagon: 'kind-wagon',
  locomotive: 'stack1',
  conductor: 'stack2',
  route: 'slope-mid',
  contract: 'stack3',
  coins: 'lv4',
  endCard: 'stack3',
  celebrity: 'kind-guests',
  postcard: 'kind-guests',
  suspectSelf: 'glyph-ground',
  suspectOthers: 'glyph-ground',
  destroyEvidence: 'glyph-ground',
  boarding: 'kind-boarding',
  switch: 'kind-between',
  technician: 'kind-between',
  warehouse: 'kind-between',
  factory: 'kind-between',
  toolbox: 'kind-between',
}

/** The token of what is written on a kind's colour. */
export const onKindToken = (kind: CardKind): string => (kind === 'coins' ? 'onlight' : 'onstack')

/** The colour of a kind, and of what is written on it. */
export const kindColour = (ink: Ink, kind: CardKind): string => ink(KIND_TOKENS[kind])
export const onKind = (ink: Ink, kind: CardKind): string => ink(onKindToken(kind))
