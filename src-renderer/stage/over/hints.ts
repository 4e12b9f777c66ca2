import type { Ref } from '../../../src-shared/core.ts'
import type { Call } from '../drawing/calling.ts'
import { Calling } from '../drawing/calling.ts'
import type { Camera } from '../camera/camera.ts'
import type { Kinds } from '../craft.ts'
import type { Lift, Pictures } from '../drawing/drawing.ts'
import { MOST_RINGS, type PreviewDrawing } from './preview-drawing.ts'
import { GhostTurns } from './ghost-turns.ts'
import { Fading } from '../motion/fading.ts'
import type { Grip, Held } from '../hand/holding.ts'
import { byItsMiddle, carriedBy, hasFoundPlace, inHand } from '../hand/holding.ts'
import { Lifting } from '../hand/lifting.ts'
import { Kept } from '../kept.ts'
import { LetGo } from '../hand/let-go.ts'
import { LookedPast } from '../looked-past.ts'
import { lifted, type Lit } from './marks.ts'
import type { Model } from '../model.ts'
import { samePiece, type Piece, type Poses } from '../pieces.ts'
import { Promised } from './promised.ts'
import type { Shown } from '../scene.ts'
import { StillUp } from '../motion/still-up.ts'
import type { Table } from '../table.ts'
import { Underway } from '../motion/underway.ts'

/** What lies over a position at one time. */
export interface Over<K extends Kinds, F> {
  /** Drawn beside the pieces, or in their place. */
  readonly pieces: Poses<K['look']>
  /** Of these, what the pointer holds. */
  readonly held: Poses<K['look']>
  /** What the pointer carries; null = nothing, or no longer. */
  readonly carried: Ref | null
  readonly lifts: ReadonlyMap<string, Lift>
  readonly lit: readonly Lit[]
  readonly lookedPast: boolean
  readonly drawing: F | null
  readonly call: Call | null
  /** Something of it is still on its way. */
  readonly moves: boolean
}

/** What is left where something was taken up. */
const LEFT: Lift = { up: 0, scale: 1, alpha: 0.16, front: false }

/** What is held is not lifted, and nearly nothing is seen of it elsewhere. */
function leaveGap<Look>({ name, leaves = [] }: Grip<Look>, lifts: Map<string, Lift>): void {
  lifts.delete(name)
  for (const left of leaves) lifts.set(left, LEFT)
}

/** Is a thing picked, or put where it is to go? */
const isPicked = ({ states }: Lit): boolean => states.has('selected') || states.has('put')

/** How strongly that is seen which another move would lay. */
const FAINT = 0.6

const PUT: Lit['states'] = new Set(['put'])
const NO_LIFTS: ReadonlyMap<string, Lift> = new Map()
const NOTHING_LIT: readonly Lit[] = []
const NO_NOTES = {}
const NO_DRAWINGS: readonly never[] = []
const NONE = { pieces: {}, fading: false }
const NOTHING_HANGS = { pieces: {}, moves: false }

/** What is shown over a position: marks, what a preview shows, what the pointer holds, who is called. */
export class Hints<
  K extends Kinds,
  F extends PreviewDrawing<K['look']>,
  P extends Pictures<K['look']>,
  Layer extends string,
