import { describe, expect, it } from 'vitest'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import type { State } from '../../../../src-main/engine/game.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import type { Action } from '../../../../src-shared/games/first-class/actions.ts'
import { firstClassSpeech } from '../../../../src-renderer/games/first-class/words/speech.ts'
import {
  coins,
  conductor,
  frame,
  locomotive,
  upgrade,
  wagons,
} from '../../../../src-shared/games/first-class/effects.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { drawPreview } from '../../../../src-renderer/games/first-class/overlay/preview-drawing.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import type { PreviewWords } from '../../../../src-renderer/words/speech.ts'
import type { Preview, SeatInfo } from '../../../../src-shared/table.ts'
import {
  END,
  START,
  between,
  card,
  lay,
  offered,
  play,
  rowsOf,
  table,
  take,
} from '../../../engine/first-class/helpers.ts'

const seats: SeatInfo[] = ['Ann', 'Ben', 'Cas'].map((name) => ({ name, player: 'person' }))

/** What is told of an answer before it is given. */
const previewWords = (s: State, action: Action, seen?: (preview: Preview) => Preview): PreviewWords =>
  planWords(s, [firstClass.encode(s, action) as number], seen)
function planWords(s: State, codes: readonly number[], seen = (preview: Preview) => preview): PreviewWords {
  const at = {
    view: firstClass.view(s, 0) as FirstClassView,
    seats: seats.slice(0, firstClass.view(s, 0).seats.length),
    viewer: 0,
    status: firstClass.status(s),
  }
  const decision = at.status.decision!
  const candidate = { ...firstClassSpeech.candidates(decision, [codes[0]], [], at)[0], codes }
  return firstClassSpeech.tellPreview(candidate, seen(previewOf(firstClass, s, 0, codes, 1)!), at)
}
const inWords = ({ text }: PreviewWords): string => text.map((line) => say('en', line)).join(' ')
const told = (s: State, action: Action): string => inWords(previewWords(s, action))

const upgrades = card({ stack: 1, kind: 'wagon', frames: [frame(upgrade(0, 3))] })
const steps = card({ stack: 1, kind: 'conductor', frames: [frame(conductor(3))] })
const twofold = card({ stack: 1, kind: 'locomotive', frames: [frame(locomotive(1)), frame(wagons(1))] })

it('of a row that a card or the start tile completes its cards are said to leave the game', () => {
  const s = table({ rows: rowsOf(upgrades, steps, twofold), takenFromRow: [1, 0, 0] })
  expect(told(s, START)).toContain('2 cards leave the game')
  expect(told(s, take(steps))).toContain('2 cards leave the game')
})

it('the start tile promises the next round only where one comes, and else the last scoring', () => {
  const note = (round: number, modules: string[]) => {
    const s = table({ rows: rowsOf(upgrades), round, options: { modules } })
    const code = firstClass.encode(s, START) as number
    const at = { view: firstClass.view(s, 0) as FirstClassView, seats: seats.slice(0, 2), viewer: 0 }
    const [{ steps: rows }] = firstClassSpeech.candidates(firstClass.status(s).decision!, [code], [], at)
    return say('en', rows[0].note!)
  }
  expect(note(5, ['A', 'B'])).toContain('you start the next round')
  expect(note(6, ['A', 'B'])).toMatch(/^2 coins, you begin the last scoring\. Removes the first card/)
  expect(note(3, [])).toMatch(/^2 coins, you begin the last scoring\. Removes the first card/)
})

