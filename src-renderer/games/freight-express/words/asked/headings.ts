import { phrase, type MessageKey } from '../../../../messages/index.ts'
import type { Group } from '../../../../words/speech.ts'
import type { FreightAnchor } from '../../rules/anchors.ts'

/** The last parts of the messages whose keys begin so. */
export type NameIn<Start extends string, Key = MessageKey> = Key extends `${Start}.${infer Name}` ? Name : never

/** A heading in the list of choices, and the chapter of the rules that tells of what stands below it. */
export interface Heading extends Group {
  readonly id: NameIn<'freight.group'>
  readonly chapter: FreightAnchor
}

export const heading = (
  id: Heading['id'],
  icon: string,
  chapter: FreightAnchor,
  more: Pick<
    Partial<Group>,
    'bare' | 'key' | 'closing' | 'costs' | 'ends' | 'folds' | 'leads' | 'lookedAt' | 'numbered' | 'rank'
  > = {},
): Heading => ({ id, icon, bare: false, label: phrase(`freight.group.${id}`), chapter, ...more })

/** Whatever is answered to the question of a station. */
export const SPECIAL = heading('special', 'icon-ui-check', 'entering')

/** A heading whose answers have several parts, each a stop on a line. */
export const inParts = (of: Heading, parts: readonly MessageKey[]): Heading => ({
  ...of,
  stops: parts.map((key) => phrase(key)),
})

/** So many actions every game has: the number of a flight, which takes a ticket, is kept for it with a ticket alone. */
const ALWAYS = 4

/** Its number in the list, and its key, through the whole game; what may come within a turn has a later one. */
export const number = (rank: 1 | 2 | 3 | 4 | 5): Pick<Group, 'rank' | 'numbered'> => ({
  rank,
  numbered: Math.max(ALWAYS, rank),
})
