import { parentPort, workerData } from 'node:worker_threads'
import { botOf } from './bots/registry.ts'
import { serve } from './bots/serve.ts'
import { games } from './engine/games.ts'
import { serveReviews } from './review/thread.ts'
import { serveReplays } from './saves/replayer.ts'
import type { Calling } from './thread.ts'

/**
 * What runs in a thread beside the program: bots that think, saved games that are played to be checked, or one that is
 * reviewed. Shells build it as a file of its own.
 */
const calling = workerData as Calling
if (parentPort && calling === 'replays') serveReplays(parentPort, games)
else if (parentPort && calling === 'reviews') serveReviews(parentPort, games)
else if (parentPort) serve(parentPort, botOf)
