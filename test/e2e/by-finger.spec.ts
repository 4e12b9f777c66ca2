import type { CDPSession, Page } from '@playwright/test'
import { firstClassSpeech } from '../../src-renderer/games/first-class/words/speech.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { transportSpeech } from '../../src-renderer/games/transport/words/speech.ts'
import { NOTHING, chosen, pick } from '../../src-renderer/ui/choosing/selection.ts'
import type { Candidate } from '../../src-renderer/words/speech.ts'
import type { GameId, Ref } from '../../src-shared/core.ts'
import { GAME_IDS } from '../../src-shared/table-schemas.ts'
import type { TableState } from '../../src-shared/table.ts'
import { atRest, goOn, movesOn, onTheShelf, spot, tableOf } from './by-mouse.ts'
import { expect, test } from './fixture.ts'
import { choices, confirm } from './play.ts'

test.use({ hasTouch: true })

interface Finger {
  readonly x: number
  readonly y: number
}

/** Fingers as the system tells of them to the browser. */
class Hand {
  readonly #client: CDPSession

  constructor(client: CDPSession) {
    this.#client = client
  }

  async down(...fingers: Finger[]): Promise<void> {
    await this.#send('touchStart', fingers)
  }

  async up(): Promise<void> {
    await this.#send('touchEnd', [])
  }

  async tap(at: Finger): Promise<void> {
    await this.down(at)
    await this.up()
  }

  /** Put down, moved in steps, and not yet lifted. */
  async move(from: readonly Finger[], to: readonly Finger[]): Promise<void> {
    const STEPS = 8
    await this.down(...from)
    for (let step = 1; step <= STEPS; step++) {
      const on = (a: number, b: number) => a + ((b - a) * step) / STEPS
      await this.#send(
        'touchMove',
        from.map(({ x, y }, i) => ({ x: on(x, to[i].x), y: on(y, to[i].y) })),
      )
    }
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]): Promise<void> {
    await this.#client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
    })
  }
}

/** What a person could do now, as the screen puts it together. */
function candidatesOf({ game, status, choices: codes, plans, view, seats, viewer }: TableState): readonly Candidate[] {
  if (!status.decision) return []
  const speech = { 'freight-express': freightSpeech, 'first-class': firstClassSpeech, transport: transportSpeech }[game]
  return speech.candidates(status.decision, codes, plans, { view: view as never, seats, viewer })
}

/** Where a card of the hand is let go: its cell. */
const goalOf = ({ refs }: Candidate): Ref | undefined => refs.find(({ kind }) => kind === 'cell')

const widthOf = (page: Page, ref: Ref): Promise<number> =>
  page.evaluate((wanted) => window.signalboxTable!.anchor(wanted)!.width, ref)

const lies = (page: Page, ref: Ref): Promise<boolean> =>
  page.evaluate((wanted) => window.signalboxTable?.anchor(wanted) != null, ref)

/** Something on the board that grows when one comes closer. */
const LANDMARKS: Readonly<Record<GameId, Ref>> = {
  'freight-express': { kind: 'station', id: 0 },
  'first-class': { kind: 'seat', id: 0 },
  transport: { kind: 'pallet', id: 0 },
}

