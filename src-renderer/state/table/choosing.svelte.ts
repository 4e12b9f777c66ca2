import { isOnScreenAlone, refKey, sameRef, type Ref } from '../../../src-shared/core.ts'
import type { Preview } from '../../../src-shared/table.ts'
import type { Candidate } from '../../words/speech.ts'
import { phrase } from '../../messages/index.ts'
import { hear } from '../../sound/index.ts'
import {
  hasPlaces,
  heldOver,
  letGo,
  meantToTakeUp,
  onlyWay,
  samePicks,
  takeUp,
  type Drag,
} from '../../ui/choosing/dragging.ts'
import type { Selection } from '../../ui/choosing/selection.ts'
import {
  NOTHING,
  cardsGoingTo,
  chosen,
  heldAgainst,
  heldCards,
  isGivenAtOnce,
  isNothing,
  isPlace,
  isSoleAt,
  legalRefs,
  meantAt,
  narrow,
  pick,
  variants,
} from '../../ui/choosing/selection.ts'
import type { Point } from '../../stage/camera/camera.ts'
import type { Near } from '../../stage/scene.ts'
import { mayTurn } from '../../ui/choosing/narrowed.ts'
import { waysOpen } from '../../ui/choosing/ways-open.ts'
import { Acting, type ActingApp, type Updates } from './acting.svelte.ts'
import { Choice } from './choice.svelte.ts'
import type { Explaining } from './explaining.svelte.ts'
import { Finals } from './finals.svelte.ts'
import { HoverPreview } from './hover-preview.svelte.ts'
import { Pointing } from './pointing.svelte.ts'
import { Previewing } from './previewing.svelte.ts'
import type { Standing } from './standing.svelte.ts'

/** What lies where it is let go, until the real one stands there. */
const LAID: readonly Ref['kind'][] = ['card', 'pallet', 'parcel']

/** So long after a deed that was done by a click another one there still means that deed, in milliseconds. */
const SAME_DEED_MS = 400
/** So far from each other two clicks may be that mean the same place. */
const SAME_PLACE = 12

/** Where and when something was clicked. */
interface Click {
  readonly refs: readonly Ref[]
  /** On the screen; null = it was no click of a pointer. */
  readonly at: Point | null
  readonly when: number
}

/** How an answer is chosen, by clicks, keys and dragging, and what follows each step on the way there. */
export class Choosing extends Choice {
  readonly hoverPreview: HoverPreview
  readonly pointing: Pointing
  readonly acting: Acting
  readonly previewing: Previewing
  readonly finals: Finals
  /** What was laid last is being turned: all stays as it is until it lies turned, or somebody is asked about it. */
  turnsLaid = $state(false)
  /** By so many quarters, as far as they were asked for. */
  #turningLaid: { quarters: number } | null = null
  readonly #standing: Standing
  readonly #explaining: Explaining
  #back: Selection[] = []
  /** What was clicked on the table last, or where something was let go. */
  #clicked: Click = { refs: [], at: null, when: -Infinity }
  /** What would come of the answer that is meant is being asked. */
  #asked: Promise<void> = Promise.resolve()
  /** Who waits until the hand is free. */
  #waiting: (() => void)[] = []

