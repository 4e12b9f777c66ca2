import type { Ref, Seat } from '../../core.ts'

/** The things of Freight Express as one points at them. */
export const cardRef = (id: number): Ref => ({ kind: 'card', id })
export const wagonRef = (id: number): Ref => ({ kind: 'wagon', id })
export const cellRef = (id: number): Ref => ({ kind: 'cell', id })
export const stationRef = (id: number): Ref => ({ kind: 'station', id })
export const seatRef = (id: Seat): Ref => ({ kind: 'seat', id })
export const trainRef = (id: Seat): Ref => ({ kind: 'train', id })
export const locomotiveRef = (id: Seat): Ref => ({ kind: 'locomotive', id })
export const STOCK: Ref = { kind: 'pile', id: 0 }
export const DISCARD: Ref = { kind: 'pile', id: 1 }
