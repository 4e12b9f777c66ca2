import { firstClassSpeech } from './words/speech.ts'
import { firstClassRules } from './rules/links.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../messages/index.ts'
import type { RuleLinks } from '../../rules/links.ts'
import type { Speech } from '../../words/speech.ts'
import { say } from '../../i18n/words.svelte.ts'
import { frameOf } from '../frame.ts'
import type { GamePanel } from '../panel.ts'
import Case from './parts/Case.svelte'
import { isTaken, metBy } from './met.ts'
import { openingOf } from './opening.ts'
import { summaryOf } from './parts/summary.ts'
import Pictured from './parts/Pictured.svelte'
import InWords from './parts/InWords.svelte'
import RoundTrack from './parts/RoundTrack.svelte'
import { sceneWords } from './layout/scene-words.ts'
import SetUp from './parts/SetUp.svelte'
import Sheet from './parts/Sheet.svelte'
import Signs from './parts/Signs.svelte'
import Thumb from './parts/Thumb.svelte'
import { firstClassTicket } from './ticket.ts'
import { LAID_ONTO, isOnBoardOf } from './words/refs.ts'
import WinnerTrain from './parts/WinnerTrain.svelte'
import { LEAST } from './layout/worlds.ts'

/** First Class on the screens. */
export const firstClassPanel: GamePanel = {
  ...firstClassTicket,
  // The bridge carries views as plain data; this is the one place where they are taken for First Class's.
  speech: firstClassSpeech as Speech<unknown>,
  frame: (table) => frameOf(table, sceneWords()),
  Progress: RoundTrack,
  Thumb,
  InWords,
  SetUp,
  Sheet,
  Winner: WinnerTrain,
  apart: { clear: 3, much: 9 },
  Pictured,
  Signs,
  // Only where a case was to be solved.
  ending: { shows: (table) => (table.view as FirstClassView).modules.includes('C'), Panel: Case },
  movable: {
    anywhere: ['card', 'locomotive', 'column'],
    heldAlways: ['locomotive'],
    laidOnto: LAID_ONTO,
    onBoardOf: isOnBoardOf,
    letGoWhere: phrase('first-class.letGo'),
  },
  met: (view, seat) => metBy(view as FirstClassView, seat),
  isDone: (view, kind) => isTaken(view as FirstClassView, kind),
  opening: (view, events) => openingOf(view as FirstClassView, events),
  // Each place of the rows says which card was taken from it.
  shownSince: ({ kind }) => kind === 'dealt',
  // One's own board comes back.
  laysTable: ({ kind }) => kind === 'turnBegan' || kind === 'startBonusBegan' || kind === 'frameBegan',
  countsApart: ({ kind }) => kind === 'scoringBegan',
  passes: ({ kind }) => kind === 'startBonusBegan',
  // A row leaves then, and the board that was watched.
  endsTurn: ({ kind }) => kind === 'turnEnded',
  manyDeeds: true,
  asksPlainly: true,
  inOneView: true,
  notices: 'sky',
  shape: LEAST.width / LEAST.height,
  rules: {
    links: firstClassRules as RuleLinks<unknown>,
    pictures: async () => (await import('./rule-pictures.ts')).rulePictures,
    optionLabel: (option) => say({ key: `first-class.option.${option}` }),
  },
  summary: summaryOf,
}
