import type { Ref } from '../../src-shared/core.ts'

/** Where in a game's rules page to read on: anchors, all of them headings of its text files. */
export interface RuleLinks<V> {
  /** A question, by `Decision.kind`. */
  decision(kind: string): string
  /** Why something is not offered, by the key of the reason. */
  reason(key: string): string
  /** A thing that can be pointed at. */
  thing(ref: Ref, view: V): string
  /** A heading in the list of choices. */
  group(id: string): string
}

/** Where everything leads that no game has a rule for. */
export const TABLE_ANCHORS = ['choosing', 'undoing', 'curtain', 'explaining', 'keeping'] as const
export type TableAnchor = (typeof TABLE_ANCHORS)[number]

/** Looks up what came from outside in a record that the compiler has checked for completeness. */
export const ruleOf = <A extends string>(record: Readonly<Record<string, A>>, key: string, otherwise: A): A =>
  Object.hasOwn(record, key) ? record[key] : otherwise

/** The last part of a message key: the name of a reason. */
export const lastPart = (key: string): string => key.slice(key.lastIndexOf('.') + 1)
