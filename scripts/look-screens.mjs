// What there is to look at: for each screen the games in its folder, the settings, and how to come to it from the first
// page.

/** A busy machine takes its time, and a picture is not a race. */
const PATIENCE = 90_000

const PEOPLE = ['Ann', 'Ben', 'Carla', 'Dirk']
const seats = (...players) => players.map((player, i) => ({ name: PEOPLE[i], player }))
/** They play as one plays: the sheet has something to say. */
const bots = ['greedy', 'greedy', 'greedy', 'greedy']
/** One of them plays badly: a review has something to say. */
const UNEVEN = ['greedy', 'random', 'greedy', 'greedy']
const four = ['person', 'person', 'person', 'person']
const freight = (name, players, steps, options = {}) => ({
  name,
  seats: seats(...players),
  steps,
  options,
  id: 'freight-express',
})
/** An advanced game until a person is asked such a question; what leads to it is offered near the start. */
const asked = (name, near, ...until) => ({
  ...freight(name, four, Infinity, {
    advanced: true,
    stations: {
      A: near === 'veto' ? 'closeStation' : 'none',
      B: near,
      C: 'cardRobbery',
      D: 'rebuild',
      E: 'rebuild',
      F: 'uncoupleWagon',
      G: 'cardTrain',
      H: near,
      I: 'coupleWagon',
      J: 'ticket',
    },
  }),
  until,
})
const transport = (name, players, steps) => ({ name, seats: seats(...players), steps, options: {}, id: 'transport' })
const firstClass = (name, players, steps, modules, more = {}) => ({
  name,
  seats: seats(...players),
  steps,
  options: { modules: [...modules], ...more },
  id: 'first-class',
})

const SHELF = [
  freight('Rainy Sunday', ['person', 'person'], 18),
  freight('Lunch break', ['person', 'random', 'random'], 14),
  freight('Over', ['person', 'random'], Infinity),
  transport('On the belt', four.slice(1), 12),
  freight('Long evening', ['person', 'person', 'random'], 26),
]
const PLAYED = [
  freight('Sunday', ['person', 'person', 'greedy'], Infinity),
  freight('Monday', ['person', 'person'], Infinity),
  freight('Rainy', ['person', 'greedy', 'person'], Infinity),
  transport('Belt', ['person', 'greedy'], Infinity),
]
const WIDE = ['1280x800', '1920x1080']
const TABLE = [...WIDE, '1024x700']
const LARGE = { textSize: 200 }

/** Each in its turn. */
const then =
  (...ways) =>
  async (page, t, host) => {
    for (const way of ways) await way(page, t, host)
  }
const press = (page, t, key) =>
  page
    .getByRole('button', { name: t(key) })
    .first()
    .click({ timeout: PATIENCE })
const toBegin = (game) => then((page) => page.locator('.ticket').nth(game).click(), stands('form.screen'))
/** Until it has taken the place of the first page. */
const stands = (selector) => (page) => page.locator(selector).first().waitFor({ timeout: PATIENCE })
const toSchool = async (page) => {
  await page.locator('aside .all').click({ timeout: PATIENCE })
  await stands('[data-lesson]')(page)
}
const ofAnn = (page) => page.getByRole('button', { name: 'Ann', exact: true }).click({ timeout: PATIENCE })
const toDaily = then((page, t) => press(page, t, 'daily.title'), stands('.daily [data-day]'))
const toProblems = then((page, t) => press(page, t, 'problems.title'), stands('[data-problem]'))
/** Until the table is there, and not only its frame. */
const drawn = (page) => page.waitForFunction(() => window.signalboxTable !== undefined, null, { timeout: PATIENCE })
const toProblem = then((page) => page.locator('[data-problem]').nth(2).click({ timeout: PATIENCE }), drawn)
const toGame = (n) => (page) => page.locator('.problems .tab').nth(n).click({ timeout: PATIENCE })
const key = (name) => async (page) => {
  await page.locator('.solving').waitFor({ timeout: PATIENCE })
  await page.keyboard.press(name)
}
const toLesson = (id) => async (page) => {
  await page.locator(`[data-lesson="${id}"]`).click({ timeout: PATIENCE })
  await page.locator('aside .big').click({ timeout: PATIENCE })
  await drawn(page)
}
/** What the coach offers first: to go on, or to show it. */
const coach = (page) => page.locator('.coach .answers button').first().click({ timeout: PATIENCE })
const button = (key) => (page, t) => press(page, t, key)
/** Found, and shown on the table. */
const hinted = then(button('table.hint'), stands('.hint .move'))
const toKeys = then(stands('.ticket'), (page) => page.keyboard.press('?'), stands('dialog[open]'))
const toSettings = then(button('home.settings'), stands('main.screen'))
const toStatistics = then(button('statistics.title'), stands('main.screen'))
/** On the sheet itself: the first page has such a button for the last game, too. */
const rematch = (page, t) => page.locator('main.screen').getByRole('button', { name: t('score.rematch') })
const end = (page, t) => rematch(page, t).waitFor({ timeout: PATIENCE })

