/** The mean of some numbers. @param empty what it is of none */
export const meanOf = (numbers: readonly number[], empty: number): number =>
  numbers.length === 0 ? empty : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
