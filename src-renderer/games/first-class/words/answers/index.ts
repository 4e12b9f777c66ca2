import type { Action, ActionKind } from '../../../../../src-shared/games/first-class/actions.ts'
import type { FirstClassWords } from './answer.ts'
import { layBetween } from './lay-between.ts'
import { board } from './board.ts'
import { city, fulfil, use } from './bonuses.ts'
import { fetch, frame, mail } from './cards.ts'
import { endTurn, enough, takeCoins, takePoints, waive } from './closing.ts'
import { drive } from './drive.ts'
import { buy, draft, pay, takeEndCard } from './end-cards.ts'
import { lay } from './lay.ts'
import { order } from './order.ts'
import { postcard } from './postcard.ts'
import { spendPoint, spendStep, spendUpgrade, spendWagon } from './spend.ts'
import { refuse, take, takeStart } from './take.ts'
import { upgradeWagon } from './upgrade-wagon.ts'
import { walk } from './walk.ts'

/** The words of every kind of answer, in the order of the list of choices. */
const ANSWERS: { readonly [K in ActionKind]: FirstClassWords<K> } = {
  draft,
  mail,
  frame,
  board,
  postcard,
  layBetween,
  pay,
  lay,
  upgradeWagon,
  walk,
  drive,
  takeCoins,
  takeEndCard,
  fetch,
  city,
  use,
  take,
  takeStart,
  refuse,
  fulfil,
  spendWagon,
  spendStep,
  spendUpgrade,
  spendPoint,
  buy,
  order,
  enough,
  waive,
  takePoints,
  endTurn,
}

/** The words of an answer. */
export const wordsOf = ({ kind }: Action): FirstClassWords => ANSWERS[kind]

const headings = Object.values<FirstClassWords>(ANSWERS).flatMap(({ groups, chapter, chapters }) =>
  groups.map(({ id }) => [id, chapters?.[id] ?? chapter] as const),
)

/** The chapter of the rules that tells of what stands under a heading. */
export const CHAPTERS = Object.fromEntries(headings)

/** The headings of the list of choices, in their order. */
export const GROUP_IDS = Object.keys(CHAPTERS)