export const SCREENS = {
  home: { games: SHELF, sizes: TABLE, go: nowhere },
  'home-empty': { games: [], go: nowhere },
  'home-deleted': { games: SHELF, go: then(deleteTwo, (page) => page.locator('.saved .link').click()) },
  'home-large': { games: SHELF, settings: LARGE, go: nowhere },
  school: { games: [], sizes: TABLE, go: toSchool },
  'school-large': { games: [], settings: LARGE, go: toSchool },
  lesson: { games: [], afresh: true, sizes: TABLE, go: then(toSchool, toLesson('freight-express-ram'), coach, coach) },
  'lesson-first-class': {
    games: [],
    afresh: true,
    sizes: TABLE,
    go: then(toSchool, toLesson('first-class-trains'), coach),
  },
  'lesson-transport': {
    games: [],
    afresh: true,
    sizes: TABLE,
    go: then(toSchool, toLesson('transport-pallets'), coach),
  },
  'lesson-large': {
    games: [],
    afresh: true,
    settings: LARGE,
    go: then(toSchool, toLesson('freight-express-ram'), coach, coach),
  },
  daily: { games: SHELF, sizes: TABLE, go: toDaily },
  'daily-large': { games: SHELF, settings: LARGE, go: toDaily },
  'daily-past': {
    games: [],
    go: then(toDaily, (page) => page.locator('[data-day]').first().click({ timeout: PATIENCE })),
  },
  problems: { games: SHELF, sizes: TABLE, go: toProblems },
  'problems-large': { games: SHELF, settings: LARGE, go: toProblems },
  'problems-first-class': { games: SHELF, go: then(toProblems, toGame(1)) },
  'problems-transport': { games: SHELF, go: then(toProblems, toGame(2)) },
  problem: { games: [], afresh: true, sizes: TABLE, go: then(toProblems, toProblem) },
  'problem-hint': { games: [], afresh: true, sizes: TABLE, go: then(toProblems, toProblem, key('h'), key('h')) },
  'problem-shown': { games: [], afresh: true, sizes: TABLE, go: then(toProblems, toProblem, key('s')) },
  'problem-large': { games: [], afresh: true, settings: LARGE, go: then(toProblems, toProblem) },
  'new-game': { games: [], sizes: TABLE, go: toBegin(0) },
  'new-game-more': {
    games: [],
    sizes: ['1280x800', '1024x700'],
    go: then(toBegin(0), button('new.seat.add'), button('common.more')),
  },
  'new-game-chosen': {
    games: [],
    sizes: ['1280x800'],
    go: then(
      toBegin(0),
      (page, t) => page.getByText(t('new.special.advanced'), { exact: true }).click(),
      (page, t) => page.getByText(t('new.special.chosen'), { exact: true }).click(),
      (page, t) => page.getByLabel(t('new.special.at').replace('{station}', 'D')).scrollIntoViewIfNeeded(),
    ),
  },
  'new-game-large': { games: [], settings: LARGE, go: toBegin(0) },
  'new-game-first-class': { games: [], sizes: TABLE, go: toBegin(1) },
  'new-game-transport': { games: [], go: toBegin(2) },
  'line-editor-faults': { games: [], go: then(toBegin(0), button('new.line.draw'), drawFaulty) },
  'line-editor': { games: [], sizes: TABLE, go: then(toBegin(0), button('new.line.draw')) },
  settings: { games: [], sizes: TABLE, go: toSettings },
  'settings-large': { games: [], settings: LARGE, go: toSettings },
  licences: { games: [], go: then(toSettings, button('settings.licences')) },
  report: { games: [], go: then(toSettings, button('settings.report')) },
  shortcuts: { games: [], sizes: TABLE, go: toKeys },
  'shortcuts-large': { games: [], settings: LARGE, go: toKeys },
  statistics: { games: PLAYED, sizes: TABLE, go: toStatistics },
  'statistics-large': { games: PLAYED, settings: LARGE, go: toStatistics },
  'record-book': { games: PLAYED, sizes: TABLE, go: then(toStatistics, ofAnn) },
  'record-book-large': { games: PLAYED, settings: LARGE, go: then(toStatistics, ofAnn) },
  'statistics-clear': { games: PLAYED, go: then(toStatistics, button('statistics.clear')) },
  'rules-page': { games: [], go: (page, t) => openRules(page, t, t('freight.group.drive')) },
  'rules-search': {
    games: [freight('House rules', four, 0, { pusherPays: true, stopAtRailEnd: true, openDeliveries: true })],
    go: then(sitDown, (page, t) => openRules(page, t, t('freight.about.locomotive').split(' ')[0])),
  },
  'rules-large': { games: [], settings: LARGE, go: (page, t) => openRules(page, t, t('freight.group.drive')) },
  'table-start': { games: [freight('First turn', four, 0)], sizes: TABLE, go: sitDown },
  // Said once in a folder: of several pictures only the first has it.
  'first-sight': { games: [freight('First turn', four, 0)], settings: { firstSight: true }, go: sitDown },
  'first-sight-draft': {
    games: [firstClass('First turn', four.slice(1), 0, 'AB')],
    settings: { firstSight: true },
    go: sitDown,
  },
  'table-middle': { games: [freight('On the way', four, 34)], sizes: TABLE, go: sitDown },
  'table-late': { games: [freight('Far along', ['person', 'person'], 44)], go: sitDown },
  'table-selected': { games: [freight('A choice', four, 22)], sizes: TABLE, go: then(sitDown, firstChoice) },
  'table-advanced': { games: [freight('With actions', four, 30, { advanced: true })], go: sitDown },
  'table-veto': { games: [asked('A question', 'veto', 'forbid', 'force')], sizes: TABLE, go: sitDown },
  'table-rebuild': {
    games: [asked('Other rails', 'rebuild', 'rebuild')],
    sizes: TABLE,
    go: then(sitDown, firstChoice),
  },
  'table-sign': {
    games: [freight('At the sign', four, 30, { advanced: true })],
    go: then(sitDown, (page) => pointAt(page, { kind: 'station', id: 2 })),
  },
  'table-legend': {
    games: [freight('With actions', four, 30, { advanced: true })],
    go: then(sitDown, button('new.special')),
  },
  'table-drawer': {
    games: [freight('A choice', four, 22)],
    sizes: ['1024x700'],
    go: then(sitDown, (page) => page.keyboard.press('l')),
  },
  'table-large': { games: [freight('A choice', four, 22)], settings: LARGE, go: sitDown },
  'table-large-selected': { games: [freight('A choice', four, 22)], settings: LARGE, go: then(sitDown, firstChoice) },
  'table-large-slip': {
    games: [freight('At the plate', four, 30, { advanced: true })],
    settings: LARGE,
    go: then(sitDown, (page) => pointAt(page, { kind: 'seat', id: 2 })),
  },
  'table-menu': { games: [freight('A choice', four, 22)], go: then(sitDown, button('table.menu')) },
  'table-lost': { games: [freight('A choice', four, 22)], sizes: TABLE, go: then(sitDown, loseHost) },
  'table-hint': { games: [freight('A choice', four, 22)], go: then(sitDown, hinted) },
  'transport-hint': { games: [transport('On the way', four.slice(1), 61)], go: then(sitDown, hinted) },
  'first-class-hint': { games: [firstClass('On the way', four.slice(1), 105, 'AB')], go: then(sitDown, hinted) },
  'transport-start': { games: [transport('First turn', four.slice(1), 0)], sizes: TABLE, go: sitDown },
  'transport-middle': { games: [transport('On the way', four.slice(1), 60)], sizes: TABLE, go: sitDown },
  'transport-chosen': { games: [transport('Chosen', four.slice(2), 8)], go: then(sitDown, firstChoice) },
  'transport-four': { games: [transport('Four', four, 50)], sizes: TABLE, go: then(sitDown, firstChoice) },
  'transport-late': { games: [transport('Late', four.slice(2), 300)], sizes: TABLE, go: then(sitDown, firstChoice) },
  'transport-large': { games: [transport('Four', four, 50)], settings: LARGE, go: sitDown },
  'first-class-draft': { games: [firstClass('Draft', four, 2, 'AB')], sizes: TABLE, go: sitDown },
  'first-class-start': { games: [firstClass('First turn', four.slice(1), 3, 'AB')], sizes: TABLE, go: sitDown },
  'first-class-middle': { games: [firstClass('On the way', four.slice(1), 105, 'AB')], sizes: TABLE, go: sitDown },
  'first-class-chosen': { games: [firstClass('Chosen', four.slice(1), 90, 'AB')], go: then(sitDown, firstChoice) },
  'first-class-four': { games: [firstClass('Four', four, 120, 'EF', { teatime: true })], sizes: TABLE, go: sitDown },
  'first-class-case': { games: [firstClass('A case', four, 140, 'CD')], sizes: TABLE, go: sitDown },
  'first-class-case-opened': { games: [firstClass('A case', four, 140, 'CD')], go: then(sitDown, clickSeat) },
  'first-class-large': { games: [firstClass('Four', four, 120, 'BD')], settings: LARGE, go: sitDown },
  'first-class-larger': { games: [firstClass('Four', four, 120, 'BD')], settings: { textSize: 150 }, go: sitDown },
  'first-class-opened': {
    games: [firstClass('Four', four, 120, 'EF', { teatime: true })],
    sizes: TABLE,
    go: then(sitDown, clickSeat),
  },
  'first-class-large-opened': {
    games: [firstClass('Four', four, 120, 'BD')],
    settings: LARGE,
    go: then(sitDown, clickSeat),
  },
  curtain: { games: [freight('Two people', ['person', 'person'], 23)], sizes: TABLE, go: comeToCurtain },
  'curtain-large': { games: [freight('Two people', ['person', 'person'], 23)], settings: LARGE, go: comeToCurtain },
  replay: {
    games: [freight('Sunday, four of us', ['person', 'random', 'random', 'random'], 14)],
    sizes: TABLE,
    go: then(toTable, button('replay.open'), toMiddle),
  },
  'replay-over': {
    games: [freight('Done', bots, Infinity)],
    go: then(openNamed('Done'), end, button('score.replay'), toMiddle),
  },
  'seat-menu': {
    games: [freight('Sunday, four of us', ['person', 'person', 'random', 'random'], 23)],
    sizes: TABLE,
    go: then(sitDown, button('table.menu')),
  },
  consent: {
    games: [freight('Two people', ['person', 'person'], 23)],
    go: then(sitDown, button('table.undo'), button('back.ask')),
  },
  score: { games: [freight('Done', bots, Infinity)], sizes: TABLE, go: then(openNamed('Done'), end) },
  'score-transport': { games: [transport('Done', bots, Infinity)], go: then(openNamed('Done'), end) },
  'score-large': { games: [freight('Done', bots, Infinity)], settings: LARGE, go: then(openNamed('Done'), end) },
  // Takes as long as the review does.
  review: { games: [freight('Done', UNEVEN, Infinity)], sizes: TABLE, go: then(openNamed('Done'), end, reviewed) },
  'review-large': {
    games: [freight('Done', UNEVEN, Infinity)],
    settings: LARGE,
    go: then(openNamed('Done'), end, reviewed),
  },
  'review-first-class': {
    games: [firstClass('Counted', four, Infinity, 'CE')],
    go: then(openNamed('Counted'), end, reviewed),
  },
  'review-transport': { games: [transport('Done', UNEVEN, Infinity)], go: then(openNamed('Done'), end, reviewed) },
  'score-first-class': { games: [firstClass('Counted', four, Infinity, 'CE')], go: then(openNamed('Counted'), end) },
}
export const sizesOf = (screen) => SCREENS[screen].sizes ?? (SCREENS[screen].settings ? ['1280x800'] : WIDE)

