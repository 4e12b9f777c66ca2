import { Graphics } from 'pixi.js'

/**
 * A line that grows is drawn anew at every frame. As a group of its own it does not have everything else on the canvas
 * listed anew for it.
 */
export const strokes = (): Graphics => new Graphics({ isRenderGroup: true })

/** Strokes that show nothing are left out: a group parts what is painted before it from what comes after, empty too. */
export function leaveOutEmpty(...all: readonly Graphics[]): void {
  for (const graphics of all) graphics.visible = graphics.context.instructions.length > 0
}
