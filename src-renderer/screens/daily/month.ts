import { beginOf, dayAt, later, type Day } from '../../../src-shared/daily.ts'

/** The weeks of a day's month, from Monday to Sunday; null = a day of another month. */
export function weeksOf(day: Day): (Day | null)[][] {
  const first: Day = `${day.slice(0, 7)}-01`
  const before = (new Date(beginOf(first)).getUTCDay() + 6) % 7
  const weeks: (Day | null)[][] = []
  for (let monday = later(first, -before); monday.slice(0, 7) <= day.slice(0, 7); monday = later(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, i) => later(monday, i)).map((one) =>
        one.slice(0, 7) === day.slice(0, 7) ? one : null,
      ),
    )
  return weeks
}

/** The first of the month so many months later. */
export function monthLater(day: Day, months: number): Day {
  const [year, month] = day.split('-').map(Number)
  return dayAt(Date.UTC(year, month - 1 + months, 1))
}
