import { Session } from 'node:inspector'

/** Bytes between two samples, on average: below what a thousand runs of anything that makes garbage leave behind. */
const INTERVAL = 1024

interface Sampled {
  readonly selfSize: number
  readonly children: readonly Sampled[]
}

const sizeOf = ({ selfSize, children }: Sampled): number =>
  children.reduce((sum, child) => sum + sizeOf(child), selfSize)

/**
 * Bytes that something takes of this thread's heap, those that are collected meanwhile among them: an estimate from
 * samples, to about INTERVAL. What large buffers hold lies beside the heap and is not counted.
 */
export function heapBytes(run: () => void): number {
  const session = new Session()
  session.connect()
  try {
    const kept = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true }
    session.post('HeapProfiler.startSampling', { samplingInterval: INTERVAL, ...kept })
    run()
    let bytes = 0
    session.post('HeapProfiler.stopSampling', (fault, found) => {
      if (fault) throw fault
      bytes = sizeOf(found.profile.head)
    })
    return bytes
  } finally {
    session.disconnect()
  }
}
