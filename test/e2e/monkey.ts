import { expect, type Page } from '@playwright/test'
import { TEXTS } from '../../src-renderer/messages/texts.ts'

const { de, en, nl } = TEXTS

/** What a monkey may do next: a place to click, on what, and whether something can be typed there. */
interface Control {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly text: boolean
}

interface Sight {
  /** The screen, and what lies over it. */
  readonly screen: string
  /** What is enabled and can be reached, on the uppermost layer. */
  readonly controls: readonly Control[]
  /** Cards that tell of an error. */
  readonly faults: readonly string[]
  readonly canvas: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null
}

/** Looks at the page as a person would: what is there, what of it can be pressed. */
function look(): Sight {
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  // The keys are shown over the rules, though they stand before them in the page.
  const isOnTop = (dialog: Element) => {
    const { x, y, width, height } = dialog.getBoundingClientRect()
    return dialog.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  const open = dialogs.find(isOnTop) ?? dialogs.at(-1)
  const layer = open ?? document.body
  const hit = (element: Element) => {
    const box = element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = document.elementFromPoint(x, y)
    const label = element.closest('label')
    return top && (element.contains(top) || (label !== null && label.contains(top))) ? { x, y } : null
  }
  const reached = (element: Element): Control | null => {
    const box = element.getBoundingClientRect()
    if (box.width < 2 || box.height < 2 || element.closest('[inert]')) return null
    if (element.matches(':disabled, [aria-disabled="true"]')) return null
    // What has been scrolled away is within reach too.
    if (!hit(element)) element.scrollIntoView({ block: 'nearest' })
    const at = hit(element)
    if (!at) return null
    const { x, y } = at
    return {
      name:
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
        element.className.toString(),
      x,
      y,
      text: element.matches('input[type="text"], input:not([type]), textarea'),
    }
  }
  const found = [...layer.querySelectorAll('button, input, textarea, label, select, [tabindex="0"], summary')].flatMap(
    (element) => reached(element) ?? [],
  )
  const screens: readonly [string, string][] = [
    ['curtain', '.curtain'],
    ['home', 'main.home'],
    ['review', '.moments'],
    ['replay', '.scrubber'],
    ['table', 'main.table'],
    ['school', '[data-lesson]'],
    ['problems', '[data-problem]'],
    ['daily board', 'main.daily'],
    ['editor', '[data-cell]'],
    ['new game', '.start'],
    ['settings', 'input[type="range"]'],
    ['statistics', 'main.statistics'],
    ['score', 'footer'],
  ]
  const below =
    screens.find(([, selector]) =>
      [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0),
    )?.[0] ?? 'other'
  const over = open
    ? ` + ${open.querySelector('article') ? 'rules' : open.querySelector('kbd + kbd, dl') ? 'keys' : open.querySelector('.words') ? 'in words' : 'dialog'}`
    : ''
  const canvas = open ? null : (document.querySelector('canvas')?.getBoundingClientRect() ?? null)
  return {
    screen: below + over,
    controls: found,
    faults: [...document.querySelectorAll('.fault')].map((card) => card.textContent ?? ''),
    canvas: canvas && { x: canvas.x, y: canvas.y, width: canvas.width, height: canvas.height },
  }
}

const KEYS = [
  'Escape',
  'Enter',
  'Tab',
  'Shift+Tab',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  '1',
  '2',
  '3',
  'r',
  'q',
  'l',
  'x',
  'b',
  '?',
  'F1',
  ' ',
  'Control+z',
  'Control+y',
  '/',
]
const TYPED = ['push', 'Ada', '  ', '7', 'karte']
/**
 * At a table there is always something to press, and the ways elsewhere are few: after so many clicks in one place it
 * takes one of these, if there is one.
 */
const PATIENCE = 40
/** One place, whatever lies over it: a table, what was played there, and whose turn it is. */
const placeOf = (screen: string): string => {
  const [below] = screen.split(' + ')
  return ['table', 'replay', 'review', 'curtain'].includes(below) ? 'table' : below
}
const OUT = new Set(
  (
    ['table.menu', 'table.leave', 'common.back', 'common.home', 'score.leave', 'common.close', 'replay.now'] as const
  ).flatMap((key) => [en, nl, de].map((texts) => texts[key])),
)
const waysOut = (sight: Sight): Sight => {
  const controls = sight.controls.filter(({ name }) => OUT.has(name))
  return controls.length > 0 ? { ...sight, controls, canvas: null } : sight
}
/** What ends the program: then no monkey can go on. In all languages. */
const QUITS = /^(Quit|Afsluiten|Beenden)/

export interface Stroll {
  readonly clicks: number
  /** How often each screen was seen. */
  readonly seen: ReadonlyMap<string, number>
  /** Screens from which nothing led on, and cards of errors, with what was done before. */
  readonly trouble: readonly string[]
}

/** Clicks between two words to whoever waits for a long walk to end. */
const REPORT = 500

/** Clicks, types and presses keys at random, and looks round after each. */
export async function stroll(page: Page, clicks: number, random: () => number): Promise<Stroll> {
  const seen = new Map<string, number>()
  const trouble: string[] = []
  /** Said at once too: a long walk may be ended before it is over. */
  const tell = (what: string) => {
    if (!trouble.includes(what)) console.log(what)
    trouble.push(what)
  }
  const past: string[] = []
  const any = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]
  const curious = curiosity(random)
  /** How long it has been in this place. */
  let stay = { place: '', clicks: 0 }
  await neverQuits(page)
  page.on('filechooser', (chooser) => void chooser.setFiles([]).catch(() => undefined))
  // Nothing in the program leads to another page, or loads this one anew.
  page.on(
    'framenavigated',
    (frame) =>
      frame === page.mainFrame() && tell(`the page went to ${frame.url()}, after ${past.slice(-6).join(' > ')}`),
  )

  for (let n = 0; n < clicks; n++) {
    let sight = await seeing(page)
    // Something may still be moving in: a way on must appear.
    const lookAgain = async () => leadsOn((sight = await seeing(page)))
    if (!leadsOn(sight))
      await expect
        .poll(lookAgain)
        .toBe(true)
        .catch(() => undefined)
    seen.set(sight.screen, (seen.get(sight.screen) ?? 0) + 1)
    if (!leadsOn(sight)) tell(`${n}: nothing leads on from ${sight.screen}, after ${past.slice(-6).join(' > ')}`)
    if (n > 0 && n % REPORT === 0) console.log(`${n} clicks, ${trouble.length} in trouble`)
    for (const fault of sight.faults) tell(`${n}: ${fault}, after ${past.slice(-6).join(' > ')}`)
    const place = placeOf(sight.screen)
    stay = { place, clicks: stay.place === place ? stay.clicks + 1 : 0 }
    past.push(await act(page, stay.clicks > PATIENCE ? waysOut(sight) : sight, { any, curious, random }))
  }
  return { clicks, seen, trouble: [...new Set(trouble)] }
}

