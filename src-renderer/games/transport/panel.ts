import { CARDS, FIRST_DECK_CARD } from '../../../src-shared/games/transport/cards.ts'
import { sidesPhrase } from './words/caption.ts'
import { asTurned } from './words/sides.ts'
import { transportSpeech } from './words/speech.ts'
import { transportRules } from './rules/links.ts'
import type { RuleLinks } from '../../rules/links.ts'
import type { Speech } from '../../words/speech.ts'
import { say, t } from '../../i18n/words.svelte.ts'
import type { SceneFrame } from '../../stage/scene.ts'
import { frameOf } from '../frame.ts'
import { aloneAtEnd, handTitle } from '../hands-in-words.ts'
import type { ShownTable } from '../shown-table.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { GamePanel } from '../panel.ts'
import Glyph from './parts/Glyph.svelte'
import { rulesOn } from './parts/house-rules.ts'
import InWords from './parts/InWords.svelte'
import { openingOf } from './opening.ts'
import SetUp from './parts/SetUp.svelte'
import Sheet from './parts/Sheet.svelte'
import Thumb from './parts/Thumb.svelte'
import { transportTicket } from './ticket.ts'
import WinnerBelt from './parts/WinnerBelt.svelte'

/** What stands below each hand card: its shape and its icon, or that it is bolted; the same whatever lies beside it. */
const captions = (): Record<string, string> =>
  Object.fromEntries(
    CARDS.flatMap(({ shape: name, icon }, card) => {
      if (card < FIRST_DECK_CARD) return []
      const shape = t(`transport.shape.${name}`)
      return [[`card.${card}`, t('common.comma', { a: shape, b: t(`transport.icon.short.${icon}`) })]]
    }),
  )

const frame = (table: ShownTable): SceneFrame => ({
  ...frameOf(table, {
    yourTurn: t('transport.scene.yourTurn'),
    toPlay: t('transport.scene.toPlay'),
    next: t('transport.scene.next'),
    stock: t('transport.scene.stock'),
    bag: t('transport.scene.bag'),
    team: t('transport.scene.team'),
    shed: t('transport.scene.shed'),
    hand: handTitle(table, t('transport.panel.hand')),
    ...captions(),
  }),
  // Whoever has played alone keeps their own hand before them to the end.
  viewer: aloneAtEnd(table) ?? table.viewer,
})

/** Transport on the screens. */
export const transportPanel: GamePanel = {
  ...transportTicket,
  // The bridge carries views as plain data; this is the one place where they are taken for Transport's.
  speech: transportSpeech as Speech<unknown>,
  frame,
  Thumb,
  InWords,
  SetUp,
  Sheet,
  Winner: WinnerBelt,
  // By less than a parcel of 1, by less than one of 3, or by more.
  apart: { clear: 1, much: 3 },
  Glyph,
  asTurned,
  endStays: true,
  toldByAll: true,
  turnsAtPill: true,
  numbersPlaces: true,
  notices: 'corner',
  opening: (view, events) => openingOf(view as TransportView, events),
  staggered: true,
  asksPlainly: true,
  movable: { anywhere: ['card', 'parcel', 'pallet'], heldAlways: ['parcel', 'pallet'] },
  rules: {
    links: transportRules as RuleLinks<unknown>,
    pictures: async () => (await import('./rule-pictures.ts')).rulePictures,
    optionLabel: (option) => say({ key: `transport.option.${option}` }),
  },
  teams: ({ view }) =>
    (view as TransportView).seats.flatMap(({ team }, seat) => (team.length > 1 && team[0] === seat ? [team] : [])),
  team: ({ view, outcome }) => (view as TransportView).seats[outcome?.places[0]?.[0] ?? 0].team,
  summary: (options, seats) => {
    const rules = t('new.rules.short', { n: rulesOn(options) })
    return seats < 4 ? rules : t('common.comma', { a: say(sidesPhrase(options.everyoneAlone !== true)), b: rules })
  },
}
