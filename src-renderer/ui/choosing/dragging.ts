import type { Phrase, Ref, RefKind, Seat } from '../../../src-shared/core.ts'
import { sameRef } from '../../../src-shared/core.ts'
import type { Candidate } from '../../words/speech.ts'
import type { Selection } from './selection.ts'
import { NOTHING, chosen, meantAt, narrow, touches, variants } from './selection.ts'

/**
 * Dragging is picking: what is taken up is picked, what it is held over is picked after it. So a drag and two
 * clicks mean the same answer; whether it is asked about first is judged elsewhere (see Previewing).
 */
export interface Drag {
  readonly ref: Ref
  /** Only this picked. */
  readonly base: Selection
  /** What was selected when it was taken up. */
  readonly before: Selection
}

/** What of a game a hand may take up, by kind; the ground, plates and piles stay where they are. */
export interface Movables {
  /** Wherever it lies. */
  readonly anywhere: readonly RefKind[]
  /** Only beside the board: on it the cell below is meant. */
  readonly besideBoard?: readonly RefKind[]
  /** Let go where it has no business it is simply taken away. */
  readonly takenAway?: readonly RefKind[]
  /** Wherever they lie one takes hold of them, not of the table below: where they may not go it is said why. */
  readonly heldAlways?: readonly RefKind[]
  /** Where a card that is let go lies while it is asked about, beside the places on the table. */
  readonly laidOnto?: readonly RefKind[]
  /** Whether a thing lies on a seat's own board: a card let go anywhere there is taken. */
  readonly onBoardOf?: (seat: Seat, ref: Ref) => boolean
  /** Where it is to be let go: told whoever lets a card go beside the table's places. */
  readonly letGoWhere?: Phrase
}

/** Takes up the first of these things with which anything can be done; null when there is none. */
export function takeUp(
  { anywhere, besideBoard = [] }: Movables,
  candidates: readonly Candidate[],
  selection: Selection,
  from: readonly Ref[],
): Drag | null {
  const kinds = from.some((ref) => ref.kind === 'cell') ? anywhere : [...anywhere, ...besideBoard]
  const ref = from.find((one) => kinds.includes(one.kind) && candidates.some((candidate) => touches(candidate, one)))
  if (!ref) return null
  const grouped: Selection = { ...NOTHING, group: selection.group, picked: [ref] }
  const base = narrow(candidates, grouped).length > 0 ? grouped : { ...NOTHING, picked: [ref] }
  return { ref, base, before: selection }
}

/** What a hand meant to take up though nothing can be done with it now; null when it meant the table. */
export const meantToTakeUp = ({ heldAlways = [] }: Movables, [first]: readonly Ref[]): Ref | null =>
  first && heldAlways.includes(first.kind) ? first : null

/** The selection while it is held over these things. */
export function heldOver(
  candidates: readonly Candidate[],
  { ref, base }: Drag,
  over: readonly Ref[],
  turn: number,
): Selection {
  if (over.some((other) => sameRef(other, ref))) return { ...base, turn }
  const left = narrow(candidates, base)
  const onto = meantAt(left, over, true)
  return { ...base, picked: onto ? [...base.picked, onto] : base.picked, turn }
}

/** The selection after it is let go over these: as if nothing had been, where it has no business. */
export function letGo(
  { takenAway = [] }: Movables,
  candidates: readonly Candidate[],
  drag: Drag,
  over: readonly Ref[],
  turn: number,
): Selection {
  const held = heldOver(candidates, drag, over, turn)
  if (held.picked.length > drag.base.picked.length) return held
  const home = over.some((other) => sameRef(other, drag.ref))
  return takenAway.includes(drag.ref.kind) && !home && chosen(candidates, drag.base) ? held : drag.before
}

/** The one way to do what is picked, where nothing is lost by it; null where there are several to choose from. */
export function onlyWay(candidates: readonly Candidate[], selection: Selection): Candidate | null {
  const meant = chosen(candidates, selection)
  const ways = variants(candidates, selection).filter(({ confirm }) => confirm.key === meant?.confirm.key)
  // Step by step is no other way.
  const whole = ways.filter(({ places }) => places)
  const isOne = ways.length === 1 || whole.length === 1
  return isOne && !meant?.steps.some(({ warning }) => warning) ? meant : null
}

/** Whether what is picked goes to places of its own: let go anywhere else it has no business there. */
export const hasPlaces = (candidates: readonly Candidate[], selection: Selection): boolean =>
  narrow(candidates, selection).some(({ places, refs }) => places !== undefined || refs.length > 1)

export const samePicks = (a: Selection, b: Selection): boolean =>
  a.group === b.group && a.picked.length === b.picked.length && a.picked.every((ref, i) => sameRef(ref, b.picked[i]))
