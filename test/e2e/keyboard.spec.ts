import { dice } from '../../scripts/host.mjs'
import { expect, test } from './fixture.ts'
import { button, choices, confirm, enter, nextAsked, rows, tabTo, words } from './play.ts'
import { seedFor } from '../seed.ts'

const seed = seedFor(620_676_211)

/** Rows that end a turn come last for whoever plays at random: a game should have drives in it too. */
const ends = (text: string) => /end turn|refill/i.test(text)

test('a whole game is played by keyboard alone, through the list of choices', async ({ host, page, quiet }) => {
  console.log(`seed ${seed}`)
  const random = dice(seed)
  await page.goto(host.address())
  await enter(page, button(page, 'home.new').first())
  await enter(page, button(page, 'new.start'))

  const kinds = new Set<string>()
  let presses = 0
  for (; presses < 1500; presses++) {
    const now = await nextAsked(page)
    if (now === 'over') break
    if (now === 'curtain') await page.keyboard.press('Enter')
    else if (now === 'confirm') await sure()
    else await choose()
  }

  /** Up from the list to the answer that is meant. */
  async function sure() {
    if (await tabTo(page, confirm(page), 'Shift+Tab')) await page.keyboard.press('Enter')
  }

  /** Goes down the list with the arrows and takes a row with Enter. */
  async function choose() {
    const texts = await rows(page)
    const good = texts.map((text, i) => ({ text, i })).filter(({ text }) => !ends(text))
    const from = good.length > 0 && random() < 0.85 ? good : texts.map((text, i) => ({ text, i }))
    const row = from[Math.floor(random() * from.length)]
    if (!row) return
    kinds.add(row.text.replace(/^\d /, '').split(' ')[0] ?? '')
    await choices(page).nth(row.i).focus()
    await page.keyboard.press('Enter')
  }

  await expect(button(page, 'score.rematch')).toBeVisible()
  await expect(page.getByRole('heading', { name: words('score.title') })).toBeVisible()
  console.log(`keyboard game: ${presses} steps, rows beginning with ${[...kinds].join(', ')}`)
  expect(quiet).toEqual([])
})
