import type { Ref, RefKind } from '../../../../src-shared/core.ts'
import { lastPart, ruleOf, type RuleLinks, type TableAnchor } from '../../../rules/links.ts'
import { CARDS, isIntake, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { counterAnchor } from '../words/counters.ts'
import { GROUPS } from '../words/asked/groups.ts'
import { cardAt } from '../words/places.ts'
import { chapterOf } from '../words/asked/questions.ts'
import { ICONS, REASONS, type TransportAnchor } from './anchors.ts'

type Anchor = TransportAnchor | TableAnchor

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
  return icon === 'none' && shape === 'floor' ? 'floors' : ICONS[icon]
}

export const transportRules: RuleLinks<TransportView> = {
  decision: chapterOf,
  reason: (key) => ruleOf(REASONS, lastPart(key), 'choosing'),
  group: (id) => GROUPS.find((group) => group.id === id)?.chapter ?? 'turn',
  thing,
}
