import type { State } from '../flat.ts'
export function scenario(_spec: unknown): State { throw new RangeError('soon') }
