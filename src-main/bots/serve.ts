import type { MessagePort } from 'node:worker_threads'
import type { Advice, Fact } from '../../src-shared/advice.ts'
import type { BotId } from '../../src-shared/table.ts'
import { adviceOn } from './advice/advice.ts'
import { reasonsFor } from './advice/why.ts'
import type { Bot, BotTask } from './bot.ts'
import { lineOf } from './seated.ts'
import { verdictOn, type Tried, type Verdict } from './weighing/verdict.ts'
import { wordsOf } from '../thread.ts'

/** What is asked of a worker, and what it says back. Questions are counted, so that a late answer is known. */
export interface Question {
  readonly id: number
  /** One word that both threads see: up to which question the best found so far is wanted. */
  readonly hurry?: Int32Array
  readonly wanted: Wanted
}
/** What a bot chooses, what a person at that seat is advised, why `codes` were answered, or whether a try is right. */
export type Wanted =
  | { readonly kind: 'choice'; readonly bot: BotId; readonly task: BotTask }
  | { readonly kind: 'advice'; readonly task: BotTask }
  | { readonly kind: 'why'; readonly task: BotTask; readonly codes: readonly number[] }
  | { readonly kind: 'verdict'; readonly tried: Tried }
export type Answer =
  | { readonly id: number; readonly codes: readonly number[]; readonly nodes: number }
  | { readonly id: number; readonly advice: Advice }
  | { readonly id: number; readonly reasons: readonly Fact[] }
  | { readonly id: number; readonly verdict: Verdict }
  | { readonly id: number; readonly threw: string }

/** What a thread says first, when it can be asked. */
export const READY = 'ready'

/** Answers questions on a port, one after another. A bot that throws says so and the worker lives on. */
export function serve(port: MessagePort, botOf: (id: BotId) => Bot): void {
  port.on('message', (question: Question) => port.postMessage(answerOf(question, botOf)))
  port.postMessage(READY)
}

function answerOf({ id, wanted, hurry }: Question, botOf: (id: BotId) => Bot): Answer {
  try {
    const unwanted = (): boolean => hurry !== undefined && Atomics.load(hurry, 0) >= id
    switch (wanted.kind) {
      case 'choice':
        return { id, ...lineOf(botOf(wanted.bot), wanted.task, unwanted) }
      case 'advice':
        return { id, advice: adviceOn(wanted.task, unwanted) }
      case 'why':
        return { id, reasons: reasonsFor(wanted.task, wanted.codes) }
      case 'verdict':
        return { id, verdict: verdictOn(wanted.tried, unwanted) }
    }
  } catch (error) {
    return { id, threw: wordsOf(error) }
  }
}