describe('before a card is taken', () => {
  it('says of a contract how much of it one has, and when it is ready', () => {
    const seven = card({ kind: 'contract', condition: { kind: 'wagons', level: 0, n: 7 } })
    const holding = (lower: number[]) =>
      table({ options: { modules: ['A', 'B'] }, rows: rowsOf(seven), boards: [{ trains: [[0, 0, 0], lower] }] })
    expect(told(holding([0, 0, 0]), take(seven))).toContain('You have 6 of the 7 it asks for.')
    expect(told(holding([0, 0, 0, 0]), take(seven))).toContain('You have all 7 it asks for: it is ready.')
  })

  it('one is told what will be asked, how much of it goes, and that the next scoring stays', () => {
    const s = table({ rows: rowsOf(upgrades), boards: [{ trains: [[0], [0]] }] })
    expect(told(s, take(upgrades))).toBe(
      'Would lapse, no wagon for it: upgrade 0 to 1 wagon card Then you choose how. At most 2 of these 3 can be done now. The next scoring stays at 0.',
    )
    expect(previewWords(s, take(upgrades)).tally).toBeUndefined()
  })
  it('one is told the most that choices may bring for the next scoring', () => {
    const s = table({
      rows: rowsOf(steps),
      boards: [
        {
          trains: [
            [4, 1],
            [2, 2, 2],
          ],
        },
      ],
    })
    expect(previewWords(s, take(steps)).tally).toMatchObject({
      before: 0,
      after: 8,
      label: { key: 'first-class.preview.tally.most' },
    })
  })
  it('where only the order of its frames is open it does not say that nothing can be done', () => {
    const s = table({ rows: rowsOf(twofold), boards: [{ trains: [[0], [0]] }] })
    expect(told(s, take(twofold))).toBe('locomotive card Then: Which comes first? The next scoring stays at 0.')
  })
  it('where nothing can be done it says so', () => {
    const s = table({ rows: rowsOf(steps), boards: [{ trains: [[0], [0]], conductors: [1, 1] }] })
    expect(told(s, take(steps))).toContain('None of it can be done now.')
  })
  it('of a card with one way alone one is warned of what lapses, in the list too, and why', () => {
    const drive = card({ stack: 1, kind: 'locomotive', frames: [frame(locomotive(2)), frame(coins(1))] })
    const at = (gone: number) => table({ rows: rowsOf(drive), boards: [{ locomotive: gone }] })
    const end = 'The locomotive is at the end of the route: 2 cities lapse'
    const words = previewWords(at(3), take(drive))
    expect(words.warning).toBe(true)
    expect(words.text.map((line) => say('en', line))).toContain(end)
    expect(told(at(2), take(drive))).toContain('1 city lapses')
    expect(previewWords(at(1), take(drive)).warning).toBe(false)
  })
  it('what is left over of two things is told as mildly as that of one, unless one of them lapses whole', () => {
    const both = card({ frames: [frame(locomotive(4), conductor(2))] })
    const wordsAt = (conductors: number[]) =>
      previewWords(
        table({ rows: rowsOf(both), boards: [{ trains: [[0], [0]], conductors, locomotive: 1 }] }),
        take(both),
      )
    const lines = (words: PreviewWords) => words.text.map((line) => say('en', line))
    expect(lines(wordsAt([0, 1]))).toContain('1 step lapses; 2 cities lapse')
    expect(wordsAt([0, 1]).warning).toBe(false)
    expect(lines(wordsAt([1, 1]))).toContain('No wagon is left for a conductor: 2 steps lapse; 2 cities lapse')
    expect(wordsAt([1, 1]).warning).toBe(true)
  })
  it('of conductors that all stand at the end one is told why their steps lapse', () => {
    const s = table({ rows: rowsOf(steps), boards: [{ trains: [[0], [0]], conductors: [1, 1] }] })
    expect(told(s, take(steps))).toContain('No wagon is left for a conductor: 3 steps lapse')
  })
  it('where it is seen only to what is learnt, as at a practice table, it does not', () => {
    const s = table({ rows: rowsOf(steps), boards: [{ trains: [[0], [0]], conductors: [1, 1] }] })
    const { text } = previewWords(s, take(steps), (preview) => ({ ...preview, beats: preview.beats.slice(0, 1) }))
    expect(text.map((line) => say('en', line))).not.toContain('None of it can be done now.')
  })
})

it('of the start tile one is told what it gives the others', () => {
  const s = table({ seats: 3, rows: rowsOf(upgrades) })
  expect(told(s, START)).toContain('Cas then gets: new 0-wagon')
  expect(told(s, START)).not.toContain('Ben then gets')
})

