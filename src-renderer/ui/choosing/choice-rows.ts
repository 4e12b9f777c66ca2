import { phrase } from '../../messages/index.ts'
import type { Phrase, Ref } from '../../../src-shared/core.ts'
import { sameRef } from '../../../src-shared/core.ts'
import type { Candidate, Group, PicturedDeed, Step, Tally, Warning } from '../../words/speech.ts'
import type { Selection } from './selection.ts'
import { asideRefs, askedFor, chosen, isNothing, isPlace, legalRefs, narrow, openStep, serves } from './selection.ts'

/** The list beside the table: which headings and rows a selection leaves. */
export interface Row {
  readonly id: string
  readonly label: Phrase
  readonly note?: Phrase
  readonly unseen?: Phrase
  /** How many choices lie behind it. */
  readonly count?: Phrase
  readonly warning?: Warning
  readonly gain?: number
  readonly tally?: Tally
  readonly rails?: number
  readonly pictured?: readonly PicturedDeed[]
  readonly signs?: readonly unknown[]
  /** It stays in sight below rows that go on. */
  readonly pinned?: true
  readonly refs: readonly Ref[]
  /** What clicking it selects. */
  readonly next: Selection
  /** It leads to further rows, not to a preview. */
  readonly deeper: boolean
  /** It is not done by being chosen: what lies behind it is chosen next, or how it lies, or where. */
  readonly opens?: boolean
  readonly current: boolean
}

export interface Section {
  readonly group: Group
  /** All its choices are behind one row that bears its name. */
  readonly folded: boolean
  /** The question its rows answer; null when they are the answers themselves. */
  readonly ask: Phrase | null
  readonly rows: readonly Row[]
  /** One of its rows is chosen already, the others are those it was chosen from. */
  readonly settled?: boolean
}

/** More rows than this under one of several headings are folded into one, where it has no row of its own. */
const FOLD = 3

export function sections(candidates: readonly Candidate[], selection: Selection): readonly Section[] {
  const meant = chosen(candidates, selection)
  return (meant && besideChosen(candidates, selection, meant)) ?? sectionsOf(candidates, selection, meant)
}

/**
 * What was chosen last stays a row among those it was chosen from: another of them is one click away, and none of them
 * moves. null where it stood alone, or is one thing that can be turned.
 */
function besideChosen(
  candidates: readonly Candidate[],
  selection: Selection,
  meant: Candidate,
): readonly Section[] | null {
  if (selection.steps.length === 0 || narrow(candidates, selection).length > 1) return null
  const before = { ...selection, steps: selection.steps.slice(0, -1), turn: 0 }
  if (isNothing(before)) return null
  const all = sectionsOf(candidates, before, meant)
  const [{ rows }, ...others] = all
  const isAmongOthers = others.length === 0 && rows.length > 1 && rows.some(({ current }) => current)
  return isAmongOthers ? [{ ...all[0], settled: true }] : null
}

function sectionsOf(
  candidates: readonly Candidate[],
  selection: Selection,
  meant: Candidate | null,
): readonly Section[] {
  const left = narrow(candidates, selection)
  const groups = [...new Map(left.map((one) => [one.group.id, one.group])).values()]
  // With one heading only its choices lie open from the start, whatever may be entered beside it.
  const apart = new Set(left.filter(({ within }) => within).map((one) => one.group.id))
  const isAlone = ({ id }: Group) => groups.every((other) => other.id === id || (!apart.has(id) && apart.has(other.id)))
  // A row counts apart what the table lights apart.
  const aside = asideRefs(legalRefs(candidates, selection), left)
  return groups.map((group) =>
    section(
      group,
      left.filter((one) => one.group.id === group.id),
      selection,
      isAlone(group),
      meant,
      aside,
    ),
  )
}

