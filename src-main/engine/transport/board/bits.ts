/** The place of the lowest bit that is set. One is. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)
