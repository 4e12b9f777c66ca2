import { END_CARDS, END_CARD_BASE } from '../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { undealt } from '../../../src-main/engine/first-class/knowledge/beliefs.ts'
import { inDraftSet } from '../../../src-main/engine/first-class/setup/draft.ts'
import { isPublic, passedOn } from '../../../src-main/engine/first-class/knowledge/draft.ts'
import { AT, DRAFT, actor } from '../../../src-main/engine/first-class/state.ts'
import { partsOf } from './modules/index.ts'

/** Components this seat cannot tell apart: see `census` for their numbers. */
export function hiddenFrom(s: State, seat: Seat): number[][] {
  const groups = [0, 1, 2].map((pile) => Array.from(undealt(s, pile), (card) => card - 1))
  const passed = passedOn(s, seat)
  const drafting = s[AT.phase] === DRAFT && actor(s) === seat
  const unseen: number[] = []
  const seen: number[] = []
  for (let card = 0; card < END_CARDS.length; card++) {
    if (isPublic(s, card) || s[AT.drafted + seat] === card + 1 || (drafting && inDraftSet(s, card))) continue
    ;(passed.includes(card) ? seen : unseen).push(END_CARD_BASE + card)
  }
  return [...groups, unseen, seen, ...partsOf(s).flatMap((part) => part.hiddenFrom?.(s, seat) ?? [])].filter(
    (group) => group.length > 1,
  )
}
