import type { Ref, RefKind } from '../../../../src-shared/core.ts'
import { lastPart, ruleOf, type RuleLinks, type TableAnchor } from '../../../rules/links.ts'
import { CARDS, isIntake, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportDecision } from '../../../../src-shared/games/transport/decisions.ts'
import type { TransportReason } from '../../../../src-shared/games/transport/reasons.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { GroupId } from '../words/groups.ts'
import { counterAnchor } from '../words/counters.ts'
import { cardAt } from '../words/places.ts'
import type { TransportAnchor } from './anchors.ts'

type Anchor = TransportAnchor | TableAnchor

const DECISION: Readonly<Record<TransportDecision, Anchor>> = {
  act: 'connecting',
  place: 'connecting',
  intake: 'parcel-icon',
  keyCard: 'key',
  keyPlace: 'key',
  pallet: 'forklift',
  palletPlace: 'forklift',
  parcel: 'moving',
  way: 'ways',
  endTurn: 'drawing',
}

const GROUP: Readonly<Record<GroupId, Anchor>> = {
  insert: 'between',
  connect: 'open-end',
  floor: 'floor-side',
  intake: 'parcel-icon',
  key: 'key',
  exchange: 'forklift',
  forklift: 'forklift',
  parcel: 'moving',
  swap: 'swapping',
  end: 'drawing',
}

const REASON: Readonly<Record<TransportReason, Anchor>> = {
  none: 'turn',
  gameOver: 'end',
  noSuchQuestion: 'choosing',
  nothingHere: 'choosing',
  chooseCard: 'connecting',
  choosePlace: 'connecting',
  chooseIntake: 'parcel-icon',
  chooseKeyCard: 'key',
  choosePallet: 'forklift',
  choosePalletPlace: 'forklift',
  chooseParcel: 'moving',
  chooseWay: 'ways',
  chooseEnd: 'drawing',
  notInHand: 'connecting',
  noPlace: 'fitting',
  noFreeIntake: 'parcel-icon',
  bagEmpty: 'parcel-icon',
  keyCannotAct: 'key',
  forkliftCannotAct: 'forklift',
  occupied: 'connecting',
  rim: 'table',
  noOpenEnd: 'open-end',
  doesNotFit: 'fitting',
  noFloorSide: 'floor-side',
  wouldCutBelt: 'floor-side',
  iconCannotAct: 'icons',
  sameAgain: 'key',
  noSuchRotation: 'fitting',
  noPalletThere: 'between',
  palletCutOff: 'between',
  noRoomForPallet: 'between',
  floorNotInserted: 'floor-side',
  notOnTable: 'table',
  notAnIntake: 'intakes',
  intakeTaken: 'parcel-icon',
  noWhiteIcon: 'key',
  enclosed: 'enclosed',
  nowhereElse: 'fitting',
  iconCouldNotAct: 'key',
  notAPallet: 'forklift',
  samePallet: 'forklift',
  boxed: 'start',
  inBag: 'parcel-icon',
  scored: 'pallets',
  noParcelThere: 'moving',
  noWay: 'ways',
  otherParcel: 'moving',
  wrongLength: 'ways',
  beltEnds: 'ways',
  againstArrow: 'belts',
  turnsBack: 'ways',
  parcelInWay: 'ways',
  throughPallet: 'ways',
  endsAtStart: 'ways',
  notReached: 'ways',
}

const ICON: Readonly<Record<(typeof CARDS)[number]['icon'], Anchor>> = {
  none: 'belts',
  parcel: 'parcel-icon',
  key: 'key',
  forklift: 'forklift',
}

const THING: Readonly<Partial<Record<RefKind, Anchor>>> = {
  game: 'aim',
  parcel: 'parcels',
  pallet: 'pallets',
  seat: 'open',
  pile: 'drawing',
}

function thing(ref: Ref, view: TransportView): Anchor {
  if (ref.kind === 'counter') return counterAnchor(ref.id)
  if (ref.kind === 'card') return card(ref.id)
  if (ref.kind === 'cell') return card(cardAt(view, ref.id))
  return THING[ref.kind] ?? 'aim'
}

function card(id: number): Anchor {
  if (id < 0) return 'connecting'
  if (isPallet(id)) return 'pallets'
  if (isIntake(id)) return 'intakes'
  const { icon, shape } = CARDS[id]
  return icon === 'none' && shape === 'floor' ? 'floors' : ICON[icon]
}

export const transportRules: RuleLinks<TransportView> = {
  decision: (kind) => ruleOf(DECISION, kind, 'turn'),
  reason: (key) => ruleOf(REASON, lastPart(key), 'choosing'),
  group: (id) => ruleOf(GROUP, id, 'turn'),
  thing,
}
