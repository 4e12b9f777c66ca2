import type { State } from '../../engine/game.ts'

/** Makes copies to try things on, in one room that is written over each time: what search does makes no garbage. */
export function scratch(): (s: State) => State {
  let room: State = new Int32Array(0)
  return (s) => {
    if (room.length !== s.length) room = s.slice()
    else room.set(s)
    return room
  }
}
