import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LAYOUTS } from '../../../../src-shared/games/freight-express/layouts.ts'
import { lineFaults } from '../../../../src-shared/games/freight-express/line.ts'
import { DEFAULT_SPECIALS, SPECIALS } from '../../../../src-shared/games/freight-express/specials.ts'
import { lineText, NOWHERE, readLine, type OwnLine } from '../../../../src-shared/lines.ts'
import { checksOf, figuresOf, toMend } from '../../../../src-renderer/games/freight-express/editor/checks.ts'
import { Editing } from '../../../../src-renderer/games/freight-express/editor/editing.svelte.ts'
import * as model from '../../../../src-renderer/games/freight-express/editor/model.ts'
import { seedFor } from '../../../seed.ts'

const own = (layout: keyof typeof LAYOUTS = 'classic'): OwnLine => ({
  name: 'Ours',
  ...LAYOUTS[layout],
  specials: DEFAULT_SPECIALS,
})
const at = (x: number, y: number, columns = 9) => y * columns + x
const [A, D, G, J] = [0, 3, 6, 9]
const told = (line: OwnLine) =>
  checksOf(line).map(({ n, kind, weight, stations }) =>
    `${n} ${weight} ${kind} ${stations.map((s) => 'ABCDEFGHIJ'[s]).join('')}`.trim(),
  )

it('goes on from a named line as it lies, which is kept nowhere and not changed until something is drawn', () => {
  const editing = new Editing(null, own('ring'))
  expect([editing.line.stations, editing.id, editing.changed]).toEqual([LAYOUTS.ring.stations, null, false])
  editing.takeAway(D)
  expect(editing.changed).toBe(true)
})

describe('a click on the grid', () => {
  const drawn = () => {
    const editing = new Editing({ id: 'x', line: own(), playable: true } as never)
    const where = (station: number) => editing.line.stations[station]
    return { editing, where, home: where(D) }
  }

  it('puts down the station that was picked, and the next one only lets go of it: nothing is moved unasked', () => {
    const { editing, where } = drawn()
    editing.toggle(D)
    editing.putDown(at(8, 0))
    expect([where(D), editing.picked, editing.inHand]).toEqual([at(8, 0), D, false])
    editing.putDown(at(8, 4))
    expect([where(D), editing.picked]).toEqual([at(8, 0), -1])
    editing.toggle(D)
    editing.putDown(at(8, 4))
    expect(where(D)).toBe(at(8, 4))
  })

  it('moves no station whose special was chosen meanwhile', () => {
    const { editing, where, home } = drawn()
    editing.toggle(D)
    editing.assign(D, 'veto')
    editing.putDown(at(8, 0))
    expect(where(D)).toBe(home)
  })
})

describe('the checks of a line', () => {
  it.each(Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[])('find nothing in the named layout %s', (name) => {
    expect(told(own(name))).toEqual([])
  })

  it('name the faults of the picture with their numbers', () => {
    let line = model.place(model.takeAway(own(), J), G, at(7, 1))
    line = model.assign(line, 8, 'abduction')
    expect(told(line)).toEqual(['1 mend missing J', '2 mend sideBySide DG', '3 think unused'])
    expect(checksOf(line)[2].specials).toEqual(['coupleWagon'])
  })

  it('count stations side by side in groups of their own', () => {
    let line = model.resize(own(), 12, 5)
    line = model.place(line, D, at(6, 2, 12))
    line = model.place(model.place(line, J, at(9, 1, 12)), 8, at(10, 1, 12))
    expect(told(line)).toEqual(['1 mend sideBySide DFG', '2 mend sideBySide IJ'])
  })

  it('name those that two cards cannot join with the rest, and not as starving', () => {
    const line = model.place(model.resize(own(), 16, 5), J, at(14, 3, 16))
    expect(told(line)).toEqual(['1 mend unreachable J'])
    const alone = model.place(model.resize(own(), 16, 9), A, at(14, 7, 16))
    expect(told(alone)).toEqual(['1 mend unreachable A'])
  })

  it('name those whose nearest neighbour is two cards away as starving, and one at the edge', () => {
    const line = model.place(model.resize(own(), 11, 5), J, at(10, 2, 11))
    expect(told(line)).toEqual(['1 think starved J', '2 think edge J'])
    expect(lineFaults(line)).toEqual([])
  })

  it('see nothing to join on an empty grid', () => {
    expect(told(model.emptyLine('x'))).toEqual(['1 mend missing ABCDEFGHIJ'])
  })

  it('find something to mend exactly where the options refuse the line', () => {
    const line = fc.integer({ min: 5, max: 12 }).chain((columns) =>
      fc.record({
        columns: fc.constant(columns),
        rows: fc.integer({ min: 4, max: 9 }),
        cells: fc.uniqueArray(fc.integer({ min: NOWHERE, max: columns * 4 - 1 }), { minLength: 10, maxLength: 10 }),
      }),
    )
    const seed = seedFor(20_265)
    console.log(`seed ${seed}`)
    let playable = 0
    const spread = fc
      .constantFrom(...Object.values(LAYOUTS))
      .chain((layout) =>
        fc.tuple(
          fc.constant(layout),
          fc.integer({ min: 0, max: 9 }),
          fc.integer({ min: 0, max: layout.columns * layout.rows - 1 }),
        ),
      )
    fc.assert(
      fc.property(line, ({ columns, rows, cells }) => {
        const drawn: OwnLine = { name: 'x', columns, rows, stations: cells, specials: DEFAULT_SPECIALS }
        expect(toMend(checksOf(drawn)) > 0).toBe(lineFaults(drawn).length > 0)
      }),
      { seed, numRuns: 200 },
    )
    fc.assert(
      fc.property(spread, ([layout, station, cell]) => {
        const drawn = model.place({ name: 'x', ...layout, specials: DEFAULT_SPECIALS }, station, cell)
        if (lineFaults(drawn).length === 0) playable++
        expect(toMend(checksOf(drawn)) > 0).toBe(lineFaults(drawn).length > 0)
      }),
      { seed, numRuns: 300 },
    )
    expect(playable).toBeGreaterThan(10)
  })

  it('give the figures of a line', () => {
    expect(figuresOf(own())).toMatchObject({ straight: 10, corner: 12, farthest: { hops: 3 } })
    expect(figuresOf(model.takeAway(own(), J)).farthest).toBeNull()
  })
})