for (const game of GAME_IDS)
  test(`${game}: tap, hold, drag, pinch and two fingers are all that its table takes, and each move is confirmed`, async ({
    host,
    page,
    quiet,
  }) => {
    const table = tableOf(page)
    await onTheShelf(host, {
      game,
      name: 'By finger',
      seats: [
        { name: 'Ann', player: 'person' },
        { name: 'Bot', player: 'random' },
      ],
      options: {},
      starter: 0,
      seed: 7,
      practice: true,
    })
    await movesOn(table, () => goOn(page, host))
    await page.waitForFunction(() => window.signalboxTable !== undefined)
    const hand = new Hand(await page.context().newCDPSession(page))
    const pill = page.locator('.pill')
    const ready = async () => {
      await expect(pill).toHaveCount(0)
      await choices(page).first().waitFor()
      await atRest(page)
    }
    await ready()

    // Two fingers: what lies between them grows as they part, and goes with them.
    const landmark = LANDMARKS[game]
    const [before, wide] = [await spot(page, landmark), await widthOf(page, landmark)]
    const around = ({ x, y }: Finger, apart: number) => [
      { x: x - apart, y },
      { x: x + apart, y },
    ]
    const centre = { x: 480, y: 420 }
    await hand.move(around(centre, 40), around(centre, 80))
    await hand.up()
    await atRest(page)
    expect((await widthOf(page, landmark)) / wide).toBeCloseTo(2, 1)
    const close = await spot(page, landmark)
    await hand.move(around(centre, 60), around({ x: centre.x + 50, y: centre.y + 30 }, 60))
    await hand.up()
    await atRest(page)
    const panned = await spot(page, landmark)
    expect(Math.hypot(panned.x - close.x - 50, panned.y - close.y - 30)).toBeLessThan(3)
    await hand.move(around(centre, 80), around(centre, 30))
    await hand.up()
    await atRest(page)
    await expect(pill).toHaveCount(0)
    expect(before.x).toBeGreaterThan(0)

    // A finger that rests is told what lies there, and picks nothing.
    const { seq } = table()!
    const [asked] = candidatesOf(table()!)
    await hand.down(await spot(page, asked.refs[0]))
    await expect(page.locator('.slip')).toBeVisible()
    await hand.up()
    await expect(pill).toHaveCount(0)
    expect(table()!.seq).toBe(seq)

    // Tapped, it is picked; a second tap says where, and the pill confirms. A card of the hand is dragged there, too.
    const done = new Set<'tapped' | 'dragged'>()
    const give = async () => {
      // Beside what is meant, or above the list where there is no room beside it.
      const yes = page.locator('.pill:not(.unplaced) .yes').or(confirm(page))
      // The table may move until all of the move is seen, and the pill with it.
      await atRest(page)
      // The browser takes a touch right after a drag for the end of a fling and makes no click of it: tapped again.
      const { seq } = table()!
      await expect(async () => {
        if (table()!.seq === seq) await yes.first().tap({ timeout: 5000 })
        await expect.poll(() => table()!.seq, { timeout: 5000 }).toBeGreaterThan(seq)
      }).toPass({ timeout: 60_000 })
    }
    // In First Class nothing is laid from a hand.
    const wanted = game === 'first-class' ? ['tapped'] : ['dragged', 'tapped']
    for (let n = 0; n < 16 && done.size < wanted.length; n++) {
      await ready()
      const all = candidatesOf(table()!)
      const dragged = done.has('dragged')
        ? undefined
        : all.find((one) => one.refs[0]?.kind === 'card' && goalOf(one) !== undefined)
      if (dragged) {
        const [from, to] = [dragged.refs[0], goalOf(dragged)!]
        await hand.move([await spot(page, from)], [await spot(page, to)])
        await hand.up()
        await give()
        done.add('dragged')
        continue
      }
      const one = all.find(({ refs }) => refs.length > 0) ?? all[0]
      const now = table()!.seq
      let selection = NOTHING
      for (const ref of [one.refs[0], goalOf(one) ?? one.end ?? one.refs.at(-1)!]) {
        // What is chosen is asked about as soon as it is known what comes of it: a tap more would say yes.
        if (chosen(all, selection) || !(await lies(page, ref))) continue
        const picked = pick(all, selection, [ref])
        if (picked.kind === 'select') selection = picked.selection
        await hand.tap(await spot(page, ref))
        await atRest(page)
      }
      // 'Confirm a move: every time' holds in every game.
      expect(table()!.seq).toBe(now)
      await give()
      done.add('tapped')
    }
    expect([...done].sort()).toEqual(wanted)
    expect(quiet).toEqual([])
  })
