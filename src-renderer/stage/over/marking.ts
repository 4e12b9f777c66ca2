import { Container, Graphics } from 'pixi.js'
import { CallLine } from '../drawing/call-line.ts'
import type { Kinds } from '../craft.ts'
import type { PreviewDrawing } from './preview-drawing.ts'
import type { Lit } from './marks.ts'
import { leaveOutEmpty, strokes } from '../drawing/stroke-group.ts'
import { cased } from '../drawing/strokes.ts'
import { sameLight, type Lighting, type Overlay } from '../table.ts'

/** Where the strokes of an overlay lie. */
export interface MarkLayers {
  /** Below what stands on the board. */
  readonly under: Container
  /** Ways that are or were gone. */
  readonly lines: Container
  /** Over what stands on the board. */
  readonly over: Container
  /** Over what lies on the glass. */
  readonly glass: Container
  /**
   * Among the cards of the hand: each ring lies just by its card, so that a card that laps over it covers the ring too.
   */
  readonly hand: Container
}

/** Rings, lines and brackets over the table: what may be done, was done, or would be. A game says how each is drawn. */
export abstract class Marking<
  K extends Kinds,
  F extends PreviewDrawing<K['look']>,
  P extends { colour(token: string): string },
> implements Overlay<K, F, P> {
  protected readonly under = strokes()
  protected readonly lines = strokes()
  protected readonly over = strokes()
  protected readonly glass = strokes()
  readonly #hand: Container
  #rings: Graphics[] = []
  readonly #calling: CallLine
  #painted: Lighting<K, F, P> | null = null

  constructor(layers: MarkLayers) {
    this.#hand = layers.hand
    for (const name of ['under', 'lines', 'over', 'glass'] as const) layers[name].addChild(this[name])
    this.#calling = new CallLine(layers.glass)
  }

  protected abstract mark(light: Lighting<K, F, P>, lit: Lit): void
  protected abstract lastMove(light: Lighting<K, F, P>, last: NonNullable<K['last']>): void
  protected abstract preview(light: Lighting<K, F, P>, drawing: F): void

  /** Ways that lie open, under the marks of what may be picked. */
  protected ahead(_light: Lighting<K, F, P>): void {
    // Most games have none.
  }

  /** Whether what was done last must make room for what would be done. */
  protected hides(_drawing: F): boolean {
    return true
  }

  paint(light: Lighting<K, F, P>): void {
    const painted = this.#painted
    this.#painted = light
    if (!painted || !sameLight(painted, light)) {
      this.draw(light)
      leaveOutEmpty(this.under, this.lines, this.over, this.glass)
    }
    // A line that runs must not have everything else drawn anew at each of its frames.
    this.#calling.show(light.call, light.pictures)
  }

  /** Draws everything anew. */
  protected draw(light: Lighting<K, F, P>): void {
    for (const graphics of [this.under, this.lines, this.over, this.glass]) graphics.clear()
    for (const ring of this.#rings) ring.destroy()
    this.#rings = []
    const { last, drawing } = light
    if (last !== null && last !== undefined && !(drawing && this.hides(drawing))) this.lastMove(light, last)
    this.ahead(light)
    for (const lit of light.lit) this.mark(light, lit)
    if (drawing) this.preview(light, drawing)
  }

  /** The place of the keyboard: to be seen whatever else is lit. */
  protected focus(pictures: P, graphics: Graphics, path: (graphics: Graphics) => void, width = 3): void {
    cased(graphics, path, { colour: pictures.colour('enamel'), width, casing: pictures.colour('paper') }, 2)
  }

  /** A ring of its own among the cards of the hand. */
  protected ringAt(zIndex: number): Graphics {
    const ring = new Graphics({ zIndex })
    this.#hand.addChild(ring)
    this.#rings.push(ring)
    return ring
  }
}