> {
  lit: readonly Lit[] = []
  previewed: Shown | null = null
  held: Held | null = null
  readonly #table: Table<K, F, P, Layer>
  readonly #model: Model<K>
  readonly #lifting = new Lifting()
  readonly #turns = new GhostTurns<K['look']>()
  readonly #calling = new Calling()
  readonly #promised = new Promised<K['look']>()
  readonly #underway = new Underway<F>()
  readonly #stillUp = new StillUp()
  readonly #letGo = new LetGo<K['look']>()
  readonly #fading: Fading<K['look']>

  constructor(table: Table<K, F, P, Layer>, model: Model<K>) {
    this.#table = table
    this.#model = model
    this.#fading = new Fading((look) => table.isSlow?.(look) ?? false)
  }

  /** What the preview shows; nothing while things move. */
  drawing(): F | null {
    const { view, frame, size, past, moving } = this.#model
    const { previewed } = this
    if (view === null || !previewed || moving) return null
    const resting = this.#model.resting()
    const isHeld = this.held !== null || this.#letGo.name !== null
    return this.#previewDrawing.of([view, previewed, frame, size, past, resting, isHeld], () => {
      const drawing = this.#table.drawPreview(view, previewed, frame, size, past, resting)
      return isHeld ? this.#asHeld(drawing) : drawing
    })
  }
  readonly #previewDrawing = new Kept<F>(1)

  /** What the hand holds is seen as itself where it has found its place, until it is known what becomes of it. */
  #asHeld(drawing: F): F {
    const { asHeld } = this.#table
    if (!asHeld) return drawing
    const ghosts = Object.entries(drawing.ghosts).map(([name, ghost]) => [name, asHeld(ghost)])
    return { ...drawing, ghosts: Object.fromEntries(ghosts) as Poses<K['look']> }
  }

  /** What is drawn of each way in which what is picked may lie, this one among them. */
  drawings(): readonly F[] {
    const drawing = this.drawing()
    const { view, frame, size, past } = this.#model
    const everyWay = this.previewed?.everyWay
    if (!drawing || view === null) return NO_DRAWINGS
    // The same list for the same drawing: places are looked for once for each.
    if (!everyWay || everyWay.length === 0) return this.#everyWay.of([drawing], () => [drawing])
    const resting = this.#model.resting()
    return this.#everyWay.of([view, everyWay, frame, size, past, resting], () =>
      everyWay.map((one) => this.#table.drawPreview(view, one, frame, size, past, resting)),
    )
  }
  readonly #everyWay = new Kept<readonly F[]>(1)

  /** What is previewed is done: its ghosts stay until what they stand for has come, what was picked until it goes. */
  promise(): void {
    const { awaited } = this.#table
    const picked = this.lit.filter(isPicked)
    if (!this.#model.moving) this.#stillUp.keep(this.#table.liftsOf(picked, this.#model.resting()))
    this.#model.letGo = this.#letGo.hanging
    const drawing = this.drawing()
    if (!drawing) return
    this.#model.promised = drawing.ghosts
    this.#lay = this.#model.resting()
    if (awaited) this.#promised.keep(awaited(drawing.ghosts, this.#model.pieces.poses()))
    this.#underway.keep(drawing)
  }

  /** The table stands as it was told. */
  stands(): void {
    this.#promised.forget()
    this.#underway.forget()
    this.#lay = {}
    this.#model.promised = {}
    this.#model.letGo = {}
    this.#stillUp.forget()
    this.#letGo.goHome()
  }

  /** What the pointer holds is let go: it hangs there until it is known what becomes of it. */
  letGo(): void {
    const { held } = this
    const grip = this.#grip()
    this.held = null
    if (!held || !grip || this.#model.still) return this.#letGo.forget()
    const hangs = inHand(grip, held.at, this.drawing(), this.#model.camera)[grip.name]
    this.#letGo.begin(grip.name, hangs, grip.beside !== undefined)
    this.#left = held.ref
  }
  /** What was let go last. */
  #left: Ref | null = null
  /** It hangs there until this says whether something is done with it. */
  async hang(isDone: Promise<boolean>): Promise<void> {
    const { hangs } = this.#letGo
    this.#letGo.wait()
    if (!(await isDone) && this.#letGo.hangs === hangs) this.#letGo.goHome()
  }

  /** What was let go and stays there as long as it is asked about, as it lies at rest; null = nothing does. */
  lying(): Piece<K['look']> | null {
    const { name, hangs, lies } = this.#letGo
    const rests = this.#model.resting()[name ?? '']
    return lies && hangs && rests ? { ...rests, x: hangs.x, y: hangs.y, scale: hangs.scale } : null
  }

  /** Things that are picked. */
  picked(): Ref[] {
    return this.lit.filter(({ states }) => states.has('selected')).map(({ ref }) => ref)
  }

  /** What is picked or pointed at, as far up as it is drawn. */
  raised(): Poses<K['look']> {
    const { lit } = this
    const resting = this.#model.resting()
    return this.#raised.of([lit, resting], () => {
      const lifts = [...this.#table.liftsOf(lit, resting)].filter(([name, { up }]) => up > 0 && resting[name])
      return Object.fromEntries(
        lifts.map(([name, { up, scale }]) => {
          const piece = resting[name]
          return [name, { ...piece, y: piece.y - up, scale: piece.scale * scale }]
        }),
      )
    })
  }
  readonly #raised = new Kept<Poses<K['look']>>(1)

  /** Marks and lines speak of a position at rest: while things move, there are none. */
  at(now: number, camera: Camera): Over<K, F> {
    const model = this.#model
    const table = this.#table
    const { still, moving } = model
    const resting = model.resting()
    const drawing = this.drawing()
    const { ghosts, turning } = this.#turns.at(
      drawing?.ghosts ?? {},
      (look) => table.turnedOf?.(look) ?? null,
      now,
      still,
    )
    const { promised, shown } = this.#stillToCome(moving, drawing)
    const grip = this.#grip()
    const carried = this.held && grip ? inHand(grip, this.held.at, drawing, camera) : {}
    const wanted = this.#stillUp.at(moving ? NO_LIFTS : table.liftsOf(this.lit, resting), model.telling)
    const { lifts, rising } = this.#lifting.at(wanted, now, still)
    if (grip) leaveGap(grip, lifts)
    for (const [name, { alpha }] of lifts) if (alpha < 1 && this.#hasLeft(name)) lifts.delete(name)
    const hung = this.#hung(now, resting, lifts, drawing !== null || Object.keys(promised).length > 0)
    const held = { ...carried, ...hung.pieces }
    const call = this.#calling.at(resting, now, still)
    const slow = table.isSlow ? this.#fading.at(resting, model.pieces, { now, instant: still, size: model.size }) : NONE
    const lit = moving ? NOTHING_LIT : this.#litThere(this.#litBut(grip, drawing))
    const lookedPast = this.#looksPast(lit, drawing)
    return {
      pieces: {
        ...slow.pieces,
        ...this.#notes(lit, drawing, lookedPast),
        ...this.#against(drawing),
        ...promised,
        ...ghosts,
        ...drawing?.steps,
        ...held,
      },
      held,
      carried: grip && this.held ? this.held.ref : null,
      lifts,
      lit,
      lookedPast,
      drawing: shown,
      call,
      moves: turning || rising || call !== null || slow.fading || hung.moves,
    }
  }

  /** Of what was previewed and is being done: what stands for things that are yet to come, and what is left to show. */
  #stillToCome(moving: boolean, drawing: F | null): { promised: Poses<K['look']>; shown: F | null } {
    const live = this.#model.pieces.poses()
    const awaited = this.#promised.at(moving, (left) => this.#table.awaited?.(left, live) ?? {})
    const underway = this.#underway.at(moving, (left) => this.#table.underway?.(left, live) ?? null)
    return { promised: { ...awaited, ...underway?.ghosts, ...underway?.steps }, shown: drawing ?? underway }
  }

  /** What was let go, as long as it is not where it goes; where its ghost lies it comes to be seen at home, faintly. */
  #hung(now: number, resting: Poses<K['look']>, lifts: Map<string, Lift>, isShown: boolean) {
    const { name } = this.#letGo
    if (name === null) return NOTHING_HANGS
    const { telling, still } = this.#model
    if (telling || still || this.held || this.#hasLeft(name)) this.#letGo.forget()
    const [lift, rests] = [lifts.get(name), resting[name]]
    const isPut = this.lit.some(({ ref, states }) => states.has('put') && this.#table.pieceOf(ref) === name)
    const home = rests && (lift ? lifted(rests, lift) : rests)
    const { piece, moves } = this.#letGo.at({ now, home, put: isPut, shown: isShown })
    if (!piece) return NOTHING_HANGS
    lifts.delete(name)
    const grip = this.#left && this.#gripOf(this.#left, resting)
    return { pieces: { [name]: piece, ...(grip && carriedBy(grip, piece)) }, moves }
  }

  /** What is done with it is told, and it lies where it goes by now: nothing that stood for it is to be seen. */
  #hasLeft(name: string): boolean {
    const [lay, lies] = [this.#lay[name], this.#model.pieces.get(name)]
    return this.#model.moving && lay !== undefined && lies !== undefined && lies.space !== lay.space
  }
  /** How all lay when what was shown was done. */
  #lay: Poses<K['look']> = {}

  /** Whoever picks something, or looks at what would come of it, looks past what was done last. */
  #looksPast(lit: readonly Lit[], drawing: F | null): boolean {
    const isSeen = drawing !== null && (this.#table.isOnBoard?.(drawing) ?? true)
    const { view, last } = this.#model
    const isElsewhere = view !== null && (this.#table.looksPast?.(view, lit) ?? false)
    return this.#past.at(last, isSeen || isElsewhere || lit.some(isPicked))
  }
  readonly #past = new LookedPast<K['last']>()

  /** What is laid by the move that a review shows beside it, faintly: nothing where this one lays something itself. */
  #against(drawing: F | null): Poses<K['look']> {
    const { view, frame, size, past } = this.#model
    const against = this.previewed?.against
    if (!this.#table.laysBeside || !drawing || !against || view === null) return NO_NOTES
    const resting = this.#model.resting()
    return this.#laidBeside.of([view, against, frame, size, past, resting, drawing], () => {
      const { ghosts, laid = [] } = this.#table.drawPreview(view, against, frame, size, past, resting)
      const own = Object.values(drawing.ghosts)
      const isFree = ({ x, y }: Piece<K['look']>) => !own.some((one) => one.x === x && one.y === y)
      return Object.fromEntries(
        laid
          .slice(0, MOST_RINGS)
          .filter((name) => isFree(ghosts[name]))
          .map((name) => [`against ${name}`, { ...ghosts[name], alpha: ghosts[name].alpha * FAINT }]),
      )
    })
  }
  readonly #laidBeside = new Kept<Poses<K['look']>>(1)

  /** What is written over the position: nothing while it changes. */
  #notes(lit: readonly Lit[], drawing: F | null, lookedPast: boolean): Poses<K['look']> {
    const [previewing, hidesPast] = [drawing !== null, drawing?.hidesPast ?? false]
    const { view, last, size, moving } = this.#model
    const { notesOf } = this.#table
    if (!notesOf || view === null || moving) return NO_NOTES
    const resting = this.#model.resting()
    return this.#noted.of([view, lit, last, previewing, lookedPast, hidesPast, size, resting], () =>
      notesOf({ view, lit, last, previewing, lookedPast, hidesPast, size, resting }),
    )
  }
  readonly #noted = new Kept<Poses<K['look']>>(1)

  /** What the pointer has taken up. */
  #grip(): Grip<K['look']> | null {
    if (!this.held || this.#model.moving) return null
    const { ref } = this.held
    const resting = this.#model.resting()
    return this.#gripped.of([ref, resting], () => this.#gripOf(ref, resting))
  }

  #gripOf(ref: Ref, resting: Poses<K['look']>): Grip<K['look']> | null {
    return this.#table.gripOf ? this.#table.gripOf(ref, resting) : byItsMiddle(this.#table.pieceOf(ref), resting)
  }

  readonly #gripped = new Kept<Grip<K['look']> | null>(1)

  readonly #litBeside = new Kept<readonly Lit[]>(1)

  /**
   * A ghost stands for what is held once it has found its place: it needs no ring at the pointer. What hangs beside its
   * ghost is as good as put there, and what else may be done with it stays to be seen.
   */
  #litBut(grip: Grip<K['look']> | null, drawing: F | null): readonly Lit[] {
    const { lit } = this
    if (!grip || !hasFoundPlace(drawing)) return lit
    // The same list for the same marks: another would have the overlay drawn anew at every frame of a drag.
    const asFound = grip.found ? ({ ref }: Lit) => [{ ref, states: PUT }] : () => []
    return this.#litBeside.of([lit, grip.name], () =>
      lit.flatMap((one) => (this.#table.pieceOf(one.ref) === grip.name ? asFound(one) : [one])),
    )
  }

  readonly #come = new Kept<readonly Lit[]>(1)

  /** What was taken back and is on its way home has no ring yet: that comes with it, and waits at no empty place. */
  #litThere(lit: readonly Lit[]): readonly Lit[] {
    const model = this.#model
    if (!model.returning) return lit
    const resting = model.resting()
    const away = lit.flatMap(({ ref }) => {
      const name = this.#table.pieceOf(ref)
      return name === null || samePiece(model.pieces.get(name), resting[name]) ? [] : [name]
    })
    if (away.length === 0) return lit
    // The same list while the same are away.
    return this.#come.of([lit, away.join()], () => {
      const gone = new Set<string | null>(away)
      return lit.filter(({ ref }) => !gone.has(this.#table.pieceOf(ref)))
    })
  }
}
