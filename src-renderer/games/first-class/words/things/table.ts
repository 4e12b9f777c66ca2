import type { Phrase } from '../../../../../src-shared/core.ts'
import type { CardKind } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { CARDS, END_CARDS, ENGINE_TILES, ORDERS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import { phrase } from '../../../../messages/index.ts'
import { listOf, nameOf, sentences } from '../../../../words/names.ts'
import type { Position, Slip } from '../../../../words/speech.ts'
import type { FirstClassAnchor } from '../../rules/anchors.ts'
import { arrestPhrase, mostEvidence } from '../happened/arrest.ts'
import { cardPhrase, endCardGives, endCardPhrase, endCardShort, isKnown, orderPhrase, tilePhrase } from '../cards.ts'
import { countsPhrase } from '../counts.ts'
import { framePhrase } from '../effects.ts'
import { MAX_SEATS, holderName, holderOf } from '../holder.ts'
import { isLast } from '../near-end.ts'
import { progressPhrase } from '../progress.ts'
import { rowOf } from '../refs.ts'
import { leftInStack } from '../unseen.ts'
import type { ThingWords } from './thing.ts'

const CARD: Readonly<Record<CardKind, FirstClassAnchor>> = {
  wagon: 'wagons',
  locomotive: 'driving',
  conductor: 'walking',
  route: 'route-cards',
  contract: 'contracts',
  coins: 'coins',
  endCard: 'buying',
  celebrity: 'module-b',
  postcard: 'module-b',
  suspectSelf: 'module-c',
  suspectOthers: 'module-c',
  destroyEvidence: 'module-c',
  boarding: 'module-d',
  switch: 'module-e',
  technician: 'module-e',
  warehouse: 'warehouse',
  factory: 'factory',
  toolbox: 'warehouse',
}

/** What such a card does; with one that brings evidence, what that is for. */
function cardText(kind: CardKind, at: Position<FirstClassView>): Phrase {
  const text = phrase(`first-class.about.card.${kind}`)
  return kind === 'suspectSelf' || kind === 'suspectOthers' ? sentences(text, arrestPhrase(), mostEvidence(at)) : text
}

const card: ThingWords = {
  chapter: (id) => (CARDS[id] ? CARD[CARDS[id].kind] : 'aim'),
  about(id, at) {
    if (!isKnown(id)) return null
    const { view, viewer } = at
    const text = cardText(CARDS[id].kind, at)
    const own = typeof viewer === 'number' ? view.seats[viewer] : undefined
    // What lies before another seat is that one's business.
    const isOthers = view.seats.some((board) => board !== own && board.contracts.includes(id))
    const progress = own && !isOthers ? progressPhrase(id, own) : null
    return { name: cardPhrase(id), text: sentences(text, progress) }
  },
}

const endCard: ThingWords = {
  chapter: 'end-cards',
  about(id, { view, viewer, seats }) {
    const row = END_CARDS[id]
    if (!row) return null
    // Of whoever keeps it its action is not carried out.
    if (view.phase === 'draft')
      return { name: endCardShort(id), text: phrase('first-class.about.endCard.draft', { what: endCardGives(id) }) }
    const holder = holderOf(id, view)
    const counts = holder < 0 ? viewer : holder
    const board = typeof counts === 'number' ? view.seats[counts] : undefined
    const cards = board?.filed.filter((card) => CARDS[card].kind === row.counts).length ?? 0
    const figures = { cards, points: cards * row.points }
    return {
      // What it gave is over, or was never given: it was kept in the draft.
      name: holder < 0 ? endCardPhrase(id) : endCardShort(id),
      text:
        holder >= 0 && holder !== viewer
          ? phrase('first-class.about.endCard.theirs', { name: nameOf(seats, holder), ...figures })
          : board
            ? phrase('first-class.about.endCard.mine', figures)
            : phrase('first-class.about.endCard'),
    }
  },
}

const engineTile: ThingWords = {
  chapter: 'tile',
  about(id) {
    const tile = ENGINE_TILES[id]
    if (!tile) return null
    return { name: tilePhrase(id), text: phrase('first-class.about.tile.pile', { what: framePhrase(tile.frame) }) }
  },
}

const startTile: ThingWords = {
  chapter: 'start-tile',
  about(_, { view, seats }) {
    const { startHolder, options } = view
    // Whoever takes it begins the next round, after the last one its scoring. [ruling 13]
    const free = phrase(isLast(view) ? 'first-class.about.startTile.last' : 'first-class.about.startTile')
    // Two seats have none: the first is for the seat after the next. [002:453]
    const bonuses = options.startBonusOnOwnTurn
      ? 'first-class.about.startTile.bonuses.ownTurn'
      : 'first-class.about.startTile.bonuses'
    const taken = isLast(view) ? 'first-class.about.startTile.taken.last' : 'first-class.about.startTile.taken'
    return {
      name: phrase('first-class.startTile'),
      text:
        startHolder < 0
          ? sentences(free, seats.length > 2 ? phrase(bonuses) : null)
          : phrase(taken, { name: nameOf(seats, startHolder) }),
    }
  },
}

const order: ThingWords = {
  chapter: 'teatime',
  about: (id) =>
    ORDERS[id] ? { name: orderPhrase(id), text: phrase('first-class.about.order', { level: ORDERS[id].level }) } : null,
}

const pile: ThingWords = {
  chapter: (id) => (rowOf(id) < 0 ? 'rounds' : 'taking'),
  about(id, { view, seats }) {
    if (rowOf(id) >= 0) return rowTold(rowOf(id), view, seats)
    const n = view.stacks[id - 1]
    if (n === undefined) return null
    const perStack = view.rounds / 3
    const left = leftInStack(view, id - 1)
    return {
      name: phrase('first-class.about.stack', { n: id }),
      text: sentences(
        phrase(perStack > 1 ? 'first-class.about.stack.text' : 'first-class.about.stack.text.one', {
          n,
          a: (id - 1) * perStack + 1,
          b: id * perStack,
        }),
        left && phrase('first-class.about.stack.holds', { list: left }),
      ),
    }
  },
}

const ROWS = ['row0', 'row1', 'row2'] as const

/** What the squares beside a row count. */
function rowTold(row: number, view: FirstClassView, players: readonly SeatInfo[]): Slip | null {
  if (!ROWS[row]) return null
  const { takenFromRow, seats, dummies } = view
  const left = seats.length - takenFromRow[row]
  // The cards of C of the first row go to one suspect whom nobody plays, of the third to the other. [004:655-659]
  const suspect = left > 0 && dummies.length > 0 && row !== 1 ? holderName(MAX_SEATS + row / 2, players) : null
  return {
    name: phrase(`first-class.group.${ROWS[row]}`),
    text: sentences(
      phrase('first-class.about.row', { n: left }),
      suspect === null ? null : phrase('first-class.about.row.suspect', { who: suspect }),
    ),
  }
}

const seat: ThingWords = {
  chapter: 'table',
  about: (id, { view, seats }) =>
    view.seats[id] ? { name: phrase('common.plain', { name: nameOf(seats, id) }), text: countsPhrase(view, id) } : null,
}

const game: ThingWords = {
  chapter: 'aim',
  about(_, { view, seats }) {
    const who =
      view.constantinople.length > 0
        ? listOf(view.constantinople.map((seat) => nameOf(seats, seat)))
        : phrase('first-class.panel.constantinople.none')
    return { name: phrase('first-class.about.game'), text: phrase('first-class.about.game.text', { who }) }
  },
}

/** What lies in the middle, and the seats around it. */
export const tableThings = { card, endCard, engineTile, startTile, order, pile, seat, game }
