import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import type { Position, Slip } from '../../../../words/speech.ts'
import type { FirstClassAnchor } from '../../rules/anchors.ts'

/** The words of one kind of thing on the table. */
export interface ThingWords {
  /** The chapter of the rules that tells of it. */
  readonly chapter: FirstClassAnchor | ((id: number) => FirstClassAnchor)
  /** What it is called and what it does; null for what needs no words. */
  about(id: number, at: Position<FirstClassView>): Slip | null
}
