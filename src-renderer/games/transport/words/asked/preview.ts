import type { Preview } from '../../../../../src-shared/table.ts'
import { phrase } from '../../../../messages/index.ts'
import { rowsTold } from '../../../../words/answers.ts'
import type { Candidate, PreviewWords } from '../../../../words/speech.ts'
import type { At } from '../answers/answer.ts'
import { cutsOffOthers, cutsOffOwn, endsGame } from '../hint/endangered.ts'
import { forcedBy } from '../belts/forced.ts'
import { wordsOf } from '../answers/index.ts'
import { lastOf } from './choices.ts'
import { leadsAway } from '../belts/led-away.ts'
import { changeIn, changeTold } from '../belts/opened.ts'
import { above } from '../standing.ts'

/** What a choice would bring, from its preview. */
export function tellPreview(candidate: Candidate, preview: Preview, at: At): PreviewWords {
  const action = lastOf(candidate.codes)
  const told = wordsOf(action).preview?.({ action, candidate, preview, at }) ?? rowsTold(candidate)
  const forced = forcedBy(preview, at)
  const cut = cutsOffOwn(preview, at)
  const away = cut.warning ? NOTHING : leadsAway(preview, at)
  const end = endsGame(preview, at)
  // Where a parcel goes by itself that says what was opened; that nothing leads there says what is closed.
  const change = forced.text.length > 0 ? null : changeTold(changeIn(at.view, preview), at)
  const changed = (change?.text ?? []).filter(({ key }) => !cut.warning || !key.startsWith(CLOSES))
  const stop = preview.stops === 'learnt' ? [phrase('transport.preview.noUndo')] : []
  return {
    above: told.above ?? above(at.view.active, at),
    title: told.title,
    text: [
      ...cut.text,
      ...away.text,
      ...told.text,
      ...cutsOffOthers(preview, at),
      ...changed,
      ...forced.text,
      ...end.text,
      ...stop,
    ],
    unseen: told.unseen,
    warning: [cut, away, end, forced, change, told].some((one) => one?.warning ?? false),
  }
}

const NOTHING = { text: [], warning: false } as const
const CLOSES = 'transport.preview.closes'
