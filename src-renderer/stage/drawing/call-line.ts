import type { Container } from 'pixi.js'
import { sameBox } from '../box.ts'
import type { Call } from './calling.ts'
import { leaveOutEmpty, strokes } from './stroke-group.ts'

/** A line of light that runs round the plate of whoever is to act, from its upper left corner. */
export class CallLine {
  readonly #line = strokes()
  #shown: Call | null = null

  constructor(layer: Container) {
    layer.addChild(this.#line)
  }

  show(call: Call | null, pictures: { colour(token: string): string }): void {
    const shown = this.#shown
    if (call === shown) return
    this.#shown = call
    // Once it is all round the plate it only fades.
    if (call) this.#line.alpha = call.alpha
    if (call && shown?.part === call.part && sameBox(call.box, shown.box)) return
    this.#line.clear()
    if (call) this.#draw(call, pictures.colour('glow'))
    leaveOutEmpty(this.#line)
  }

  #draw({ box: { x, y, width, height }, part }: Call, color: string): void {
    const corners = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ] as const
    let left = part * 2 * (width + height)
    this.#line.moveTo(x, y)
    for (let i = 1; i < corners.length && left > 0; i++) {
      const [from, to] = [corners[i - 1], corners[i]]
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const reach = Math.min(1, left / length)
      this.#line.lineTo(from[0] + (to[0] - from[0]) * reach, from[1] + (to[1] - from[1]) * reach)
      left -= length
    }
    this.#line.stroke({ width: 5, color, join: 'round', cap: 'round' })
  }
}