async function nowhere() {}

/** From the first page, or from the curtain that a reload finds, to the open table. */
async function sitDown(page, t) {
  await comeToCurtain(page, t)
  await page.getByRole('button', { name: t('curtain.lift') }).click({ timeout: PATIENCE })
  // A question that is put across the table takes the place of the list.
  await page
    .getByRole('navigation', { name: t('table.choices') })
    .or(page.locator('.asking'))
    .first()
    .waitFor({ timeout: PATIENCE })
}

async function comeToCurtain(page, t) {
  await goOnTo(page, t, 'curtain.lift')
}

/** Where one person plays no curtain falls. */
async function toTable(page, t) {
  await goOnTo(page, t, 'replay.open')
}

/** Goes on with the last game, to where there is such a button. */
async function goOnTo(page, t, key) {
  const stands = page.getByRole('button', { name: t(key) }).first()
  const go = page.getByRole('button', { name: t('home.continue') })
  await go.or(stands).first().waitFor({ timeout: PATIENCE })
  if (await go.isVisible()) await go.click()
  await stands.waitFor({ timeout: PATIENCE })
}

/** The rules page, looking for a word. */
async function openRules(page, t, word) {
  await page.getByRole('button', { name: t('rules.open'), exact: true }).click({ timeout: PATIENCE })
  await page.getByRole('textbox', { name: t('rules.search') }).fill(word)
}