  constructor(app: ActingApp, standing: Standing, explaining: Explaining, updates: Updates) {
    super(standing)
    this.#standing = standing
    this.#explaining = explaining
    this.hoverPreview = new HoverPreview(app, standing, this, (turn, preview) => this.#mean(turn, preview))
    this.pointing = new Pointing(app, standing, this, this.hoverPreview, explaining)
    this.acting = new Acting(app, standing, this, updates)
    this.previewing = new Previewing(app, standing, this, this.acting)
    this.finals = new Finals(app, standing, this)
  }

  /** Gives the one answer that ends; returns whether there was one. */
  end(): boolean {
    const only = isNothing(this.selection) ? this.usualEnd : this.onlyEnd
    if (!only) return false
    if (this.onlyEnd || this.previewing.asksAlways) this.selectOrGive({ ...NOTHING, group: only.group.id })
    else void this.give(only)
    return true
  }

  /** `seen`: what would come of it, where that was shown already. */
  select(next: Selection, remember = false, seen: Preview | null = null): void {
    const { pointing, previewing, hoverPreview } = this
    const ways = waysOpen(this.candidates, next)
    const shown = hoverPreview.waysShownAt(ways)
    if (!isNothing(next) && !samePicks(next, this.selection)) hear('choose')
    // Whoever points at another place has left the first: one step back is to the question, not to that answer.
    if (remember && !this.chosen) this.#back.push(this.selection)
    else if (isNothing(next)) this.#back = []
    // Turned it still lies where it was dropped.
    if (!samePicks(next, this.selection)) this.dropped = null
    this.selection = next
    this.unsure = false
    previewing.forget()
    hoverPreview.of(null)
    this.#explaining.leave()
    pointing.away()
    // The row under the pointer or the focus may be gone, and says no goodbye.
    pointing.hovered = []
    if (this.chosen && seen) previewing.take(seen)
    else if (this.chosen) this.#asked = previewing.ask(this.chosen)
    else if (ways.length > 0) void previewing.askWays(ways, shown)
  }

  /** Nothing is held and nothing selected. */
  clear(): void {
    this.dragged = null
    this.select(NOTHING)
    this.#freed()
  }

  /** Waits until the hand holds nothing, and it is known whether anything is done with what it held. */
  async handFree(): Promise<void> {
    if (this.dragged) await new Promise<void>((free) => this.#waiting.push(free))
  }

  #freed(): void {
    for (const free of this.#waiting.splice(0)) free()
  }

  /** One step back; returns whether there was one. */
  back(): boolean {
    if (this.dragged) {
      const { before } = this.dragged
      this.dragged = null
      this.select(before)
      this.#freed()
      return true
    }
    if (this.#explaining.reasons.length > 0) {
      this.#explaining.forget()
      return true
    }
    if (!this.canGoBack) return false
    hear('cancel')
    this.select(this.#back.pop() ?? NOTHING)
    return true
  }

  /**
   * A click on the table; `startled` = it has just ended what others did, and may have been meant for nothing else.
   * `at`: where on the screen; `byFinger`: nothing was shown under it before.
   */
  pick(refs: readonly Ref[], startled = false, at: Point | null = null, byFinger = false): void {
    const click = { refs, at, when: performance.now() }
    const twice = isSamePlace(click, this.#clicked)
    if (twice && this.#isOfLastDeed(click)) return
    this.#clicked = click
    if (!this.acting.isUnderway) return this.#pick(refs, startled, byFinger)
    // What is clicked again at once was meant for the deed that is on its way.
    if (!startled && !twice) this.#pickThen(refs, byFinger)
  }

  /** Somebody clicked there, a deed came of it and has only just been shown: it was clicked to confirm that. */
  #isOfLastDeed({ when }: Click): boolean {
    const { stood } = this.acting
    return stood > this.#clicked.when && when < stood + SAME_DEED_MS && isNothing(this.selection)
  }

  /** Picks as soon as what is on its way stands. */
  #pickThen(refs: readonly Ref[], byFinger: boolean): void {
    void this.acting.arrived().then(() => this.#pick(refs, false, byFinger))
  }

  #pick(refs: readonly Ref[], startled: boolean, byFinger = false): void {
    if (this.#standing.moving) return
    if (this.candidates.length === 0) {
      // Who has just ended what others did has had an answer, and the bare table asks nothing.
      if (!startled && refs.length > 0) this.#explaining.tellIdle()
      return
    }
    const picked = pick(
      this.candidates,
      this.selection,
      refs.filter((ref) => !isOnScreenAlone(ref)),
    )
    if (picked.kind === 'select') {
      // A finger that means a card by it alone sees first what it would bring: the next tap takes it.
      const unsure = picked.unsure === true || (byFinger && isSoleAt(this.candidates, picked.selection))
      const asks = this.#saysNoMore(picked.selection) ? this.narrowed?.text : undefined
      this.selectOrGive(picked.selection, !startled && !unsure)
      this.unsure = unsure
      if (asks) this.#explaining.say(asks)
    } else if (picked.kind === 'confirm') this.#agree()
    else if (picked.kind === 'stays') this.#refuse(picked.held, picked.place)
    else {
      // What is told now stands beside the table: the slip would lie over the list that it moves.
      this.pointing.away()
      this.#explain(picked.ref, heldCards(this.candidates, this.selection)[0])
    }
  }

  /** This as well as what is selected already leaves all open that was open, and lights nothing else. */
  #saysNoMore(next: Selection): boolean {
    const { candidates, selection, chosen } = this
    if (chosen || next.picked.length <= selection.picked.length || isNothing(selection)) return false
    const left = (of: Selection) => [narrow(candidates, of).length, ...legalRefs(candidates, of).map(refKey)].join()
    return left(next) === left(selection)
  }

  /** What was chosen is clicked again: yes to what is asked, and nothing while nothing is asked beside it yet. */
  #agree(): void {
    if (this.previewing.asked) void this.acting.confirm()
  }

  #explain(ref: Ref, held: Ref | null = null): void {
    const { panel, position } = this.#standing
    const asked = held ? null : panel.speech.asked?.(ref, position)
    if (asked) return this.#explaining.tellOf(ref, asked)
    const movers = panel.speech.movers?.(ref, this.candidates, position)
    void this.#explaining.tell(ref, movers, held, this.previewing.asked?.confirm)
  }

  #refuse(held: Ref, place: Ref): void {
    void this.#explaining.refuse(held, place, cardsGoingTo(this.candidates, place))
  }

