import { sameRef, type Decision, type Phrase } from '../../../../../src-shared/core.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Line } from '../../../../words/speech.ts'
import { framePhrase, semicolons } from '../effects.ts'
import { bare, closing } from '../asked/groups.ts'
import { leftPhrase } from '../asked/frame-left.ts'
import { nextScoring } from '../hint/next-scoring.ts'
import { trainRef } from '../refs.ts'
import { oneRow } from '../asked/rows.ts'
import { rowTold, type FirstClassWords } from './answer.ts'

/** What ends a frame, a factory, the warehouse, a bonus, the turn or the bonuses of a scoring. */

/** Its warning says beforehand what lapses. */
const tellsLapse = ({ phrase: { key } }: Line): boolean => key === 'first-class.event.frameLapsed'

const ending = closing('end', 'icon-ui-check')

export const endTurn: FirstClassWords<'endTurn'> = {
  groups: [ending],
  chapter: 'turn',
  // What would lapse stands in its row, and is asked about.
  swift: true,
  candidate({ codes, at: { view } }) {
    const lost = view.gained.map(({ frame }) => framePhrase(frame))
    return oneRow(ending, 'first-class.confirm.end', codes, {
      id: 'endTurn',
      label: phrase('first-class.choice.end'),
      ...(lost.length > 0 && {
        warning: phrase('first-class.choice.end.lapsing', { n: lost.length, what: semicolons(lost) }),
      }),
      refs: [],
    })
  },
  tells: tellsLapse,
  hintTitle: () => phrase('first-class.choice.end'),
  // The button says that it ends; the title asks whether it is to.
  preview: ({ candidate }) => rowTold(candidate, phrase('first-class.preview.end')),
  // Who plays when nothing else comes of it.
  after({ preview: { status }, at: { seats } }, done) {
    const by = status.decision?.by
    return done.length === 0 && by !== undefined
      ? [phrase('first-class.preview.nextUp', { name: nameOf(seats, by) })]
      : []
  },
}

const scoring = closing('points', 'icon-ui-check')

export const takePoints: FirstClassWords<'takePoints'> = {
  groups: [scoring],
  chapter: 'points',
  swift: true,
  tells: tellsLapse,
  candidate: ({ codes, decision: { by }, at: { view }, among }) =>
    oneRow(scoring, 'first-class.confirm.points', codes, {
      id: 'takePoints',
      label: phrase('first-class.choice.points'),
      note: phrase('first-class.choice.points.note', { n: nextScoring(view, by) }),
      // Bonuses left unused lapse.
      ...(among.unused.length > 0 && {
        warning: phrase('first-class.choice.end.lapsing', { n: among.unused.length, what: semicolons(among.unused) }),
      }),
      // In a scoring a train is there to be scored; what coins do in it is meant by its wagons and its next place.
      refs: [0, 1].map((train) => trainRef(by, train)),
    }),
}

/** No more than a row among others: what ends the turn has its key to itself. */
const stopping = bare('enough', 'icon-ui-close')

export const enough: FirstClassWords<'enough'> = {
  groups: [stopping],
  chapter: 'frames',
  candidate({ codes, decision, at: { view } }) {
    const left = restOf(decision, view)
    return oneRow(stopping, 'first-class.confirm.enough', codes, {
      id: 'enough',
      label: enoughOf(decision, view),
      pinned: true,
      refs: [],
      ...(left && { warning: phrase('first-class.choice.enough.note', { what: left }) }),
    })
  },
}

/** What is left of the box at work, or of the boxes of a contract or city that none has worked off. */
function restOf({ kind, source }: Decision, { frame, ahead }: FirstClassView): Phrase | null {
  if (kind === 'effect') return frame && leftPhrase(frame)
  const boxes = kind === 'nextFrame' ? ahead.filter((one) => sameRef(one.source, source)) : []
  return boxes.length > 0 ? semicolons(boxes.map((one) => framePhrase(one.frame))) : null
}

function enoughOf({ kind }: Decision, { frame }: FirstClassView): Phrase {
  if (kind === 'factory')
    return phrase(frame ? 'first-class.choice.enough.factory' : 'first-class.choice.enough.factory.idle')
  return kind === 'warehouse' ? phrase('first-class.choice.enough.warehouse') : phrase('first-class.choice.enough')
}

/** The coins that wait for room are let go. */
export const waive: FirstClassWords<'waive'> = {
  groups: [stopping],
  chapter: 'frames',
  candidate: ({ codes, at: { view } }) =>
    oneRow(stopping, 'first-class.confirm.waive', codes, {
      id: 'waive',
      label: phrase('first-class.choice.waive'),
      warning: phrase('first-class.choice.waive.note', { n: view.coinsWaiting }),
      pinned: true,
      refs: [],
    }),
}

const taking = bare('coins', 'icon-ui-plus')

/** Coins of the frame are taken now. */
export const takeCoins: FirstClassWords<'takeCoins'> = {
  groups: [taking],
  chapter: 'coins',
  swift: true,
  candidate: ({ codes, at: { view } }) =>
    oneRow(taking, 'first-class.confirm.take', codes, {
      id: 'takeCoins',
      label: phrase('first-class.choice.takeCoins', { n: view.frame?.coins ?? 0 }),
      note: phrase('first-class.choice.takeCoins.note'),
      refs: [],
    }),
}
