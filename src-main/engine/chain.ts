import type { State } from './flat.ts'

/**
 * Records of equal width in a row inside a flat state; the first slot counts them. As a stack it holds
 * what is being carried out (turn > card > frame > mail wagon), the innermost on top; as a list it holds
 * what has been gained and waits (queued frames). Never closures: a copy of the state is a copy of the
 * chain. Field 0 of a record is its kind; what is removed is zeroed, so that equal positions stay equal.
 */
export interface Records {
  /** Offset in the state. */
  readonly at: number
  /** Slots a record. */
  readonly width: number
  /** Most records there can be. */
  readonly room: number
}

/** Slots that `room` records of `width` take in a layout. */
export const recordsSize = (width: number, room: number): number => 1 + width * room

/** How many records there are; the innermost is the last. */
export const recordCount = (s: State, records: Records): number => s[records.at]

/** The slot of field 0 of a record; field n lies n further. */
export const recordSlot = (records: Records, index: number): number => records.at + 1 + index * records.width

/** The slot of field 0 of the innermost record. Only when there is one. */
export const topSlot = (s: State, records: Records): number => recordSlot(records, s[records.at] - 1)

/** Adds a record of this kind, its other fields 0, and gives the slot of its field 0.
 *  @throws RangeError when there is no room: the layout was reckoned too small. */
export function pushRecord(s: State, records: Records, kind: number): number {
  if (s[records.at] === records.room) throw new RangeError(`more than ${records.room} records`)
  const slot = recordSlot(records, s[records.at]++)
  s[slot] = kind
  return slot
}

/** Takes out one record, wherever it stands; the later ones move up. */
export function removeRecord(s: State, records: Records, index: number): void {
  const from = recordSlot(records, index + 1)
  const end = recordSlot(records, s[records.at])
  s.copyWithin(from - records.width, from, end)
  s.fill(0, end - records.width, end)
  s[records.at]--
}

/** Takes out the innermost record. Only when there is one. */
export function popRecord(s: State, records: Records): void {
  const slot = topSlot(s, records)
  for (let i = 0; i < records.width; i++) s[slot + i] = 0
  s[records.at]--
}
