import type { Phrase, Ref } from '../../../../../src-shared/core.ts'
import {
  CENTRE,
  RAIL_SIDES,
  cellOfSleeper,
  opposite,
  pointOfSleeper,
  sideOfPoint,
  sidesOf,
  turnRails,
} from '../../../../../src-shared/geometry/rails.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Position, Step } from '../../../../words/speech.ts'
import { LEAVE } from '../../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { letter } from '../cards.ts'
import { drivesIn } from '../asked/harm.ts'
import { heading } from '../asked/headings.ts'
import { nameOf } from '../../../../words/names.ts'
import { SIDE_WORDS, toTrack, neighbourCell, stationOf } from '../places.ts'
import type { Asked, QuestionWords } from '../asked/question.ts'
import { driveEnd, tripPreview, whereStep } from '../asked/trips.ts'
import { candidate, type FreightWords, type Of } from './answer.ts'

export const BRANCH = heading('branch', 'freight-icon-action-drive', 'way', { lookedAt: true })

/** Which way, and where the rest of the drive ends. */
export const branch: FreightWords<'branch'> = {
  candidate(offer) {
    const { action, plan, at } = offer
    const { steps, refs } = branchStep(action, at)
    const told = { group: BRANCH, confirm: phrase('freight.confirm.branch') }
    return plan
      ? candidate(offer, {
          ...told,
          refs: plan.refs,
          end: driveEnd(plan),
          steps: [...steps, whereStep(plan, at.view.drive?.left ?? 0, at)],
        })
      : candidate(offer, { ...told, refs, steps })
  },
  tellsHarm: true,
  preview({ candidate: picked, preview, at }) {
    const drives = drivesIn(preview)
    // What is shown ends at a crossing where the drive goes on into a station: it is told as far as its row tells it.
    const goesOn = picked.end?.kind === 'station' && drives.every(({ enters }) => enters < 0)
    const driven = drives.reduce((sum, drove) => sum + drove.steps.length, 0)
    const n = goesOn ? (at.view.drive?.left ?? driven) : driven
    return tripPreview(preview, at, at.view.drive?.card ?? -1, n, picked)
  },
  question: {
    chapter: 'way',
    isLastPart: true,
    ask: ({ decision, at }) => ({ title: whichWay(at, decision.by), text: stepsLeft(at) }),
  },
}

/** Which way a pushed locomotive takes. */
export const pushBranch: QuestionWords = {
  chapter: 'ramming',
  isLastPart: true,
  ask: ({ decision, at }) => ({
    title: phrase('freight.prompt.branchPushed', { name: nameOf(at.seats, decision.for) }),
    text: stepsLeft(at),
  }),
}

/** Who abducts a train drives another's. */
const whichWay = ({ view, seats }: Asked['at'], by: number): Phrase =>
  view.drive && view.drive.seat !== by
    ? phrase('freight.prompt.branch.another', { name: nameOf(seats, view.drive.seat) })
    : phrase('freight.prompt.branch')
const stepsLeft = ({ view }: Asked['at']): Phrase => phrase('freight.prompt.branch.text', { n: view.drive?.left ?? 0 })

const TURNS: Readonly<Record<number, 'straight' | 'left' | 'right'>> = { 1: 'left', 2: 'straight', 3: 'right' }

/** Which way at a branch: 'Left, to C'. */
export function branchStep(action: Of<'branch'>, { view }: Position<FreightView>): { steps: Step[]; refs: Ref[] } {
  const sleeper = view.seats[action.seat].locomotive.sleeper
  const cell = cellOfSleeper(sleeper)
  const exit = exitSide(action.rail, sleeper)
  const refs: Ref[] = [{ kind: 'locomotive', id: action.seat }, ...beyond(view, cell, exit)]
  const step: Step = {
    id: `rail${action.rail}`,
    ask: phrase('freight.ask.way'),
    many: 'freight.choice.ways',
    label: wayLabel(action.rail, sleeper, exit),
    note: leadsTo(view, cell, exit),
    refs,
  }
  return { steps: [step], refs }
}

/** The side of the card over which a rail taken from this sleeper leads out. */
function exitSide(rail: number, sleeper: number): number {
  if (rail >= LEAVE) return rail - LEAVE
  const [a, b] = RAIL_SIDES[rail]
  return sideOfPoint(pointOfSleeper(sleeper)) === a ? b : a
}

/** Left and right as the locomotive comes in; out of a station there is no left, but a side. */
function wayLabel(rail: number, sleeper: number, exit: number): Phrase {
  const entry = sideOfPoint(pointOfSleeper(sleeper))
  const turn = rail >= LEAVE || pointOfSleeper(sleeper) === CENTRE ? undefined : TURNS[(exit - entry) & 3]
  return turn ? phrase(`freight.choice.${turn}`) : phrase('freight.choice.side', { side: phrase(SIDE_WORDS[exit]) })
}

function leadsTo(view: FreightView, cell: number, side: number): Phrase {
  const next = neighbourCell(view, cell, side)
  if (next < 0) return phrase('freight.choice.offRails')
  const station = stationOf(view, next)
  if (station >= 0) return phrase('freight.choice.toStation', { station: letter(station) })
  return hasRailOn(view, next, opposite(side)) ? toTrack(view, next) : phrase('freight.choice.offRails')
}

function hasRailOn(view: FreightView, cell: number, side: number): boolean {
  const { card, rotation } = view.cells[cell]
  return card >= 0 && (sidesOf(turnRails(TRACK_CARDS[card].rails, rotation)) & (1 << side)) !== 0
}

function beyond(view: FreightView, cell: number, side: number): Ref[] {
  const next = neighbourCell(view, cell, side)
  if (next < 0) return []
  const station = stationOf(view, next)
  return [station >= 0 ? { kind: 'station', id: station } : { kind: 'cell', id: next }]
}