describe('drawing a line', () => {
  it('lights the places off the ring and beside no station', () => {
    const line = model.takeAway(own(), J)
    for (const cell of model.goodCells(line, J))
      expect(toMend(checksOf(model.place(line, J, cell)).filter(({ kind }) => kind === 'sideBySide'))).toBe(0)
    expect(model.goodCells(line, J)).toContain(at(6, 3))
    expect(model.goodCells(line, J)).not.toContain(at(6, 4))
  })

  it('lets two stations change places, and sends one off the grid that must give way', () => {
    const line = own()
    const swapped = model.place(line, A, line.stations[D])
    expect([swapped.stations[A], swapped.stations[D]]).toEqual([line.stations[D], line.stations[A]])
    const taken = model.takeAway(line, J)
    expect(model.place(taken, J, line.stations[D]).stations[D]).toBe(NOWHERE)
  })

  it('keeps every station on its place when the grid grows, and takes off those that lose theirs', () => {
    const grown = model.resize(own(), 12, 8)
    expect(model.nameOfPlace(grown, grown.stations[J])).toEqual(model.nameOfPlace(own(), own().stations[J]))
    const shrunk = model.resize(own(), 7, 5)
    expect(shrunk.stations.flatMap((cell, i) => (cell === NOWHERE ? ['ABCDEFGHIJ'[i]] : []))).toEqual(['G'])
    expect(model.resize(own(), 18, 18)).toEqual(own())
    expect(model.resize(own(), 2, 5)).toEqual(own())
  })

  it('shuffles the specials of B to J and brings back those of the rules', () => {
    const line = model.assign(own(), 8, 'abduction')
    const dealt = model.shuffle(line, (n) => n - 1 - Math.floor(n / 2))
    expect(dealt.specials.A).toBe('none')
    expect(Object.values(dealt.specials).sort()).toEqual(Object.values(line.specials).sort())
    expect(dealt.specials).not.toEqual(line.specials)
    expect(model.asInRules(dealt).specials).toEqual(DEFAULT_SPECIALS)
  })

  it('whatever is done, the line can be written and read again', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('place' as const), a: fc.nat(9), b: fc.nat(200) }),
      fc.record({ do: fc.constant('take' as const), a: fc.nat(9), b: fc.constant(0) }),
      fc.record({ do: fc.constant('size' as const), a: fc.nat(20), b: fc.nat(20) }),
      fc.record({ do: fc.constant('assign' as const), a: fc.nat(9), b: fc.nat(SPECIALS.length - 1) }),
    )
    const seed = seedFor(20_265)
    console.log(`seed ${seed}`)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const line = steps.reduce((now, { do: what, a, b }) => {
          if (what === 'place') return model.place(now, a, b % (now.columns * now.rows))
          if (what === 'take') return model.takeAway(now, a)
          return what === 'size' ? model.resize(now, a, b) : model.assign(now, a, SPECIALS[b])
        }, own())
        expect(readLine(lineText(line))).toEqual({ ok: true, line })
      }),
      { seed, numRuns: 200 },
    )
  })
})

describe('a line that is opened over one that is kept', () => {
  const over = () => {
    const editing = new Editing({ id: 'harbour', line: { ...own(), name: 'Harbour' }, changed: 0 })
    editing.open({ ...own('ring'), name: 'Loop' })
    return editing
  }

  it('is kept nowhere yet; taken back, the kept one is there again with its name and its file', () => {
    const editing = over()
    expect([editing.line.name, editing.id, editing.changed]).toEqual(['Loop', null, true])
    editing.undo()
    expect([editing.line.name, editing.id, editing.changed]).toEqual(['Harbour', 'harbour', false])
    editing.redo()
    expect([editing.line.name, editing.id, editing.changed]).toEqual(['Loop', null, true])
  })

  it('is kept as it was sent, whatever was drawn since', () => {
    const editing = over()
    const { line, kept } = editing
    editing.takeAway(D)
    editing.keptAs(kept, 'loop', line)
    expect([editing.id, editing.changed]).toEqual(['loop', true])
  })

  it('is kept by itself, though one went back to the other before that was answered', () => {
    const editing = over()
    const { line, kept } = editing
    editing.undo()
    editing.keptAs(kept, 'loop', line)
    expect([editing.line.name, editing.id]).toEqual(['Harbour', 'harbour'])
    editing.redo()
    expect([editing.line.name, editing.id, editing.changed]).toEqual(['Loop', 'loop', false])
  })
})