function section(
  group: Group,
  own: readonly Candidate[],
  selection: Selection,
  alone: boolean,
  meant: Candidate | null,
  aside: readonly Ref[],
): Section {
  const at = openStep(own)
  const options = [...new Map(own.map((one) => [one.steps[at].id, one])).values()]
  const deep = own.some((one) => one.steps.length > 1)
  if (!alone && !group.open && (options.length > mostOpen(group, selection) || (deep && isNothing(selection))))
    return { group, folded: true, ask: null, rows: [folded(group, own, at, { options, aside }, selection)] }
  const serving = servingSteps(options, own, at)
  const steps = options.map((one) => one.steps[at])
  const rows = onePerKind(steps).map((step): Row => {
    const alike = steps.filter((other) => other === step || (step.kind !== undefined && other.kind === step.kind))
    const its = ofAll(alike.map((one) => row(one, group, own, { at, alone }, selection, meant, options.length === 1)))
    if (!serving.has(step.id)) return its
    const told = servesBy(own.filter(({ steps }) => steps[at].id === step.id))
    return { ...its, note: its.note ? phrase('common.comma', { a: its.note, b: told }) : told }
  })
  return {
    group,
    folded: false,
    ask: alone && rows.length > 1 ? askedFor(options, at, selection) : null,
    rows,
  }
}

/** Of things of one kind the first. */
const onePerKind = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ kind }, i) => kind === undefined || steps.findIndex((other) => other.kind === kind) === i)

/** One row for things of one kind, which are all lit by it: it chooses the one that is chosen, or the first. */
function ofAll(rows: readonly Row[]): Row {
  const [first] = rows
  if (rows.length === 1) return first
  const { next, current } = rows.find((one) => one.current) ?? first
  const label: Phrase = phrase('table.row.times', { what: first.label, n: rows.length })
  return { ...first, label, refs: rows.flatMap(({ refs }) => refs), next, current }
}

/** What is good about a place that serves whoever plays: said in full where there is only one way to lay it there. */
function servesBy(own: readonly Candidate[]): Phrase {
  const told = own.length === 1 ? own[0].opensTold?.() : null
  return told ?? phrase(serviceOf(own))
}

function serviceOf(own: readonly Candidate[]) {
  const guard = own.find(({ guards }) => guards)
  if (!guard) return 'table.row.opensWay'
  return guard.together ? 'table.row.guardsOurs' : 'table.row.guards'
}

/** Of several places, or ways to lie there, those that serve whoever plays where others do not: so they are lit. */
function servingSteps(options: readonly Candidate[], own: readonly Candidate[], at: number): ReadonlySet<string> {
  const ids = options.flatMap(({ steps: { [at]: step } }) => {
    if (!step.refs.some(isPlace)) return []
    const these = own.filter(({ steps }) => steps[at].id === step.id)
    return these.every(serves) && these.some((one) => serves(one)!()) ? [step.id] : []
  })
  return new Set(ids.length < options.length ? ids : [])
}

/** How many rows may lie open beside other headings: what has its own row in a turn is one until it is opened. */
const mostOpen = ({ rank, key, folds }: Group, selection: Selection) =>
  folds || (isNothing(selection) && (rank !== undefined || key !== undefined)) ? 1 : FOLD

interface Many {
  /** An answer for each of the rows behind one. */
  readonly options: readonly Candidate[]
  /** What the table lights less. */
  readonly aside: readonly Ref[]
}

/** One row for many: 'Drive', '5 cards'. */
function folded(group: Group, own: readonly Candidate[], at: number, many: Many, selection: Selection): Row {
  // That there is one says nothing.
  const count = many.options.length > 1 ? countOf(many, at) : null
  const card = group.leads && isNothing(selection) ? onlyCard(own, at) : undefined
  return {
    id: group.id,
    label: group.brief ?? group.label,
    ...(count && { count }),
    ...(card && { note: card.label }),
    refs: [...own.flatMap((one) => one.steps[at].refs), ...goalOf(own)],
    next: { ...selection, group: group.id, turn: 0 },
    deeper: true,
    opens: true,
    current: false,
  }
}

/** The one card that all of these are done with: its step is not asked, and what leads may be done at once. */
const onlyCard = (own: readonly Candidate[], at: number): Step | undefined =>
  own[0].steps
    .slice(0, at + 1)
    .find(
      ({ id, refs }, i) => refs.some(({ kind }) => kind === 'card') && own.every(({ steps }) => steps[i]?.id === id),
    )

