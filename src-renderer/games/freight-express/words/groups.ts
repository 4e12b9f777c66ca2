import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Group, Step } from '../../../words/speech.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { cardShort } from './cards.ts'
import { LINES } from './stops.ts'

/** The headings of the list of choices, in their order. */
export const GROUP_IDS = [
  'special',
  'uncouple',
  'couple',
  'drive',
  'fly',
  'lay',
  'cover',
  'refill',
  'end',
  'giveUp',
  'branch',
  'drop',
  'place',
] as const
export type GroupId = (typeof GROUP_IDS)[number]

const group = (id: GroupId, icon: string, bare = false): Group => ({
  id,
  icon,
  bare,
  label: phrase(`freight.group.${id}`),
})

const inParts = (of: Group, parts: keyof typeof LINES): Group => ({
  ...of,
  stops: LINES[parts].map((key) => phrase(key)),
})

export const GROUPS: Readonly<Record<GroupId, Group>> = {
  special: group('special', 'icon-ui-check'),
  fly: inParts(group('fly', 'freight-icon-special-b-ticket'), 'fly'),
  uncouple: group('uncouple', 'freight-icon-action-uncouple'),
  couple: group('couple', 'freight-icon-action-couple'),
  drive: group('drive', 'freight-icon-action-drive'),
  lay: group('lay', 'freight-icon-action-extend'),
  cover: group('cover', 'freight-icon-action-complete'),
  refill: { ...group('refill', 'freight-icon-action-refill'), key: 'F' },
  end: { ...group('end', 'icon-ui-check', true), closing: true },
  giveUp: group('giveUp', 'icon-ui-restart', true),
  branch: group('branch', 'freight-icon-action-drive'),
  drop: { ...group('drop', 'icon-ui-wagon'), costs: true },
  place: group('place', 'icon-ui-plus'),
}

/** A special action whose details are chosen part by part. */
export const specialInParts = (parts: 'rebuild' | 'abduction'): Group => inParts(GROUPS.special, parts)

/** 'Which card?': the first step of whatever is done with a hand card. */
export function cardStep(card: number, note: Phrase): Step {
  return {
    id: `card${card}`,
    ask: phrase('freight.ask.card'),
    many: 'freight.choice.cards',
    label: cardShort(card),
    note,
    rails: TRACK_CARDS[card].rails,
    refs: [{ kind: 'card', id: card }],
  }
}
