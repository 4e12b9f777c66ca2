import type { Ref, RefKind } from '../../../../src-shared/core.ts'
import { lastPart, ruleOf, type RuleLinks, type TableAnchor } from '../../../rules/links.ts'
import { isCrossing } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightReason } from '../../../../src-shared/games/freight-express/reasons.ts'
import { SPECIALS } from '../../../../src-shared/games/freight-express/specials.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { counterAnchor } from '../words/counters.ts'
import { GROUPS } from '../words/asked/groups.ts'
import { QUESTION_WORDS } from '../words/asked/questions.ts'
import { SPECIAL_WORDS } from '../words/specials/index.ts'
import type { FreightAnchor } from './anchors.ts'

type Anchor = FreightAnchor | TableAnchor

const REASON: Readonly<Record<FreightReason, Anchor>> = {
  gameOver: 'end',
  answerFirst: 'choosing',
  noSuchQuestion: 'choosing',
  otherLocomotive: 'ramming',
  notInHand: 'turn',
  noHandCard: 'turn',
  notCoupled: 'uncouple',
  notTheirWagon: 'wagon-robbery',
  notYourTrain: 'couple',
  notYourLocomotive: 'driving',
  notYourTurn: 'turn',
  nothingHere: 'choosing',
  nothingToTake: 'stock',
  offTable: 'extend',
  stationThere: 'extend',
  notAdjacent: 'extend',
  crossingNeedsEmptyCell: 'crossing',
  crossingCannotBeCovered: 'crossing',
  locomotiveOnCard: 'complete',
  railsLost: 'complete',
  noNewRail: 'complete',
  railsMismatch: 'extend',
  trainFull: 'couple',
  coupleElsewhere: 'couple',
  uncoupleElsewhere: 'uncouple',
  noWagonFitsHere: 'couple',
  trainOnLine: 'couple',
  tooWeak: 'fuel',
  noWayOfLength: 'fuel',
  noRailAhead: 'facing',
  onlyOnLine: 'stranded',
  railNotThere: 'way',
  branchTooLong: 'way',
  endsElsewhere: 'fuel',
  outOfReach: 'fuel',
  youAreHere: 'driving',
  placeInMiddle: 'placing',
  placeDiagonally: 'placing',
  placeTaken: 'placing',
  placedAlready: 'placing',
  notYourStation: 'placing',
  mustPlayHand: 'card-train',
  noRefillNow: 'card-train',
  boundWagon: 'couple-wagon',
  noTicket: 'ticket',
  noFlightThere: 'flying',
  wrongGap: 'flying',
  nowhereToLand: 'flying',
  landingTaken: 'flying',
  notAnOpponent: 'entering',
  notTheMost: 'card-train',
  valueMismatch: 'entering',
  anotherCardFits: 'card-robbery',
  rebuildOnce: 'rebuilding',
  noCardCloses: 'closing',
  noCardRebuilds: 'rebuilding',
  noCardAbducts: 'abduction',
  noCrossingHere: 'closing',
  startStaysOpen: 'closing',
  closedAlready: 'closing',
  stationOccupied: 'closing',
  closedOccupied: 'closing',
  noTrackBeside: 'closing',
  noCardThere: 'rebuilding',
  otherCard: 'rebuilding',
  sameAsBefore: 'rebuilding',
  notOnLine: 'abduction',
  tooWeakForIt: 'abduction',
  lineNotTenStations: 'layouts',
  lineOffTable: 'layouts',
  lineTooLarge: 'layouts',
  lineTooClose: 'layouts',
  lineSideBySide: 'layouts',
  lineUnreachable: 'layouts',
}

const THING: Readonly<Partial<Record<RefKind, Anchor>>> = {
  game: 'aim',
  seat: 'open',
  card: 'card',
  wagon: 'uncouple',
  train: 'couple',
  locomotive: 'driving',
  sleeper: 'sleepers',
  pile: 'stock',
}

function thing(ref: Ref, view: FreightView): Anchor {
  if (ref.kind === 'counter') return counterAnchor(ref.id)
  if (ref.kind === 'station') return station(ref.id, view)
  if (ref.kind === 'cell') return cell(ref.id, view)
  if (ref.kind === 'special') return SPECIAL_WORDS[SPECIALS[ref.id] ?? 'none'].chapter
  return THING[ref.kind] ?? 'aim'
}

function station(id: number, view: FreightView): Anchor {
  if (id === view.closed) return 'closing'
  const special = view.options.advanced ? (view.specials[id] ?? 'none') : 'none'
  return special === 'none' ? 'arriving' : SPECIAL_WORDS[special].chapter
}

function cell(at: number, view: FreightView): Anchor {
  const here = view.cells[at]
  if (!here) return 'table'
  if (view.placing) return 'placing'
  if (here.station >= 0) return station(here.station, view)
  if (here.card < 0) return 'extend'
  return isCrossing(here.card) ? 'crossing' : 'complete'
}

export const freightRules: RuleLinks<FreightView> = {
  decision: (kind) => QUESTION_WORDS.get(kind)?.chapter ?? 'actions',
  reason: (key) => ruleOf(REASON, lastPart(key), 'choosing'),
  group: (id) => GROUPS.find((group) => group.id === id)?.chapter ?? 'actions',
  thing,
}
