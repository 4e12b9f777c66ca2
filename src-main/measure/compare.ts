/** Numbers of a report by their path, such as `games.freight-express.stepsPerSecond`. */
function numbersIn(report: unknown, path = ''): Map<string, number> {
  if (typeof report === 'number') return new Map([[path, report]])
  if (typeof report !== 'object' || report === null) return new Map()
  return new Map(
    Object.entries(report).flatMap(([key, value]) => [...numbersIn(value, path === '' ? key : `${path}.${key}`)]),
  )
}

/**
 * One line for each number of either report: before, now, and the change in per cent.
 * More is better for what counts per second, less for what counts milliseconds: the reader knows.
 */
export function compareReports(before: unknown, now: unknown): string[] {
  const [earlier, later] = [numbersIn(before), numbersIn(now)]
  return [...new Set([...earlier.keys(), ...later.keys()])].map((path) => {
    const [a, b] = [earlier.get(path), later.get(path)]
    if (a === undefined) return `${path}: new, ${b}`
    if (b === undefined) return `${path}: was ${a}, not measured now`
    return `${path}: ${a} -> ${b} (${changeOf(a, b)})`
  })
}

function changeOf(before: number, now: number): string {
  if (before === 0) return now === 0 ? 'same' : 'from nothing'
  const percent = Math.round((now / before - 1) * 1000) / 10
  return `${percent > 0 ? '+' : ''}${percent} %`
}
