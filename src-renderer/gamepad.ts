/**
 * A gamepad does what the keys do: cross and stick go from thing to thing, buttons confirm, go back, undo, ask for a
 * hint and open the menu. Fetched when one is there; without one nothing is asked for.
 */

const DOES = ['confirm', 'cancel', 'undo', 'hint', 'before', 'after', 'menu', 'up', 'down', 'left', 'right'] as const
export type Does = (typeof DOES)[number]

/** Buttons of the standard layout. w3c.github.io/gamepad, 'Remapping' */
const BUTTONS: Readonly<Record<Does, number>> = {
  confirm: 0,
  cancel: 1,
  undo: 2,
  hint: 3,
  before: 4,
  after: 5,
  menu: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
}
/** A stick that leans so far, of 1, means it. */
const LEANS = 0.6
/** Milliseconds after which a direction that is held goes on, and between two of its steps. */
const WAITS = 420
const GOES_ON = 130

/** What of a gamepad is looked at. */
export type Pad = { readonly buttons: readonly { readonly pressed: boolean }[]; readonly axes: readonly number[] }

const leans = ({ axes: [x = 0, y = 0] }: Pad): Does | null =>
  Math.max(Math.abs(x), Math.abs(y)) < LEANS
    ? null
    : Math.abs(x) > Math.abs(y)
      ? x < 0
        ? 'left'
        : 'right'
      : y < 0
        ? 'up'
        : 'down'

const isWay = (does: Does): boolean => DOES.indexOf(does) >= DOES.indexOf('up')

/** What has newly been pressed, look by look. */
export class PadReader {
  /** Since when each is held, or when it last went on by itself. */
  #held = new Map<Does, number>()

  read(pads: readonly (Pad | null)[], now: number): readonly Does[] {
    const there = pads.filter((pad) => pad !== null)
    const leant = there.map(leans)
    const down = DOES.filter(
      (does) => leant.includes(does) || there.some(({ buttons }) => buttons[BUTTONS[does]]?.pressed === true),
    )
    const does = down.filter((one) => {
      const due = this.#held.get(one)
      return due === undefined || (isWay(one) && now >= due)
    })
    this.#held = new Map(
      down.map((one) => {
        const due = this.#held.get(one)
        if (due === undefined) return [one, now + WAITS]
        return [one, does.includes(one) ? now + GOES_ON : due]
      }),
    )
    return does
  }
}

const KEYS: Readonly<Partial<Record<Does, KeyboardEventInit>>> = {
  up: { key: 'ArrowUp' },
  down: { key: 'ArrowDown' },
  left: { key: 'ArrowLeft' },
  right: { key: 'ArrowRight' },
  confirm: { key: 'Enter' },
  cancel: { key: 'Escape' },
  undo: { key: 'z', ctrlKey: true },
  hint: { key: 'h' },
}

const focused = (): HTMLElement =>
  document.activeElement instanceof HTMLElement ? document.activeElement : document.body
const uppermost = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

/** To the next thing that can be used, in the order of Tab; after the last comes the first. */
function moveFocus(by: 1 | -1): void {
  const all = [
    ...uppermost().querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, [tabindex="0"]'),
  ].filter((one) => !one.matches(':disabled, [tabindex="-1"]') && !one.closest('[inert]') && one.checkVisibility())
  const at = all.indexOf(focused())
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length
  all[next]?.focus()
}

/** A slider goes on by a step, as by its arrow keys. */
function slide(line: HTMLInputElement, does: Does): void {
  if (does === 'left') line.stepDown()
  else line.stepUp()
  line.dispatchEvent(new Event('input', { bubbles: true }))
  line.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Not under a dialog: whoever is asked something answers that first. */
function openMenu(): void {
  if (uppermost() === document.body) document.querySelector<HTMLElement>('[data-pad="menu"]')?.click()
}

function act(does: Does): void {
  if (does === 'before' || does === 'after') return moveFocus(does === 'after' ? 1 : -1)
  if (does === 'menu') return openMenu()
  const on = focused()
  const key = new KeyboardEvent('keydown', { ...KEYS[does], bubbles: true, cancelable: true })
  // Whoever does something by the key says that no more is to come of it.
  if (!on.dispatchEvent(key)) return
  if (does === 'confirm' && on.matches('button, a, input')) on.click()
  if (does === 'cancel') uppermost().dispatchEvent(new Event('cancel', { cancelable: true }))
  if ((does === 'left' || does === 'right') && on instanceof HTMLInputElement && on.type === 'range') slide(on, does)
  else if (isWay(does)) moveFocus(does === 'up' || does === 'left' ? -1 : 1)
}

/** Looks at the gamepads with every frame for as long as there is one. */
export function playByPad(): void {
  const reader = new PadReader()
  const look = (now: number) => {
    const pads = navigator.getGamepads()
    if (!document.hidden) reader.read(pads, now).forEach(act)
    if (pads.some((pad) => pad !== null)) requestAnimationFrame(look)
    else awaitPad()
  }
  requestAnimationFrame(look)
}

function awaitPad(): void {
  window.addEventListener('gamepadconnected', playByPad, { once: true })
}
