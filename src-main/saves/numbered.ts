const LONGEST_NAME = 80

/** `Name`, `Name 2`, `Name 3`: a copy's name, in any language. */
export function numbered(name: string): string {
  const parts = /^(.*) (\d{1,4})$/.exec(name)
  const [stem, n] = parts ? [parts[1], Number(parts[2]) + 1] : [name, 2]
  return `${stem.slice(0, LONGEST_NAME - 6)} ${n}`
}
