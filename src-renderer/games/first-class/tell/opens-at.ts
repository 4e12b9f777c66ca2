import { PLACES, type LaneLayout } from '../layout/board-layout.ts'

/** In places of a train: so far before its own a carried wagon opens. */
const BEFORE = 1.6

/** How far right of its place a wagon opens that a card has brought: all of it within its lane. */
export const opensAt = ({ pitch }: LaneLayout, place: number): number =>
  pitch * Math.min(BEFORE, Math.max(0, PLACES - 1 - place))
