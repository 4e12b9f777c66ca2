import { describe, expect, it } from 'vitest'
import { drawShown } from '../../../../src-renderer/games/freight-express/overlay/ways-drawing.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Beat, Preview } from '../../../../src-shared/table.ts'
import { dayPreview, dayView, frameOf } from '../../harness/position.ts'

const view = dayView(3)
const first = dayPreview(view)

type Drove = Extract<FreightEvent, { kind: 'drove' }>

/** The same drive, but that it ends a step sooner and nobody falls. */
function shorter(): Preview {
  const beats = first.beats.filter(({ event }) => event.kind !== 'derailed')
  const last = beats.findLastIndex(({ event }) => event.kind === 'drove')
  return {
    ...first,
    beats: beats.map((beat, i): Beat => {
      if (i < last) return beat
      const drove = beats[last].event as Drove
      const steps = drove.steps.slice(0, -1)
      const end = [drove.from, ...steps].at(-1)!.find(({ seat }) => seat === drove.seat)!
      const then = beat.view as FreightView
      const seats = then.seats.map((seat, n) =>
        n === drove.seat ? { ...seat, locomotive: { sleeper: end.sleeper, facing: end.facing } } : seat,
      )
      const event: Beat['event'] = i === last ? Object.assign({}, drove, { steps }) : beat.event
      return { ...beat, event, view: { ...then, seats } as FreightView }
    }),
  }
}

const second = shorter()

describe('Several ways to one place', () => {
  const seen = drawShown(view, { ...first, others: [second] }, frameOf(3), BASE)

  it('are drawn together, with the key of its row at each and no numbers of steps', () => {
    const keys = Object.values(seen.steps).map(({ look }) => (look.kind === 'wayKey' ? look.n : 0))
    expect(keys).toEqual([1, 2])
    expect(seen.line).toEqual([])
    expect(new Set(seen.ways.map(({ nth }) => nth))).toContain(0)
  })

  it('are about where the driver ends on each, not about whom it pushes', () => {
    const { seat } = first.beats.map(({ event }) => event as FreightEvent).find((event) => event.kind === 'drove')!
    const driver = `ghost locomotive ${seat}`
    expect(seen.about).toEqual([driver, `${driver}, way 1`])
    expect(Object.keys(seen.ghosts).length).toBeGreaterThan(2)
  })

  it('stand apart with their keys', () => {
    const [a, b] = Object.values(seen.steps)
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20)
  })

  it('draw no stretch of rail twice', () => {
    const drivers = seen.ways.filter(({ isPushed }) => !isPushed)
    expect(drivers.map(({ nth }) => nth)).toEqual([0]) // the other goes the same way, less far
  })

  it('show once whoever ends alike on all of them', () => {
    const same = drawShown(view, { ...first, others: [first] }, frameOf(3), BASE)
    const ghosts = Object.entries(same.ghosts).filter(([, { look }]) => look.kind === 'ghostLocomotive')
    expect(ghosts).toHaveLength(2)
  })

  it('show whoever is pushed as the first of them has it, and nobody twice', () => {
    const pushed = Object.entries(seen.ghosts).filter(
      ([, { look }]) => look.kind === 'ghostLocomotive' && look.seat !== view.active,
    )
    expect(pushed.map(([name]) => name)).toEqual(['ghost locomotive 1'])
  })

  it('are one as ever where no other is open', () => {
    expect(drawShown(view, first, frameOf(3), BASE).ways).toEqual([])
  })

  it('hide the marks of what was done last, as one of them does', () => {
    expect([seen.hidesPast, drawShown(view, first, frameOf(3), BASE).hidesPast]).toEqual([true, true])
  })
})

describe('Whoever is pushed', () => {
  it('is half gone from where the way leads over them, and the driver is not', () => {
    const { ghosts } = drawShown(view, first, frameOf(3), BASE)
    expect(ghosts['locomotive 1'].alpha).toBeLessThan(0.6)
    expect(ghosts['locomotive 0']).toBeUndefined()
  })

  it('goes along rails that are shown from where it stands to its one ghost, in its own colour', () => {
    const { pushes, ghosts } = drawShown(view, first, frameOf(3), BASE)
    expect(pushes.map(({ seat }) => seat)).toEqual([1])
    const [start, end] = [pushes[0].line[0], pushes[0].line.at(-1)!]
    const [stands, ghost] = [ghosts['locomotive 1'], ghosts['ghost locomotive 1']]
    expect(Math.hypot(start.x - stands.x, start.y - stands.y)).toBeLessThan(8)
    expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeGreaterThan(10)
    expect(Math.hypot(end.x - ghost.x, end.y - ghost.y)).toBeLessThan(60)
  })
})
