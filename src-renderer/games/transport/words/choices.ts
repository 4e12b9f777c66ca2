import type { Decision, Phrase, Plan, Ref } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Candidate, Position, Step } from '../../../words/speech.ts'
import type { Action } from '../../../../src-shared/games/transport/actions.ts'
import { fromCode } from '../../../../src-shared/games/transport/actions.ts'
import { CARDS, SHAPE_OF, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { BELT_SIDES, WAYS_OUT, poseOf } from '../../../../src-shared/games/transport/shapes.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { cardPhrase, palletPhrase, upOf } from './cards.ts'
import { foldByArea } from './areas.ts'
import type { GroupId } from './groups.ts'
import { GROUPS, GROUP_IDS, cardStep, pictureOf } from './groups.ts'
import { cardAt, laidOf, namedPlace, sidePhrase, whereIs } from './places.ts'
import { turnedPhrase } from './turned.ts'
import { bestWays, wayCandidate, type BestWays } from './ways.ts'

type At = Position<TransportView>
type Placing = Action & { readonly kind: 'place' | 'insert' }

/** All answers to the present question, in the order of the list. */
export function candidatesFor(_: Decision, codes: readonly number[], plans: readonly Plan[], at: At): Candidate[] {
  // A plan tells more than the answer it begins with: the bare answer is not listed beside it.
  const planned = new Set(plans.map((plan) => plan.codes[0]))
  const single = codes.filter((code) => !planned.has(code)).map((code) => candidate(code, at))
  const best = bestWays(plans, at)
  const told = plans.filter((plan) => !isMirrored(plan)).map((plan) => ofPlan(plan, at, best))
  const all = foldByArea([...single, ...told], at)
  const order = (one: Candidate) => GROUP_IDS.indexOf(one.group.id as GroupId)
  return all.sort((a, b) => order(a) - order(b) || clockwise(a, b))
}

/** Two pallets that change places are named once, whichever is lifted. */
const isMirrored = ({ kind, codes, facts }: Plan): boolean =>
  kind === 'exchange' && codes.length > 1 && (facts.card as number) > (facts.other as number)

/** Variants of one place follow one another clockwise, as R turns them. */
const clockwise = (a: Candidate, b: Candidate): number => (a.stem === b.stem ? turnOf(b) - turnOf(a) : 0)
const turnOf = ({ codes }: Candidate): number => {
  const last = fromCode(codes[codes.length - 1])
  return last.kind === 'place' || last.kind === 'insert' ? last.rotation : 0
}

function ofPlan(plan: Plan, at: At, best: BestWays): Candidate {
  if (plan.kind === 'way') return wayCandidate(plan, at, best)
  const last = fromCode(plan.codes[plan.codes.length - 1])
  const card = plan.facts.card as number
  if (last.kind === 'exchange') return exchange(card, last.pallet, plan.codes)
  if (last.kind !== 'place' && last.kind !== 'insert') throw new RangeError(`no plan ends with ${last.kind}`)
  return placing(card, last, plan.codes, at)
}

const refsOf = (card: number): Ref[] =>
  isPallet(card)
    ? [
        { kind: 'pallet', id: card },
        { kind: 'card', id: card },
      ]
    : [{ kind: 'card', id: card }]

/** A card from the hand, or one that a key or forklift has lifted, to a place, turned somehow. */
function placing(card: number, action: Placing, codes: readonly number[], at: At): Candidate {
  const pallet = action.kind === 'insert' ? cardAt(at.view, action.cell) : -1
  const cell: Ref = { kind: 'cell', id: action.cell }
  const fromHand = laidOf(at.view, card) === undefined
  return {
    codes,
    refs: [...refsOf(card), cell, ...(pallet < 0 ? [] : refsOf(pallet))],
    end: cell,
    group: GROUPS[groupOf(card, action)],
    stem: `${action.kind}${card}.${action.cell}`,
    confirm: phrase(
      !fromHand ? 'transport.confirm.move' : `transport.confirm.${action.kind === 'insert' ? 'insert' : 'connect'}`,
    ),
    steps: [
      fromHand ? cardStep(card) : movedStep(card, at),
      placeStep(action.cell, pallet, at),
      turnStep(card, action, pallet),
    ],
  }
}

function groupOf(card: number, action: Placing): GroupId {
  if (isPallet(card)) return 'forklift'
  if (action.kind === 'insert') return 'insert'
  if (CARDS[card].shape === 'floor') return 'floor'
  return 'connect'
}

function movedStep(card: number, { view }: At): Step {
  return {
    id: `card${card}`,
    ask: phrase(isPallet(card) ? 'transport.ask.pallet' : 'transport.ask.card'),
    many: isPallet(card) ? 'transport.choice.pallets' : 'transport.choice.cards',
    label: cardPhrase(card),
    note: whereIs(view, card),
    rails: pictureOf(card, laidOf(view, card)?.rotation ?? 0),
    refs: refsOf(card),
  }
}

function placeStep(cell: number, pallet: number, { view, seats }: At): Step {
  const base = { ask: phrase('transport.ask.place'), many: 'transport.choice.places' } as const
  if (pallet < 0)
    return { ...base, id: `cell${cell}`, label: namedPlace(view, cell), refs: [{ kind: 'cell', id: cell }] }
  const team = view.seats[view.active]?.team ?? []
  const whose =
    pallet === view.active
      ? phrase('transport.choice.yours')
      : team.includes(pallet)
        ? phrase('transport.choice.ours')
        : phrase('transport.choice.theirs', { name: nameOf(seats, pallet) })
  return {
    ...base,
    id: `cell${cell}`,
    label: phrase('transport.choice.before', { pallet: palletPhrase(pallet) }),
    note: whose,
    refs: [
      { kind: 'cell', id: cell },
      { kind: 'pallet', id: pallet },
    ],
  }
}

function turnStep(card: number, action: Placing, pallet: number): Step {
  const turned = turnedPhrase(card, action.rotation)
  const inserted = action.kind === 'insert'
  return {
    id: inserted ? `turn${action.rotation}.${action.side}` : `turn${action.rotation}`,
    ask: phrase('transport.ask.turn'),
    many: 'transport.choice.turns',
    rails: pictureOf(card, action.rotation),
    refs: [{ kind: 'cell', id: action.cell }],
    label: inserted
      ? phrase('transport.choice.pushes', { pallet: palletPhrase(pallet), side: sidePhrase(action.side) })
      : turned,
    ...(inserted && isTwofold(card) && { note: turned }),
  }
}

/** Where the pallet goes does not tell how the card lies: it has three belts, or runs one way only. */
function isTwofold(card: number): boolean {
  const pose = poseOf(SHAPE_OF[card], 0)
  return BELT_SIDES[pose] !== WAYS_OUT[pose] || CARDS[card].shape === 'junction'
}

/** Two pallets that change places; either may be pointed at first, so neither is where it ends. */
function exchange(pallet: number, other: number, codes: readonly number[]): Candidate {
  const refs = [pallet, other].flatMap(refsOf)
  const pair = phrase('common.and', { a: palletPhrase(pallet), b: palletPhrase(other) })
  return {
    codes,
    refs: [...refs.filter(({ kind }) => kind === 'card'), ...refs.filter(({ kind }) => kind === 'pallet')],
    end: null,
    group: GROUPS.exchange,
    stem: `exchange${pallet}.${other}`,
    confirm: phrase('transport.confirm.exchange'),
    steps: [
      {
        id: `exchange${pallet}.${other}`,
        ask: phrase('transport.ask.pair'),
        many: 'transport.choice.pairs',
        label: pair,
        refs,
      },
    ],
  }
}

/** A choice that is one row. */
function candidate(code: number, at: At): Candidate {
  const action = fromCode(code)
  const { view } = at
  switch (action.kind) {
    case 'place':
    case 'insert':
      return placing(view.step.card, action, [code], at)
    case 'exchange':
      return exchange(view.step.card, action.pallet, [code])
    case 'connect':
      return row('connect', code, cardStep(action.card), phrase('transport.confirm.connect'), refsOf(action.card))
    case 'take':
      return {
        ...row(
          'key',
          code,
          { ...movedStep(action.card, at), id: `take${action.card}`, ...carried(action.card, at) },
          phrase('transport.confirm.take'),
          refsOf(action.card),
        ),
        takesUp: true,
      }
    case 'lift':
      return {
        ...row('forklift', code, movedStep(action.pallet, at), phrase('transport.confirm.take'), refsOf(action.pallet)),
        takesUp: true,
      }
    case 'intake': {
      const step: Step = {
        id: `intake${action.card}`,
        ask: phrase('transport.ask.intake'),
        many: 'transport.choice.intakes',
        label: cardPhrase(action.card),
        refs: refsOf(action.card),
      }
      return row('intake', code, step, phrase('transport.confirm.intake'), refsOf(action.card))
    }
    case 'parcel':
      return row(
        'parcel',
        code,
        {
          id: `parcel${action.parcel}`,
          ask: phrase('transport.ask.parcel'),
          many: 'transport.choice.parcels',
          label: phrase('transport.parcel', { up: upOf(view, action.parcel) }),
          refs: [{ kind: 'parcel', id: action.parcel }],
        },
        phrase('transport.confirm.move'),
        [{ kind: 'parcel', id: action.parcel }],
      )
    case 'way':
      throw new RangeError('every way is a plan')
    case 'swap':
      return row('swap', code, plainStep('swap', phrase('transport.choice.swap')), phrase('transport.confirm.swap'), [
        { kind: 'pile', id: 0 },
      ])
    case 'endTurn':
      return row(
        'end',
        code,
        plainStep('end', phrase(view.connected ? 'transport.choice.end.draw' : 'transport.choice.end')),
        phrase('transport.confirm.end'),
        [{ kind: 'seat', id: view.active }],
      )
  }
}

const plainStep = (id: string, label: Phrase): Step => ({
  id,
  label,
  ask: phrase('transport.ask.action'),
  many: 'transport.choice.turns',
  refs: [],
})

const row = (group: GroupId, code: number, step: Step, confirm: Phrase, refs: readonly Ref[]): Candidate => ({
  codes: [code],
  refs,
  end: null,
  group: GROUPS[group],
  stem: String(code),
  confirm,
  steps: [step],
})

/** A card that a key takes says where it lies; one with a parcel on it says that too. */
function carried(card: number, { view }: At): Pick<Step, 'note'> {
  const parcel = laidOf(view, card)?.parcel ?? -1
  return {
    note:
      parcel < 0
        ? whereIs(view, card)
        : phrase('common.comma', {
            a: whereIs(view, card),
            b: phrase('transport.choice.carries', { up: upOf(view, parcel) }),
          }),
  }
}