/** Puts the pointer on a thing of the drawn table. */
async function pointAt(page, ref) {
  await page.waitForFunction(() => window.signalboxTable !== undefined, null, { timeout: PATIENCE })
  const box = await page.evaluate((wanted) => window.signalboxTable.anchor(wanted), ref)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 })
}

/** Another seat's own board, where its plate lays it open. */
async function clickSeat(page) {
  await pointAt(page, { kind: 'seat', id: 2 })
  await page.mouse.down()
  await page.mouse.up()
  await page.mouse.move(4, 4)
}

/** The line of the look's picture: D and G side by side, J not on the grid. */
async function drawFaulty(page) {
  for (const [station, cell] of [19, 11, 13, 15, 21, 23, 16, 29, 31].entries()) {
    await page.locator(`[data-cell="${cell}"]`).focus()
    await page.keyboard.press('abcdefghij'[station])
  }
}

/** Half way into what has happened. */
async function toMiddle(page, t) {
  const line = page.getByRole('slider', { name: t('replay.line') })
  await line.waitFor({ timeout: PATIENCE })
  await line.evaluate(
    (input) => (
      (input.value = String(Math.round(Number(input.max) * 0.6))),
      input.dispatchEvent(new Event('input', { bubbles: true }))
    ),
  )
}

