import type { Point, Size } from '../../stage/camera/camera.ts'

/** How far something reaches in the window. */
export type Reach = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

/** Where a tip stands; `above`: its foot stands at this height, not its head. */
export interface TipPlace extends Point {
  readonly above: boolean
}

const GAP = 8
const EDGE = 8
/** From here on a control is so near the foot of the window that words stand above it. */
const LOW = 0.7

/**
 * A tip begins below its control, where that does; where there is no room for it, it ends where the control does, and
 * stands above it. At a row of a list it stands beside the list, where it fits: above and below are rows to be read.
 */
export function tipPlace(control: Reach, width: number, window: Size, list: Reach | null): TipPlace {
  const above = control.bottom > window.height * LOW
  const beside = list ? list.left - GAP - width : -1
  if (beside >= EDGE) return { x: beside, y: above ? control.bottom : control.top, above }
  const most = window.width - EDGE - width
  const x = control.left <= most ? control.left : Math.min(most, control.right - width)
  return { x: Math.max(EDGE, x), y: above ? control.top - GAP : control.bottom + GAP, above }
}
