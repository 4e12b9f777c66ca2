import { names, type Piece, type Poses } from './looks.ts'

/** It stands where its ghost stood. */
const NEAR = 8

/**
 * What was previewed, each as long as what it stands for has not come. The place of a wagon is empty: a wagon must not
 * stand where it is yet to roll in, nor its value before it. Whoever goes to his ghost sees it fade as he comes.
 */
export function awaited(ghosts: Poses, live: Poses): Poses {
  return Object.fromEntries(
    Object.entries(ghosts).flatMap(([name, ghost]) => {
      const left = GOES.has(ghost.look.kind) ? fading(name, ghost, live) : standing(name, ghost, live)
      return left ? [[name, left]] : []
    }),
  )
}

/** Who or what goes along a way to where it is previewed. */
const GOES: ReadonlySet<Piece['look']['kind']> = new Set<Piece['look']['kind']>(['ghostConductor', 'ghostToken'])

/** So far before its goal its ghost begins to fade, in the table's units. */
const FADES = 56

/** null = it has come. */
function fading(name: string, ghost: Piece, live: Poses): Piece | null {
  const goes = live[name.replace('ghost ', '')]
  if (!goes) return null
  const far = Math.hypot(goes.x - ghost.x, goes.y - ghost.y)
  return far <= NEAR ? null : { ...ghost, alpha: Math.min(1, far / FADES) }
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
