import { MAIL_WAGONS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { phrase } from '../../../../messages/index.ts'
import { symbolsOf } from '../symbols.ts'
import { cardLabel } from '../cards.ts'
import { framePhrase } from '../effects.ts'
import { targetsOf } from '../asked/frame-targets.ts'
import { onlyFrame } from '../asked/frame-left.ts'
import { bare, open } from '../asked/groups.ts'
import { framesOf } from '../places.ts'
import { cardRef, mailRef } from '../refs.ts'
import { oneRow } from '../asked/rows.ts'
import { tellsFirst, type FirstClassWords } from './answer.ts'

/** Which of several comes now: a mail wagon, a box of a card, a card of the warehouse. */

const mailing = open('mail', 'icon-ui-wagon')

export const mail: FirstClassWords<'mail'> = {
  groups: [mailing],
  chapter: 'mail-wagon',
  swift: true,
  candidate({ action: { mail }, codes, decision: { by } }) {
    const ref = mailRef(by, mail)
    const row = {
      id: `mail${mail}`,
      ask: 'first-class.ask.card',
      label: framePhrase(MAIL_WAGONS[mail]),
      signs: symbolsOf(MAIL_WAGONS[mail]),
      refs: [ref],
    } as const
    return oneRow(mailing, 'first-class.confirm.choose', codes, row, ref)
  },
}

const framing = open('frame', 'icon-ui-menu')
const goingOn = bare('frame', 'icon-ui-menu')

/** Which box of a card, or which turn of a doubled city, comes next. */
export const frame: FirstClassWords<'frame'> = {
  groups: [framing],
  chapter: 'frames',
  swift: true,
  candidate({ action: { index }, codes, decision, at: { view } }) {
    const { source, by } = decision
    const frames = framesOf(view, source)
    const box = frames[index % Math.max(1, frames.length)]
    // One of one is nothing to choose: other things may only be done before it.
    const isOnly = decision.kind === 'nextFrame' && onlyFrame(decision, view) !== null
    const what = box ? framePhrase(box) : phrase('first-class.ask.next')
    return oneRow(isOnly ? goingOn : framing, 'first-class.confirm.choose', codes, {
      id: `frame${index}`,
      ask: 'first-class.ask.bonus',
      label: isOnly ? phrase('first-class.choice.goOn', { what }) : what,
      ...(box && { signs: symbolsOf(box) }),
      refs: [{ kind: 'frame', id: index }, ...(box ? targetsOf(box, by, view) : [])],
    })
  },
}

const fetching = open('fetch', 'icon-ui-folder')

/** A card drawn in the warehouse, or the toolbox. */
export const fetch: FirstClassWords<'fetch'> = {
  groups: [fetching],
  chapter: 'warehouse',
  swift: true,
  tells: tellsFirst,
  candidate({ action: { card }, codes }) {
    const row = {
      id: `fetch${card}`,
      ask: 'first-class.ask.card',
      many: 'first-class.many.cards',
      ...cardLabel(card),
      refs: [cardRef(card)],
    } as const
    return oneRow(fetching, 'first-class.confirm.use', codes, row, cardRef(card))
  },
}
