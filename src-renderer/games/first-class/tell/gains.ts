import { ENGINE_TILES } from '../../../../src-shared/games/first-class/cards/index.ts'
import { nthOf } from '../../../../src-shared/games/first-class/refs.ts'
import type { Ref } from '../../../../src-shared/core.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { easeOut } from '../../../stage/motion/motion.ts'
import { names } from '../looks.ts'
import type { Of } from '../kinds.ts'

/** A frame that was gained flies from what gave it to where it waits. */
export function frameGained(script: Of<'frameGained'>): void {
  const { to, after, event } = script.telling
  const name = names.gained(after.gained.length - 1)
  const [end, source] = [to[name], after.gained.at(-1)?.source]
  if (!end || !source) return
  const giver = giversOf(source, after, event.seat)
    .map((one) => to[one])
    .find((one) => one !== undefined) ?? { x: end.x - 160, y: end.y - 40 }
  script.fly(
    name,
    0,
    320,
    { ...end, x: giver.x, y: giver.y, scale: end.scale * 0.25, z: 60 },
    { ...end, z: 60 },
    { arc: 30, ease: easeOut },
  )
  script.put(name, 320, end)
}

/** The pieces from which it may be seen to come, the likeliest first. */
function giversOf({ kind, id }: Ref, { seats }: FirstClassView, seat: number): string[] {
  const coachOf = (wanted: 'mail' | 'tile', value: number): string[] =>
    seats[seat].trains.flatMap(({ coaches }, train) =>
      coaches.flatMap((coach, place) =>
        coach.kind === wanted && coach.value === value ? [names.coach(seat, train, place)] : [],
      ),
    )
  switch (kind) {
    case 'mail':
      return coachOf('mail', nthOf('mail', id))
    case 'engineTile':
      return coachOf('tile', ENGINE_TILES[id].points)
    case 'endCard':
      return [names.endCard(id)]
    default:
      return [names.rider(id)]
  }
}