function countOf({ options, aside }: Many, at: number): Phrase {
  const { many, manyAside, allAside } = options[0].steps[at]
  const isAside = (ref: Ref) => aside.some((other) => sameRef(other, ref))
  const faint = options.filter(({ steps }) => steps[at].refs.length > 0 && steps[at].refs.every(isAside)).length
  const n = options.length
  // What is more to the point stands in other rows: of these none is.
  if (allAside && faint === n) return { key: allAside, params: { n } }
  return manyAside && faint > 0
    ? { key: manyAside, params: { n: n - faint, aside: faint } }
    : { key: many, params: { n } }
}

/** Where all of them lead: it is pointed at with what is to be chosen. None where they lead to several things. */
function goalOf(own: readonly Candidate[]): readonly Ref[] {
  const [goal, ...others] = own.map(({ onto, end }) => onto?.[0] ?? end)
  return goal && others.every((other) => other && sameRef(other, goal)) ? [goal] : []
}

/** Steps with one answer only are not asked: the row behind them names what the prompt above the list does not. */
function skipped(
  [first]: readonly Candidate[],
  from: number,
  at: number,
  { steps, picked }: Selection,
): Phrase | undefined {
  const unsaid = first.steps
    .slice(from, at)
    .filter((step) => !steps.includes(step.id) && !step.refs.some((ref) => picked.some((other) => sameRef(other, ref))))
  return unsaid
    .map((step) => step.label)
    .reduce<Phrase | undefined>((a, b) => (a ? { key: 'common.comma', params: { a, b } } : b), undefined)
}

/** What a row has from its step as it is there. */
const asInStep = ({ unseen, warning, gain, tally, rails, pictured, signs, pinned, refs }: Step) => ({
  ...(unseen && { unseen }),
  ...(warning && { warning }),
  ...(gain !== undefined && { gain }),
  ...(tally && { tally }),
  ...(rails !== undefined && { rails }),
  ...(pictured && { pictured }),
  ...(signs && { signs }),
  ...(pinned && { pinned }),
  refs,
})

/** Several ways are open, or places to put it: one is looked at before it is done. */
const isLookedAt = (these: readonly Candidate[]): boolean =>
  (these.length > 1 || these[0].places !== undefined) && !these.every(({ swift }) => swift)

/** Which step is open, and whether no other heading is. */
interface Open {
  readonly at: number
  readonly alone: boolean
}

/** What a row says: its step, and what was not asked before it, but nothing that the prompt above the list names. */
function saidOf(
  step: Step,
  own: readonly Candidate[],
  { at, alone }: Open,
  selection: Selection,
  isOnly: boolean,
): Pick<Row, 'label' | 'note'> {
  const isPicked = step.refs.some((ref) => selection.picked.some((other) => sameRef(other, ref)))
  if (isOnly && isPicked && step.asPicked) return { label: step.asPicked }
  // How it lies tells nobody what it is.
  const named = isOnly && step.isTurn && at > 0 ? own[0].steps[0] : null
  // Under its own heading alone the list stands below the name of what was chosen last.
  const told = alone && !named && !isNothing(selection) ? Math.max(0, at - 1) : at
  const note = step.note ?? skipped(own, named ? 1 : 0, told, selection)
  return { label: (named ?? step).label, ...(note && { note }) }
}

function row(
  step: Step,
  group: Group,
  own: readonly Candidate[],
  { at, alone }: Open,
  selection: Selection,
  meant: Candidate | null,
  isOnly: boolean,
): Row {
  const these = own.filter((one) => one.steps[at].id === step.id)
  const turning = meant !== null && own.every((one) => one.stem === own[0].stem)
  const deeper = new Set(these.map((one) => one.stem)).size > 1
  return {
    id: `${group.id}.${step.id}`,
    ...saidOf(step, own, { at, alone }, selection, isOnly),
    ...asInStep(step),
    // A whole outcome is given by its row, as by its place; what is turned is looked at first.
    next:
      turning && !these.every(({ swift }) => swift)
        ? { ...selection, turn: own.findIndex((one) => one.steps[at].id === step.id) }
        : { ...selection, group: group.id, steps: [...selection.steps, step.id], turn: 0 },
    deeper,
    ...((deeper || (!turning && isLookedAt(these))) && { opens: true }),
    current: meant !== null && meant.steps[at]?.id === step.id,
  }
}
