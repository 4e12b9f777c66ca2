import { setTimeout as delay } from 'node:timers/promises'
import type { RequestOf } from '../../src-shared/bridge.ts'
import { DEFAULT_SETTINGS, type TableCommand, type TableState } from '../../src-shared/table.ts'
import { below, oneOf, type Random } from '../fuzz/mutate.ts'
import type { Asker } from './asker.ts'
import { goesElsewhere, PLAYERS } from './elsewhere.ts'

/** A bot may have moved on since the table was told. */
const MEANWHILE = ['stale'] as const
/** Of what is asked beside, another may have led to another table meanwhile. */
const BESIDE = ['stale', 'noSuchSlot'] as const
/** Milliseconds for which a bot or a verdict is waited for: that none comes is told by the clock alone. */
const LONGEST_WAIT = 60_000

/** Nothing more can be played here. */
export const isOver = ({ outcome, lesson, problem }: TableState): boolean =>
  lesson ? lesson.step === null : problem ? problem.phase === 'solved' || problem.phase === 'shown' : outcome !== null

/**
 * Does what the window asks for next, as it stands.
 * @returns whether it was an answer to a question
 */
export async function playsOn(asker: Asker, random: Random, table: TableState): Promise<boolean> {
  const { slot, seq, consent, curtain, problem, choices } = table
  const wish = coachWish(random, table)
  const command = (command: TableCommand) => asker.get('command', { slot, seq, command }, MEANWHILE)
  if (consent) await command({ kind: 'consent', seat: consent.asked, agrees: random() < 0.6 })
  else if (curtain) await command({ kind: 'liftCurtain', seat: curtain.seat })
  else if (wish) await asker.get('coach', { slot, seq, wish }, MEANWHILE)
  else if (problem?.phase === 'wrong' || (problem?.phase === 'open' && random() < 0.06))
    // The last hint cannot be had again.
    await asker.ask('solving', { slot, seq, wish: oneOf(random, ['again', 'hint', 'solution'] as const) })
  else if (problem?.phase === 'judging' || choices.length === 0) await waits(asker, table)
  else return (await asker.get('act', { slot, seq, codes: [oneOf(random, choices)] }, MEANWHILE)) !== null
  return false
}

/** What the learner presses in the coach's note; null = they play on. */
function coachWish(random: Random, { lesson, choices }: TableState): RequestOf<'coach'>['wish'] | null {
  if (!lesson) return null
  const { reads, free, astray } = lesson
  if (astray !== null) {
    if (choices.length > 0 && !reads && random() < 0.3) return null
    return reads || random() < 0.5 ? 'takeBack' : 'showMe'
  }
  if (reads) return 'goOn'
  return choices.length > 0 && !free && random() < 0.4 ? 'showMe' : null
}

/** Until something is told; a bot that thinks for long is hurried. */
async function waits(asker: Asker, table: TableState): Promise<void> {
  const { slot, seq } = table
  for (let ms = 0; asker.table === table; ms += 5) {
    if (ms === 60 && table.thinking !== null)
      await asker.get('command', { slot, seq, command: { kind: 'hurry' } }, MEANWHILE)
    if (ms > LONGEST_WAIT) {
      asker.wrong('nothing more comes')
      asker.table = null
    }
    await delay(5)
  }
}

/** What people ask beside playing. */
export async function asksBeside(asker: Asker, random: Random, table: TableState): Promise<void> {
  const { slot, seq, choices, seats, viewer } = table
  const seat = below(random, seats.length)
  const command = (command: TableCommand) => asker.ask('command', { slot, seq, command })
  const wishes: (() => Promise<unknown>)[] = [
    () => asker.ask('lookBack', { slot, n: below(random, 40) }),
    () => asker.ask('earlierLog', { slot, before: 1 + below(random, 60), viewer }),
    () => asker.ask('why', { slot, turn: below(random, 12) }),
    () => asker.ask('playOn', { slot, n: below(random, 400) }),
    () => asker.get('showTable', { slot }, BESIDE),
    () => command({ kind: 'undo' }),
    () => command({ kind: 'redo' }),
    () => command({ kind: 'takeBack', seat: table.takeBack?.by ?? seat }),
    () => command({ kind: 'doNotAsk', seat, on: random() < 0.5 }),
    () => command({ kind: 'hurry' }),
    () => asker.get('setSettings', { ...DEFAULT_SETTINGS, speed: random() < 0.15 ? 'fast' : 'off' }),
  ]
  if (!table.lesson && !table.problem)
    wishes.push(
      () => command({ kind: 'sameDeal', seat }),
      () => command({ kind: 'sit', seat, who: { name: seats[seat].name, player: oneOf(random, PLAYERS) } }),
    )
  if (choices.length > 0) {
    const codes = [oneOf(random, choices)]
    const lines = choices.slice(0, 20).map((code) => [code])
    wishes.push(
      () => asker.get('preview', { slot, seq, codes }, BESIDE),
      async () => {
        const shown = await asker.get('previewEnds', { slot, seq, lines }, BESIDE)
        if (shown?.ends.includes(null)) asker.wrong('a choice that was offered has no preview')
      },
      // It takes a second.
      async () => random() < 0.3 && asker.ask('advise', { slot, seq }),
    )
  }
  await oneOf(random, wishes)()
}

/** What is done at a table where all is over. */
export async function looksBack(asker: Asker, random: Random, table: TableState): Promise<void> {
  const { slot, lesson, problem } = table
  const isGame = !lesson && !problem
  if (isGame && random() < 0.4) return review(asker, random, slot)
  if (isGame && random() < 0.6)
    return void (await asker.get('playAgain', {
      slot,
      how: oneOf(random, ['rematch', 'sameDeal', 'newDeal'] as const),
    }))
  await goesElsewhere(asker, random)
}

/** Begins with a review, or goes on with it, and looks at what is found. */
async function review(asker: Asker, random: Random, slot: string): Promise<void> {
  let state = await asker.get('review', { slot })
  for (let looks = below(random, 20); state?.running && looks > 0; looks--) {
    await delay(20)
    state = await asker.get('review', { slot })
  }
  for (const moment of state?.review?.moments.slice(0, 3) ?? []) {
    await asker.get('moment', { slot, moment })
    // What wins or loses by luck makes no problem.
    if (random() < 0.4) await asker.ask('keepProblem', { slot, moment, name: 'Ann' })
  }
  await asker.get('stopReview', { slot })
  await asker.ask('lookBack', { slot, n: below(random, 60), as: oneOf(random, [0, 1, 'onlooker'] as const) })
}
