import type { GameEvent, Phrase, Seat } from '../../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import { doerOf, type FreightEvent } from '../../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { listOf } from '../../../../words/names.ts'
import {
  Doings,
  headline,
  namedLeft,
  turnSentence,
  whom,
  type Headline,
  type TurnTold,
} from '../../../../words/turn.ts'
import { cardFacts, isKnown, letter } from '../cards.ts'

/** A turn of Freight Express in one sentence; a drive over a branch, in parts, is one drive. null: nothing was done. */
export function tellTurn(events: readonly GameEvent[], told: TurnTold<FreightView>): Phrase | null {
  return turnSentence(told, turnOf(events, told).phrases())
}

/** What a headline would rather say, from the weightiest on: what others lost, points, then wagons, then track. */
const WEIGHT =
  'tookWagon tookCards abducted derailed delivered derailedSelf gaveUp lost coupled drove flew pushed laid covered'.split(
    ' ',
  )
/** Wagons that were delivered say where the train drove. */
const DELIVERED = [...WEIGHT.filter((kind) => kind !== 'drove'), 'rebuilt', 'drove', 'refilled']

export const headTurn = (
  events: readonly GameEvent[],
  told: TurnTold<FreightView>,
  fits: (sentence: Phrase, more: number) => boolean,
): Headline | null => {
  const turn = turnOf(events, told)
  return headline(told, turn, turn.hasDelivered ? DELIVERED : WEIGHT, fits, true, leftBy)
}

/** What a headline can name that it leaves out. */
const NAMED = ['coupled', 'drove', 'flew', 'pushed', 'laid', 'covered', 'rebuilt', 'ticketTaken', 'vetoTaken'] as const
const isNamed = (kind: string): kind is (typeof NAMED)[number] => (NAMED as readonly string[]).includes(kind)

/** What is left out as far as nothing weightier would need more words. */
function leftBy(kinds: readonly string[]): readonly Phrase[] {
  const told = kinds.findIndex((kind) => !isNamed(kind))
  const named = kinds.slice(0, told < 0 ? kinds.length : told).filter(isNamed)
  return namedLeft(
    named.map((kind) => phrase(`freight.turn.left.${kind}`)),
    kinds.length,
  )
}

function turnOf(events: readonly GameEvent[], told: TurnTold<FreightView>): Turn {
  const turn = new Turn(told)
  for (const event of events) turn.add(event as FreightEvent)
  return turn
}

class Turn {
  readonly #told: TurnTold<FreightView>
  readonly #doings = new Doings()
  /** What was taken from whoever reads it: that comes first. */
  readonly #yours = new Doings()
  /** Stations in the order in which they were entered: the last is where the locomotive was then. */
  readonly #into: number[] = []
  /** Sleepers since a station was entered. */
  #onward = 0
  readonly #pushed = new Set<Seat>()
  readonly #derailed = new Set<Seat>()
  readonly #delivered: number[] = []
  /** Where that was, each station once. */
  readonly #deliveredAt: number[] = []
  #turn = 0
  #drawn = 0
  #driven = false
  #refilled = false

  constructor(told: TurnTold<FreightView>) {
    this.#told = told
  }