  /** Selects; what was shown before it was clicked is known, and a small step needs no showing. */
  selectOrGive(next: Selection, atOnce = true): void {
    const shown = atOnce ? this.hoverPreview.shownAt(next) : null
    this.select(shown?.selection ?? next, !isNothing(next), shown?.preview)
    if (!atOnce || this.previewing.asksAlways || isNothing(next)) return
    if (this.onlyEnd || isGivenAtOnce(this.candidates, next)) void this.previewing.give()
  }

  /** The key of a row points at nothing: what is done on the table is shown first, and done when pressed again. */
  selectByKey(next: Selection): void {
    if (this.mayLieOtherwise(next)) return this.#showFirst(next)
    // Numbers that stand on the table: none commits anything that has not been looked at there.
    const meant = this.#standing.panel.numbersPlaces === true ? chosen(this.candidates, next) : null
    const isShownFirst = meant?.group.closing === false
    this.selectOrGive(next, !isShownFirst)
    if ((isShownFirst || this.chosen?.group.lookedAt) && !this.previewing.isSeen) this.unsure = true
  }

  /** Of a step within a card the first answer is shown, where nothing is chosen; returns whether it is. */
  showsFirst(): boolean {
    const [section] = this.sections
    const isOfCard = this.#standing.decision?.source?.kind === 'card'
    const isStep =
      isOfCard && section?.group.open === true && section.group.rank === undefined && isNothing(this.selection)
    const next = isStep ? section.rows[0].next : NOTHING
    if (!chosen(this.candidates, next)) return false
    this.#showFirst(next)
    return true
  }

  /** It is looked at before it is done, and there are several ways to turn it: which is meant nobody has said. */
  mayLieOtherwise(next: Selection): boolean {
    const [way, another] = variants(this.candidates, next)
    return another !== undefined && way.group.lookedAt === true && way.steps.at(-1)?.rails !== undefined
  }

