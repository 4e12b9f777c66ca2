import type { TransportView } from '../../../../src-shared/games/transport/view.ts'

/** A parcel is about to move: cells mean where it would come to rest. */
export const isMoving = ({ step }: Pick<TransportView, 'step'>): boolean =>
  step.name === 'parcel' || step.name === 'way'
