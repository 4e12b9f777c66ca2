import type { TableState } from '../../../src-shared/table.ts'
import { VETO_QUESTIONS } from '../../../src-shared/games/freight-express/actions.ts'
import type { LayoutName } from '../../../src-shared/games/freight-express/options.ts'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import { freightSpeech } from './words/speech.ts'
import { freightRules } from './rules/links.ts'
import type { RuleLinks } from '../../rules/links.ts'
import type { Speech } from '../../words/speech.ts'
import { say, t } from '../../i18n/words.svelte.ts'
import type { SceneFrame } from '../../stage/scene.ts'
import { frameOf } from '../frame.ts'
import type { GamePanel, Options } from '../panel.ts'
import { differences, summaryOf } from './differing.ts'
import Glyph from './Glyph.svelte'
import InWords from './InWords.svelte'
import Legend from './Legend.svelte'
import SetUp from './SetUp.svelte'
import Sheet from './Sheet.svelte'
import { shortcuts } from './shortcuts.ts'
import Thumb from './Thumb.svelte'
import VetoPanel from './VetoPanel.svelte'
import VetoRound from './VetoRound.svelte'

const frame = (table: TableState): SceneFrame =>
  frameOf(table, {
    yourTurn: t('freight.scene.yourTurn'),
    toPlay: t('freight.scene.toPlay'),
    stock: t('freight.scene.stock'),
    discard: t('freight.scene.discard'),
    delivered: t('freight.scene.delivered'),
    hand: t('freight.scene.hand'),
  })

/** Freight Express on the screens. */
export const freightPanel: GamePanel = {
  id: 'freight-express',
  // The bridge carries views as plain data; this is the one place where they are taken for Freight Express's.
  speech: freightSpeech as Speech<unknown>,
  title: ({ advanced }) => t(advanced ? 'freight.panel.advanced' : 'game.freight-express'),
  frame,
  Thumb,
  InWords,
  SetUp,
  editor: () => import('./editor/Editor.svelte'),
  Sheet,
  Glyph,
  legend: { title: 'new.special', shows: ({ advanced }) => advanced === true, Panel: Legend },
  rules: {
    links: freightRules as RuleLinks<unknown>,
    pictures: async () => (await import('./rule-pictures.ts')).rulePictures,
    optionLabel: (option) => say({ key: `freight.option.${option}` }),
    differences,
  },
  movable: { anywhere: ['card', 'wagon', 'locomotive'], besideBoard: ['station'], takenAway: ['wagon'] },
  across: { kinds: VETO_QUESTIONS, Panel: VetoPanel, Beside: VetoRound },
  shortcuts,
  defaults: { ...freightOptions.default },
  // Turns as greedy bots need them; people need a few more. Against a level: one greedy bot among them, 4 to 8 games
  // each. Levels keep what they hold until it pays, so that the stock lasts longer.
  pace: {
    turnsASeat: { 2: 16, 3: 12, 4: 8 },
    against: {
      porter: { 2: 16, 3: 15, 4: 13 },
      shunter: { 2: 17, 3: 14, 4: 19 },
      driver: { 2: 16, 3: 16, 4: 19 },
    },
    person: 2,
    bot: 0.2,
  },
  seats: { least: 2, most: 4 },
  ticket: {
    art: 'ticket-freight-express',
    line: 'game.freight-express.line',
    seats: 'game.freight-express.seats',
  },
  summary,
}

function summary(options: Options): string {
  return summaryOf(
    options,
    t(typeof options.layout === 'string' ? `freight.layout.${options.layout as LayoutName}` : 'freight.layout.own'),
  )
}
