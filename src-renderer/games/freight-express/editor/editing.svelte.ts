import { LETTERS, type Special } from '../../../../src-shared/games/freight-express/specials.ts'
import { type KeptLine, type OwnLine } from '../../../../src-shared/lines.ts'
import { t } from '../../../i18n/words.svelte.ts'
import { checksOf, toMend } from './checks.ts'
import * as model from './model.ts'

/** Where a line is kept: its file, or null while it has none; and as it was last kept, or as it began. */
export interface Kept {
  readonly id: string | null
  readonly before: OwnLine
}

/** What a step leads back to: the drawing, and where another line was opened over it, where that was kept. */
interface Drawn {
  readonly line: OwnLine
  readonly opened?: Kept
}

/** Each line that is kept nowhere has its own: one may be kept while another is drawn. */
const keptNowhere = (): Kept => ({ id: null, before: model.emptyLine('') })

/** A layout under the pencil: the line, what is picked, what can be taken back. */
export class Editing {
  line = $state.raw<OwnLine>(model.emptyLine(''))
  kept = $state.raw<Kept>(keptNowhere())
  /** The station that the next special is for, or -1. */
  picked = $state(-1)
  /** The one that is picked has not been put down since: the next place is for it. */
  inHand = $state(false)
  /** Read out. */
  said = $state('')
  #past = $state.raw<readonly Drawn[]>([])
  #future = $state.raw<readonly Drawn[]>([])

  readonly checks = $derived.by(() => checksOf(this.line))
  readonly faults = $derived.by(() => toMend(this.checks))
  readonly changed = $derived.by(() => !model.sameLine(this.line, this.kept.before))

  /** `from`: a line that is kept nowhere, from which one goes on. */
  constructor(kept: KeptLine | null, from: OwnLine | null = null) {
    this.line = kept?.line ?? from ?? model.emptyLine(t('editor.name.usual'))
    this.kept = { id: kept?.id ?? null, before: this.line }
  }

  get id(): string | null {
    return this.kept.id
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Makes a step that can be taken back. */
  #step(next: OwnLine, said: string): void {
    this.said = said
    if (model.sameLine(next, this.line)) return
    this.#past = [...this.#past, { line: this.line }]
    this.#future = []
    this.line = next
  }

  undo(): void {
    const last = this.#past.at(-1)
    if (!last) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [...this.#future, this.#goTo(last)]
    this.said = t('toast.undone')
  }

  redo(): void {
    const next = this.#future.at(-1)
    if (!next) return
    this.#future = this.#future.slice(0, -1)
    this.#past = [...this.#past, this.#goTo(next)]
    this.said = t('table.redo')
  }

  /** Shows what was drawn before or after; gives back what stood there. */
  #goTo({ line, opened }: Drawn): Drawn {
    const here = { line: this.line, ...(opened && { opened: this.kept }) }
    if (opened) {
      this.line = line
      this.kept = opened
    } else {
      // A name is typed, not drawn: it stays.
      this.line = { ...line, name: this.line.name }
    }
    return here
  }

  rename(name: string): void {
    this.line = { ...this.line, name }
  }

  pick(station: number): void {
    this.picked = station
    this.inHand = station >= 0
    if (station >= 0) this.said = t('editor.said.picked', { letter: LETTERS[station] })
  }

  place(station: number, cell: number): void {
    this.#letGo(station)
    this.#step(
      model.place(this.line, station, cell),
      t('editor.said.placed', { letter: LETTERS[station], place: model.nameOfPlace(this.line, cell) }),
    )
  }

  /** A click, where it lies: picks it; a second one lets go of it. */
  toggle(station: number): void {
    this.pick(this.picked === station && this.inHand ? -1 : station)
  }

  /** A click on an empty place: puts down what is in hand, or lets go of what was put down before. */
  putDown(cell: number): void {
    if (this.inHand) this.place(this.picked, cell)
    else this.pick(-1)
  }

  /** It lies where it is meant to; its special may still be chosen. */
  #letGo(station: number): void {
    this.picked = station
    this.inHand = false
  }

  takeAway(station: number): void {
    this.#step(model.takeAway(this.line, station), t('editor.said.taken', { letter: LETTERS[station] }))
  }

  assign(station: number, special: Special): void {
    this.#letGo(station)
    this.#step(
      model.assign(this.line, station, special),
      t('editor.said.assigned', { letter: LETTERS[station], special: t(`freight.special.${special}`) }),
    )
  }

  resize(columns: number, rows: number): void {
    this.#step(model.resize(this.line, columns, rows), t('editor.said.size', { columns, rows }))
  }

  clear(): void {
    this.#step(model.clear(this.line), t('editor.placed', { n: 0 }))
  }

  asInRules(): void {
    this.#step(model.asInRules(this.line), t('new.special.default'))
  }

  shuffle(): void {
    this.#step(model.shuffle(this.line, lot), t('editor.shuffle'))
  }

  /** A line from a file: as a step, not kept yet under any name of ours. */
  open(line: OwnLine): void {
    this.picked = -1
    this.said = t('editor.imported', { name: line.name })
    this.#past = [...this.#past, { line: this.line, opened: this.kept }]
    this.#future = []
    this.line = line
    this.kept = keptNowhere()
  }

  /**
   * @param was where it was kept when it was sent: another line may have been opened since
   * @param line as it was sent: more may have been drawn since
   */
  keptAs(was: Kept, id: string, line: OwnLine): void {
    const kept = { id, before: line }
    const anew = (drawn: Drawn) => (drawn.opened === was ? { ...drawn, opened: kept } : drawn)
    if (this.kept === was) this.kept = kept
    this.#past = this.#past.map(anew)
    this.#future = this.#future.map(anew)
  }
}

const lot = (n: number): number => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * n)
