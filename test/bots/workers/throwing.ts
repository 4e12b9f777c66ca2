import { parentPort } from 'node:worker_threads'
import { serve } from '../../../src-main/bots/serve.ts'

if (parentPort) {
  serve(parentPort, () => ({
    id: 'random',
    choose() {
      throw new Error('I have lost my timetable')
    },
  }))
}
