/** A little arithmetic of angles and ways that everything moving shares. */

/** Somewhere on the table, heading somewhere: degrees, clockwise, 0 = to the right. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly angle: number
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** The same angle between -180 and 180. */
export const normal = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180
export const between = (a: number, b: number, part: number): number => a + (b - a) * part
