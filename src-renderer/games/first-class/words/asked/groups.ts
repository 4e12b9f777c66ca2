import type { MessageKey } from '../../../../messages/index.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Group } from '../../../../words/speech.ts'

type IdIn<Key> = Key extends `first-class.group.${infer Id}` ? Exclude<Id, `${string}.clears`> : never

/** What a turn offers, in the order of the list. */
const RANKS: ReadonlyMap<string, number> = new Map(
  ['row0', 'row1', 'row2', 'start', 'refuse', 'use', 'fulfil', 'spend', 'buy', 'order'].map((id, i) => [id, i + 1]),
)

/** They are paid for with coins: whoever has done what their card brings may as well keep those. */
const PAID: ReadonlySet<string> = new Set(['spend', 'buy', 'order'])

/** The headings of the list of choices; each kind of answer names its own. */
type GroupId = IdIn<MessageKey>

export const group = (id: GroupId, icon: string): Group => ({
  id,
  icon,
  bare: false,
  label: phrase(`first-class.group.${id}`),
  ...(RANKS.has(id) && { rank: RANKS.get(id)!, lookedAt: true }),
  ...(PAID.has(id) && { paid: true }),
})
/** Its rows say it all. */
export const bare = (id: GroupId, icon: string): Group => ({ ...group(id, icon), bare: true })
/** It ends something. */
export const closing = (id: GroupId, icon: string): Group => ({ ...bare(id, icon), closing: true })
/** Its rows lie open however many there are: they are what the question is about. */
export const open = (id: GroupId, icon: string): Group => ({ ...group(id, icon), open: true })
