import type { Ref, RefKind } from '../../../../src-shared/core.ts'
import { lastPart, ruleOf, type RuleLinks, type TableAnchor } from '../../../rules/links.ts'
import { CARDS, type CardKind } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassDecision } from '../../../../src-shared/games/first-class/decisions.ts'
import type { FirstClassReason } from '../../../../src-shared/games/first-class/reasons.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { counterAnchor } from '../words/counters.ts'
import { CHAPTERS } from '../words/answers/index.ts'
import type { FirstClassAnchor } from './anchors.ts'

type Anchor = FirstClassAnchor | TableAnchor

const DECISION: Readonly<Record<FirstClassDecision, Anchor>> = {
  draft: 'draft',
  turn: 'turn',
  bonus: 'start-tile',
  scoring: 'bonuses',
  chooseFrame: 'frames',
  nextFrame: 'frames',
  effect: 'frames',
  mailWagon: 'mail-wagon',
  makeRoom: 'room',
  pay: 'spending',
  boardCelebrity: 'module-b',
  layPostcard: 'module-b',
  passengerOrLuggage: 'module-d',
  layBetween: 'between',
  factory: 'factory',
  warehouse: 'warehouse',
}

const REASON: Readonly<Record<FirstClassReason, Anchor>> = {
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
  tooFewCoins: 'buying',
  notOpen: 'buying',
  noOpenEndCard: 'buying',
  coinsOwnTurn: 'spending',
  contractNotHeld: 'contracts',
  contractNotMet: 'contracts',
  frameDoesNothing: 'gained',
  mailUsed: 'mail-wagon',
  cityNotReached: 'cities',
  cityPaid: 'bonuses',
  routeCardTaken: 'module-b',
  boardCity: 'module-b',
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

const CARD: Readonly<Record<CardKind, Anchor>> = {
  wagon: 'wagons',
  locomotive: 'driving',
  conductor: 'walking',
  route: 'route-cards',
  contract: 'contracts',
  coins: 'coins',
  endCard: 'buying',
  celebrity: 'module-b',
  postcard: 'module-b',
  suspectSelf: 'module-c',
  suspectOthers: 'module-c',
  destroyEvidence: 'module-c',
  boarding: 'module-d',
  switch: 'module-e',
  technician: 'module-e',
  warehouse: 'warehouse',
  factory: 'factory',
  toolbox: 'warehouse',
}

const THING: Readonly<Partial<Record<RefKind, Anchor>>> = {
  game: 'aim',
  seat: 'table',
  train: 'wagons',
  coach: 'wagons',
  conductor: 'conductors',
  locomotive: 'driving',
  city: 'cities',
  column: 'spending',
  mail: 'mail-wagon',
  engineTile: 'tile',
  gained: 'gained',
  frame: 'frames',
  between: 'between',
  startTile: 'start-tile',
  endCard: 'end-cards',
  order: 'teatime',
  evidence: 'module-c',
  pile: 'rounds',
  fan: 'contracts',
}

function thing({ kind, id }: Ref): Anchor {
  if (kind === 'counter') return counterAnchor(id)
  return kind === 'card' && CARDS[id] ? CARD[CARDS[id].kind] : (THING[kind] ?? 'aim')
}

export const firstClassRules: RuleLinks<FirstClassView> = {
  decision: (kind) => ruleOf(DECISION, kind, 'turn'),
  reason: (key) => ruleOf(REASON, lastPart(key), 'choosing'),
  group: (id) => ruleOf(CHAPTERS, id, 'turn'),
  thing,
}
