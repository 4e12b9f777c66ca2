import { parentPort } from 'node:worker_threads'
import { botOf } from './registry.ts'
import { serve } from './serve.ts'

/** What runs in a bot's thread. Shells build it as a file of its own. */
if (parentPort) serve(parentPort, botOf)
