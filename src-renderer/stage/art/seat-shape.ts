/**
 * Colour is never alone: each seat has a shape and a letter too. 0 to 3, as seats A to D have them where nobody chose:
 * circle, square, triangle, diamond. The outline round 0,0; the triangle sits a little high.
 */
export function seatShape(shape: number, r: number): string {
  switch (shape) {
    case 0:
      return `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0z`
    case 1:
      return `M${-r * 0.9} ${-r * 0.9}H${r * 0.9}V${r * 0.9}H${-r * 0.9}z`
    case 2:
      return `M0 ${-r * 1.34}L${r * 1.3} ${r * 0.86}H${-r * 1.3}z`
    default:
      return `M0 ${-r * 1.32}L${r * 1.32} 0L0 ${r * 1.32}L${-r * 1.32} 0z`
  }
}
