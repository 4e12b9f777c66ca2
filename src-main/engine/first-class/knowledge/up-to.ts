/** One of each number from 0 on, so many. */
export const upTo = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i))
