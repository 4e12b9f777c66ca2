import type { Cue } from '../../sound/cues.ts'
import type { Camera } from '../camera/camera.ts'
import { toBoard, toScreen } from '../camera/camera.ts'
import type { Kinds } from '../craft.ts'
import type { Act, Ease } from './motion.ts'
import { easeBoth, easeOut, linear } from './motion.ts'
import type { Piece, Pieces, Poses } from '../pieces.ts'
import type { SceneFrame } from '../scene.ts'
import { mixed, settling } from './settling.ts'
import type { Spot } from './turning.ts'

/** Where something is heard, in the space of a piece. */
export type Heard = Pick<Piece<unknown>, 'space' | 'x'> & { readonly y: number }

/** A piece that moves in a script, and when. */
interface Move {
  readonly name: string
  readonly at: number
  readonly ends: number
}

/** What a handler is told: one event, and the poses it leads from and to. */
export interface Telling<K extends Kinds, E = K['event']> {
  readonly event: E
  readonly before: K['view']
  readonly after: K['view']
  /** All that is told in one go with it, and itself, in their order. */
  readonly together: readonly K['event'][]
  readonly from: Poses<K['look']>
  readonly to: Poses<K['look']>
  /** Where all that is told in one go leads from, and to. */
  readonly began: Poses<K['look']>
  readonly ends: Poses<K['look']>
  readonly pieces: Pieces<K['look']>
  readonly frame: SceneFrame | undefined
  readonly layout: K['layout']
  readonly camera: Camera
  /** What of the past shows when the event begins. */
  readonly past: NonNullable<K['past']> | null
  /** The mark of the last move as it stands when the event begins. */
  readonly last: K['last'] | null
  /** The ghosts that whoever looks was shown of what is being done. */
  readonly promised?: Poses<K['look']>
  /** Shows the last move as far as it has come, until the event is over. */
  mark(last: K['last'] | null): void
  /** `spot`: where it is heard from; the middle where none is said. */
  hear(cue: Cue, spot?: Heard): void
}

interface Flight<Look> {
  readonly ease?: Ease
  /** How high it rises on its way, in its own space. */
  readonly arc?: number
  /** Turned over half way, to this look. */
  readonly turnTo?: Look
}

/** Writes down who moves when. What no line speaks for is settled at the end: it goes where it must. */
export class Script<K extends Kinds, E = K['event']> {
  readonly telling: Telling<K, E>
  readonly acts: Act[] = []
  readonly #spoken = new Set<string>()
  readonly #moves: Move[] = []
  /** When everything that was not spoken for goes to its place. */
  restAt = 0
  restLasts = 180
  #extras = 0

  constructor(telling: Telling<K, E>) {
    this.telling = telling
  }

  /** This piece is moved by the lines of the script alone. */
  speakFor(name: string): void {
    this.#spoken.add(name)
  }

  /** A name for a piece that is there only while things move. */
  extra(): string {
    const name = `extra ${this.#extras++}`
    this.speakFor(name)
    return name
  }

  /** Moves a piece from one pose to another; it appears when the movement begins. */
  fly(
    name: string,
    at: number,
    lasts: number,
    start: Piece<K['look']>,
    end: Piece<K['look']>,
    { ease = easeBoth, arc = 0, turnTo }: Flight<K['look']> = {},
  ): void {
    this.#moved(name, at, lasts)
    const { pieces } = this.telling
    this.acts.push({
      at,
      lasts,
      ease,
      draw(part) {
        const turned = turnTo && part >= 0.5
        const look = turned ? turnTo : part === 1 ? end.look : start.look
        const squash = turnTo ? Math.abs(1 - 2 * part) : undefined
        pieces.put(
          name,
          part === 1
            ? { ...end, look }
            : mixed(start, end, part, { look, ...(squash !== undefined && { squash }) }, arc),
        )
      },
    })
  }

  /** Moves a piece along a way on the board; `ends` is its pose when it has arrived. */
  drive(name: string, at: number, lasts: number, way: (part: number) => Spot, ease: Ease = linear): void {
    this.#moved(name, at, lasts)
    const { pieces } = this.telling
    this.acts.push({ at, lasts, ease, draw: (part) => pieces.alter(name, way(part)) })
  }

