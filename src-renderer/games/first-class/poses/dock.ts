import { UNKNOWN } from '../../../../src-shared/core.ts'
import { CARDS, COIN_COLUMNS, END_CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView, SeatView } from '../../../../src-shared/games/first-class/view.ts'
import { piece } from '../../../stage/pieces.ts'
import type { SceneFrame } from '../../../stage/scene.ts'
import type { BoardLayout } from '../layout/board-layout.ts'
import { coinSpot, dockOf, hasGained, identityBox, type DockLayout, type Stack } from '../layout/dock-layout.ts'
import { isReady } from '../words/progress.ts'
import { names, type Look, type Made } from '../looks.ts'
import { filled, hasContracts, ownSeat } from '../whose.ts'

/** Clear of the ring round what lies below it. `upTo`: where larger letters would run over what stands beside it. */
const heading = (text: string, { x, y }: { x: number; y: number }, upTo?: number) =>
  piece({ kind: 'heading', text, strong: false, ...(upTo !== undefined && { upTo }) } as const, 'board', x, y - 2)

/** Coins, contracts, gained frames, end cards, mail wagons, evidence. */
export function dock(view: FirstClassView, seat: number, board: BoardLayout, frame?: SceneFrame): Made {
  const own = view.seats[seat]
  const fanned = frame?.fanned === seat && own.contracts.length > dockOf(view, seat, board).contracts.most
  const at = dockOf(view, seat, board, fanned)
  if (fanned)
    return {
      ...contracts(view, seat, at.contracts, frame, true),
      ...ends(own, seat, at.ends, frame),
      ...(at.covers ? {} : mail(own, seat, at, frame)),
    }
  return {
    ...coins(own, seat, at, frame),
    ...tabs(view, seat, at, frame),
    ...contracts(view, seat, at.contracts, frame),
    ...ends(own, seat, at.ends, frame),
    ...(hasGained(view, seat) ? gains(view, seat, at, frame) : {}),
    // At the right of the trains what was gained lies where evidence, or mail wagons, would.
    ...(hasGained(view, seat) && board.dockAt === 'right' ? {} : suspect(own, seat, at.evidence, board, frame)),
    ...(hasGained(view, seat) && at.covers ? {} : mail(own, seat, at, frame)),
  }
}

export const coinsText = ({ coins }: SeatView, frame?: SceneFrame): string =>
  filled(frame, 'coins', { n: coins.reduce((sum, n) => sum + n, 0) })

function coins(own: SeatView, seat: number, { coins: at }: DockLayout, frame?: SceneFrame): Made {
  const made: Made = {}
  if (!at.counted) made[names.coinsHead(seat)] = heading(coinsText(own, frame), at.heading)
  own.coins.forEach((n, column) => {
    const { x, y, width, height } = at.columns[column]
    const count = at.counted ? `${n}/${COIN_COLUMNS[column]}` : ''
    made[names.column(seat, column)] = piece(
      { kind: 'column', column, width, height, lying: at.lying, count },
      'board',
      x,
      y,
    )
    for (let i = 0; i < n && !at.counted; i++) {
      const spot = coinSpot(at, column, i)
      made[names.coin(seat, column, i)] = piece({ kind: 'coin' }, 'board', spot.x, spot.y, { scale: at.r / 10 })
    }
  })
  return made
}

/** Where a board covers the plates, the others are a click away on it. */
function tabs(view: FirstClassView, seat: number, { tabs: at }: DockLayout, frame?: SceneFrame): Made {
  if (!at) return {}
  const others = view.seats.map((_, other) => other).filter((other) => other !== ownSeat(view, frame, false))
  return Object.fromEntries(
    others.map((other, i) => [
      `tab ${other}`,
      piece({ kind: 'tab', seat: other, current: other === seat } as const, 'board', at.x + i * at.pitch, at.y),
    ]),
  )
}

/** Those fulfilled are counted too, where nothing stands beside the words. */
function contractsHead({ contracts, fulfilled }: SeatView, isShort: boolean, frame?: SceneFrame): string {
  const n = contracts.length
  if (fulfilled > 0 && !isShort) return filled(frame, n > 0 ? 'contractsDone' : 'contractsAllDone', { n, m: fulfilled })
  return filled(frame, 'contracts', { n })
}

function contracts(view: FirstClassView, seat: number, at: Stack, frame?: SceneFrame, fanned = false): Made {
  if (!hasContracts(view)) return {}
  const own = view.seats[seat]
  const hidden = own.contracts.length - at.most
  const isShort = fanned || hidden > 0
  const head = contractsHead(own, isShort, frame)
  const made: Made = { [`contractsHead ${seat}`]: heading(head, at.heading, isShort ? undefined : at.width) }
  own.contracts.slice(0, at.most).forEach((card, i) => {
    made[names.card(card)] = piece(
      { kind: 'contract', card, width: at.width, height: at.height, ready: isReady(card, own) },
      'board',
      at.x + Math.floor(i / at.rows) * at.dx + at.width / 2,
      at.y + (i % at.rows) * at.dy + at.height / 2,
    )
  })
  if (fanned)
    made[names.more(seat)] = piece(
      { kind: 'more', text: '', shut: true },
      'board',
      at.x + at.width - 14,
      at.heading.y + 8,
    )
  else if (hidden > 0)
    made[names.more(seat)] = piece(
      { kind: 'more', text: filled(frame, 'more', { n: hidden }), shut: false },
      'board',
      at.x + at.width - 31,
      at.heading.y + 7,
    )
  return made
}

