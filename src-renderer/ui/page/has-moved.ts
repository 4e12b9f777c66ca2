/** Whether the pointer itself moved, rather than something that came under it while it was at rest. */
export const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0
