import type { BotId } from '../../src-shared/table.ts'
import type { AnyGame, Emit, GameEvent, Seat, State } from '../engine/game.ts'
import { gameOf } from '../engine/games.ts'
import { generator, nextBelow } from '../engine/random.ts'
import type { Bot, BotTask, InternalBotId } from './bot.ts'
import type { Judgement } from './greedy-judgement.ts'

/** Sampled states on which the choices that look best are compared: the more of them, the fewer choices there are. */
const LEAST_SAMPLES = 4
const MOST_SAMPLES = 24
const LOOKS = 64
/** How many choices are looked at on more than the first of them. */
const FINALISTS = 6

/** A choice with what may follow it at once, and what it was judged on each sample so far. */
interface Candidate {
  readonly codes: readonly number[]
  goesOn: boolean
  /** Nothing hidden bears on it, as its second look has found: no third is needed. */
  sure: boolean
  sum: number
  looks: number
}

/**
 * A bot that looks one action ahead: it plays each choice on sampled states and takes the one whose outcome is
 * judged best. As long as something that goes on with the turn adds to what there is, that comes first.
 */
export const greedyBot = (id: BotId | InternalBotId, judgementOf: (game: AnyGame) => Judgement): Bot => ({
  id,
  choose: (task) => {
    const game = gameOf(task.game)
    return new Look(game, judgementOf(game), task).choice()
  },
})

class Look {
  readonly #game: AnyGame
  readonly #judgement: Judgement
  readonly #task: BotTask
  readonly #dice: Int32Array
  readonly #seat: Seat
  /** How often a choice may still be played on a sample (see BotTask.nodes). */
  #left: number
  /** What the position is worth before anything is done. */
  #now = 0
  #scratch: State = new Int32Array(0)

  /** @throws RangeError when the task does not allow a single look. */
  constructor(game: AnyGame, judgement: Judgement, task: BotTask) {
    if (!(task.nodes >= 1)) throw new RangeError(`a bot that looks ahead needs at least one node, not ${task.nodes}`)
    this.#game = game
    this.#judgement = judgement
    this.#task = task
    this.#dice = generator(task.seed)
    this.#seat = task.seat
    this.#left = task.nodes
  }

  choice(): number {
    const { choices } = this.#task
    if (choices.length === 1) return choices[0]
    const first = this.#sample()
    let candidates = this.#candidates(first)
    this.#look(first, candidates)
    candidates = this.#best(candidates.filter((one) => one.looks > 0))
    const samples = Math.min(
      this.#judgement.samples ?? MOST_SAMPLES,
      Math.max(LEAST_SAMPLES, Math.floor(LOOKS / candidates.length)),
    )
    for (let i = 1; i < samples && candidates.length > 1 && this.#left > candidates.length; i++) {
      const open = candidates.filter((one) => !one.sure)
      if (open.length === 0) break
      this.#look(this.#sample(), open)
    }
    return this.#best(candidates)[0].codes[0]
  }

  #best(candidates: readonly Candidate[]): Candidate[] {
    return this.#judgement.alternatives ? finalists(candidates) : bestOf(candidates, this.#now)
  }

  #sample(): State {
    return this.#game.sample(this.#task.beliefs, this.#dice)
  }

  #candidates(s: State): Candidate[] {
    const named = this.#judgement.candidates(s, this.#task.choices)
    const lists = named.length > 0 ? named : Array.from(this.#task.choices, (code) => [code])
    const candidates = lists.map((codes) => ({ codes, goesOn: true, sure: false, sum: 0, looks: 0 }))
    this.#mix(candidates)
    return candidates
  }

  /** Where they are equal, or too many to look at all, the dice decide. */
  #mix(candidates: Candidate[]): void {
    for (let i = candidates.length - 1; i > 0; i--) {
      const j = nextBelow(this.#dice, 0, i + 1)
      const held = candidates[i]
      candidates[i] = candidates[j]
      candidates[j] = held
    }
  }

  #look(s: State, candidates: readonly Candidate[]): void {
    const looked = candidates[0].looks
    this.#now = (this.#now * looked + this.#judgement.judge(s, this.#seat)) / (looked + 1)
    for (const one of candidates) {
      if (this.#left-- <= 0) return
      one.sum += this.#outcome(s, one)
      one.looks++
    }
  }

  #outcome(s: State, one: Candidate): number {
    if (this.#scratch.length !== s.length) this.#scratch = s.slice()
    else this.#scratch.set(s)
    let sure = this.#judgement.judgesOpenly === true
    const tell: Emit<GameEvent> = (event) => (sure &&= !event.learnt.includes(this.#seat))
    for (const code of one.codes) this.#game.apply(this.#scratch, code, one.looks === 1 ? tell : undefined)
    const asked = one.looks === 1 ? this.#asked() : 0
    this.#judgement.settle(this.#scratch)
    // What others answer depends on what they hold.
    one.sure = one.looks === 1 && sure && this.#asked() === asked
    one.goesOn &&= this.#game.decider(this.#scratch) === this.#seat
    return this.#judgement.judge(this.#scratch, this.#seat)
  }

  /** The number of the question that is asked on the sample. */
  #asked(): number | undefined {
    return this.#game.status(this.#scratch).decision?.seq
  }
}

const meanOf = (one: Candidate): number => one.sum / one.looks

/**
 * The finalists, best first. What goes on and adds something stands before what ends the turn, which can still be
 * done afterwards; what goes on must not lose. When everything goes on and loses, the least loss is best.
 */
function bestOf(candidates: readonly Candidate[], now: number): Candidate[] {
  const adding = candidates.filter((one) => one.goesOn && meanOf(one) > now)
  const even = candidates.filter((one) => !one.goesOn || meanOf(one) >= now)
  const pool = adding.length > 0 ? adding : even.length > 0 ? even : candidates
  return finalists(pool)
}

const finalists = (pool: readonly Candidate[]): Candidate[] =>
  [...pool].sort((a, b) => meanOf(b) - meanOf(a)).slice(0, FINALISTS)
