import type { GameEvent, Seat } from '../../src-shared/core.ts'
import type { Beat, Preview, PreviewEnd } from '../../src-shared/table.ts'
import { cloneState } from '../engine/flat.ts'
import type { AnyGame, State } from '../engine/game.ts'
import { generator } from '../engine/random.ts'
import { choicesOf } from './check.ts'
import { onlyAnswer } from './draft.ts'

/**
 * Plays answers on a position made up from what the seat knows, never on the real one: what lies hidden
 * cannot show through. Stops before the first event by which anyone learns something, since what is
 * learnt there is made up too. null when an answer is not legal.
 */
export function previewOf(
  game: AnyGame,
  state: State,
  seat: Seat,
  codes: readonly number[],
  dice: number,
): Preview | null {
  const sampled = sampledFor(game, state, seat, dice)
  const beats: Beat[] = []
  const before = game.opens && sampled.slice()
  const end = playOut(game, sampled, seat, codes, (event) =>
    beats.push({ event: game.redact(event, seat), view: game.view(sampled, seat) }),
  )
  if (end?.stops !== 'end') return end && { beats, ...end }
  const then = followingOf(game, sampled, seat)
  const reach = game.reach?.(sampled)
  const opens = before ? game.opens?.(before, sampled) : undefined
  const onto = game.onto?.(sampled)
  return {
    beats,
    ...end,
    ...(then.length > 0 && { then }),
    ...(reach ? { reach } : {}),
    ...(opens?.length ? { opens } : {}),
    ...(onto?.length ? { onto } : {}),
  }
}

/** How previews of several lines of answers to one question would end, each of them `previewOf` without its beats. */
export function endsOfPreviews(
  game: AnyGame,
  state: State,
  seat: Seat,
  lines: readonly (readonly number[])[],
  dice: number,
): (PreviewEnd | null)[] {
  const sampled = sampledFor(game, state, seat, dice)
  return lines.map((codes) => playOut(game, cloneState(sampled), seat, codes))
}

const sampledFor = (game: AnyGame, state: State, seat: Seat, dice: number): State =>
  game.sample(game.beliefs(state, seat), generator(dice))

/** Plays answers of a seat in place, and tells the events before the first by which anyone learns something. */
function playOut(
  game: AnyGame,
  sampled: State,
  seat: Seat,
  codes: readonly number[],
  tell?: (event: GameEvent) => void,
): PreviewEnd | null {
  let status = game.status(sampled)
  for (const code of codes) {
    if (status.decision?.by !== seat) return { stops: 'other', status }
    if (!choicesOf(game, sampled).includes(code)) return null
    let learnt = false
    game.apply(sampled, code, (event) => {
      learnt ||= event.learnt.length > 0
      if (!learnt) tell?.(event)
    })
    if (learnt) return { stops: 'learnt', status }
    status = game.status(sampled)
  }
  return { stops: status.decision && status.decision.by !== seat ? 'other' : 'end', status }
}

/** What goes by itself then, since the seat has one answer alone, as far as nothing is learnt by it. */
function followingOf(game: AnyGame, sampled: State, seat: Seat): readonly Beat[] {
  const [state, beats]: [State, Beat[]] = [cloneState(sampled), []]
  let learnt = false
  while (!learnt && game.status(state).decision?.by === seat) {
    const code = onlyAnswer(game, state)
    if (code === null) break
    game.apply(state, code, (event) => {
      learnt ||= event.learnt.length > 0
      if (!learnt) beats.push({ event: game.redact(event, seat), view: game.view(state, seat) })
    })
  }
  return beats
}
