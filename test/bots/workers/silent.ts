import { parentPort } from 'node:worker_threads'
import { serve } from '../../../src-main/bots/serve.ts'

/** Thinks for ever, and cannot be spoken to meanwhile. */
if (parentPort) {
  serve(parentPort, () => ({
    id: 'random',
    choose() {
      for (;;);
    },
  }))
}