  /** Turned as it lies there already, if its row was rested on; what is said of it stands beside the table only now. */
  #showFirst(next: Selection): void {
    const shown = this.hoverPreview.shownAt(next)
    this.selectOrGive(shown?.selection ?? next, false)
    this.unsure = true
    if (shown) this.previewing.preview = shown.preview
  }

  /** Gives one answer, wherever it was chosen. */
  async give({ group, steps }: Candidate): Promise<void> {
    this.select({ ...NOTHING, group: group.id, steps: steps.map(({ id }) => id) })
    await this.previewing.give()
  }

  /** A thing is taken up to be dragged: it is picked. What may not be moved now stays, and it is told why. */
  drag(from: readonly Ref[]): Ref | 'stays' | null {
    if (this.candidates.length === 0 || this.#standing.moving) return null
    const { movable } = this.#standing.panel
    this.dragged = takeUp(movable, this.candidates, this.selection, from)
    if (this.dragged) this.select(this.dragged.base)
    const stays = this.dragged ? null : meantToTakeUp(movable, from)
    if (stays) this.#explain(stays)
    return this.dragged?.ref ?? (stays && 'stays')
  }

  /** It is held over things: the move that would come of it is previewed. */
  carry(over: readonly Ref[]): void {
    if (!this.dragged) return
    const next = heldOver(this.candidates, this.dragged, over, this.selection.turn)
    if (!samePicks(next, this.selection)) this.select(next)
  }

  /**
   * It is let go: what was previewed is done as it was held, or waits for its confirmation where no undo takes it back.
   * A finger could not turn it on its way: it is asked how it is to lie. Returns whether it is given, once that is
   * known.
   */
  async drop(over: readonly Ref[], byFinger = false, near?: Near, at: Point | null = null): Promise<boolean> {
    const { dragged } = this
    if (!dragged) return false
    this.#clicked = { refs: over, at, when: performance.now() }
    try {
      return await this.#drop(dragged, over, byFinger, near)
    } finally {
      this.#freed()
    }
  }

  async #drop(dragged: Drag, over: readonly Ref[], byFinger: boolean, near?: Near): Promise<boolean> {
    const { before, base, ref } = dragged
    const next = letGo(this.#standing.panel.movable, this.candidates, dragged, over, this.selection.turn)
    this.dragged = null
    const elsewhere = over.length > 0 && !over.some((one) => sameRef(one, ref))
    const isAstray = elsewhere && samePicks(next, before)
    if (isAstray && chosen(this.candidates, base)?.takesUp) return this.#takeTo(base, over, ref, near)
    if (isAstray && this.#isHome(base, over)) return this.#takeHome(base, over, ref)
    if (isNothing(before) && !isNothing(next)) this.#back = [NOTHING]
    if (!samePicks(next, this.selection)) this.select(next)
    else this.previewing.goAhead()
    if (LAID.includes(ref.kind) && this.chosen && this.#canLieAt(next.picked.at(-1))) this.dropped = ref
    if (this.dropped && !byFinger) this.previewing.layAsHeld()
    // It flies back: nobody is left to guess why. Among the cards it came from it is put back.
    if (isAstray || over.length === 0) this.#tellAstray(ref, over)
    if (!this.chosen) return false
    await this.#asked
    return this.acting.isUnderway
  }

  #tellAstray(ref: Ref, over: readonly Ref[]): void {
    const { letGoWhere } = this.#standing.panel.movable
    const isCardPutBack = LAID.includes(ref.kind) && !this.chosen
    if (over.length === 0) return letGoWhere && isCardPutBack ? this.#explaining.say(letGoWhere) : undefined
    // A place of one's own board that no way of the card leads to.
    if (LAID.includes(ref.kind) && this.#isOwn(over)) return this.#refuse(ref, over[0])
    const place = ref.kind === 'card' ? meantAt(this.candidates, over, true) : undefined
    if (place && heldAgainst(this.candidates, { ...NOTHING, picked: [ref] }, place)) this.#refuse(ref, place)
    else if (over[0].kind !== ref.kind) void this.#explaining.tell(over[0], null, LAID.includes(ref.kind) ? ref : null)
  }

  /** What is taken up by one answer is put down by the next: both were meant by carrying it there. */
  #takeTo(taken: Selection, over: readonly Ref[], ref: Ref, near?: Near): boolean {
    this.select(taken)
    if (this.previewing.asksAlways) return false
    void this.acting.confirm().then(async () => {
      await this.acting.caughtUp()
      this.#pick(this.#drawn(over, near), false)
      if (LAID.includes(ref.kind) && this.chosen) this.dropped = ref
    })
    return true
  }

  /** Places that were lit only now draw what was let go beside one, as they would have drawn it on its way. */
  #drawn(over: readonly Ref[], near: Near | undefined): readonly Ref[] {
    const places = legalRefs(this.candidates, this.selection)
    if (over.some((ref) => places.some((place) => sameRef(place, ref)))) return over
    const drawn = near?.(places)
    return drawn ? [drawn] : over
  }

  /** Whether a card may be let go there as on the board at large: it goes to no places, or no place lies there. */
  #isHome(taken: Selection, over: readonly Ref[]): boolean {
    const isPlaced = hasPlaces(this.candidates, taken) && !over.some(({ kind }) => kind === 'seat')
    return this.#isOwn(over) && !isPlaced
  }

  /** Anything on the board of whoever is asked. */
  #isOwn(over: readonly Ref[]): boolean {
    const { decision, panel } = this.#standing
    return decision !== null && over.some((ref) => panel.movable.onBoardOf?.(decision.by, ref) === true)
  }

  /**
   * A card let go on one's own board is taken, and that place answers what the card asks; never what the turn asks
   * beside it. Where it is still asked how, it waits there; when nothing can be done with it, it is told why.
   */
  async #takeHome(taken: Selection, over: readonly Ref[], ref: Ref): Promise<boolean> {
    // What would come of it is shown already, and stays.
    if (!samePicks(taken, this.selection)) this.select(taken)
    this.dropped = LAID.includes(ref.kind) ? ref : null
    const only = hasPlaces(this.candidates, taken) ? null : onlyWay(this.candidates, taken)
    if (!only || this.previewing.asksAlways) return false
    const come = await this.previewing.told(only)
    if (this.chosen !== only) return false
    if (come?.idle) {
      this.#explaining.say(come.idle)
      return false
    }
    void this.#takeAndAnswer(over)
    return true
  }

  /** It is taken; what it asks then is answered by where it was let go. */
  async #takeAndAnswer(over: readonly Ref[]): Promise<void> {
    const asked = this.#standing.decision?.kind
    await this.acting.confirm()
    await this.acting.caughtUp()
    const asksOwn = this.#standing.decision?.kind !== asked
    if (asksOwn && meantAt(this.candidates, over, false)) this.#pick(over, false)
  }

  /** Where a card can be let go so that it lies there: at a cell, before a pallet, or where the game shows it. */
  #canLieAt(ref: Ref | undefined): boolean {
    const { laidOnto = [] } = this.#standing.panel.movable
    return ref !== undefined && (isPlace(ref) || laidOnto.includes(ref.kind))
  }

  override get onto(): readonly Ref[] {
    return this.previewing.preview?.onto ?? []
  }

  /** Another way of what is picked was pointed at: it is meant until yet another is. */
  #mean(turn: number, preview: Preview): void {
    this.selection = { ...this.selection, turn }
    this.previewing.preview = preview
  }

  /** A card that is shown at its place and cannot be turned there says so: else the key would seem dead. */
  #fitsOnlySo(): boolean {
    const shown = this.hoverPreview.meant ?? this.chosen
    const isLaid = shown !== null && shown.steps.length > 1 && shown.steps.at(-1)?.rails !== undefined
    if (isLaid) this.#explaining.say(phrase('table.onlySo'))
    return isLaid
  }

  /** The next way to lay the card; returns whether there was anything to turn. */
  turn(quarters: 1 | -1): boolean {
    if (this.hoverPreview.turn(quarters)) return true
    if (this.variants.length < 2) return this.#fitsOnlySo() || this.dragged !== null
    const { preview, goesAsHeld } = this.previewing
    this.select({ ...this.selection, turn: this.selection.turn + quarters })
    // What lay there before stays until it is known how it lies now: it must not flicker.
    this.previewing.preview = this.chosen && preview
    if (goesAsHeld) this.previewing.layAsHeld()
    return true
  }

  /**
   * The wheel over the drawn table: a card that is picked and may lie in several ways is turned wherever the pointer
   * is, and lies so where it is shown next. Returns whether it was used.
   */
  wheel(quarters: 1 | -1): boolean {
    if (this.turn(quarters)) return true
    if (!mayTurn(this.candidates, this.selection)) return false
    this.selection = { ...this.selection, turn: this.selection.turn + quarters }
    return true
  }

  /** Turns what was laid last, where it lies and can still be taken back; returns whether there was such a thing. */
  turnLaid(quarters: 1 | -1): boolean {
    if (this.#turningLaid) this.#turningLaid.quarters += quarters
    else {
      const { laid } = this.acting
      if (!laid) return false
      void this.#turnAsOne(laid, (this.#turningLaid = { quarters }))
    }
    return true
  }

  /** What is done for it one by one is seen as one. */
  async #turnAsOne(laid: Selection, turning: { readonly quarters: number }): Promise<void> {
    this.turnsLaid = true
    await this.acting.caughtUp()
    const unveil = this.acting.veil()
    try {
      await this.#layAnew(laid, turning)
    } finally {
      this.#turningLaid = null
      await this.acting.stands()
      unveil()
      // It may be turned once more by then.
      if (!this.#turningLaid) this.turnsLaid = false
    }
  }

  /** Takes it back and lays it turned, as a hand would that lets it go there: what cannot be taken back is asked. */
  async #layAnew(laid: Selection, turning: { readonly quarters: number }): Promise<void> {
    if (this.acting.laid !== laid || !(await this.acting.back('undo'))) return
    await this.acting.caughtUp()
    this.select({ ...laid, turn: laid.turn + turning.quarters })
    if (!this.chosen) return this.select(NOTHING)
    // It lies there: it is not seen to come from the hand once more.
    this.dropped = this.chosen.refs.find(({ kind }) => LAID.includes(kind)) ?? null
    this.previewing.layAsHeld()
    await this.#asked
  }
}

/** What lies there may be another thing by now: what counts is where the pointer was. */
function isSamePlace({ refs, at }: Click, before: Click): boolean {
  if (at && before.at) return Math.hypot(at.x - before.at.x, at.y - before.at.y) <= SAME_PLACE
  return refs.length === before.refs.length && refs.every((ref, i) => sameRef(ref, before.refs[i]))
}
