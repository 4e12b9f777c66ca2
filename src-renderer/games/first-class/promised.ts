import { names, type Piece, type Poses } from './looks.ts'

/** It stands where its ghost stood. */
const NEAR = 8

/**
 * The places of wagons that were previewed, each as long as its wagon does not stand there. The place is empty: a wagon
 * must not stand where it is yet to roll in, nor its value before it.
 */
export function awaited(ghosts: Poses, live: Poses): Poses {
  const left = Object.entries(ghosts).filter(
    ([name, ghost]) => ghost.look.kind === 'ghostWagon' && !hasCome(name, ghost, live),
  )
  return Object.fromEntries(left.map(([name, ghost]) => [name, emptied(ghost)]))
}

const emptied = (ghost: Piece): Piece =>
  ghost.look.kind === 'ghostWagon' && !ghost.look.empty ? { ...ghost, look: { ...ghost.look, empty: true } } : ghost

function hasCome(name: string, { look, x }: Piece, live: Poses): boolean {
  if (look.kind !== 'ghostWagon') return false
  const [, train, place] = name.split(' ').map(Number)
  const come = live[names.coach(look.seat, train, place)]
  if (!come || Math.abs(come.x - x) > NEAR) return false
  return come.look.kind !== 'wagon' || (!look.mail && come.look.value === look.value)
}
