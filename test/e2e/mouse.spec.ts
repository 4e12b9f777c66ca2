import type { Page } from '@playwright/test'
import type { Candidate } from '../../src-renderer/words/speech.ts'
import { transportSpeech } from '../../src-renderer/games/transport/words/speech.ts'
import { fromCode } from '../../src-shared/games/freight-express/actions.ts'
import type { TransportView } from '../../src-shared/games/transport/view.ts'
import { chosen, NOTHING } from '../../src-renderer/ui/choosing/selection.ts'
import type { TableState } from '../../src-shared/table.ts'
import { annAgainst, atRest, click, goOn, hold, movesOn, onTheShelf, spot, tableOf } from './by-mouse.ts'
import { expect, test, type Host } from './fixture.ts'
import { button, choices } from './play.ts'
import { nearlyOver, onTheShelfAs } from './saved.ts'

/** `npm run test:long` plays the game from its beginning to its end; with every test it is so many turns. */
const LONG = Boolean(process.env['SIGNALBOX_LONG'])
const TURNS = 3
/** In these turns cards are connected; after them nobody does, and the game ends by that. */
const LAYING = LONG ? 4 : 2
const SEATS = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' as const }))
/** What home and the table's screen ask by themselves, and what is asked for a hand that chooses. */
const OWN = [
  ...['hello', 'listDeleted', 'school', 'daily', 'problems', 'toldAtSight', 'pictureOf', 'openSlot'],
  ...['preview', 'explain', 'act', 'command'],
  // Bots wait while a page lies over the table.
  'restBots',
  // The score sheet tells stamps, and the whole game.
  ...['statistics', 'earlierLog'],
]

/** What a person could do now, as the screen puts it together. */
function candidatesOf(table: TableState): readonly Candidate[] {
  const { status, choices, plans, view, seats, viewer } = table
  return status.decision
    ? transportSpeech.candidates(status.decision, choices, plans, { view: view as TransportView, seats, viewer })
    : []
}

const isDrag = ({ refs: [first], end }: Candidate): boolean =>
  end !== null && ['card', 'pallet', 'parcel'].includes(first.kind)

/** What two things picked one after the other leave no doubt about. */
const isPlain = (one: Candidate, all: readonly Candidate[]): boolean =>
  one.end === null || chosen(all, { ...NOTHING, picked: [one.refs[0], one.end] })?.stem === one.stem

/** A card is connected while cards are laid; else what comes first, and the hand is changed. */
function wanted(table: TableState): Candidate {
  const all = candidatesOf(table)
  const plain = all.filter((one) => isPlain(one, all))
  const lays =
    table.status.turn <= LAYING ? plain.find(({ group }) => group.id === 'connect' || group.id === 'floor') : undefined
  const one = lays ?? plain.find(({ group }) => group.id === 'swap') ?? plain[0]
  if (!one) throw new Error(`nothing can be pointed at: ${table.status.decision?.kind}`)
  return one
}

interface Hand {
  /** Answers what is asked, or pulls the lever of the curtain. */
  move(): Promise<void>
  readonly table: () => TableState | null
  readonly done: ReadonlySet<'clicked' | 'dragged' | 'turned'>
  /** What a hand on the table did, and nothing else, was asked of the host. */
  expectNothingElseAsked(): void
}

/** Opens the last game, and gives a hand to play it with. */
async function handOf(page: Page, host: Host): Promise<Hand> {
  const table = tableOf(page)
  const said: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => void said.push((JSON.parse(String(payload)) as { name: string }).name)),
  )
  await movesOn(table, () => goOn(page, host))

  const done = new Set<'clicked' | 'dragged' | 'turned'>()
  let answers = 0
  return {
    table,
    done,
    move: async () => {
      if (table()?.curtain) await pullLever(page, table)
      else await answer(wanted(table()!))
    },
    expectNothingElseAsked() {
      expect(said.filter((name) => name === 'act')).toHaveLength(answers)
      expect(said.filter((name) => !OWN.includes(name))).toEqual([])
    },
  }

  async function answer(one: Candidate) {
    answers++
    // The last answer has come home, and the next question is asked.
    await expect(page.locator('.pill')).toHaveCount(0)
    await choices(page).first().waitFor()
    if (isDrag(one)) await drag(one)
    else await point(one)
  }

  /** Dragged to where it ends, turned by a disc beside it, confirmed beside the ghost. */
  async function drag({ refs, end }: Candidate) {
    if (!end) return
    await hold(page, refs[0], end)
    await page.mouse.up()
    await expect(page.locator('.pill:not(.unplaced)')).toBeVisible()
    const disc = page.locator('.disc').last()
    if (!done.has('turned') && (await disc.isVisible())) {
      await disc.click()
      done.add('turned')
    }
    await movesOn(table, () => page.locator('.pill .yes').click())
    done.add('dragged')
  }

  /**
   * Clicked, and confirmed beside it; what stands for an answer without being in it, a pile or a plate, is clicked once
   * more.
   */
  async function point({ refs, steps }: Candidate) {
    const at = refs.at(-1)!
    await click(page, at)
    await expect(page.locator('.pill')).toBeAttached()
    const marked = steps.some((step) => step.refs.length > 0)
    await movesOn(table, () => (marked ? page.locator('.pill:not(.unplaced) .yes').click() : click(page, at)))
    done.add('clicked')
  }
}

