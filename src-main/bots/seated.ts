import type { Bot, BotTask, Line } from './bot.ts'

/** Of a turn's nodes a late answer may still take so many: a bot that has used them up must not move blindly. */
const LEAST_NODES = 60

/**
 * What one bot has in mind at its seat: the rest of its line, and what it may still search in its turn. Whoever lets it
 * play tells it what is learnt and when others answer.
 */
export class Seated {
  #rest: readonly number[] = []
  #turn = -1
  #spent = 0

  /**
   * The next code of its line, where it still holds: one of `choices`. Codes that the table has answered by itself are
   * passed over. null = it must be asked.
   */
  next(choices: Int32Array): number | null {
    const at = this.#rest.findIndex((code) => choices.includes(code))
    const code = this.#rest[at]
    this.#rest = at < 0 ? [] : this.#rest.slice(at + 1)
    if (code !== undefined) return code
    return choices.length === 1 ? choices[0] : null
  }

  /** How many nodes are left of `nodes` for this turn. */
  left(turn: number, nodes: number): number {
    if (turn !== this.#turn) this.#spent = 0
    this.#turn = turn
    return Math.max(LEAST_NODES, nodes - this.#spent)
  }

  /** Keeps what it answered. @returns the first code */
  keep({ codes, nodes }: Line): number {
    this.#rest = codes.slice(1)
    this.#spent += nodes
    return codes[0]
  }

  /** The seat has learnt something, or another has answered: what it had in mind holds no more. */
  learnt(): void {
    this.#rest = []
  }

  /** Another seat's turn has begun. */
  passed(): void {
    this.#turn = -1
  }
}

/** A bot's answer as a line, also where it has but one code in mind. */
export const lineOf = (bot: Bot, task: BotTask, unwanted?: () => boolean): Line =>
  bot.line ? bot.line(task, unwanted) : { codes: [bot.choose(task)], nodes: 0 }