  put(name: string, at: number, value: Piece<K['look']>): void {
    this.speakFor(name)
    this.acts.push({ at, lasts: 0, draw: () => this.telling.pieces.put(name, value) })
  }

  remove(name: string, at: number): void {
    this.speakFor(name)
    this.acts.push({ at, lasts: 0, draw: () => this.telling.pieces.remove(name) })
  }

  #moved(name: string, at: number, lasts: number): void {
    this.speakFor(name)
    this.#moves.push({ name, at, ends: at + lasts })
  }

  /**
   * A sound at its moment; nobody hears it when all is brought to its end. It comes from the piece of that name, or
   * else from the one whose movement is nearest in time.
   */
  sound(at: number, cue: Cue, name?: string): void {
    this.acts.push({
      at,
      lasts: 0,
      fleeting: true,
      draw: () => this.telling.hear(cue, this.#spotOf(name ?? this.#nearest(at))),
    })
  }

  #nearest(at: number): string | undefined {
    const off = ({ at: begins, ends }: Move): number => Math.max(0, begins - at, at - ends)
    return this.#moves.reduce<Move | undefined>(
      (best, move) => (best && off(best) < off(move) ? best : move),
      undefined,
    )?.name
  }

  #spotOf(name: string | undefined): Heard | undefined {
    const { pieces, from, to } = this.telling
    return name === undefined ? undefined : (pieces.get(name) ?? to[name] ?? from[name])
  }

  /** Something that is there for a moment only. */
  flash(at: number, lasts: number, start: Piece<K['look']>, end: Piece<K['look']>, ease: Ease = easeOut): void {
    const name = this.extra()
    this.fly(name, at, lasts, start, end, { ease })
    this.remove(name, at + lasts)
  }

  /** Light or steam that is there for a moment only, and that nothing waits for: it goes on beside what comes next. */
  glow(at: number, lasts: number, start: Piece<K['look']>, end: Piece<K['look']>, ease: Ease = easeOut): void {
    const { pieces } = this.telling
    const name = pieces.nameGlow()
    const draw = (part: number): void =>
      pieces.glow(name, part === 1 ? null : mixed(start, end, part, { look: start.look }, 0))
    this.acts.push({ at, lasts, ease, glows: true, draw })
  }

  /** What moves meanwhile takes its time, however long whoever looks has waited for others. */
  steady(at: number, lasts: number): void {
    this.acts.push({ at, lasts, steady: true, draw: () => undefined })
  }

  /** What moves meanwhile gets at least half its time, however long whoever looks has waited for others. */
  atLeastHalf(at: number, lasts: number): void {
    this.acts.push({ at, lasts, fastest: 2, draw: () => undefined })
  }

  /** What moves meanwhile is seen for so many real milliseconds, however long whoever looks has waited for others. */
  seenFor(at: number, lasts: number, seen: number): void {
    this.acts.push({ at, lasts, seen, draw: () => undefined })
  }

  /** What happens meanwhile to somebody is seen at every pace, however late it is. */
  neverMissed(at: number, lasts: number): void {
    this.acts.push({ at, lasts, fastest: 2, seen: 250, draw: () => undefined })
  }

  /** The place on the glass over a place on the board, for what flies from one to the other. */
  over(spot: { x: number; y: number }): { x: number; y: number; scale: number } {
    return { ...toScreen(this.telling.camera, spot), scale: this.telling.camera.scale }
  }

  /** The place on the board under a place on the glass. */
  under(spot: { x: number; y: number }): { x: number; y: number } {
    return toBoard(this.telling.camera, spot)
  }

  /** All lines, and the settling of the rest. */
  end(): Act[] {
    const { from, to, pieces } = this.telling
    for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
      if (this.#spoken.has(name)) continue
      const act = settling(pieces, name, from[name], to[name], this.restAt, this.restLasts)
      if (act) this.acts.push(act)
    }
    return this.acts
  }
}
