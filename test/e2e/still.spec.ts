import { annAgainst, atRest, goOn, onTheShelf } from './by-mouse.ts'
import { expect, test } from './fixture.ts'
import { choices, confirm, sure, take } from './play.ts'
import { served } from './served.ts'

/** What stood beside the table after each change of the page: the list, its picture, or neither; a list of one row. */
declare global {
  var besideTable: string[]
}

test('question and list stay where they are while the deed of who looks is shown', async ({ host, page, quiet }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await onTheShelf(host, annAgainst('porter', 'freight-express', 'A deed'))
  await goOn(page, host)
  await choices(page).first().waitFor()
  await page.evaluate(() => {
    globalThis.besideTable = []
    const look = () => {
      const still = document.querySelector('main.table .column > .still > .choices')
      const list = document.querySelector('main.table .column > .choices')
      const isAsked = document.querySelector('.prompt .answer') !== null
      const isNarrowed = list?.querySelectorAll('li').length === 1 && !isAsked
      globalThis.besideTable.push(still ? 'still' : isNarrowed ? 'narrowed' : list ? 'list' : 'neither')
    }
    new MutationObserver(look).observe(document.querySelector('main.table .column')!, {
      childList: true,
      subtree: true,
    })
  })
  let came = await take(page, choices(page).first())
  while (came === 'deeper') came = await take(page, choices(page).first())
  if (came === 'asked') await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => globalThis.besideTable)).toContain('still')
  // Nothing of it goes by itself before it is known what is asked next.
  const ends = await page.locator('.still').evaluateAll((all) =>
    all
      .filter(({ classList }) => !classList.contains('leaving'))
      .flatMap((still) => still.getAnimations({ subtree: true }))
      .map((one) => (one.effect as KeyframeEffect).getKeyframes().at(-1)?.opacity),
  )
  expect(ends).not.toContain('0')
  await expect(page.locator('.still')).toHaveCount(0)
  const seen = await page.evaluate(() => globalThis.besideTable)
  expect(seen).not.toContain('neither')
  // An answer that is given at once is not left alone in its list while it is looked at.
  expect(seen).not.toContain('narrowed')
  expect(quiet).toEqual([])
})

test("the line of a turn's stops stays while a deed of it is shown", async ({ host, page, quiet }) => {
  await onTheShelf(host, annAgainst('porter', 'transport', 'Stops'))
  await goOn(page, host)
  await choices(page).first().waitFor()
  await page.evaluate(() => {
    globalThis.besideTable = []
    const look = () => {
      const lines = document.querySelectorAll('.column > .prompt .stops')
      const stops = [...document.querySelectorAll('.column > .prompt .stops li')]
      const here = stops.findIndex(({ classList }) => classList.contains('here'))
      globalThis.besideTable.push(lines.length === 1 ? `stop ${here}` : 'no line')
    }
    look()
    new MutationObserver(look).observe(document.querySelector('main.table .column')!, {
      childList: true,
      subtree: true,
    })
  })
  // The hand is swapped: a deed that is shown, whatever was dealt.
  await take(page, choices(page).last())
  await sure(page)
  await expect.poll(() => page.evaluate(() => globalThis.besideTable.at(-1))).not.toBe('stop 0')
  const seen = await page.evaluate(() => globalThis.besideTable)
  // To where the parcel goes, or past it where it had but one way.
  expect(['stop 1', 'stop 2']).toContain(seen.at(-1))
  expect(new Set(seen)).toEqual(new Set(['stop 0', seen.at(-1)]))
  expect(quiet).toEqual([])
})

test('pressing 1 again chooses the first row of what is asked then', async ({ host, page, quiet }) => {
  // In a deal by lot one card alone may be what the first row is for.
  await onTheShelf(host, annAgainst('porter', 'transport', 'The first row'))
  await goOn(page, host)
  await choices(page).first().waitFor()
  const asked = page.locator('main.table .column > .prompt h2')
  // A key that comes too soon is not heard: so often until it is, and never once more where it was.
  const soon = { timeout: 5000 }
  const press = async (what: string) => {
    if ((await asked.innerText()) === what) await page.keyboard.press('1')
    await expect(asked).not.toHaveText(what, soon)
  }
  const first = await asked.innerText()
  await expect(() => press(first)).toPass()
  await expect(asked).toHaveText('Which card?')
  await expect(() => press('Which card?')).toPass()
  expect(quiet).toEqual([])
})

