import type { GhostLook } from './pieces/ghosts.ts'
import { names, type Piece, type Poses } from './looks.ts'

/** It stands where its ghost stood. */
const NEAR = 8

/**
 * What was previewed, each as long as what it stands for has not come. The place of a wagon is empty: a wagon must not
 * stand where it is yet to roll in, nor its value before it. Nor does whoever goes somewhere stand there twice: of his
 * ghost a ring is left, which fades as he comes.
 */
export function awaited(ghosts: Poses, live: Poses): Poses {
  return Object.fromEntries(
    Object.entries(ghosts).flatMap(([name, ghost]) => {
      const left = goes(ghost.look) ? fading(name, ghost, ghost.look, live) : standing(name, ghost, live)
      return left ? [[name, left]] : []
    }),
  )
}

/** Who or what goes along a way to where it is previewed. */
type Goer = Extract<GhostLook, { kind: 'ghostConductor' | 'ghostToken' }>
const goes = (look: Piece['look']): look is Goer => look.kind === 'ghostConductor' || look.kind === 'ghostToken'

/** So far before its goal its ghost begins to fade, in the table's units. */
const FADES = 56

/** null = it has come. */
function fading(name: string, ghost: Piece, look: Goer, live: Poses): Piece | null {
  const goer = live[name.replace('ghost ', '')]
  if (!goer) return null
  const far = Math.hypot(goer.x - ghost.x, goer.y - ghost.y)
  return far <= NEAR ? null : { ...ghost, look: { ...look, empty: true }, alpha: Math.min(1, far / FADES) }
}

/** null = it has come, or is nothing that is waited for. */
function standing(name: string, ghost: Piece, live: Poses): Piece | null {
  if (ghost.look.kind !== 'ghostWagon' || hasCome(name, ghost, live)) return null
  return ghost.look.empty ? ghost : { ...ghost, look: { ...ghost.look, empty: true } }
}

function hasCome(name: string, { look, x }: Piece, live: Poses): boolean {
  if (look.kind !== 'ghostWagon') return false
  const [, train, place] = name.split(' ').map(Number)
  const come = live[names.coach(look.seat, train, place)]
  if (!come || Math.abs(come.x - x) > NEAR) return false
  return come.look.kind !== 'wagon' || (!look.mail && come.look.value === look.value)
}
