import type { Phrase } from '../../../../src-shared/core.ts'
import { cellOfSleeper, pointOfSleeper, sideOfPoint } from '../../../../src-shared/geometry/rails.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, PreviewWords, Position } from '../../../words/speech.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import type { Action } from '../../../../src-shared/games/freight-express/actions.ts'
import { fromCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS, isCrossing } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { aShape, cardFacts, cardShort, letter, withShape } from './cards.ts'
import { lossPhrase } from './losses.ts'
import { refillEnds } from './near-end.ts'
import { listOf, nameOf, namesOf } from './names.ts'
import { cellName, joinedCells, laidPlace, namedPlace, railsOn, stationOf, stationPhrase } from './places.ts'
import { above } from './prompts.ts'
import { flipRisk } from './unseen.ts'

type At = Position<FreightView>
type Derailed = FreightEvent & { kind: 'derailed' }
type Drove = FreightEvent & { kind: 'drove' }

const isDerailed = (event: FreightEvent): event is Derailed => event.kind === 'derailed'
const isDrove = (event: FreightEvent): event is Drove => event.kind === 'drove'

/** What a choice would bring, from its preview. */
export function tellPreview(candidate: Candidate, preview: Preview, at: At): PreviewWords {
  const action = fromCode(candidate.codes[0])
  const events = preview.beats.map((beat) => beat.event as FreightEvent)
  const stop = stopText(preview, at)
  if (action.kind === 'drive' || action.kind === 'branch') {
    const drive = drivePreviewWords(action, events, at)
    return { ...drive, text: [...drive.text, ...flipText(events.filter(isDrove), at), ...stop] }
  }
  if (action.kind === 'abduct') {
    const drive = abductionWords(action, events, at)
    return { ...drive, text: [...drive.text, ...stop] }
  }
  const { title, text } = plain(action, candidate, at)
  // A locomotive that is abducted may be driven off the rails, or push another off.
  const derailed = events.filter(isDerailed)
  const off = derailed.flatMap((event) => [
    phrase('freight.preview.derail', { name: nameOf(at.seats, event.seat) }),
    derailText(event, at),
  ])
  return {
    above: aboveAction(action, at),
    title,
    text: [...text, ...opening(preview), ...off, ...stop],
    warning: derailed.length > 0 || action.kind === 'giveUpTrain' || action.kind === 'drop',
  }
}

/** How many cards a refill draws, and whether it ends the game. */
function refillText(card: number, view: FreightView): Phrase[] {
  const n = TRACK_CARDS[card].action
  const ends = refillEnds(view, n)
  return [phrase('freight.preview.refill.text', { ...cardFacts(card), n }), ...(ends ? [ends] : [])]
}

const aboveAction = (action: Action, at: At): Phrase =>
  action.kind === 'lay' ? cardShort(action.card) : above(at.view.active, at)

function stopText(preview: Preview, at: At): Phrase[] {
  if (preview.stops === 'learnt') return [phrase('freight.preview.noUndo')]
  const asked = preview.status.decision
  if (preview.stops === 'other' && asked && asked.by !== at.viewer)
    return [phrase('freight.preview.othersAsked', { name: nameOf(at.seats, asked.by) })]
  return preview.stops === 'other' ||
    (asked && asked.kind !== 'act' && asked.by === at.view.active && at.view.drive !== null)
    ? [phrase('freight.preview.asked')]
    : []
}

/** A preview goes no further than where a card is flipped: then its last step leads over the centre of a crossing. */
function flipText(drives: readonly Drove[], { view }: At): Phrase[] {
  const own = drives.flatMap(({ steps }) => steps.flatMap((moves) => moves.filter(({ seat }) => seat === view.active)))
  const [from, to] = [view.seats[view.active].locomotive.sleeper, ...own.map(({ sleeper }) => sleeper)].slice(-2)
  if (to === undefined || cellOfSleeper(from) !== cellOfSleeper(to)) return []
  const isOver = sideOfPoint(pointOfSleeper(from)) !== sideOfPoint(pointOfSleeper(to))
  if (!isOver || !isCrossing(view.cells[cellOfSleeper(to)].card)) return []
  const risk = flipRisk(view)
  return [risk ? phrase('freight.preview.flips', risk) : phrase('freight.preview.learnt')]
}