test('cards are dragged, places, piles and plates clicked, the lever pulled: a game is played with the mouse alone', async ({
  host,
  page,
  quiet,
}) => {
  await onTheShelf(host, {
    game: 'transport',
    name: 'By mouse',
    seats: SEATS,
    options: {},
    starter: 0,
    seed: 30,
    practice: false,
  })
  const hand = await handOf(page, host)
  const { table, done } = hand
  while (!table()?.outcome && (LONG || table()!.status.turn <= TURNS)) await hand.move()
  if (LONG) await expect(button(page, 'score.rematch')).toBeVisible()
  expect([...done].sort()).toEqual(['clicked', 'dragged', 'turned'])
  hand.expectNothingElseAsked()
  expect(quiet).toEqual([])
})

test('a game is played to its end with the mouse alone, and its score is shown', async ({ host, page, quiet }) => {
  await onTheShelfAs(host, nearlyOver('transport', 'person'))
  const hand = await handOf(page, host)
  while (!hand.table()?.outcome) await hand.move()
  await expect(button(page, 'score.rematch')).toBeVisible()
  hand.expectNothingElseAsked()
  expect(quiet).toEqual([])
})

test('what a click would bring is told while its place is pointed at, and the question is back after that', async ({
  host,
  page,
  quiet,
}) => {
  await onTheShelf(host, {
    game: 'freight-express',
    name: 'Pointing',
    seats: [SEATS[0], { name: 'Ben', player: 'porter' }],
    options: {},
    starter: 0,
    seed: 3,
    practice: false,
  })
  const table = tableOf(page)
  await movesOn(table, () => goOn(page, host))
  await choices(page).first().waitFor()
  await atRest(page)
  const lay = table()!
    .choices.map(fromCode)
    .find((one) => one.kind === 'lay')!
  const title = page.locator('.prompt h2')
  await click(page, { kind: 'card', id: lay.card })
  const picked = await title.innerText()
  const place = await spot(page, { kind: 'cell', id: lay.cell })
  // The words need more room than the question has: the list makes way once, is covered by nothing, and stays there.
  await page.evaluate(() => {
    const noSlack = new CSSStyleSheet()
    noSlack.replaceSync('section.prompt.prompt { min-height: 0 }')
    document.adoptedStyleSheets.push(noSlack)
  })
  const highOf = async (css: string) => (await page.locator(`.column > ${css}`).boundingBox())!
  const [asked, list] = [await highOf('.prompt'), await highOf('.choices')]
  await page.mouse.move(place.x, place.y)
  await expect(title).not.toHaveText(picked)
  await expect.poll(async () => (await highOf('.prompt')).height).toBeGreaterThan(asked.height)
  const below = await highOf('.choices')
  expect(below.y).toBeGreaterThan(list.y)
  const words = await highOf('.prompt')
  expect(below.y).toBeGreaterThanOrEqual(words.y + words.height)
  await page.mouse.move(1, 1)
  await expect(title).toHaveText(picked)
  expect(await highOf('.choices')).toEqual(below)
  expect(quiet).toEqual([])
})

/** Drags the lever across, as a signalman does. */
async function pullLever(page: Page, table: () => TableState | null): Promise<void> {
  const lever = await page.locator('.ticket svg[role="presentation"]').boundingBox()
  if (!lever) throw new Error('no lever')
  const [x, y] = [lever.x + lever.width / 2, lever.y + lever.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await movesOn(table, () => page.mouse.move(x + 130, y, { steps: 6 }))
  await page.mouse.up()
  await page.waitForFunction(() => window.signalboxTable !== undefined)
}

test('what turns a card of Transport and what confirms it stay where they are, and a double click only turns', async ({
  host,
  page,
  quiet,
}) => {
  await onTheShelf(host, { ...annAgainst(['porter', 'porter'], 'transport', 'Turned'), seed: 5 })
  const table = tableOf(page)
  await goOn(page, host)
  await choices(page).first().waitFor()
  await atRest(page)
  const all = candidatesOf(table()!)
  const one = all.find(
    ({ group, stem }) => group.id === 'insert' && all.filter((other) => other.stem === stem).length > 2,
  )
  if (!one?.end) throw new Error('no card goes before a pallet in many ways')
  await click(page, one.refs[0])
  await click(page, one.end)
  const disc = page.locator('.disc').last()
  await disc.waitFor()
  await atRest(page)
  const controls = page.locator('.disc, .place:not(.unplaced) .pill')
  const lie = () => controls.evaluateAll((found) => found.map((each) => JSON.stringify(each.getBoundingClientRect())))
  const before = await lie()
  expect(before).toHaveLength(3)
  const { seq } = table()!
  await disc.dblclick()
  await atRest(page)
  expect(await lie()).toEqual(before)
  await disc.click()
  await atRest(page)
  expect(await lie()).toEqual(before)
  expect(table()?.seq).toBe(seq)
  // Enter means what the large button says, and turns nothing once more.
  await expect(disc).not.toBeFocused()
  await movesOn(table, () => page.keyboard.press('Enter'))
  expect((table()!.view as TransportView).laid.map(({ card }) => card)).toContain(one.refs[0].id)
  expect(quiet).toEqual([])
})

test('a double click on a row that opens others takes none of them', async ({ host, page, quiet }) => {
  await onTheShelf(host, annAgainst(['porter', 'porter'], 'freight-express', 'Rows'))
  const table = tableOf(page)
  await goOn(page, host)
  const lay = choices(page).filter({ hasText: 'Lay track' }).first()
  await lay.waitFor()
  await atRest(page)
  const { seq } = table()!
  await lay.dblclick()
  await page.locator('main.table .prompt .back').waitFor()
  await atRest(page)
  await expect(page.locator('main.table .prompt h2')).toHaveText('Which card?')
  expect(table()!.seq).toBe(seq)
  expect(quiet).toEqual([])
})