it('the start tile says by its name alone which card leaves the game, and that card is struck out where it lies', () => {
  const s = table({ seats: 3, rows: rowsOf(upgrades) })
  const view = firstClass.view(s, 0) as FirstClassView
  const status = firstClass.status(s)
  const code = firstClass.encode(s, START) as number
  const [candidate] = firstClassSpeech.candidates(status.decision!, [code], [], { view, seats, viewer: 0 })
  const preview = previewOf(firstClass, s, 0, [code], 1)!
  const note = say('en', candidate.steps[0].note!)
  expect(note).toMatch(/Removes the first card of the rows: .+/)
  expect(note.split(':')).toHaveLength(2)
  const { ghosts } = drawPreview(view, preview, undefined, BASE)
  expect(ghosts['ghost out'].look.kind).toBe('ghostOut')
})

it('a value gives way at once to the passenger who would stand beside it', () => {
  const passenger = card({ kind: 'boarding' })
  const s = table({ options: { modules: ['A', 'D'] }, rows: rowsOf(passenger), boards: [{ trains: [[1, 0], [0]] }] })
  const first = firstClass.encode(s, take(passenger)) as number
  const after = s.slice()
  play(after, take(passenger))
  const place = offered(after).find(({ kind }) => kind === 'board')!
  const codes = [first, firstClass.encode(after, place) as number]
  const view = firstClass.view(s, 0) as FirstClassView
  const preview = previewOf(firstClass, s, 0, codes, 1)!
  const { ghosts, arrow } = drawPreview(view, preview, undefined, BASE)
  const [number, ghost] = Object.keys(ghosts).sort().reverse()
  expect(ghost.startsWith('ghost rider')).toBe(true)
  expect(arrow![1]).toEqual(ghosts[ghost])
  const will = poses(preview.beats.at(-1)!.view as FirstClassView, undefined, BASE)
  expect(ghosts[number]).toEqual(will[number])
  expect(ghosts[number].x).toBeLessThan(poses(view, undefined, BASE)[number].x)
})

it('of the end of the turn one is told whose turn it is then', () => {
  expect(told(table({ rows: rowsOf(upgrades), taken: true }), END)).toBe('Then it is Ben’s turn.')
})

it('the end of the turn is asked about, not ordered: the button says that it ends', () => {
  const { title } = previewWords(table({ rows: rowsOf(upgrades), taken: true }), END)
  expect(say('en', title)).toBe('Done for this turn?')
})

it('an end card on sale is told by what it counts and gives, not as if it were bought already', () => {
  const s = table({ rows: rowsOf(upgrades), boards: [{ coins: [4, 0, 0] }] })
  const words = told(s, { kind: 'buy', endCard: (firstClass.view(s, 0) as FirstClassView).openEndCards[0] })
  expect(words).not.toMatch(/ took /)
  expect(words).toMatch(/gives/i)
})

it('of a suspicion with a bonus one is told that evidence is drawn as well', () => {
  const suspicion = card({ kind: 'suspectSelf' })
  const s = table({ options: { modules: ['A', 'C'] }, rows: rowsOf(suspicion), boards: [{ trains: [[0], [0]] }] })
  expect(told(s, take(suspicion))).toContain('you draw a piece of evidence')
})

it('of a turn that ends with a gained bonus it is said once that the bonus lapses', () => {
  const laying = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(3))] })
  const s = table({ rows: rowsOf(laying), boards: [{ trains: [[0, 0], [0]] }] })
  play(s, take(laying))
  for (let i = 0; i < 3; i++) play(s, { kind: 'lay', train: 0 })
  play(s, { kind: 'mail', mail: 0 })
  expect((firstClass.view(s, 0) as FirstClassView).gained.length).toBe(1)
  expect(told(s, END)).toMatch(/^1 gained bonus lapses: [^:]*[a-z][^:]* Then it is Ben’s turn\.$/)
})

it('of a turn that ends with the start tile one is told whose tile it is that another gets a bonus for', () => {
  const s = table({ seats: 3, rows: rowsOf(upgrades) })
  play(s, START)
  expect(told(s, END)).toContain('Ann has the start tile, so Cas gets: new 0-wagon')
})