/** 'You can then drive 4 to C, or 6 to E.' The list tells of the others. */
function opening({ opens }: Preview): Phrase[] {
  const ways = (opens ?? [])
    .slice(0, 2)
    .map(({ to, n }) => phrase('freight.preview.opens.to', { n, station: letter(to.id) }))
  if (ways.length === 0) return []
  const way = ways.length > 1 ? phrase('freight.preview.opens.or', { a: ways[0], b: ways[1] }) : ways[0]
  return [phrase('freight.preview.opens', { way })]
}

/** Whose locomotive would drive how far, and whom it would harm. [000:233] */
function abductionWords(
  { card, seat }: Action & { kind: 'abduct' },
  events: readonly FreightEvent[],
  at: At,
): PreviewWords {
  const drives = events.filter(isDrove)
  const derailed = events.filter(isDerailed)
  const into = drives.at(-1)?.enters ?? -1
  const told = { name: nameOf(at.seats, seat), n: TRACK_CARDS[card].wagon }
  return {
    above: above(at.view.active, at),
    title:
      derailed.length > 0
        ? derailTitle(derailed, at)
        : into >= 0
          ? phrase('freight.preview.abduct.into', { ...told, station: letter(into) })
          : phrase('freight.preview.abduct', told),
    text: [...derailed.map((event) => derailText(event, at)), ...harmText(drives, at)],
    warning: derailed.length > 0,
  }
}

const derailTitle = (derailed: readonly Derailed[], { seats }: At): Phrase =>
  phrase('freight.preview.derail', {
    name: namesOf(
      seats,
      derailed.map(({ seat }) => seat),
    ),
  })

function drivePreviewWords(
  action: Action & { kind: 'drive' | 'branch' },
  events: readonly FreightEvent[],
  at: At,
): PreviewWords {
  const card = action.kind === 'drive' ? action.card : (at.view.drive?.card ?? -1)
  const drives = events.filter(isDrove)
  const derailed = events.filter(isDerailed)
  const title = derailed.length > 0 ? derailTitle(derailed, at) : driveTitle(action, drives)
  return {
    above: card < 0 ? above(at.view.active, at) : phrase('freight.preview.drive', { wagon: TRACK_CARDS[card].wagon }),
    title,
    text: [...derailed.map((event) => derailText(event, at)), ...driveText(action, drives, at)],
    warning: derailed.length > 0,
  }
}

function driveTitle(action: Action & { kind: 'drive' | 'branch' }, drives: readonly Drove[]): Phrase {
  const n =
    action.kind === 'drive'
      ? TRACK_CARDS[action.card].wagon
      : drives.reduce((sum, drove) => sum + drove.steps.length, 0)
  const last = drives.at(-1)
  if (last && last.enters >= 0) return phrase('freight.preview.into', { n, station: letter(last.enters) })
  return n > 0 ? phrase('freight.preview.to', { n }) : phrase('freight.preview.on')
}

/** What of the drive lapses, and who is pushed. */
function harmText(drives: readonly Drove[], at: At): Phrase[] {
  const lapsed = drives.reduce((sum, drove) => sum + drove.lapsed, 0)
  const rammed = [...new Set(drives.flatMap((drove) => drove.rammed))]
  return [
    ...(lapsed > 0 ? [phrase('freight.preview.lapse', { n: lapsed })] : []),
    ...(rammed.length > 0 ? [phrase('freight.preview.pushes', { names: namesOf(at.seats, rammed) })] : []),
  ]
}

function driveText(action: Action, drives: readonly Drove[], at: At): Phrase[] {
  const wagons = at.view.seats[at.view.active].coupled.length
  return [
    ...harmText(drives, at),
    ...(action.kind === 'drive' && wagons > 0
      ? [phrase('freight.preview.pulls', { n: wagons, action: TRACK_CARDS[action.card].action })]
      : []),
  ]
}

