import type { Check } from './check.ts'
import { asking } from './checks/asking.ts'
import { illegal, roundTrip } from './checks/codes.ts'
import { conservation } from './checks/conservation.ts'
import { copies } from './checks/copies.ts'
import { earlierCopies } from './checks/earlier-copies.ts'
import { ends } from './checks/ends.ts'
import { equalHistories } from './checks/equal-histories.ts'
import { eventsAgree, redaction } from './checks/events.ts'
import { explain } from './checks/explain.ts'
import { explainAnything } from './checks/explain-anything.ts'
import { hides } from './checks/hides.ts'
import { hiddenEvents, hiddenPositions, hiddenReasons, learnt } from './checks/hidden.ts'
import { options } from './checks/options.ts'
import { plainJson } from './checks/plain-json.ts'
import { plans } from './checks/plans.ts'
import { replay } from './checks/replay.ts'
import { setUps } from './checks/set-ups.ts'
import { samples, samplesPlay } from './checks/samples.ts'

/** Every promise that every game keeps. Each is shown able to fail in broken/. */
export const CHECKS = {
  ends,
  copies,
  replay,
  earlierCopies,
  asking,
  conservation,
  roundTrip,
  illegal,
  plainJson,
  plans,
  explain,
  explainAnything,
  hiddenPositions,
  hiddenReasons,
  hiddenEvents,
  learnt,
  samples,
  samplesPlay,
  eventsAgree,
  redaction,
  options,
  setUps,
  hides,
  equalHistories,
} satisfies Record<string, Check>