/** What is there; a page that is on its way elsewhere is waited for. */
async function seeing(page: Page): Promise<Sight> {
  return page.evaluate(look).catch(async () => {
    await page.waitForLoadState()
    return page.evaluate(look)
  })
}

/**
 * Looks again as a click arrives: what has moved under the pointer meanwhile, or has the focus, may be what ends the
 * program. That is not pressed.
 */
const neverQuits = (page: Page): Promise<void> =>
  page.evaluate((quits) => {
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''
    window.addEventListener(
      'click',
      (event) => {
        const pressed = event.target instanceof Element ? event.target.closest('button') : null
        if (!pressed || !new RegExp(quits).test(nameOf(pressed).trim())) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture: true },
    )
  }, QUITS.source)

const leadsOn = ({ controls }: Sight): boolean => controls.some(({ name }) => !QUITS.test(name))

interface Lots {
  readonly any: <T>(all: readonly T[]) => T
  readonly curious: (screen: string, controls: readonly Control[]) => Control
  readonly random: () => number
}

/**
 * Half the time any control by lot, else one of those that were pressed the least on this screen: by lot alone, doors
 * that stand among many others would be found once in ten thousand clicks.
 */
function curiosity(random: () => number): Lots['curious'] {
  const pressed = new Map<string, number>()
  return (screen, controls) => {
    const times = ({ name }: Control) => pressed.get(`${screen} ${name}`) ?? 0
    const least = random() < 0.5 ? Math.min(...controls.map(times)) : Infinity
    const among = controls.filter((control) => times(control) <= least)
    const control = among[Math.floor(random() * among.length)]
    pressed.set(`${screen} ${control.name}`, times(control) + 1)
    return control
  }
}

async function act(page: Page, sight: Sight, { any, curious, random }: Lots): Promise<string> {
  const { canvas } = sight
  const controls = sight.controls.filter(({ name }) => !QUITS.test(name))
  const lot = random()
  if (lot < 0.12) {
    const key = any(KEYS)
    await page.keyboard.press(key)
    return key
  }
  if (canvas && lot < 0.34) {
    await page.mouse.click(canvas.x + random() * canvas.width, canvas.y + random() * canvas.height)
    return 'table'
  }
  if (controls.length === 0) return 'nothing'
  const control = curious(sight.screen, controls)
  await page.mouse.click(control.x, control.y)
  if (control.text && random() < 0.7) await page.keyboard.type(any(TYPED))
  return control.name
}
