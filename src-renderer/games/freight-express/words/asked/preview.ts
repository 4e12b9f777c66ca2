import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import { fromCode } from '../../../../../src-shared/games/freight-express/actions.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import type { Preview } from '../../../../../src-shared/table.ts'
import { phrase } from '../../../../messages/index.ts'
import { rowsTold } from '../../../../words/answers.ts'
import type { Candidate, Position, PreviewWords } from '../../../../words/speech.ts'
import { answerWords } from '../answers/index.ts'
import { letter } from '../cards.ts'
import { drivenIn } from '../driven.ts'
import { derailText, derailTitle, derailedIn } from './harm.ts'
import { nameOf } from '../../../../words/names.ts'
import { above } from './above.ts'

type At = Position<FreightView>

/** What a choice would bring, from its preview. */
export function tellPreview(candidate: Candidate, preview: Preview, at: At): PreviewWords {
  const action = fromCode(candidate.codes[0])
  const { preview: tell, tellsHarm } = answerWords(action)
  const told = tell?.({ action, candidate, preview, at }) ?? rowsTold(candidate)
  const derailed = derailedIn(preview)
  // A locomotive that is abducted may be driven off the rails, or push another off.
  const off = derailed.flatMap((event) => [derailTitle([event], at), derailText(event, at)])
  return {
    above: told.above ?? above(at.view.active, at),
    title: told.title,
    ...(told.unseen && { unseen: told.unseen }),
    text: [...told.text, ...(tellsHarm ? [] : [...opening(preview), ...off]), ...stopText(preview, at)],
    warning: derailed.length > 0 || told.warning === true,
  }
}

function stopText(preview: Preview, at: At): Phrase[] {
  if (preview.stops === 'learnt') return [phrase('freight.preview.noUndo')]
  const asked = preview.status.decision
  if (preview.stops === 'other' && asked && asked.by !== at.viewer)
    return [phrase('freight.preview.othersAsked', { name: nameOf(at.seats, asked.by) })]
  return preview.stops === 'other' || (asked && asked.kind !== 'act' && isOfDrive(asked.by, at.view))
    ? [phrase('freight.preview.asked')]
    : []
}

/** Whoever drives on is asked at branches, and at a crossing whose train it is. */
const isOfDrive = (by: Seat, view: FreightView): boolean =>
  view.drive !== null && (by === view.active || by === drivenIn(view))

/** 'You can then drive 4 to C, or 6 to E.' The list tells of the others. */
function opening({ opens }: Preview): Phrase[] {
  const ways = (opens ?? [])
    .slice(0, 2)
    .map(({ to, n }) => phrase('freight.preview.opens.to', { n, station: letter(to.id) }))
  if (ways.length === 0) return []
  const way = ways.length > 1 ? phrase('freight.preview.opens.or', { a: ways[0], b: ways[1] }) : ways[0]
  return [phrase('freight.preview.opens', { way })]
}
