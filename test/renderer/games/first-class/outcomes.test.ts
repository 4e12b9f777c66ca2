import { describe, expect, it } from 'vitest'
import { frameCard } from '../../../engine/first-class/outcome-cards.ts'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import type { FirstClassScenario } from '../../../../src-main/engine/first-class/setup/scenario.ts'
import { choicesOf } from '../../../../src-main/table/check.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import { ghostNumber } from '../../../../src-renderer/games/first-class/art/train.ts'
import { underHeld } from '../../../../src-renderer/games/first-class/overlay/held.ts'
import { hitsAt, boxOf } from '../../../../src-renderer/games/first-class/hits.ts'
import { home, layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { drawPreview } from '../../../../src-renderer/games/first-class/overlay/preview-drawing.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { choiceMarks } from '../../../../src-renderer/ui/choosing/choice-marks.ts'
import { sections } from '../../../../src-renderer/ui/choosing/choice-rows.ts'
import { heldOver } from '../../../../src-renderer/ui/choosing/dragging.ts'
import {
  NOTHING,
  chosen,
  isGivenAtOnce,
  isSoleAt,
  pick,
  type Selection,
} from '../../../../src-renderer/ui/choosing/selection.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { fromCode } from '../../../../src-shared/games/first-class/actions.ts'
import { seats } from '../../../messages/checking.ts'

const SIZE = { width: 976, height: 752 }
const CARD = frameCard('conductor 3')
const card = { kind: 'card', id: CARD } as const
/** The upper train of the first seat has places from 0 on, the lower from 10 on. */
const coach = (id: number) => ({ kind: 'coach', id }) as const

function tableWith(spec: FirstClassScenario = {}) {
  const rows = [CARD, ...new Array<number>(17).fill(-1)]
  const s = game.scenario({
    options: { modules: [] },
    rows,
    boards: [
      {
        trains: [
          [2, 2, 2, 0],
          [1, 1, 0],
        ],
      },
    ],
    ...spec,
  })
  const position = { view: game.view(s, 0), seats, viewer: 0 } as const
  const { decision } = game.status(s)
  return { s, position, all: firstClassSpeech.candidates(decision!, [...choicesOf(game, s)], game.plans(s), position) }
}

const walksOf = (codes: readonly number[] | undefined) =>
  codes?.slice(1).map((code) => {
    const action = fromCode(code)
    return action.kind === 'walk' ? [action.train, action.steps] : action.kind
  })

function clicked(
  all: ReturnType<typeof tableWith>['all'],
  ...refs: { kind: 'card' | 'coach' | 'train'; id: number }[]
): Selection {
  return refs.reduce<Selection>((selection, ref) => {
    const picked = pick(all, selection, [ref])
    if (picked.kind !== 'select') throw new Error(`${picked.kind} at ${ref.kind} ${ref.id}`)
    return picked.selection
  }, NOTHING)
}

describe('a card and all that it does, in one', () => {
  it('shows the best outcome as soon as the card is picked, and a second click on the card gives it', () => {
    const { all } = tableWith()
    const once = clicked(all, card)
    expect(walksOf(chosen(all, once)?.codes)).toEqual([[0, 3]])
    expect(isGivenAtOnce(all, once)).toBe(false)
    expect(pick(all, once, [card])).toEqual({ kind: 'confirm' })
  })
  it('gives the best outcome that has the place pointed at', () => {
    const { all } = tableWith()
    const there = clicked(all, card, coach(11))
    expect(walksOf(chosen(all, there)?.codes)?.map(String).sort()).toEqual(['0,1', '1,2'])
    expect(isGivenAtOnce(all, there)).toBe(true)
  })
  it('shows each thing that a way of the card does in small pictures, in as many as its words tell', () => {
    const { all } = tableWith()
    const ways = all.filter(({ steps }) => steps.some(({ pictured }) => pictured))
    expect(ways.length).toBeGreaterThan(1)
    for (const { codes, steps } of ways) {
      const { pictured, label } = steps.find((step) => step.pictured)!
      expect(pictured).toHaveLength(say('en', label).split(';').length)
      // Train by train, the upper one first, in whatever order they walk.
      const walks = walksOf(codes)!.map(([train, n]) => [Number(train), Number(n)] as const)
      const wanted = walks.sort(([a], [b]) => a - b).map(([, n]) => ({ kind: 'conductor', n }))
      expect(pictured!.map(({ signs: [sign] }) => sign)).toEqual(wanted)
    }
  })
  it('says how many steps of a conductor card lapse', () => {
    const short = tableWith({ boards: [{ trains: [[0], [0]] }] }).all
    const best = chosen(short, clicked(short, card))
    expect(say('en', best!.steps[1].warning!)).toBe('1 step lapses')
    const long = tableWith().all
    expect(chosen(long, clicked(long, card))?.steps[1].warning).toBeUndefined()
  })
  it('tells what is left over as a note, with no red title or button, where the card does something', () => {
    const of = (conductors: number[]) => {
      const { s, position, all } = tableWith({ boards: [{ trains: [[0], [0]], conductors }] })
      const best = chosen(all, clicked(all, card))!
      return firstClassSpeech.tellPreview(best, previewOf(game, s, 0, best.codes, 1)!, position)
    }
    const partly = of([0, 1])
    expect(partly.text.map((line) => say('en', line)).join()).toContain('2 steps lapse')
    expect(partly.warning).toBe(false)
  })
  it('says what else lapses: upgrades for which there is no wagon', () => {
    const warningOf = (name: string) => {
      const id = frameCard(name)
      const { all } = tableWith({
        rows: [id, ...new Array<number>(17).fill(-1)],
        boards: [{ trains: [[0], [1]] }],
      })
      const { warning } = chosen(all, clicked(all, { kind: 'card', id }))!.steps[1]
      return warning && say('en', warning)
    }
    expect(warningOf('upgrade 0')).toBe('1 upgrade lapses')
    expect(warningOf('wagon 3')).toBeUndefined()
    expect(warningOf('locomotive 2')).toBeUndefined()
  })
  describe('at the free places of the trains', () => {
    const [three] = [frameCard('wagon 3')]
    const { all, position } = tableWith({
      rows: [three, ...new Array<number>(17).fill(-1)],
      boards: [{ trains: [[0], [0]] }],
    })
    const { view } = position
    const aim = {
      view,
      poses: poses(view, { viewer: 0, seats, words: {}, opened: -1, acting: 0 } as never, SIZE),
      camera: home(view, layoutOf(SIZE, view)),
      trayTop: SIZE.height,
    }
    const cardOf = { kind: 'card', id: three } as const
    const middleAt = (place: number) => {
      const { x, y, width, height } = boxOf(aim, coach(place))!
      return { x: x + width / 2, y: y + height / 2 }
    }
    /** All that lies there: the place, and its train below it. */
    const under = (place: number) => hitsAt(aim, middleAt(place))
    const laidBy = (selection: Selection) =>
      chosen(all, selection)!
        .codes.map(fromCode)
        .flatMap((action) => (action.kind === 'lay' ? [action.train] : []))
        .sort()
        .join('')
    const pickedAt = (selection: Selection, place: number) => {
      const picked = pick(all, selection, under(place))
      if (picked.kind !== 'select') throw new Error(picked.kind)
      return picked
    }
    const listed: Selection = { ...NOTHING, group: 'row0', steps: [`card${three}`] }
    const FROM = { 'on the table': clicked(all, cardOf), 'in the list': listed }
    for (const [where, from] of Object.entries(FROM)) {
      it(`lays as many as reach the place, of a card that was chosen ${where}`, () => {
        expect([1, 2, 3].map((place) => laidBy(pickedAt(from, place).selection))).toEqual(['011', '001', '000'])
        expect([11, 12, 13].map((place) => laidBy(pickedAt(from, place).selection))).toEqual(['001', '011', '111'])
      })
      it(`shows that first, and gives it by a second click there, of a card that was chosen ${where}`, () => {
        for (const place of [1, 2, 3, 11, 12, 13]) {
          const { selection, unsure } = pickedAt(from, place)
          expect(unsure).toBe(true)
          expect(pick(all, selection, under(place))).toEqual({ kind: 'confirm' })
          expect(pick(all, selection, [coach(place)])).toEqual({ kind: 'confirm' })
        }
      })
      it(`means another place instead as soon as that is pointed at, of a card that was chosen ${where}`, () => {
        for (const [before, after] of [
          [13, 12],
          [12, 13],
          [12, 1],
          [1, 12],
        ] as const) {
          const { selection, unsure } = pickedAt(pickedAt(from, before).selection, after)
          expect([selection, unsure]).toEqual([{ ...from, picked: [...from.picked, coach(after)] }, true])
          expect(laidBy(selection)).toBe(laidBy(pickedAt(from, after).selection))
        }
        const whole = pick(all, pickedAt(from, 12).selection, [{ kind: 'train', id: 1 }])
        if (whole.kind !== 'select') throw new Error(whole.kind)
        expect([laidBy(whole.selection), whole.unsure]).toEqual(['111', undefined])
        expect(laidBy(pickedAt(whole.selection, 12).selection)).toBe('011')
      })
    }
    it('lays all in the train over which the card is carried', () => {
      const base = { ...NOTHING, picked: [cardOf] }
      for (const place of [1, 2, 3, 11, 12, 13]) {
        const over = underHeld(aim, cardOf, middleAt(place), under(place))
        const carried = heldOver(all, { ref: cardOf, base, before: NOTHING }, over, 0)
        expect(laidBy(carried)).toBe(place < 10 ? '000' : '111')
        expect(isGivenAtOnce(all, carried)).toBe(true)
      }
    })
    it('means by a place on the way all that go there, where no fewer do', () => {
      const full = tableWith({
        rows: [three, ...new Array<number>(17).fill(-1)],
        boards: [{ trains: [[0], new Array<0>(8).fill(0)] }],
      })
      const there = pick(full.all, clicked(full.all, cardOf), [coach(1), { kind: 'train', id: 0 }])
      expect(there).toMatchObject({ selection: { picked: [cardOf, coach(1)] }, unsure: true })
    })
    it('tells whoever has picked nothing of the train', () => {
      const about = (kind: 'coach' | 'train', id: number) => firstClassSpeech.about({ kind, id }, position)
      expect(about('coach', 13)).toEqual(about('train', 1))
      expect(about('coach', 11)).not.toEqual(about('train', 1))
    })
  })
  it('tells the wagons that it lays train by train', () => {
    const id = frameCard('wagon 3')
    const { s, position, all } = tableWith({
      rows: [id, ...new Array<number>(17).fill(-1)],
      boards: [{ trains: [[0], [0]] }],
    })
    const split = chosen(all, clicked(all, { kind: 'card', id }))!
    const { text } = firstClassSpeech.tellPreview(split, previewOf(game, s, 0, split.codes, 1)!, position)
    const trains = text.flatMap((line) => /upper|lower/.exec(say('en', line)) ?? [])
    expect(trains).toEqual(['upper', 'upper', 'lower'])
  })
  it('lights the other places where it may lead', () => {
    const { all } = tableWith()
    const marks = choiceMarks(all, clicked(all, card), null)
    const lit = marks.filter(({ state }) => state === 'legal').map(({ ref }) => `${ref.kind} ${ref.id}`)
    expect(lit.sort()).toEqual(['coach 0', 'coach 1', 'coach 10', 'coach 11', 'coach 12', 'conductor 1'])
  })
  it('is meant by a click on the card alone where it goes one way, and brings something', () => {
    const means = (id: number, more: FirstClassScenario = {}) => {
      const { all } = tableWith({ rows: [id, ...new Array<number>(17).fill(-1)], ...more })
      return isSoleAt(all, clicked(all, { kind: 'card', id }))
    }
    const drives = frameCard('locomotive 2')
    expect(means(drives)).toBe(true)
    expect(means(CARDS.findIndex(({ kind }) => kind === 'route'))).toBe(true)
    expect(means(CARD)).toBe(false)
    // At the end of its route nothing comes of it.
    expect(means(drives, { boards: [{ trains: [[2], [0]], conductors: [1, 0], locomotive: 3 }] })).toBe(false)
  })
  it('is refused by a click on its card once refusing was chosen, and lies in its row all the same', () => {
    const drives = frameCard('locomotive 2')
    const { all } = tableWith({ rows: [drives, CARD, ...new Array<number>(16).fill(-1)] })
    const refusals = all.filter(({ confirm }) => confirm.key === 'first-class.confirm.refuse')
    expect(refusals.map(({ group }) => group.id)).toEqual(['row0', 'row0', 'refuse', 'refuse'])
    const ofCards = all.filter(({ group }) => group.id === 'row0' || group.id === 'refuse')
    const rows = sections(ofCards, NOTHING).flatMap((one) => one.rows)
    const entry = rows.find(({ id }) => id === 'refuse')!
    expect(entry).toMatchObject({ deeper: true })
    // Beside it the only row of cards lies open.
    expect(rows.filter(({ id }) => id.startsWith('row0.'))).toHaveLength(2)
    const onCard = pick(all, entry.next, [{ kind: 'card', id: drives }])
    if (onCard.kind !== 'select') throw new Error('it means nothing')
    expect(chosen(all, onCard.selection)).toMatchObject({ group: { id: 'refuse' }, codes: refusals[0].codes })
    expect(sections(all, entry.next).flatMap((one) => one.rows)).toHaveLength(2)
    // Without that a click means what it meant before.
    expect(isSoleAt(all, clicked(all, { kind: 'card', id: drives }))).toBe(true)
  })
  it('means nothing by a place while no card is picked', () => {
    const { all } = tableWith()
    expect(pick(all, NOTHING, [coach(11)]).kind).toBe('explain')
  })
  it('says the whole in each row, and leaves the card alone to be taken step by step', () => {
    const { all } = tableWith()
    const [{ rows }] = sections(all, clicked(all, card))
    const words = rows.map(({ label }) => [say('en', label)])
    expect(words[0]).toEqual(['upper conductor to the 3rd wagon'])
    expect(words.slice(-2).map(([label]) => label)).toEqual([
      'Take it and choose step by step',
      'Refuse: free upgrade instead',
    ])
    expect(rows.filter(({ current }) => current)).toHaveLength(1)
  })
  it('tells in figures at each row what it brings, also where the next scoring stays as it is', () => {
    const { all } = tableWith()
    const [{ rows }] = sections(all, clicked(all, card))
    const [best, ...others] = rows.slice(0, -2).map(({ tally }) => [tally!.before, tally!.after])
    expect(best).toEqual([0, 6])
    expect(others.every(([before, after]) => before === 0 && after < 6)).toBe(true)
    const drives = frameCard('locomotive 2')
    const drive = tableWith({
      rows: [drives, ...new Array<number>(17).fill(-1)],
      boards: [{ trains: [[2], [0]], conductors: [1, 0] }],
    })
    const { steps } = chosen(drive.all, clicked(drive.all, { kind: 'card', id: drives }))!
    expect(steps[1]).toMatchObject({ gain: 3, tally: { before: 2, after: 2 } })
    expect(say('en', steps[1].tally!.sentence)).toContain('stays')
  })
  it('leaves out of the rows what every way does alike', () => {
    const both = frameCard('locomotive 2', 'conductor 1')
    const { all } = tableWith({
      rows: [both, ...new Array<number>(17).fill(-1)],
      boards: [{ trains: [[2], [1]], conductors: [0, 0], locomotive: 2 }],
    })
    const [{ rows }] = sections(all, clicked(all, { kind: 'card', id: both }))
    const ways = rows.slice(0, -2).map(({ label }) => say('en', label))
    expect(ways).toContain('upper conductor to the 1st wagon')
    expect(ways).toContain('lower conductor to the 1st wagon')
  })
  it('names every wagon that rises where ways differ in one of them', () => {
    const id = frameCard('upgrade 0')
    const { all } = tableWith({ rows: [id, ...new Array<number>(17).fill(-1)], boards: [{ trains: [[0, 0], [0]] }] })
    const [{ rows }] = sections(all, clicked(all, { kind: 'card', id }))
    const ways = rows.slice(0, -2).map(({ label }) => say('en', label))
    expect(ways).toContain('1st and 2nd upper wagons from 0 to 1')
    expect(ways).toContain('1st upper wagon from 0 to 1; 1st lower wagon from 0 to 1')
  })
  it('leads its list with what taking a card does, and refusing it comes after', () => {
    const route = CARDS.findIndex(({ kind }) => kind === 'route')
    const { all } = tableWith({ rows: [route, ...new Array<number>(17).fill(-1)] })
    const picked = clicked(all, { kind: 'card', id: route })
    expect(chosen(all, picked)!.confirm.key).toBe('first-class.confirm.take')
    const [{ rows, ask }] = sections(all, picked)
    expect(rows.map(({ label }) => label.key)).toEqual(['first-class.choice.take', 'first-class.choice.refuse'])
    expect([rows.map(({ current }) => current), ask?.key]).toEqual([[true, false], 'first-class.ask.how'])
    expect(chosen(all, rows[1].next)!.confirm.key).toBe('first-class.confirm.refuse')
  })
  it('says what a card of coins gives where it is taken', () => {
    const purse = CARDS.findIndex(({ kind }) => kind === 'coins')
    const { all } = tableWith({ options: { modules: ['A', 'B'] }, rows: [purse, ...new Array<number>(17).fill(-1)] })
    const [{ rows }] = sections(all, clicked(all, { kind: 'card', id: purse }))
    expect(say('en', rows[0].label)).toBe('Take 3 coins')
  })
  it('means what a train alone gets of a card by that train, and what is meant is the row that is marked', () => {
    const two = frameCard('wagon 2')
    const { all } = tableWith({ rows: [two, ...new Array<number>(17).fill(-1)], boards: [{ trains: [[0], [0]] }] })
    const picked = clicked(all, { kind: 'card', id: two })
    const onTrain = (id: number) => clicked(all, { kind: 'card', id: two }, { kind: 'train', id })
    const markedIn = (selection: Selection) =>
      sections(all, selection).flatMap(({ rows }) =>
        rows.filter(({ current }) => current).map(({ label }) => say('en', label)),
      )
    expect(markedIn(picked)).toEqual(['upper +1 wagon; lower +1 wagon'])
    expect([0, 1].map((train) => markedIn(onTrain(train)))).toEqual([['upper +2 wagons'], ['lower +2 wagons']])
    expect(isGivenAtOnce(all, onTrain(1))).toBe(true)
  })
  it('is taken anywhere on one’s own board where it can bring but one thing, or gives something up else', () => {
    const own = { kind: 'seat', id: 0 } as const
    const goesAnywhere = (id: number) => {
      const { all } = tableWith({ rows: [id, ...new Array<number>(17).fill(-1)], boards: [{ trains: [[0, 0], [0]] }] })
      return isGivenAtOnce(all, { ...NOTHING, picked: [{ kind: 'card', id }, own] })
    }
    expect(goesAnywhere(CARDS.findIndex(({ kind }) => kind === 'route'))).toBe(true)
    expect(goesAnywhere(frameCard('locomotive 2'))).toBe(true)
    expect(goesAnywhere(frameCard('wagon 2'))).toBe(false)
  })
  it('asks which way over the outcomes of a card', () => {
    const { all } = tableWith()
    const [head] = sections(all, clicked(all, card))
    expect(head.ask?.key).toBe('first-class.ask.way')
  })

  it('gives an outcome by its row', () => {
    const { all } = tableWith()
    const [{ rows }] = sections(all, clicked(all, card))
    expect(rows.slice(0, -2).filter(({ next }) => !isGivenAtOnce(all, next))).toEqual([])
    expect(chosen(all, rows.at(-2)!.next)?.codes).toHaveLength(1)
  })
  it('keeps what is no outcome in sight below them: to choose step by step, and to refuse', () => {
    const { all } = tableWith()
    const [{ rows }] = sections(all, clicked(all, card))
    expect(rows.map(({ pinned = false }) => pinned)).toEqual([...rows.slice(2).map(() => false), true, true])
  })
  it('foretells all of it line by line, with the next scoring before and after', () => {
    const { s, position, all } = tableWith()
    const whole = chosen(all, clicked(all, card))!
    const words = firstClassSpeech.tellPreview(whole, previewOf(game, s, 0, whole.codes, 1)!, position)
    expect(words.text.map((line) => say('en', line))).toEqual(['Upper conductor to the 3rd wagon'])
    expect(words.tally).toMatchObject({ before: 0, after: 6 })
  })
  it('draws the conductor at his goal, and what the train scores before and after', () => {
    const { s, position, all } = tableWith()
    const whole = chosen(all, clicked(all, card))!
    const frame = { viewer: 0, seats, words: {}, opened: -1, acting: 0 } as never
    const { ghosts, ways } = drawPreview(position.view, previewOf(game, s, 0, whole.codes, 1)!, frame, SIZE)
    expect(Object.values(ghosts).map(({ look, alpha }) => [look, alpha < 1])).toEqual([
      [{ kind: 'ghostNumber', from: '0', to: '6' }, false],
      [{ kind: 'conductor', seat: 0 }, true],
      [{ kind: 'ghostConductor', seat: 0 }, false],
    ])
    expect(ways).toHaveLength(1)
  })
  it('draws the engine at its goal by the likeliest way of a card that drives, not only what all ways do', () => {
    const drive = CARDS.findIndex(
      ({ kind, frames = [] }) => kind === 'locomotive' && frames.length === 1 && frames[0].effects[0].n === 3,
    )
    const { s, position, all } = tableWith({ rows: [drive, ...new Array<number>(17).fill(-1)] })
    const [first, ...others] = all.filter(
      ({ places, refs }) => places && refs.some(({ kind, id }) => kind === 'card' && id === drive),
    )
    expect(others.length).toBeGreaterThan(0)
    const frame = { viewer: 0, seats, words: {}, opened: -1, acting: 0 } as never
    const { ghosts, ways } = drawPreview(position.view, previewOf(game, s, 0, first.codes, 1)!, frame, SIZE)
    expect(Object.values(ghosts).filter(({ look }) => look.kind === 'ghostToken')).toHaveLength(1)
    expect(ways).toHaveLength(1)
  })
  it('leaves the conductor in sight on a wagon that rises under him, and the sum clear of the name of its train', () => {
    const rise = frameCard('upgrade 1', 'upgrade 2')
    const { s, position, all } = tableWith({
      rows: [rise, ...new Array<number>(17).fill(-1)],
      boards: [{ trains: [[2, 1], [0]], conductors: [2, 0] }],
    })
    const whole = chosen(all, clicked(all, { kind: 'card', id: rise }))!
    const frame = { viewer: 0, seats, words: {}, opened: -1, acting: 0 } as never
    const { ghosts, ways } = drawPreview(position.view, previewOf(game, s, 0, whole.codes, 1)!, frame, SIZE)
    expect(ways).toEqual([])
    const [him] = Object.values(ghosts).filter(({ look }) => look.kind === 'ghostStander')
    expect(him.z).toBeGreaterThan(ghosts['ghost 0 1'].z)
    const sum = ghosts['ghost sum 0']
    if (sum.look.kind !== 'ghostNumber') throw new Error(sum.look.kind)
    const [left, top, , height] = ghostNumber(() => '', sum.look.from, sum.look.to).box
    const words = poses(position.view, frame, SIZE)['laneWords 0 0']
    expect(sum.y + (top + height) * sum.scale).toBeLessThan(words.y - 12)
    expect(sum.x + left * sum.scale).toBeGreaterThan(words.x - 8)
  })
  it('shows a route card on the next place of the route before it is taken, without the word of that place', () => {
    const route = CARDS.findIndex(({ kind }) => kind === 'route')
    const { s, position, all } = tableWith({ rows: [route, ...new Array<number>(17).fill(-1)] })
    const { codes } = chosen(all, clicked(all, { kind: 'card', id: route }))!
    const { ghosts } = drawPreview(position.view, previewOf(game, s, 0, codes, 1)!, undefined, SIZE)
    const there = poses(position.view, undefined, SIZE)['routeNext 0']
    expect(ghosts['ghost routeCard 0 1']).toMatchObject({ x: there.x, y: there.y })
    expect(Object.keys(ghosts).filter((name) => name.startsWith('ghost city'))).toHaveLength(
      CARDS[route].cities!.length,
    )
    expect(ghosts['routeNext 0'].look).toMatchObject({ word: '' })
  })
  it('says what the cities on the way give in the row of a locomotive', () => {
    const drives = frameCard('locomotive 2')
    const { all } = tableWith({ rows: [drives, ...new Array<number>(17).fill(-1)] })
    const { steps } = chosen(all, clicked(all, { kind: 'card', id: drives }))!
    expect(steps[1].gain).toBe(3)
  })
})