test('of a long list that comes nothing is seen below what goes', async ({ host, page, quiet }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await onTheShelf(host, annAgainst('porter', 'freight-express', 'A long list'))
  await goOn(page, host)
  await choices(page).first().waitFor()
  // So far below the foot of what goes the timetable begins, each time that something goes.
  await page.evaluate(() => {
    const bare: number[] = []
    Object.assign(globalThis, { bare })
    const column = document.querySelector<HTMLElement>('main.table .column')!
    new MutationObserver(() => {
      const still = column.querySelector<HTMLElement>(':scope > .leaving')
      const board = column.querySelector<HTMLElement>(':scope > .board')
      if (still && board) bare.push(Math.abs(board.offsetTop - still.offsetTop - still.offsetHeight))
    }).observe(column, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
  })
  let came = await take(page, choices(page).first())
  while (came === 'deeper') came = await take(page, choices(page).first())
  if (came === 'asked') await page.keyboard.press('Enter')
  const bare = () => page.evaluate(() => (globalThis as unknown as { bare: number[] }).bare)
  await expect.poll(async () => (await bare()).length).toBeGreaterThan(0)
  expect(Math.max(...(await bare()))).toBeLessThanOrEqual(1)
  expect(quiet).toEqual([])
})

test('a list that ends the turn, too, steps back when something else is said than was asked', async ({
  host,
  page,
  quiet,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Without motion nothing steps back: all changes in one go.
  await onTheShelf(host, annAgainst('porter', 'freight-express', 'A list that ends the turn'), { speed: 'normal' })
  await goOn(page, host)
  const asked = page.locator('main.table .column > .choices', { has: page.locator('.closing') })
  // The cards are dealt first: the list that stands then is no picture of one.
  await atRest(page)
  const goes = await asked.evaluate((list) => {
    const still = document.createElement('div')
    still.className = 'still going'
    const picture = list.cloneNode(true) as HTMLElement
    picture.classList.add('other')
    still.append(picture)
    list.parentElement!.append(still)
    return picture.getAnimations().map((one) => (one.effect as KeyframeEffect).getKeyframes().at(-1)?.opacity)
  })
  expect(goes).toEqual(['0.4'])
  expect(quiet).toEqual([])
})

test('of the rows that were offered none stays where more words than the question had are told', async ({ page }) => {
  const server = await served('ui/page')
  try {
    await page.goto(`${server.address}still.ts`)
    const shown = await page.evaluate(async () => {
      const { holdStill } = (await import(
        '/still.ts' as string
      )) as typeof import('../../src-renderer/ui/page/still.ts')
      document.body.innerHTML = `<div id="column" style="position: relative; height: 400px">
        <div class="prompt"><p style="margin: 0; height: 40px">Which?</p></div>
        <div class="choices"><ul style="margin: 0; padding: 0">
          ${[1, 2, 3].map((row) => `<li style="height: 30px">Row ${row}</li>`).join('')}
        </ul></div>
      </div>
      <style>.still { position: absolute; left: 0; right: 0 }</style>`
      const column = document.getElementById('column')!
      const [prompt, choices] = ['.prompt', '.choices'].map((css) => column.querySelector<HTMLElement>(css)!)
      holdStill(column, () => [prompt, choices])
      prompt.firstElementChild!.textContent = 'What came of it'
      ;(prompt.firstElementChild as HTMLElement).style.height = '75px'
      await new Promise(requestAnimationFrame)
      return [...column.querySelectorAll<HTMLElement>('.still li')].map((row) => getComputedStyle(row).visibility)
    })
    // The first two stood where the words end now.
    expect(shown).toEqual(['hidden', 'hidden', 'visible'])
  } finally {
    await server.close()
  }
})

test('a picture of a hint covers the column, and what is left of it once the timetable below has come back', async ({
  page,
}) => {
  const server = await served('ui/page')
  try {
    await page.goto(`${server.address}still.ts`)
    const heights = await page.evaluate(async () => {
      const { holdStill } = (await import(
        '/still.ts' as string
      )) as typeof import('../../src-renderer/ui/page/still.ts')
      document.body.innerHTML = `<div id="column" class="given" style="position: relative; height: 400px">
        <div class="hint" style="height: 390px">The best move</div><div class="board" style="display: none; height: 100px"></div>
      </div>
      <style>.still { position: absolute; left: 0; right: 0 }</style>`
      const column = document.getElementById('column')!
      holdStill(column, () => [...column.querySelectorAll<HTMLElement>('.hint')])
      const still = column.querySelector<HTMLElement>('.still')!
      const whole = still.offsetHeight
      const [hint, board] = ['.hint', '.board'].map((css) => column.querySelector<HTMLElement>(`:scope > ${css}`)!)
      hint.outerHTML = '<div style="height: 300px"></div>'
      board.style.display = 'block'
      await new Promise(requestAnimationFrame)
      return [whole, still.offsetHeight]
    })
    expect(heights).toEqual([400, 300])
  } finally {
    await server.close()
  }
})

declare global {
  var facesCame: number
}

test('the face of the bot that plays comes once a turn, and stays through its steps', async ({ host, page, quiet }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await onTheShelf(host, annAgainst('driver', 'freight-express', 'A face'), { speed: 'fast' })
  await goOn(page, host)
  await choices(page).first().waitFor()
  await page.evaluate(() => {
    globalThis.facesCame = 0
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            globalThis.facesCame += Number(node.matches('.opponent')) + node.querySelectorAll('.opponent').length
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.keyboard.press('0')
  await confirm(page).click()
  await expect(page.locator('.opponent')).toBeVisible()
  await choices(page).first().waitFor()
  await expect(page.locator('.opponent')).toHaveCount(0)
  expect(await page.evaluate(() => globalThis.facesCame)).toBe(1)
  expect(quiet).toEqual([])
})

test('in the smallest usual window the row that refills and ends the turn is of one line, as those above it', async ({
  host,
  page,
  quiet,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await onTheShelf(host, annAgainst('porter', 'freight-express', 'Rows of one line'), {})
  await goOn(page, host)
  await atRest(page)
  const [above, refills] = [choices(page).first(), page.locator('.closing .choice').first()]
  const height = (one: Element) => one.getBoundingClientRect().height
  expect(await refills.evaluate(height)).toBe(await above.evaluate(height))
  expect(quiet).toEqual([])
})
