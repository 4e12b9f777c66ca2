import { CARDS, END_CARDS, type Card, type Condition } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { MessageKey } from '../../../messages/index.ts'
import { currentLanguage, hasWords, say, t } from '../../../i18n/words.svelte.ts'
import { inEachStack } from '../words/answers/end-cards.ts'
import { endCardGives, endCardShort } from '../words/cards.ts'

/** Words drawn on the table, in the player's language. A name in braces stays: the table fills it in. */
const PLAIN = [
  'taken',
  'startTaken',
  'refused',
  'out',
  'gone',
  'start',
  'next',
  'endCards',
  'upper',
  'lower',
  'between',
  'nextRoute',
  'point',
  'points',
  'pt',
  'pts',
  'draft',
  'warehouse',
  'switches',
  'nextScoring',
  'pointsColumn',
  'routeColumn',
  'upperColumn',
  'lowerColumn',
  'tilesColumn',
  'addedColumn',
  'endColumn',
  'soFar',
  'gameOver',
] as const
const COUNTED = [
  'coins',
  'contracts',
  'more',
  'ownEndCards',
  'mailLeft',
  'gained',
  'evidence',
  'evidence.murderer',
  'evidence.innocent',
  'evidenceLeft',
  'scoring',
  'was',
  'pays',
  'worth',
  'atNext',
] as const

/** Hundreds of words, asked for whenever something is shown: they are put together once for a language. */
export function sceneWords(): Readonly<Record<string, string>> {
  const language = currentLanguage()
  const words = kept.get(language) ?? wordsIn(language)
  if (hasWords()) kept.set(language, words)
  return words
}
const kept = new Map<string, Readonly<Record<string, string>>>()

const wordsIn = (language: string): Record<string, string> => ({
  language,
  yourTurn: t('first-class.scene.yourTurn'),
  toPlay: t('first-class.scene.toPlay'),
  contractsDone: t('first-class.scene.contractsDone', { n: '{n}', m: '{m}' }),
  contractsAllDone: t('first-class.scene.contractsAllDone', { m: '{m}' }),
  nOfM: t('first-class.scene.nOfM', { n: '{n}', m: '{m}' }),
  draftOf: t('first-class.scene.draftOf', { name: '{name}' }),
  scoringOf: t('first-class.scene.scoringOf', { n: '{n}', name: '{name}' }),
  scoringMost: t('first-class.scene.scoringMost', { n: '{n}', name: '{name}', points: '{points}' }),
  ...Object.fromEntries(PLAIN.map((name) => [name, t(`first-class.scene.${name}`)])),
  celebrities: t('first-class.score.celebrities'),
  constantinople: t('first-class.score.constantinople'),
  teatime: t('first-class.score.teatime'),
  ...Object.fromEntries(COUNTED.map((name) => [name, t(`first-class.scene.${name}`, { n: '{n}' })])),
  ...Object.fromEntries(CARDS.map((card, id) => [`card.${id}`, shortName(card)])),
  ...Object.fromEntries(CARDS.map((card, id) => [`chip.${id}`, chipName(card)])),
  ...Object.fromEntries(END_CARDS.map((_, id) => [`endCard.${id}`, saidOn(id)])),
})

/**
 * What an end card scores for, and how many such cards there are: what is to be weighed when one is kept; and where
 * another scores the same, what tells it from that.
 */
const saidOn = (endCard: number): string =>
  [
    say(endCardShort(endCard)),
    t('first-class.choice.draft.note', { n: inEachStack(endCard) }),
    t('first-class.scene.draft.alike', { what: say(endCardGives(endCard)) }),
  ].join('|')

/** What a ticket is called in two or three words; the signs above them say the rest. */
function shortName(card: Card): string {
  const named = (name: string, n?: number) =>
    t(`first-class.scene.card.${name}` as MessageKey, n === undefined ? undefined : { n })
  switch (card.kind) {
    case 'wagon':
      return wagonName(card, named)
    case 'conductor':
      return named(movesBoth(card) ? 'conductors' : 'conductor')
    case 'route':
      return routeName(card, named)
    case 'contract':
      return card.condition ? asksName(card.condition, named) : named(card.kind)
    default:
      return named(card.kind)
  }
}

/** What its cities give: points alone, or a bonus at every scoring as well. */
function routeName({ cities = [] }: Card, named: (name: string, n?: number) => string): string {
  return cities.some((city) => 'bonus' in city) ? named('route.bonus', cities.length) : named('route.points')
}

/** What a contract asks for, as a heading: how many of it the signs say. */
const asksName = (condition: Condition, named: (name: string) => string): string =>
  named(`contract.${condition.kind}${condition.kind === 'wagons' && condition.level === 0 ? '.any' : ''}`)

/** The same as short as it can be, for the plate of whoever took it; a wagon card has one name alone. */
function chipName(card: Card): string {
  const named = (name: string) => t(`first-class.scene.chip.${name}` as MessageKey)
  switch (card.kind) {
    case 'conductor':
      return movesBoth(card) ? named('conductors') : shortName(card)
    case 'contract':
      return t('first-class.scene.card.contract')
    default:
      return SHORTER.has(card.kind) ? named(card.kind) : shortName(card)
  }
}
const SHORTER: ReadonlySet<Card['kind']> = new Set<Card['kind']>([
  'route',
  'endCard',
  'suspectSelf',
  'suspectOthers',
  'destroyEvidence',
  'boarding',
  'toolbox',
])

const movesBoth = ({ frames }: Card): boolean =>
  frames?.some(({ effects }) => effects.some(({ kind }) => kind === 'conductors')) ?? false

function wagonName({ frames = [] }: Card, named: (name: string, n?: number) => string): string {
  const effects = frames.flatMap((frame) => frame.effects)
  const count = (...kinds: string[]) =>
    effects.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { n }) => sum + n, 0)
  const [laid, raised] = [count('wagon'), count('upgrade', 'free')]
  if (raised === 0) return named('wagons', laid)
  return laid === 0 ? named('upgrades', raised) : named('both')
}