const derailText = (event: Derailed, { seats }: At): Phrase =>
  phrase('freight.preview.derail.text', {
    name: nameOf(seats, event.seat),
    payer: nameOf(seats, event.payer),
    lost: lossPhrase(event.hand.length, event.wagons.length),
  })

/** 'It joins station B and the track at D5.' */
function joins(view: FreightView, cell: number, rails: number): Phrase[] {
  const joined = joinedCells(view, cell, rails).map((next) =>
    view.cells[next].card < 0
      ? stationPhrase(stationOf(view, next))
      : phrase('freight.preview.track', { place: phrase('common.at', { cell: cellName(view, next) }) }),
  )
  return joined.length === 0 ? [] : [phrase('freight.preview.joins', { list: listOf(joined) })]
}

const landing = (view: FreightView, cell: number): Phrase =>
  stationOf(view, cell) < 0 ? namedPlace(view, cell) : stationPhrase(stationOf(view, cell))

function plain(action: Action, { steps, confirm }: Candidate, at: At): { title: Phrase; text: Phrase[] } {
  const { view } = at
  const own = view.seats[view.active]
  switch (action.kind) {
    case 'lay': {
      const rails = railsOn(action.card, action.rotation)
      const kind = (view.cells[action.cell]?.card ?? -1) < 0 ? 'lay' : 'cover'
      return {
        title: phrase(`freight.preview.${kind}`, {
          shape: kind === 'lay' ? aShape(action.card) : withShape(action.card),
          place: laidPlace(view, action.cell, rails),
        }),
        text: [...joins(view, action.cell, rails), phrase('freight.preview.costs', cardFacts(action.card))],
      }
    }
    case 'couple':
      return {
        title: phrase('freight.preview.couple', cardFacts(action.card)),
        text: [phrase('freight.preview.couple.text', { ...cardFacts(action.card), n: own.coupled.length + 1 })],
      }
    case 'uncouple':
      return {
        title: phrase('freight.preview.uncouple', cardFacts(action.card)),
        text: [
          phrase(
            view.options.openDeliveries ? 'freight.preview.uncouple.text.open' : 'freight.preview.uncouple.text',
            cardFacts(action.card),
          ),
        ],
      }
    case 'drop':
      return { title: phrase('freight.preview.drop', cardFacts(action.card)), text: [] }
    case 'refill':
      return { title: phrase('freight.preview.refill'), text: refillText(action.card, view) }
    case 'giveUpTrain':
      return {
        title: phrase('freight.preview.giveUpTrain'),
        text: [phrase('freight.preview.giveUpTrain.text', { lost: lossPhrase(own.hand.length, own.coupled.length) })],
      }
    case 'place':
      return {
        title: phrase('freight.preview.place', { station: stationPhrase(action.station) }),
        text: [phrase('freight.preview.at', { place: namedPlace(view, action.cell) })],
      }
    case 'drive':
    case 'branch':
    case 'endTurn':
      return {
        title: phrase('freight.preview.endTurn'),
        text: [phrase('freight.preview.endTurn.text', { n: own.hand.length })],
      }
    case 'useSpecial':
      return { title: steps[0].label, text: [phrase(`freight.special.${view.special?.special ?? 'none'}.text`)] }
    case 'fly':
      return {
        title: phrase('freight.preview.fly', { place: landing(view, action.cell) }),
        text: [phrase('freight.preview.fly.text', { card: cardShort(action.card) })],
      }
    case 'closeStation':
      return {
        title: confirm,
        text: [
          ...steps.map((step) => step.label),
          phrase('freight.preview.closeStation', { station: stationPhrase(action.station) }),
        ],
      }
    default:
      return steps.length > 1
        ? {
            title: confirm,
            text: steps.flatMap((step) => [step.label, ...(step.note && step !== steps[0] ? [step.note] : [])]),
          }
        : { title: steps[0].label, text: steps[0].note ? [steps[0].note] : [] }
  }
}
