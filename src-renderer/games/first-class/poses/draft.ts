import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Box, SceneFrame } from '../../../stage/scene.ts'
import { drafter, NONE_YET } from '../drafter.ts'
import { freePlaces, placesKept, type KeptPlaces } from '../kept-places.ts'
import { TICKET_WIDTH, type Layout } from '../layout/layout.ts'
import { names, type Look, type Made } from '../looks.ts'
import { filled, wordOf } from '../whose.ts'
import { isAlone } from '../words/alike.ts'

/** An end card as it is drawn, from one to the next with room for both their rings, and the largest it is shown. */
const CARD = { width: 124, height: 46, apart: 137, largest: 2.6 } as const
/** For the words over the cards, and for those on each below its signs. */
const HEAD = 50
const SAID = 52

/** Of the table and its cloth beside all cards: the ring of the outer ones keeps clear of the seam. */
const EDGE = 22

/** Where the rows will lie, with what lies beside them. */
const roomOf = ({ market, offers }: Layout): Box => ({
  x: market.left,
  y: market.y,
  width: offers.x + offers.width - market.left,
  height: offers.height,
})

/** The end cards that go from hand to hand, as large as there is room for them. */
export function draft(view: FirstClassView, layout: Layout, frame?: SceneFrame, kept: KeptPlaces = []): Made {
  const most = Math.max(view.seats.length + 1, view.draft.length)
  const room = roomOf(layout)
  // As large with few of them as with all: a card that goes from hand to hand stays what it is.
  const scale = Math.min(
    CARD.largest * layout.market.scale,
    (room.width - 2 * EDGE) / (most * CARD.apart),
    (room.height - HEAD - SAID) / CARD.height,
  )
  const said = SAID / scale
  const [width, height] = [CARD.width, CARD.height + said]
  const middle = room.x + room.width / 2
  const y = room.y + HEAD + (room.height - HEAD) / 2
  const under: Made = {
    [names.cloth]: piece({ kind: 'cloth', width: room.width, height: room.height } as const, 'board', room.x, room.y),
  }
  if (drafter(view) === null)
    return isUndealt(view) ? { ...under, ...pileOf(most, { x: middle, y, scale, width, height }) } : {}
  const keepers = keepersOf(view)
  const all = keepers.length + view.draft.length
  const spot = (place: number) => middle + (place - (all - 1) / 2) * CARD.apart * scale
  const left = freePlaces(all, kept, keepers.length)
  const places = placesKept(all, kept, keepers.length)
  const made: Made = {
    ...under,
    draftHead: piece(
      { kind: 'heading', text: draftWords(view, frame), strong: true, centred: true },
      'board',
      middle,
      y - (height * scale) / 2 - 44,
    ),
  }
  // Of what each seat has kept its place is left, where it lay: the others lie as they did.
  keepers.forEach((seat, i) => {
    made[`keptPlace ${seat}`] = piece(
      { kind: 'keptPlace', height: (height * scale) / keptScale(scale), seat, word: wordOf(frame, 'taken') },
      'board',
      spot(places[i]),
      y,
      { scale: keptScale(scale) },
    )
  })
  view.draft.forEach((endCard, i) => {
    const x = spot(left[i])
    const look: Look =
      endCard < 0
        ? { kind: 'endCardBack', width, height }
        : { kind: 'endCard', endCard, width, height, label: '', idle: true, said }
    made[endCard < 0 ? names.draft(i) : names.endCard(endCard)] = piece(look, 'board', x, y, { scale })
    if (endCard < 0) return
    // Words on the table are not drawn larger with what they stand on.
    const [card, stacks = '', apart = ''] = wordOf(frame, `endCard.${endCard}`).split('|')
    made[names.said(endCard)] = piece(
      { kind: 'said', card, stacks: isAlone(endCard, view.draft) ? stacks : apart, width: (width - 8) * scale },
      'board',
      x,
      y + (height * scale - SAID) / 2 - 3,
    )
  })
  return made
}

/** A place is as wide as the card that has left it. */
const keptScale = (scale: number): number => (scale * CARD.width) / TICKET_WIDTH

/** Who has kept one, in the order in which they did. */
const keepersOf = ({ seats, starter }: FirstClassView): readonly number[] =>
  seats
    .map((_, i) => (starter + 2 * seats.length - 1 - i) % seats.length)
    .filter((seat) => seats[seat].drafted !== NONE_YET)

/** Nobody has been handed any yet; afterwards what nobody kept goes back to the deck. */
const isUndealt = ({ phase, seats, draft }: FirstClassView): boolean =>
  phase === 'draft' && draft.length === 0 && seats.every(({ drafted }) => drafted === NONE_YET)

/** So far each card of the pile lies off the one below it. */
const OFF = 2

/** Where they will be handed round from: one pile, each as large as it will lie. */
function pileOf(most: number, { x, y, scale, width, height }: Box & { readonly scale: number }): Made {
  const pile = Array.from({ length: most }, (_, i) => {
    const off = (most - 1 - i) * OFF
    return [
      names.pile(i),
      piece({ kind: 'endCardBack', width, height } as const, 'board', x - off, y - off, { scale, z: most - i }),
    ]
  })
  return Object.fromEntries(pile) as Made
}

/** Who looks is told what to do; of another it says who chooses. */
function draftWords(view: FirstClassView, frame?: SceneFrame): string {
  const seat = drafter(view) ?? -1
  const isAsked = seat === frame?.viewer || view.draft.some((endCard) => endCard >= 0)
  return isAsked ? wordOf(frame, 'draft') : filled(frame, 'draftOf', { name: frame?.seats[seat]?.name ?? '' })
}