/** How many filed cards an end card counts so far. */
export const countedBy = (own: SeatView, endCard: number): number =>
  own.filed.filter((card) => CARDS[card].kind === END_CARDS[endCard].counts).length

/** What it would bring as the seat stands: '+6', as on a plate. How many cards that is of, its slip says. */
const worthOf = (own: SeatView, endCard: number): string => `+${countedBy(own, endCard) * END_CARDS[endCard].points}`

function ends(own: SeatView, seat: number, at: Stack, frame?: SceneFrame): Made {
  const held = [...(own.drafted === -2 ? [] : [own.drafted]), ...own.endCards]
  const made: Made = { [`endsHead ${seat}`]: heading(filled(frame, 'ownEndCards', { n: held.length }), at.heading) }
  held.forEach((endCard, i) => {
    const known = endCard !== UNKNOWN
    const look: Look = known
      ? { kind: 'endCard', endCard, width: at.width, height: at.height, label: worthOf(own, endCard) }
      : { kind: 'endCardBack', width: at.width, height: at.height, seat }
    made[known ? names.endCard(endCard) : `endBack ${seat}`] = piece(
      look,
      'board',
      at.x + Math.floor(i / at.rows) * at.dx + at.width / 2,
      at.y + (i % at.rows) * at.dy + at.height / 2,
      // Where there is no room for all each shows its right part, which has the number.
      { z: held.length - i },
    )
  })
  return made
}

/** Between two headings in one line. */
const APART = 6

/** Mail wagons that stand beside what was gained have their heading in the same line. */
const gainedRoom = ({ gained, mail, covers }: DockLayout): number | undefined =>
  !covers && mail.heading?.y === gained.heading.y ? mail.heading.x - gained.heading.x - APART : undefined

function gains(view: FirstClassView, seat: number, dock: DockLayout, frame?: SceneFrame): Made {
  const at = dock.gained
  const text = filled(frame, 'gained', { n: view.gained.length })
  const made: Made = { [`gainedHead ${seat}`]: heading(text, at.heading, gainedRoom(dock)) }
  const dx = view.gained.length > 2 ? (180 - at.width) / (view.gained.length - 1) : at.dx
  view.gained.forEach(({ source }, i) => {
    const below = source.kind === 'card' && view.seats[seat].trains[1].coaches.some(({ rider }) => rider === source.id)
    made[names.gained(i)] = piece(
      { kind: 'gained', source: source.kind, id: source.id, below },
      'board',
      at.x + at.width / 2 + i * dx,
      at.y + at.height / 2,
      { z: i },
    )
  })
  return made
}

function mail(own: SeatView, seat: number, { mail: at }: DockLayout, frame?: SceneFrame): Made {
  const made: Made = {}
  const text = filled(frame, 'mailLeft', { n: own.mail.length })
  // They stand below it, or beside it.
  const beside = at.heading && at.x - at.heading.x > 2 ? at.x - at.heading.x - 2 : undefined
  if (at.heading) made[`mailHead ${seat}`] = heading(text, at.heading, beside)
  own.mail.forEach(
    (one, i) =>
      (made[names.mail(seat, one)] = piece(
        { kind: 'mailLeft', seat, mail: one },
        'board',
        at.x + (i % at.across) * at.pitch,
        at.y + Math.floor(i / at.across) * at.dy,
        { scale: at.scale },
      )),
  )
  return made
}

/** Who one is stands beside the word, for whoever may see it, where the evidence lies below and leaves it room. */
const headOf = ({ identity }: SeatView, { y, heading }: Stack): string =>
  identity < 0 || y <= heading.y + HEADING ? 'evidence' : `evidence.${identity === 0 ? 'murderer' : 'innocent'}`

/** So far below its heading evidence lies that lies under it, not beside it. */
const HEADING = 14

/** Module C: who one is, the evidence against one, and what destroys it. */
function suspect(own: SeatView, seat: number, at: Stack | null, board: BoardLayout, frame?: SceneFrame): Made {
  if (!at || own.identity === -2) return {}
  const made: Made = {
    [`evidenceHead ${seat}`]: heading(filled(frame, headOf(own, at), { n: own.evidence.length }), at.heading),
  }
  const squeeze = own.evidence.length + own.destroyers.length > 5 ? 0.62 : 1
  own.evidence.forEach(
    (evidence, i) =>
      (made[`evidence ${seat} ${i}`] = piece(
        { kind: 'evidence', evidence, struck: false },
        'board',
        at.x + i * at.dx * squeeze,
        at.y,
        { scale: at.height / 42, z: i },
      )),
  )
  own.destroyers.forEach(
    (_, i) =>
      (made[`destroyer ${seat} ${i}`] = piece(
        { kind: 'sign', sign: 'destroyEvidence' },
        'board',
        at.x + (own.evidence.length * at.dx + i * at.dx) * squeeze + 4,
        at.y,
        { scale: at.height / 50 },
      )),
  )
  if (own.identity >= 0) {
    const { x, y, width, height } = identityBox(board, at)
    made[`identity ${seat}`] = piece(
      { kind: 'identity', murderer: own.identity === 0, width, height },
      'board',
      x + width / 2,
      y + height / 2,
    )
  }
  return made
}
