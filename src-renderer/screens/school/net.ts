import type { GameId } from '../../../src-shared/core.ts'
import type { LessonRow } from '../../../src-shared/school.ts'

/** The map of the school, 936 by 704: where its lines run and their stops lie. docs/look/look.md, 'Signal school'. */
export const NET = { width: 936, height: 704, box: { x: 96, y: 352 } } as const
const FIRST = 216
const APART = 122
const MODULES_APART = 41

export interface MapStop {
  readonly row: LessonRow
  /** Which of its line's lessons, from 1. */
  readonly n: number
  readonly x: number
  readonly y: number
  /** A numbered stop, a game with help at the end of a line, or a module by its letter. */
  readonly kind: 'stop' | 'game' | 'module'
  readonly letter: string
  /** Where its words stand. */
  readonly words: 'below' | 'above' | 'none'
}

export interface MapLine {
  readonly game: GameId
  readonly colour: string
  readonly y: number
  readonly stops: readonly MapStop[]
  readonly done: number
  /** From the signal box to the first stop; the main line; the branch; as far as what is done reaches. */
  readonly lead: string
  readonly main: string
  readonly branch: string
  readonly behind: string
  /** The name beside the branch. */
  readonly aside: { readonly x: number; readonly y: number; readonly below: boolean } | null
}

interface Plan {
  readonly game: GameId
  readonly colour: string
  readonly y: number
  /** So many stops on the main line. */
  readonly main: number
  readonly branch: { readonly from: number; readonly y: number; readonly at: number; readonly modules?: true }
}

const PLANS: readonly Plan[] = [
  { game: 'freight-express', colour: 'var(--enamel-fill)', y: 158, main: 6, branch: { from: 3, y: 86, at: 4 } },
  {
    game: 'first-class',
    colour: 'var(--oxblood-fill)',
    y: 352,
    main: 6,
    branch: { from: 3, y: 436, at: 0, modules: true },
  },
  { game: 'transport', colour: 'var(--green-fill)', y: 548, main: 5, branch: { from: 2, y: 632, at: 3 } },
]

const across = (n: number): number => FIRST + n * APART

/** The lines of the net, of the games that have lessons. */
export const netOf = (rows: readonly LessonRow[]): MapLine[] =>
  PLANS.flatMap((plan) => {
    const own = rows.filter(({ game }) => game === plan.game)
    return own.length > 0 ? [lineOf(plan, own)] : []
  })

function lineOf({ game, colour, y, main, branch }: Plan, rows: readonly LessonRow[]): MapLine {
  const turn = across(branch.from) + 26
  const gap = Math.abs(branch.y - y)
  const modules = turn + gap
  const stops = rows.map((row, i): MapStop => {
    const n = i + 1
    const of = { row, n }
    if (i < main) return { ...of, x: across(i), y, kind: i === main - 1 ? 'game' : 'stop', letter: '', words: 'below' }
    if (branch.modules) {
      const x = modules + (i - main) * MODULES_APART
      return { ...of, x, y: branch.y, kind: 'module', letter: 'ABCDEF'[i - main], words: 'none' }
    }
    const words = branch.y > y ? 'below' : 'above'
    return { ...of, x: across(branch.at + i - main), y: branch.y, kind: 'stop', letter: '', words }
  })
  const onMain = stops.slice(0, main)
  const aside = stops.slice(main)
  const end = aside.at(-1)?.x
  const { box } = NET
  const up = Math.sign(y - box.y)
  const reached = onMain.findIndex(({ row }) => !row.done)
  const ahead = onMain[reached < 0 ? onMain.length - 1 : reached]
  // No train stands on the branch: it is behind as far as its lessons are done one after the other.
  const open = aside.findIndex(({ row }) => !row.done)
  const gone = (open < 0 ? aside : aside.slice(0, open)).at(-1)
  return {
    game,
    colour,
    y,
    stops,
    done: rows.filter(({ done }) => done).length,
    lead: up === 0 ? `M${box.x} ${box.y}H${FIRST}` : `M${box.x} ${box.y}V${y - up * 44}L${box.x + 44} ${y}H${FIRST}`,
    main: `M${FIRST} ${y}H${onMain.at(-1)?.x ?? FIRST}`,
    branch: end === undefined ? '' : `M${turn} ${y}L${turn + gap} ${branch.y}H${end}`,
    behind: [
      ...(reached === 0 ? [] : [`M${FIRST} ${y}H${ahead.x}`]),
      ...(gone === undefined ? [] : [`M${turn} ${y}L${turn + gap} ${branch.y}H${gone.x}`]),
    ].join(''),
    aside:
      end === undefined
        ? null
        : branch.modules
          ? { x: (modules + end) / 2, y: branch.y + 36, below: true }
          : { x: end + 26, y: branch.y + 5, below: false },
  }
}

type Way = 'left' | 'right' | 'up' | 'down'

/** The stop beside another where the map is told as lists, one line after the other. */
export function besideInList(lines: readonly MapLine[], id: string, way: Way): string | null {
  const all = lines.flatMap(({ stops }) => stops)
  const step = way === 'left' || way === 'up' ? -1 : 1
  return all[all.findIndex(({ row }) => row.id === id) + step]?.row.id ?? null
}

/** The stop beside another on the map: along its line, or on the line above or below, the nearest. */
export function besideStop(lines: readonly MapLine[], id: string, way: Way): string | null {
  const all = lines.flatMap(({ stops }) => stops)
  const at = all.find(({ row }) => row.id === id)
  if (!at) return all[0]?.row.id ?? null
  if (way === 'left' || way === 'right') {
    const line = all.filter(({ row }) => row.game === at.row.game)
    return line[line.indexOf(at) + (way === 'left' ? -1 : 1)]?.row.id ?? null
  }
  const sign = way === 'up' ? -1 : 1
  const there = all.filter(({ y }) => Math.sign(y - at.y) === sign)
  const nearest = Math.min(...there.map(({ y }) => Math.abs(y - at.y)))
  const [best] = there
    .filter(({ y }) => Math.abs(y - at.y) === nearest)
    .sort((a, b) => Math.abs(a.x - at.x) - Math.abs(b.x - at.x))
  return best?.row.id ?? null
}
