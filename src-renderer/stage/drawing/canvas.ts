import type { Scheme } from '../../theme/palette.ts'
import type { Camera, Size } from '../camera/camera.ts'
import type { Kinds } from '../craft.ts'
import type { Lift, Pictures } from './drawing.ts'
import { Drawing } from './drawing.ts'
import type { PreviewDrawing } from '../over/preview-drawing.ts'
import { Painter } from './painter.ts'
import type { Piece, Poses } from '../pieces.ts'
import { inSystemColours } from './system-colours.ts'
import type { Lighting, Overlay, Table } from '../table.ts'

/** What is painted at one time. */
export interface Frame<K extends Kinds, F, P> {
  readonly camera: Camera
  /** How the floor lies that was laid for home. */
  readonly floor: Camera
  /** Where the camera is gliding to; where it is, when it does not glide. */
  readonly goal: Camera
  readonly home: Camera
  readonly moving: boolean
  readonly pieces: Iterable<[string, Piece<K['look']>]>
  readonly lifts: ReadonlyMap<string, Lift>
  readonly light: Omit<Lighting<K, F, P>, 'pictures'> | null
}

/** The canvas of a drawn table: pieces, marks over them, and the tray, in the colours of a theme. */
export class Canvas<
  K extends Kinds,
  F extends PreviewDrawing<K['look']>,
  P extends Pictures<K['look']>,
  Layer extends string,
> {
  readonly #table: Table<K, F, P, Layer>
  readonly #painter: Painter
  readonly #drawing: Drawing<K['look'], P, Layer>
  readonly #overlay: Overlay<K, F, P>
  /** The system chooses the colours: marks are drawn in its own. */
  readonly #forced = matchMedia('(forced-colors: active)')
  readonly #closing = new AbortController()
  /** What marks are drawn with, and by which pictures they were made. */
  #inked: { readonly of: P; readonly marks: P } | null = null
  /** The first position is there with all its pictures. */
  #opened = false
  #gone = false

  private constructor(table: Table<K, F, P, Layer>, painter: Painter, theme: Scheme) {
    this.#table = table
    this.#painter = painter
    this.#drawing = new Drawing(
      table.brush,
      painter.root,
      theme,
      () => painter.resolution,
      () => painter.request(),
    )
    this.#overlay = table.overlay(this.#drawing.layers)
    const { signal } = this.#closing
    this.#forced.addEventListener('change', () => ((this.#inked = null), this.request()), { signal })
    // While the first pictures are made there is nothing else to see.
    painter.ground = this.#drawing.pictures.colour(table.ground)
  }

  /** `before` is called ahead of every painting, `crashed` when there can be no more. @throws Error 'noWebGL' */
  static async open<
    K extends Kinds,
    F extends PreviewDrawing<K['look']>,
    P extends Pictures<K['look']>,
    Layer extends string,
  >(
    table: Table<K, F, P, Layer>,
    host: HTMLElement,
    theme: Scheme,
    before: (now: number) => void,
    crashed: (error: unknown) => void,
  ): Promise<Canvas<K, F, P, Layer>> {
    return new Canvas(table, await Painter.open(host, before, crashed), theme)
  }

  get element(): HTMLCanvasElement {
    return this.#painter.canvas
  }

  get painted(): number {
    return this.#painter.painted
  }

  /** Paints soon. */
  request(): void {
    this.#painter.request()
  }

  /** Paints in this very frame: after a change of size. */
  paintAtOnce(): void {
    this.#painter.paintAtOnce()
  }

  /** What is to be seen now, so many times as large; null where nothing can be drawn. */
  snapshot(scale: number): HTMLCanvasElement | null {
    return this.#painter.snapshot(scale)
  }

  /** Has every picture of some positions made. */
  prepare(positions: readonly Poses<K['look']>[]): Promise<void> {
    return this.#drawing.prepare(positions)
  }

  /** Changes the colours as soon as the position's pictures are there in the new ones. */
  async theme(theme: Scheme, position: Poses<K['look']>, layout: () => K['layout']): Promise<void> {
    const current = await this.#drawing.recolour(theme, position)
    if (!current || this.#gone) return
    this.#painter.ground = this.#drawing.pictures.colour(this.#table.ground)
    this.#drawing.furnish(layout())
    this.request()
    // A hand that is shown or drawn later must not appear card by card.
    void this.#drawing.prepare([this.#table.everyFace(layout())])
  }

  resize({ width, height }: Size): void {
    this.#painter.resize(width, height)
  }

  furnish(layout: K['layout']): void {
    this.#drawing.furnish(layout)
  }

  paint({ camera, floor, goal, home, moving, pieces, lifts, light }: Frame<K, F, P>): void {
    this.#drawing.look(camera, goal, home, floor)
    this.#drawing.lifts = lifts
    // A ring must not lie round nothing while the first pictures are on their way.
    if (this.#drawing.mirror(pieces, moving) && light) this.#opened = true
    if (light && this.#opened) this.#overlay.paint({ ...light, pictures: this.#markPictures() })
  }

  /** What was painted last is not all there yet: some pictures are in the making. */
  get isMissing(): boolean {
    return this.#drawing.isMissing
  }

  #markPictures(): P {
    const { pictures } = this.#drawing
    if (this.#inked?.of !== pictures)
      this.#inked = { of: pictures, marks: this.#forced.matches ? inSystemColours(pictures) : pictures }
    return this.#inked.marks
  }

  destroy(): void {
    if (this.#gone) return
    this.#gone = true
    this.#closing.abort()
    this.#drawing.destroy()
    this.#painter.destroy()
  }
}
