import { plainLine } from '../../src-shared/plain-text.ts'
import { LONGEST_NAME } from '../../src-shared/table.ts'

/** Room for a space and the number behind a name. */
const ROOM = 10

/** `Name`, `Name 2`, `Name 3`: a copy's name, in any language. */
export const numbered = (name: string): string => counted(name)(1)

/**
 * The name itself, or the first of `Name 2`, `Name 3` that is not taken: found after as many tries as names are taken.
 */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const after = counted(name)
  let free = name
  for (let n = 1; taken.has(free) && n <= taken.size; n++) free = after(n)
  return free
}

/** The `n`th name after this one. Each differs from all others. */
function counted(name: string): (n: number) => string {
  const plain = plainLine(name, LONGEST_NAME)
  const parts = /^(.*) (\d{1,4})$/.exec(plain)
  const [stem, from] = parts ? [parts[1], Number(parts[2])] : [plain, 1]
  const short = stem.slice(0, LONGEST_NAME - ROOM).trim()
  return (n) => plainLine(`${short} ${from + n}`, LONGEST_NAME)
}
