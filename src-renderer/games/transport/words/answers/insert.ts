import type { Phrase } from '../../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import { SHAPE_OF } from '../../../../../src-shared/games/transport/cards.ts'
import { BELT_SIDES, WAYS_OUT, poseOf } from '../../../../../src-shared/games/transport/shapes.ts'
import { phrase } from '../../../../messages/index.ts'
import { aCard } from '../cards.ts'
import { heading } from '../asked/headings.ts'
import { palletOf, toAsked, toPallet } from '../pallets.ts'
import { cardAt, sidePhrase } from '../places.ts'
import { entryPhrase, turnedPhrase } from '../turned.ts'
import { cardOf, refsOf, type At, type TransportWords } from './answer.ts'
import { iconNext, placing } from './placing.ts'

export const INSERT = heading('insert', 'transport-icon-insert', 'between', {
  rank: 1,
  brief: phrase('transport.row.insert'),
})

/** The same to the place of a pallet, which moves on. */
export const insert: TransportWords<'insert'> = {
  candidate(offer) {
    const { action, codes, at } = offer
    const card = cardOf(codes, at)
    const pallet = cardAt(at.view, action.cell)
    const note = teamNote(pallet, at)
    return placing(offer, {
      group: INSERT,
      confirm: phrase('transport.confirm.insert'),
      where: {
        label: phrase('transport.choice.before', { pallet: toPallet(pallet, toAsked(at)) }),
        ...(note && { note }),
        refs: refsOf(pallet),
      },
      turn: {
        id: `turn${action.rotation}.${action.side}`,
        ...turnTold(
          card,
          action.rotation,
          phrase('transport.choice.pushesTo', {
            pallet: palletOf(pallet, toAsked(at)),
            side: sidePhrase(action.side),
          }),
        ),
      },
    })
  },
  preview({ action: { cell, rotation, side }, candidate: { codes }, preview, at }) {
    const card = cardOf(codes, at)
    // Which way the pallet faces then would read as one more thing about the card beside it.
    const pushed = preview.beats.flatMap(({ event }) =>
      event.kind === 'palletPushed' ? [movesOn((event as Pushed).pallet, side, at)] : [],
    )
    const on = cardAt(at.view, cell)
    const pallet = toPallet(on, toAsked(at))
    return {
      title: phrase('transport.preview.insert', { pallet }),
      text: iconNext(card, preview),
      unseen: {
        title: phrase('transport.preview.insert.card', { card: aCard(card), pallet }),
        text: [...pushed, turnedPhrase(card, rotation)],
      },
    }
  },
}
type Pushed = TransportEvent & { readonly kind: 'palletPushed' }

const movesOn = (pallet: number, side: number, at: At) =>
  phrase('transport.choice.pushes', { pallet: palletOf(pallet, toAsked(at)), side: sidePhrase(side) })

/** That the pallet of another counts for one's own side. */
const teamNote = (pallet: number, { view }: At) =>
  pallet !== view.active && view.seats[view.active]?.team.includes(pallet) ? phrase('transport.choice.ours') : null

/**
 * There may be six rows: each says no more than where the pallet goes, which how the card lies follows from, but for
 * one that runs one way only. By its entry there are three kinds of these, by where the pallet goes but two.
 */
function turnTold(card: number, rotation: number, pushes: Phrase): { readonly label: Phrase; readonly note?: Phrase } {
  const entry = entryPhrase(card, rotation)
  if (entry) return { label: entry, note: pushes }
  const pose = poseOf(SHAPE_OF[card], rotation)
  return { label: pushes, ...(BELT_SIDES[pose] !== WAYS_OUT[pose] && { note: turnedPhrase(card, rotation) }) }
}
