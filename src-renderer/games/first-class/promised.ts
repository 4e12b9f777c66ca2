import { names, type Poses } from './looks.ts'

/** It stands where its ghost stood. */
const NEAR = 8

/** Wagons that were previewed, as long as none of their worth stands in their place. */
export function awaited(ghosts: Poses, live: Poses): Poses {
  const left = Object.entries(ghosts).filter(([name, { look, x }]) => {
    if (look.kind !== 'ghostWagon') return false
    const [, train, place] = name.split(' ').map(Number)
    const come = live[names.coach(look.seat, train, place)]
    if (!come || Math.abs(come.x - x) > NEAR) return true
    return come.look.kind === 'wagon' && (look.mail || come.look.value !== look.value)
  })
  return Object.fromEntries(left)
}
