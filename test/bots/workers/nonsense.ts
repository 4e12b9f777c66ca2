import { parentPort } from 'node:worker_threads'
import { serve } from '../../../src-main/bots/serve.ts'

if (parentPort) serve(parentPort, () => ({ id: 'random', choose: () => 987654321 }))
