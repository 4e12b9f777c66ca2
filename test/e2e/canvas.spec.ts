import type { Page } from '@playwright/test'
import type { Ref } from '../../src-shared/core.ts'
import { EW, turnRails } from '../../src-shared/geometry/rails.ts'
import type { Action } from '../../src-shared/games/freight-express/actions.ts'
import { fromCode } from '../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../src-shared/games/freight-express/view.ts'
import type { TableState } from '../../src-shared/table.ts'
import { atRest, click, goOn, hold, movesOn, onTheShelf, spot, tableOf } from './by-mouse.ts'
import type { Host } from './fixture.ts'
import { expect, test } from './fixture.ts'
import { button, choices, confirm as confirmButton, words } from './play.ts'

/** A game whose beginning lets one lay, couple and drive soon. */
const SEED = 3
/** Between A and E: whoever lays a straight there drives from station to station. */
const BETWEEN = 2 * 9 + 2

/** Makes a game with a known deck, then comes to it as a person would; gives the table as it was last sent. */
async function sitDown(host: Host, page: Page): Promise<() => TableState> {
  await onTheShelf(host, {
    game: 'freight-express',
    name: 'By mouse',
    seats: [
      { name: 'Ann', player: 'person' },
      { name: 'Bot', player: 'random' },
    ],
    options: {},
    starter: 0,
    seed: SEED,
    practice: true,
  })
  const table = tableOf(page)
  await goOn(page, host)
  await page.waitForFunction(() => window.signalboxTable !== undefined)
  await expect.poll(() => table()?.choices.length ?? 0).toBeGreaterThan(0)
  return () => table()!
}

/** Presses the pill beside the ghost. */
const confirm = (page: Page, table: () => TableState): Promise<void> =>
  movesOn(table, () => page.locator('.pill .yes').click())

const actionsOf = (table: TableState): Action[] => table.choices.map(fromCode)

test.use({ drawn: 'fine' })

test('a part of a game is played with the mouse alone: lay, turn, undo, couple, drive, end the turn', async ({
  host,
  page,
  quiet,
}) => {
  const table = await sitDown(host, page)
  const view = () => table().view as FreightView
  const done = new Set<string>()

  for (let n = 0; n < 40 && done.size < 6; n++) {
    await expect.poll(() => table().choices.length).toBeGreaterThan(0)
    await expect(page.locator('.pill')).toHaveCount(0)
    await atRest(page)
    const actions = actionsOf(table())
    const lay = straight(actions) ?? actions.find((action) => action.kind === 'lay')
    const couple = actions.find((action) => action.kind === 'couple')
    const plan = table().plans.find(({ end }) => end.kind === 'station' && end.id !== 0)
    if (couple?.kind === 'couple' && !done.has('couple')) await byTrain(couple.card)
    else if (plan && !done.has('drive'))
      await byRail(
        plan.refs.find(({ kind }) => kind === 'card')!,
        plan.end,
      )
    else if (lay?.kind === 'lay' && view().turn < 12 && !(done.has('lay') && n % 3 === 0)) await byHand(lay)
    else await byRow()
  }
  expect([...done].sort()).toEqual(['couple', 'drive', 'end', 'lay', 'turn', 'undo'])
  expect(quiet).toEqual([])

  /** A hand card is dragged to its cell, turned with the wheel on the way, and confirmed beside the ghost. */
  async function byHand({ card, cell }: Action & { kind: 'lay' }) {
    await hold(page, { kind: 'card', id: card }, { kind: 'cell', id: cell })
    const ways = actionsOf(table()).filter(
      (action) => action.kind === 'lay' && action.card === card && action.cell === cell,
    )
    const wanted = ways.findIndex((action) => action.kind === 'lay' && isStraight(action))
    for (let turn = 0; turn < wanted; turn++) await page.mouse.wheel(0, 100)
    if (wanted > 0) done.add('turn')
    await page.mouse.up()
    await expect(page.locator('.pill')).toBeVisible()
    await confirm(page, table)
    expect(view().cells[cell]?.card).toBe(card)
    done.add('lay')
    if (done.has('undo')) return
    await button(page, 'table.undo').click()
    await expect.poll(() => view().cells[cell]?.card).not.toBe(card)
    done.add('undo')
  }

  async function byTrain(card: number) {
    await hold(page, { kind: 'card', id: card }, { kind: 'train', id: 0 })
    await page.mouse.up()
    await confirm(page, table)
    expect(view().seats[0]?.coupled).toContain(card)
    done.add('couple')
  }

  async function byRail(card: Ref, end: Ref) {
    await click(page, card)
    await click(page, end)
    await confirm(page, table)
    expect(view().seats[0]?.hand).not.toContain(card.id)
    done.add('drive')
  }

  /** The end of a turn is nowhere on the table: its row and its button are clicked. */
  async function byRow() {
    await choices(page)
      .filter({ hasText: words('freight.choice.endTurn') })
      .click()
    await movesOn(table, () => confirmButton(page).click())
    done.add('end')
  }
})

const isStraight = (action: Action & { kind: 'lay' }): boolean =>
  (turnRails(TRACK_CARDS[action.card]?.rails ?? 0, action.rotation) & EW) !== 0
const straight = (actions: readonly Action[]): Action | undefined =>
  actions.find(
    (action) => action.kind === 'lay' && action.cell === BETWEEN && action.rotation > 0 && isStraight(action),
  )

test('a drag that is cancelled, or let go over nothing, leaves everything as it was', async ({ host, page }) => {
  const table = await sitDown(host, page)
  const lay = actionsOf(table()).find((action) => action.kind === 'lay')
  if (lay?.kind !== 'lay') throw new Error('nothing can be laid')
  const { seq } = table()
  const [card, cell]: Ref[] = [
    { kind: 'card', id: lay.card },
    { kind: 'cell', id: lay.cell },
  ]
  const home = await spot(page, card!)
  await hold(page, card!, cell!)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.locator('.pill')).toHaveCount(0)
  await hold(page, card!, { kind: 'seat', id: 1 })
  await page.mouse.up()
  await expect(page.locator('.pill')).toHaveCount(0)
  expect(await spot(page, card!)).toEqual(home)
  expect(table().seq).toBe(seq)
})

test('the table is framed for whoever goes over it by keys, not for a hand that presses R now and then', async ({
  host,
  page,
}) => {
  const table = await sitDown(host, page)
  const lay = actionsOf(table()).find((action) => action.kind === 'lay')
  if (lay?.kind !== 'lay') throw new Error('nothing can be laid')
  await click(page, { kind: 'card', id: lay.card })
  const framed = page.locator('.host')
  await expect(framed).toBeFocused()
  await page.keyboard.press('r')
  await expect(framed).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('ArrowRight')
  await expect(framed).toHaveCSS('outline-style', 'solid')
})

test('an idle table draws no frames', async ({ host, page }) => {
  // The page's clock goes as the test says.
  await page.clock.install()
  await sitDown(host, page)
  await page.mouse.move(2, 2)
  const painted = () => page.evaluate(() => window.signalboxTable?.painted() ?? -1)
  // Pictures that are still in the making may be painted yet; after them three seconds bring nothing.
  await expect(async () => {
    const before = await painted()
    await page.clock.runFor(3000)
    expect(before).toBeGreaterThan(0)
    expect(await painted()).toBe(before)
  }).toPass({ timeout: 60_000 })
})