  add(event: FreightEvent): void {
    this.#turn = event.turn
    // An abducted train is its owner's, and its drive the doing of whoever abducted it.
    const [own, does] = [event.seat, doerOf(event)].map((seat) => seat === this.#told.whose)
    if (event.kind === 'derailed') this.#derail(event.seat)
    else if (event.kind === 'drove') this.#drive(event, own && does, does)
    else if (own) this.#own(event)
    else this.#loss(event)
  }

  /** Where nothing was done, a card was drawn at least; that it was all there was is said when the turn is over. */
  phrases(): readonly Phrase[] {
    const all = [...this.#yours.phrases(), ...this.#doings.phrases()]
    if (all.length > 0 || this.#drawn === 0) return all
    const isOver = this.#told.view.turn > this.#turn
    return [phrase(isOver ? 'freight.turn.drew.only' : 'freight.turn.drew', { n: this.#drawn })]
  }

  get hasDelivered(): boolean {
    return this.#delivered.length > 0
  }

  /** What goes without saying where there is no room for all is not counted: that one refilled, and the way there. */
  get kinds(): number {
    const said = [this.#refilled, this.hasDelivered && this.#driven].filter(Boolean).length
    return Math.max(1, this.#yours.kinds + this.#doings.kinds - said)
  }

  foremost(weight: readonly string[], most: number): readonly Phrase[] {
    const yours = this.#yours.foremost(weight, most)
    return [...yours, ...this.#doings.foremost(weight, Math.max(0, most - yours.length))]
  }

  /** The weightiest first; what goes without saying is not among them. */
  besides(weight: readonly string[], most: number): readonly string[] {
    const yours = this.#yours.foremost(weight, most).length
    const others = this.#doings.besides(weight, Math.max(0, most - yours))
    const isSaid = (kind: string) => kind === 'refilled' || (kind === 'drove' && this.hasDelivered)
    return [...this.#yours.besides(weight, most), ...others.filter((kind) => !isSaid(kind))]
  }

  #drive({ enters, steps, rammed }: FreightEvent & { kind: 'drove' }, own: boolean, does: boolean): void {
    if (own) {
      this.#driven = true
      if (enters >= 0 && enters !== this.#into.at(-1)) this.#into.push(enters)
      this.#onward = enters >= 0 ? 0 : this.#onward + steps.length
      const { length } = steps
      this.#doings.add(
        'drove',
        (n) => this.#drove(this.#into.length > MOST_STATIONS ? this.#into.slice(-1) : this.#into, n),
        length,
        (n) => this.#drove(this.#into.slice(-1), n),
      )
    }
    if (does) for (const seat of rammed) if (seat !== this.#told.whose) this.#pushed.add(seat)
    if (this.#pushed.size > 0)
      this.#doings.add('pushed', () => phrase('freight.turn.pushed', { names: whom(this.#told, [...this.#pushed]) }))
  }

  #drove(into: readonly number[], n: number): Phrase {
    if (into.length === 0) return phrase('freight.turn.drove', { n })
    const stations = listOf(into.map(letter))
    return this.#onward === 0
      ? phrase('freight.turn.drove.to', { stations })
      : phrase('freight.turn.drove.on', { stations, n: this.#onward })
  }

  #derail(seat: Seat): void {
    if (seat === this.#told.whose) this.#doings.add('derailedSelf', () => phrase('freight.turn.derailed'))
    else {
      this.#derailed.add(seat)
      const names = () => whom(this.#told, [...this.#derailed])
      this.#doings.add('derailed', () => phrase('freight.turn.derailed.others', { names: names() }))
    }
  }

  /** Several say where that was, unless the drive before them ended there and led nowhere else. */
  #deliver({ card, station }: FreightEvent & { kind: 'uncoupled' }): void {
    this.#delivered.push(card)
    if (!this.#deliveredAt.includes(station)) this.#deliveredAt.push(station)
    const say = (n: number, at: readonly number[]) =>
      n === 1 && isKnown(card)
        ? phrase('freight.turn.delivered.one', { ...cardFacts(card), station: letter(station) })
        : deliveredAltogether(this.#delivered, at)
    this.#doings.add(
      'delivered',
      (n) => say(n, this.#endsAtDelivery() ? [] : this.#deliveredAt),
      1,
      (n) => say(n, this.#deliveredAt),
    )
  }

  #endsAtDelivery(): boolean {
    return this.#onward === 0 && this.#into.length === 1 && this.#deliveredAt.every((at) => at === this.#into[0])
  }

  #own(event: FreightEvent): void {
    const doings = this.#doings
    switch (event.kind) {
      case 'laid':
      case 'covered':
      case 'ticketTaken':
      case 'vetoTaken':
        doings.add(event.kind, (n) => phrase(`freight.turn.${event.kind}`, { n }))
        break
      case 'coupled':
        doings.add(
          'coupled',
          (n) =>
            n === 1 && isKnown(event.card)
              ? phrase('freight.turn.coupled.one', cardFacts(event.card))
              : phrase('freight.turn.coupled', { n }),
          1,
          (n) => phrase('freight.turn.coupled', { n }),
        )
        break
      case 'uncoupled':
        this.#deliver(event)
        break
      case 'dropped':
        doings.add('lost', (n) => phrase('freight.turn.lost', { n }))
        break
      case 'gaveUpTrain':
        doings.add('gaveUp', () => phrase('freight.turn.gaveUp'))
        break
      case 'flew':
        doings.add('flew', () =>
          event.enters < 0 ? phrase('freight.turn.flew') : phrase('freight.turn.flew.to', { to: letter(event.enters) }),
        )
        break
      case 'stationClosed':
      case 'stationReopened':
        doings.add(event.kind, () => phrase(`freight.turn.${event.kind}`, { station: letter(event.station) }))
        break
      case 'lifted':
      case 'relaid':
        doings.add('rebuilt', () => phrase('freight.turn.rebuilt'))
        break
      case 'abducted':
        this.#to('abducted', event.victim, 1)
        break
      case 'cardsDrawnFrom':
        this.#to('tookCards', event.from, event.cards.length)
        break
      case 'discarded':
        if (event.purpose !== 'refill') break
        this.#refilled = true
        doings.add('refilled', () => phrase('freight.turn.refilled'))
        break
      case 'drew':
        this.#drawn += event.cards.length
        break
      default:
        this.#loss(event)
    }
  }

  /** What went from one seat to the one whose turn it is, whoever's event it is. */
  #loss(event: FreightEvent): void {
    const { whose } = this.#told
    if (event.kind === 'cardsGiven' && event.to === whose) this.#to('tookCards', event.from, event.cards.length)
    if (event.kind === 'wagonRaided' && event.to === whose) this.#to('tookWagon', event.from, 1)
  }

  /** From several others in one: how many of it came from each does not matter. */
  #to(what: 'abducted' | 'tookCards' | 'tookWagon', seat: Seat, n: number): void {
    if (seat === this.#told.you)
      return this.#yours.add(what, (all) => phrase(`freight.turn.${what}.you`, { n: all }), n)
    const from = this.#from.get(what) ?? new Set()
    this.#from.set(what, from.add(seat))
    this.#doings.add(what, (all) => phrase(`freight.turn.${what}`, { n: all, name: whom(this.#told, [...from]) }), n)
  }
  readonly #from = new Map<string, Set<Seat>>()
}

/** Of more stations than these only the last is named. */
const MOST_STATIONS = 3

/** Several wagons, with the points that they bring where all of them are known; `at`: none = that is said otherwise. */
function deliveredAltogether(cards: readonly number[], at: readonly number[]): Phrase {
  const n = cards.length
  const points = cards.every(isKnown) ? cards.reduce((sum, card) => sum + TRACK_CARDS[card].wagon, 0) : null
  if (at.length === 0)
    return points === null
      ? phrase('freight.turn.delivered', { n })
      : phrase('freight.turn.delivered.points', { n, points })
  const stations = listOf(at.map(letter))
  return points === null
    ? phrase('freight.turn.delivered.at', { n, stations })
    : phrase('freight.turn.delivered.points.at', { n, points, stations })
}
