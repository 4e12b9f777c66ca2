/** The place of the lowest bit that is set. One is. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** A bit for each of so many cards, 32 to a word. */
export const noBits = (count: number): Int32Array => new Int32Array((count + 31) >> 5)
/** Sets the bit of a card. */
export function setBit(bits: Int32Array, card: number): void {
  bits[card >> 5] |= 1 << (card & 31)
}