it('of a factory beside 0-wagons one is told that it gives 0-wagons', () => {
  const factory = card({ stack: 1, kind: 'factory' })
  const s = table({ options: { modules: ['A', 'F'] }, rows: rowsOf(factory), boards: [{ trains: [[0], [0]] }] })
  play(s, take(factory))
  expect(told(s, between(0))).toContain('Factory 1 works: new 0-wagon')
})

it('that cards are dealt is told of nobody', () => {
  const s = firstClass.setup({ options: firstClassOptions.default, seatCount: 2, seed: 3 })
  const events: FirstClassEvent[] = []
  while (firstClass.status(s).turn === 0)
    firstClass.apply(s, firstClass.encode(s, offered(s)[0]) as number, (event) => events.push(event))
  const lines = firstClassSpeech.tell(events, seats, firstClass.view(s, 0))
  expect(lines.filter(({ common }) => common).map((line) => say('en', line.phrase))).toEqual([
    'Round 1: 18 cards dealt',
  ])
})

it('nothing of what would come of an answer reads as if it were done already', () => {
  const done =
    /\b(took|laid|gained|lapsed|lost|paid|drew|closed|boarded|loaded|fulfilled|kept|served|got|refused|could)\b(?! bonus| contract| upgrade)/
  const found = new Set<string>()
  const pairs = [
    ['A', 'B'],
    ['C', 'D'],
    ['E', 'F'],
  ] as const
  for (const modules of pairs) {
    const options = { ...firstClassOptions.default, modules, teatime: true }
    const s = firstClass.setup({ options, seatCount: 2, seed: 5 })
    let lot = 7
    for (let n = 0; n < 130 && firstClass.status(s).decision; n++) {
      const { by } = firstClass.status(s).decision!
      const all = offered(s)
      if (by === 0)
        for (const action of all.slice(0, 8))
          for (const line of previewWords(s, action).text) {
            const english = say('en', line)
            if (/first-class.(event|planned)/.test(line.key) && done.test(english)) found.add(english)
          }
      lot = (lot * 1103515245 + 12345) % 2147483648
      play(s, all[lot % all.length])
    }
  }
  expect([...found]).toEqual([])
})

it('of a card that reaches two mail wagons both bonuses are told, and that its row is cleared after them', () => {
  const laying = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(3))] })
  const spec = {
    rows: rowsOf(laying, upgrades),
    takenFromRow: [1, 0, 0],
    boards: [
      {
        trains: [
          [7, 0, 0],
          [1, 0, 0, 0],
        ],
      },
    ],
  }
  const answers: Action[] = [take(laying), lay(1), { kind: 'mail', mail: 1 }, lay(0), lay(0), { kind: 'mail', mail: 2 }]
  const codes: number[] = []
  const s = table(spec)
  for (const action of answers) {
    codes.push(firstClass.encode(s, action) as number)
    play(s, action)
  }
  const words = inWords(planWords(table(spec), codes))
  expect(words).toMatch(/Mail wagon, lower train: gives.*Mail wagon, upper train: gives.*Top row complete/)
  expect(words).not.toContain('more thing')
})

it('of a card that brings six things the last two are counted, and its row is told all the same', () => {
  const laying = card({ stack: 3, kind: 'wagon', frames: [frame(wagons(4))] })
  const four = [7, 0, 0, 0]
  const spec = { round: 3, rows: rowsOf(laying, upgrades), takenFromRow: [1, 0, 0], boards: [{ trains: [four, four] }] }
  const mail = (n: number): Action => ({ kind: 'mail', mail: n })
  const codes: number[] = []
  const s = table(spec)
  for (const action of [take(laying), lay(1), mail(1), lay(0), mail(2), lay(0), lay(1)]) {
    codes.push(firstClass.encode(s, action) as number)
    play(s, action)
  }
  const words = inWords(planWords(table(spec), codes))
  expect(words.match(/0-wagon:|Mail wagon,/g)).toHaveLength(4)
  expect(words).toMatch(/both conductors 2 steps and 2 more things Top row complete/)
})
