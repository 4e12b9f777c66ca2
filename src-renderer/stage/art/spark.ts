import type { Art, Ink } from './ink.ts'

/** A spark that flies to the right. @param half of its length @param edge the token of what lies round it */
export function spark(ink: Ink, half: number, edge: string): Art {
  const [waist, thick] = [0.3 * half, 0.31 * half].map((far) => far.toFixed(1))
  return {
    body:
      `<path d="M${-half} 0L${waist} -${thick}L${half} 0L${waist} ${thick}z" fill="${ink('glow')}" ` +
      `stroke="${ink(edge)}" stroke-width="${(0.15 * half).toFixed(1)}" stroke-linejoin="round"/>`,
    box: [-half - 3, -0.5 * half - 1, 2 * half + 6, half + 2],
  }
}
