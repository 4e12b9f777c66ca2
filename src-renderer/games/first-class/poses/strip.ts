import { CARDS, type Card } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { BetweenView, FirstClassView, TrainView } from '../../../../src-shared/games/first-class/view.ts'
import { piece } from '../../../stage/pieces.ts'
import type { SceneFrame } from '../../../stage/scene.ts'
import type { BoardLayout } from '../layout/board-layout.ts'
import { names, type Made } from '../looks.ts'
import type { BetweenLook } from '../pieces/strip.ts'
import { wordOf } from '../whose.ts'

const valueAt = ({ coaches }: TrainView, place: number): number =>
  coaches[place]?.kind === 'wagon' ? coaches[place].value : -1

/** The four places between the trains, each beside two cards of both. */
export function strip(
  view: FirstClassView,
  seat: number,
  { strip: at, lanes: [lane] }: BoardLayout,
  frame?: SceneFrame,
): Made {
  if (!at) return {}
  const { between } = view.seats[seat]
  const free = between.map(({ card }, place) => (card < 0 ? String(place + 1) : '')).join(',')
  const made: Made = {
    [names.strip(seat)]: piece(
      {
        kind: 'strip',
        width: at.width,
        height: at.height,
        pitch: lane.pitch,
        first: lane.first,
        free,
        word: wordOf(frame, 'between'),
      },
      'board',
      at.x,
      at.y,
    ),
  }
  between.forEach((one, place) => {
    if (one.card < 0) return
    made[names.between(seat, place)] = piece(
      lookOf(view, seat, place, one, lane.pitch),
      'board',
      at.x + lane.first + place * 2 * lane.pitch + 3,
      at.y + 3,
    )
  })
  return made
}

function lookOf(
  view: FirstClassView,
  seat: number,
  place: number,
  { card, covered, done }: BetweenView,
  pitch: number,
): BetweenLook {
  const { trains } = view.seats[seat]
  const { kind } = CARDS[card]
  const [upper, lower] =
    kind === 'switch'
      ? [0, 1].map((train) => switchState(trains[train], place * 2 + train, CARDS[card]))
      : [0, 1].map((train): BetweenLook['upper'] => (done[train] ? 'done' : 'open'))
  const works =
    view.frame?.source.kind === 'card' && view.frame.source.id === card && kind === 'factory' && view.active === seat
  return {
    kind: 'betweenCard',
    card,
    place,
    width: 2 * pitch - 8,
    height: 52,
    covers: covered.at(-1) ?? -1,
    upper,
    lower,
    limit: Math.max(valueAt(trains[0], place * 2), valueAt(trains[1], place * 2)),
    left: works ? (view.frame?.free ?? 0) : -1,
  }
}

/**
 * An arrow of a switch pays when its wagon is good enough and the conductor has come; a mail wagon never is.
 * [002:1237-1240]
 */
function switchState(train: TrainView, place: number, { level = 0 }: Card): BetweenLook['upper'] {
  if (train.coaches[place]?.kind === 'mail' || place === 5) return 'never'
  return valueAt(train, place) >= level && train.conductor > place ? 'done' : 'open'
}
