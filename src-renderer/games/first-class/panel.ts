import { firstClassSpeech } from './words/speech.ts'
import { firstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import { firstClassRules } from './rules/links.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { RuleLinks } from '../../rules/links.ts'
import type { Speech } from '../../words/speech.ts'
import { say } from '../../i18n/words.svelte.ts'
import { frameOf } from '../frame.ts'
import type { GamePanel } from '../panel.ts'
import Case from './Case.svelte'
import { summaryOf } from './summary.ts'
import InWords from './InWords.svelte'
import RoundTrack from './RoundTrack.svelte'
import { sceneWords } from './scene-words.ts'
import SetUp from './SetUp.svelte'
import Sheet from './Sheet.svelte'
import Thumb from './Thumb.svelte'
import WinnerTrain from './WinnerTrain.svelte'
import { LEAST } from './worlds.ts'

/** First Class on the screens. */
export const firstClassPanel: GamePanel = {
  id: 'first-class',
  // The bridge carries views as plain data; this is the one place where they are taken for First Class's.
  speech: firstClassSpeech as Speech<unknown>,
  frame: (table) => frameOf(table, sceneWords()),
  Progress: RoundTrack,
  Thumb,
  InWords,
  SetUp,
  Sheet,
  Winner: WinnerTrain,
  // Only where a case was to be solved.
  ending: { shows: (table) => (table.view as FirstClassView).modules.includes('C'), Panel: Case },
  movable: { anywhere: ['card', 'locomotive'] },
  inOneView: true,
  shape: LEAST.width / LEAST.height,
  rules: {
    links: firstClassRules as RuleLinks<unknown>,
    pictures: async () => (await import('./rule-pictures.ts')).rulePictures,
    optionLabel: (option) => say({ key: `first-class.option.${option}` }),
  },
  // Six rounds of three turns, in the 40 to 80 minutes of the box (004:3).
  pace: {
    turnsASeat: { 2: 18, 3: 18, 4: 18 },
    person: 1.1,
    bot: 0.1,
    // Without modules it is the lesson-size game: one round a stack.
    part: ({ modules }) => (Array.isArray(modules) && modules.length === 0 ? 0.5 : 1),
  },
  seats: { least: 2, most: 4 },
  ticket: {
    art: 'ticket-first-class',
    letter: '1',
    line: 'game.first-class.line',
    seats: 'game.first-class.seats',
  },
  defaults: { ...firstClassOptions.default },
  summary: summaryOf,
}
