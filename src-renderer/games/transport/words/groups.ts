import { phrase } from '../../../messages/index.ts'
import type { Group } from '../../../words/speech.ts'
import { poseOf } from '../../../../src-shared/games/transport/shapes.ts'
import { SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'

/** The headings of the list of choices, in their order. */
export const GROUP_IDS = [
  'insert',
  'connect',
  'floor',
  'intake',
  'key',
  'exchange',
  'forklift',
  'parcel',
  'swap',
  'end',
] as const
export type GroupId = (typeof GROUP_IDS)[number]

const group = (id: GroupId, icon: string, bare = false): Group => ({
  id,
  icon,
  bare,
  label: phrase(`transport.group.${id}`),
})

export const GROUPS: Readonly<Record<GroupId, Group>> = {
  insert: group('insert', 'transport-icon-insert'),
  connect: group('connect', 'transport-icon-connect'),
  floor: group('floor', 'transport-icon-floor'),
  intake: group('intake', 'transport-icon-intake'),
  key: group('key', 'transport-icon-key'),
  exchange: group('exchange', 'transport-icon-forklift'),
  forklift: group('forklift', 'transport-icon-forklift'),
  parcel: group('parcel', 'transport-icon-parcel'),
  swap: group('swap', 'icon-ui-swap', true),
  end: { ...group('end', 'icon-ui-check', true), closing: true },
}

/** A card as it lies, for the small picture beside a row: shape and rotation in one number. */
export const pictureOf = (card: number, rotation: number): number => poseOf(SHAPE_OF[card], rotation)
