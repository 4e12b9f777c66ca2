import { lastPart, ruleOf, type RuleLinks, type TableAnchor } from '../../../rules/links.ts'
import type { FirstClassReason } from '../../../../src-shared/games/first-class/reasons.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { CHAPTERS } from '../words/answers/index.ts'
import { chapterOfQuestion } from '../words/asked/questions.ts'
import { chapterOfThing } from '../words/things/index.ts'
import type { FirstClassAnchor } from './anchors.ts'

const REASON: Readonly<Record<FirstClassReason, FirstClassAnchor | TableAnchor>> = {
  none: 'turn',
  gameOver: 'end',
  answerFirst: 'frames',
  noSuchQuestion: 'choosing',
  nothingHere: 'choosing',
  notYours: 'table',
  notInRows: 'taking',
  alreadyTaken: 'turn',
  startTileGone: 'start-tile',
  nothingTakenYet: 'turn',
  noFreeWagon: 'refusing',
  trainWithoutFreeWagon: 'refusing',
  noFreeRouteCard: 'refusing',
  cardDoesNothing: 'refusing',
  noneLeft: 'components',
  trainFull: 'tile',
  noWagonThere: 'upgrading',
  notUpgradable: 'mail-wagon',
  highestAlready: 'upgrading',
  wagonBefore: 'upgrading',
  otherValue: 'upgrading',
  factoryLimit: 'factory',
  conductorAtEnd: 'walking',
  conductorMoved: 'walking',
  tooFar: 'walking',
  routeEnds: 'driving',
  notInFrame: 'frames',
  noCoinInColumn: 'spending',
  noCoinForIt: 'spending',
  tooFewCoins: 'buying',
  notOpen: 'buying',
  coinsOwnTurn: 'spending',
  contractNotHeld: 'contracts',
  contractNotMet: 'contracts',
  frameDoesNothing: 'gained',
  mailUsed: 'mail-wagon',
  cityNotReached: 'cities',
  cityPaid: 'bonuses',
  routeCardTaken: 'module-b',
  placeLeavesGap: 'between',
  orderNotOpen: 'teatime',
  orderTooGood: 'teatime',
  orderThere: 'teatime',
  orderColour: 'teatime',
  tooFewForOrder: 'teatime',
  notUsableInWarehouse: 'warehouse',
  unknownModule: 'modules',
  moduleTwice: 'modules',
  twoModulesOrNone: 'modules',
}

/** What is offered, asked and seen names its chapter beside its other words. */
export const firstClassRules: RuleLinks<FirstClassView> = {
  decision: chapterOfQuestion,
  reason: (key) => ruleOf(REASON, lastPart(key), 'choosing'),
  group: (id) => ruleOf(CHAPTERS, id, 'turn'),
  thing: chapterOfThing,
}