/** From the first page, or from the score that a reload finds. */
function openNamed(name) {
  return async (page, t) => {
    const row = page.locator('button.open').filter({ hasText: name })
    await row.or(rematch(page, t)).first().waitFor({ timeout: PATIENCE })
    if (await row.isVisible()) await row.click()
  }
}

/** The first moment of a review, as soon as there is one. */
async function reviewed(page, t) {
  // The first page, of which a picture stands meanwhile, has such a button for the last game, too.
  await page.waitForFunction(() => document.querySelector('.turned') === null, null, { timeout: PATIENCE })
  await press(page, t, 'review.open')
  const moments = page.getByRole('region', { name: t('review.moments') }).locator('button[aria-expanded]')
  await moments.first().waitFor({ timeout: 2 * PATIENCE })
  // Which moments are listed is the same each time only once all are found.
  await page
    .getByRole('button', { name: t('review.stop'), exact: true })
    .waitFor({ state: 'hidden', timeout: 2 * PATIENCE })
  // A move may show nowhere on the table.
  for (let on = await moments.count(); on > 0 && (await page.locator('[data-ways="2"]').count()) === 0; on--) {
    await page.keyboard.press('Shift+ArrowRight')
    await page.locator('[data-ways]').waitFor({ timeout: PATIENCE })
  }
}

/** The row that is most of a picture: a drive or a lay rather than the end of a turn. */
async function firstChoice(page, t) {
  const confirm = page.locator('.prompt .answer')
  for (let deeper = 0; deeper < 4 && !(await confirm.isVisible()); deeper++) {
    const rows = page.getByRole('navigation', { name: t('table.choices') }).locator('li button')
    const before = (await rows.allInnerTexts()).join()
    await rows.first().click({ timeout: PATIENCE })
    // Until the next rows are there, or the answer.
    for (
      let wait = 0;
      wait < 300 && !(await confirm.isVisible()) && (await rows.allInnerTexts()).join() === before;
      wait++
    )
      await page.waitForTimeout(100)
  }
}

async function deleteTwo(page, t) {
  await page.locator('.list .open').first().waitFor({ timeout: PATIENCE })
  for (let n = 0; n < 2 && (await page.locator('.list .open').count()) > 2; n++) {
    await page.locator('.list .square').first().click()
    await press(page, t, 'home.delete')
  }
}

async function loseHost(page, _t, host) {
  await host.end('SIGKILL')
  await page.locator('.faults .fault').waitFor({ timeout: PATIENCE })
}
