import { parentPort } from 'node:worker_threads'

/** Hears every question and answers none. */
parentPort?.on('message', () => undefined)
