import type { Viewer } from '../../../src-shared/core.ts'
import type { Beat } from '../../../src-shared/table.ts'

/** A beat with the position before it, so that it can be played again. */
export interface Shot {
  readonly beat: Beat
  readonly before: unknown
  readonly viewer: Viewer
}

/** What happened lately, kept to be shown again. Nothing that one seat was shown stays for another. */
export class Reel {
  #shots: readonly Shot[] = []

  /** @param before the position before the first of the beats */
  add(beats: readonly Beat[], before: unknown, viewer: Viewer, turns: number): void {
    const fresh = beats.map((beat, i): Shot => ({ beat, before: i === 0 ? before : beats[i - 1].view, viewer }))
    const latest = fresh.at(-1)?.beat.event.turn
    this.#shots = [...this.#shots, ...fresh].filter(
      ({ beat }) => latest === undefined || beat.event.turn > latest - turns,
    )
  }

  /** What was done in turns of which nothing is kept. */
  recall(shots: readonly Shot[]): void {
    this.#shots = [...shots, ...this.#shots].sort((a, b) => a.beat.event.turn - b.beat.event.turn)
  }

  /** Other eyes look now: only what all may know is left, and what was theirs. */
  seenBy(viewer: Viewer): void {
    this.#shots = this.#shots.filter((shot) => shot.viewer === viewer || shot.viewer === 'onlooker')
  }

  /** Something was taken back: what came of it did not happen. */
  cut(turn: number): void {
    this.#shots = this.#shots.filter(({ beat }) => beat.event.turn < turn)
  }

  /** The turns of the others since one's own last one, each as a stretch: those after `from` and before `to`. */
  turns(from: number, to: number): readonly (readonly Shot[])[] {
    const stretches = new Map<number, Shot[]>()
    for (const shot of this.#shots) {
      const { turn } = shot.beat.event
      if (turn <= from || turn >= to) continue
      const stretch = stretches.get(turn) ?? []
      stretches.set(turn, [...stretch, shot])
    }
    return [...stretches.values()]
  }
}
