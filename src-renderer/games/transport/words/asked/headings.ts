import { phrase, type MessageKey } from '../../../../messages/index.ts'
import type { Group } from '../../../../words/speech.ts'
import type { TransportAnchor } from '../../rules/anchors.ts'

type NameIn<Key> = Key extends `transport.group.${infer Name}` ? Name : never

/** A heading in the list of choices, and the chapter of the rules that tells of what stands below it. */
export interface Heading extends Group {
  readonly id: NameIn<MessageKey>
  readonly chapter: TransportAnchor
}

export const heading = (
  id: Heading['id'],
  icon: string,
  chapter: TransportAnchor,
  more: Pick<Partial<Group>, 'bare' | 'brief' | 'closing' | 'leads' | 'lookedAt' | 'rank'> = {},
): Heading => ({ id, icon, bare: false, label: phrase(`transport.group.${id}`), chapter, ...more })
