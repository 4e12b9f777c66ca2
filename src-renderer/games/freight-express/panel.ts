import { VETO_QUESTIONS } from '../../../src-shared/games/freight-express/actions.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { LayoutName } from '../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { aimOf } from './overlay/aims.ts'
import { tellAim } from './words/hint/aim.ts'
import { REFILL } from './words/answers/refill.ts'
import { couldDrive } from './track/could-drive.ts'
import { tellAhead } from './words/hint/ahead.ts'
import { freightSpeech } from './words/speech.ts'
import { freightRules } from './rules/links.ts'
import type { RuleLinks } from '../../rules/links.ts'
import type { Speech } from '../../words/speech.ts'
import { say, t } from '../../i18n/words.svelte.ts'
import { phrase } from '../../messages/index.ts'
import type { SceneFrame } from '../../stage/scene.ts'
import { frameOf } from '../frame.ts'
import { aloneAtEnd, handTitle } from '../hands-in-words.ts'
import type { ShownTable } from '../shown-table.ts'
import type { GamePanel, Options } from '../panel.ts'
import { differences, summaryOf } from './overlay/differing.ts'
import Glyph from './parts/Glyph.svelte'
import InWords from './parts/InWords.svelte'
import Legend from './parts/Legend.svelte'
import { metBy } from './met.ts'
import { openingOf } from './opening.ts'
import SetUp from './parts/SetUp.svelte'
import Sheet from './parts/Sheet.svelte'
import { shortcuts } from './parts/shortcuts.ts'
import Thumb from './parts/Thumb.svelte'
import { freightTicket } from './ticket.ts'
import VetoPanel from './parts/VetoPanel.svelte'
import VetoRound from './parts/VetoRound.svelte'
import WinnerTrain from './parts/WinnerTrain.svelte'

/** The table fills them in itself, as each card leaves a pile or comes to it. */
const TO_BE_COUNTED = { stock: '{stock}', discard: '{discard}' }

const frame = (table: ShownTable): SceneFrame => ({
  ...frameOf(table, {
    yourTurn: t('freight.scene.yourTurn'),
    toPlay: t('freight.scene.toPlay'),
    gives: t('freight.scene.gives'),
    gets: t('freight.scene.gets'),
    pulls: t('freight.scene.pulls'),
    stock: t('freight.scene.stock'),
    discard: t('freight.scene.discard'),
    toEnd: t('freight.scene.toEnd', TO_BE_COUNTED),
    toEndOnly: t('freight.scene.toEnd.only', TO_BE_COUNTED),
    of: t('freight.scene.of'),
    delivered: t('freight.scene.delivered'),
    hand: t('freight.scene.hand'),
    track: t('freight.scene.track'),
    wagon: t('freight.scene.wagon'),
    // One's own hand bears no name.
    whoseHand: handTitle(table, ''),
  }),
  // Whoever has played alone keeps their own hand before them to the end.
  viewer: aloneAtEnd(table) ?? table.viewer,
})

/** Freight Express on the screens. */
export const freightPanel: GamePanel = {
  ...freightTicket,
  // The bridge carries views as plain data; this is the one place where they are taken for Freight Express's.
  speech: {
    ...freightSpeech,
    // Where rails lead is no matter of words.
    ahead: (events, { view }, first) =>
      tellAhead(events as readonly FreightEvent[], first, { view, reaches: couldDrive }),
  } satisfies Speech<FreightView> as Speech<unknown>,
  aim: (before, after, seat, { line, kept }) => {
    const meant = { line: line as readonly FreightView[], ...(kept?.kind === 'card' && { kept: kept.id }) }
    const aim = aimOf(before as FreightView, after as FreightView, seat, meant)
    return aim && { phrase: tellAim(aim), ref: { kind: 'card', id: aim.card } }
  },
  frame,
  Thumb,
  InWords,
  SetUp,
  editor: () => import('./editor/Editor.svelte'),
  Sheet,
  Winner: WinnerTrain,
  // By less than a wagon, by one, or by more.
  apart: { clear: 3, much: 9 },
  Glyph,
  legend: { title: 'new.special', shows: ({ advanced }) => advanced === true, Panel: Legend },
  rules: {
    links: freightRules as RuleLinks<unknown>,
    pictures: async () => (await import('./rule-pictures.ts')).rulePictures,
    optionLabel: (option) => say({ key: `freight.option.${option}` }),
    differences,
  },
  movable: {
    anywhere: ['card', 'wagon', 'locomotive'],
    besideBoard: ['station'],
    takenAway: ['wagon'],
    laidOnto: ['pile', 'locomotive'],
  },
  dropSign: { ref: { kind: 'pile', id: 1 }, group: REFILL.id, phrase: phrase('freight.dropHere.refill') },
  across: { kinds: VETO_QUESTIONS, Panel: VetoPanel, Beside: VetoRound },
  met: (view, seat) => metBy(view as FreightView, seat),
  opening: (view, events) => openingOf(view as FreightView, events),
  shortcuts,
  summary,
}

function summary(options: Options): string {
  return summaryOf(
    options,
    t(typeof options.layout === 'string' ? `freight.layout.${options.layout as LayoutName}` : 'freight.layout.own'),
  )
}
