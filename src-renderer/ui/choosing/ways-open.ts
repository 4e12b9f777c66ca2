import { sameRef } from '../../../src-shared/core.ts'
import type { Candidate } from '../../words/speech.ts'
import { isNothing, narrow, openStep, type Selection } from './selection.ts'

/** More ways than this are too many for one picture. */
const MOST = 4

/** The ways to one and the same place, where nothing but the way is left to choose, in the order of their rows. */
export function waysOpen(candidates: readonly Candidate[], selection: Selection): readonly Candidate[] {
  const left = narrow(candidates, selection)
  const ways = [...new Map(left.map((one) => [one.stem, one])).values()]
  if (isNothing(selection) || ways.length < 2 || ways.length > MOST) return []
  const at = openStep(ways)
  const [first, ...others] = ways.map(({ steps }) => steps[at])
  const [place] = first?.refs ?? []
  const isSame = others.every((step) => step?.askAlike && step.refs.some((ref) => sameRef(ref, place)))
  return place && first.askAlike && isSame ? ways : []
}
