/** Whether words stand on two lines of so many letters: a long one goes to the next and leaves its line half empty. */
export function standsOnTwoLines(text: string, letters: number): boolean {
  let [lines, filled] = [1, 0]
  for (const { length } of text.split(' ')) {
    if (length > letters) return false
    const begins = filled > 0 && filled + 1 + length > letters
    if (begins) lines++
    filled = filled === 0 || begins ? length : filled + 1 + length
  }
  return lines <= 2
}
