import type { Take } from './takes.ts'

/** Takes of a round are cut into so many groups of equal size, from the farthest behind to the farthest ahead. */
const GROUPS = 12

/**
 * The share of games that each take's lead predicts: of all takes at as many seats in the same round that were made
 * from about the same lead, the share that was won. In the order of the takes.
 */
export function expectedShares(takes: readonly Take[]): Float64Array {
  const expected = new Float64Array(takes.length)
  for (const phase of phasesOf(takes)) {
    phase.sort((a, b) => takes[a].lead - takes[b].lead)
    for (const group of groupsOf(phase, takes)) {
      const share = group.reduce((sum, i) => sum + takes[i].won, 0) / group.length
      for (const i of group) expected[i] = share
    }
  }
  return expected
}

function phasesOf(takes: readonly Take[]): number[][] {
  const phases = new Map<number, number[]>()
  takes.forEach(({ seats, round }, i) => {
    const key = seats * 10 + round
    const phase = phases.get(key)
    if (phase) phase.push(i)
    else phases.set(key, [i])
  })
  return [...phases.values()]
}

/** Takes from one and the same lead stay together. */
function groupsOf(sorted: readonly number[], takes: readonly Take[]): number[][] {
  const least = sorted.length / GROUPS
  const groups: number[][] = []
  let group: number[] = []
  for (const i of sorted) {
    if (group.length >= least && takes[i].lead !== takes[group[group.length - 1]].lead) {
      groups.push(group)
      group = []
    }
    group.push(i)
  }
  return [...groups, group]
}
