import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { Cue } from '../../sound/cues.ts'
import type { Camera, Point } from '../../stage/camera.ts'
import { toScreen } from '../../stage/camera.ts'
import type { Act, Ease } from '../../stage/motion.ts'
import { easeBoth, easeOut, linear } from '../../stage/motion.ts'
import type { SceneFrame } from '../../stage/scene.ts'
import { samePiece } from '../../stage/pieces.ts'
import type { Layout } from './layout.ts'
import type { Look, Piece, Pieces, Poses } from './looks.ts'
import type { LastMove } from './memory.ts'
import type { Spot } from './track.ts'
import { between, normal } from './track.ts'

/** What a handler is told: one event, and the poses it leads from and to. */
export interface Telling<E extends FreightEvent = FreightEvent> {
  readonly event: E
  readonly before: FreightView
  readonly after: FreightView
  readonly from: Poses
  readonly to: Poses
  readonly pieces: Pieces
  readonly frame: SceneFrame | undefined
  readonly layout: Layout
  readonly camera: Camera
  /** The mark of the last move as it stands when the event begins. */
  readonly last: LastMove | null
  /** Shows the line behind whoever drives, as far as he has come. */
  trail(line: readonly Point[]): void
  hear(cue: Cue): void
}

interface Flight {
  readonly ease?: Ease
  /** How high it rises on its way, in its own space. */
  readonly arc?: number
  /** Turned over half way, to this look. */
  readonly turnTo?: Look
}

/** Writes down who moves when. What no line speaks for is settled at the end: it goes where it must. */
export class Script<E extends FreightEvent = FreightEvent> {
  readonly telling: Telling<E>
  readonly acts: Act[] = []
  private readonly spoken = new Set<string>()
  /** When everything that was not spoken for goes to its place. */
  restAt = 0
  restLasts = 180
  private extras = 0

  constructor(telling: Telling<E>) {
    this.telling = telling
  }

  /** This piece is moved by the lines of the script alone. */
  speakFor(name: string): void {
    this.spoken.add(name)
  }

  /** A name for a piece that is there only while things move. */
  extra(): string {
    const name = `extra ${this.extras++}`
    this.speakFor(name)
    return name
  }

  /** Moves a piece from one pose to another; it appears when the movement begins. */
  fly(name: string, at: number, lasts: number, start: Piece, end: Piece, { ease = easeBoth, arc = 0, turnTo }: Flight = {}): void {
    this.speakFor(name)
    const { pieces } = this.telling
    this.acts.push({
      at, lasts, ease,
      draw(part) {
        const turned = turnTo && part >= 0.5
        const look = turned ? turnTo : part === 1 ? end.look : start.look
        const squash = turnTo ? Math.abs(1 - 2 * part) : undefined
        pieces.put(name, part === 1 ? { ...end, look } : mixed(start, end, part, { look, ...(squash !== undefined && { squash }) }, arc))
      },
    })
  }

  /** Moves a piece along a way on the board; `ends` is its pose when it has arrived. */
  drive(name: string, at: number, lasts: number, way: (part: number) => Spot, ease: Ease = linear): void {
    this.speakFor(name)
    const { pieces } = this.telling
    this.acts.push({ at, lasts, ease, draw: (part) => pieces.alter(name, way(part)) })
  }

  put(name: string, at: number, value: Piece): void {
    this.speakFor(name)
    this.acts.push({ at, lasts: 0, draw: () => this.telling.pieces.put(name, value) })
  }

  remove(name: string, at: number): void {
    this.speakFor(name)
    this.acts.push({ at, lasts: 0, draw: () => this.telling.pieces.remove(name) })
  }

  /** A sound at its moment; nobody hears it when all is brought to its end. */
  sound(at: number, cue: Cue): void {
    this.acts.push({ at, lasts: 0, fleeting: true, draw: () => this.telling.hear(cue) })
  }

  /** Something that is there for a moment only. */
  glimpse(at: number, lasts: number, start: Piece, end: Piece, ease: Ease = easeOut): void {
    const name = this.extra()
    this.fly(name, at, lasts, start, end, { ease })
    this.remove(name, at + lasts)
  }

  /** The place on the glass over a place on the board, for what flies from one to the other. */
  over(spot: { x: number; y: number }): { x: number; y: number; scale: number } {
    return { ...toScreen(this.telling.camera, spot), scale: this.telling.camera.scale }
  }

  /** All lines, and the settling of the rest. */
  end(): Act[] {
    const { from, to, pieces } = this.telling
    for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
      if (this.spoken.has(name)) continue
      const act = settling(pieces, name, from[name], to[name], this.restAt, this.restLasts)
      if (act) this.acts.push(act)
    }
    return this.acts
  }
}

/** How a piece that nobody spoke for goes where it must; null when it is there already. */
function settling(pieces: Pieces, name: string, from: Piece | undefined, to: Piece | undefined, at: number, lasts: number): Act | null {
  if (samePiece(from, to)) return null
  const fade = (piece: Piece, part: number) => pieces.put(name, part === 1 ? piece : { ...piece, alpha: piece.alpha * part })
  return {
    at, lasts, ease: easeOut,
    draw(part) {
      if (from && to) pieces.put(name, part === 1 ? to : mixed(from, to, part, { look: to.look }))
      else if (to) fade(to, part)
      else if (from && part < 1) fade(from, 1 - part)
      else pieces.remove(name)
    },
  }
}

/** A pose between two, turning the short way round. */
function mixed(from: Piece, to: Piece, part: number, change: Partial<Piece>, arc = 0): Piece {
  const mix = (of: (piece: Piece) => number) => between(of(from), of(to), part)
  return {
    ...from,
    x: mix((piece) => piece.x),
    y: mix((piece) => piece.y) - arc * 4 * part * (1 - part),
    angle: from.angle + normal(to.angle - from.angle) * part,
    scale: mix((piece) => piece.scale),
    squash: mix((piece) => piece.squash),
    alpha: mix((piece) => piece.alpha),
    z: to.z,
    ...change,
  }
}
