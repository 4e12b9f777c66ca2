/** Sizes that both the places of pieces and their pictures need. In u, or in units of the train's drawing. */
export const SHEET_MARGIN = 6
/** How much larger a locomotive on the line is than it is drawn: it is what one looks for first on the table. */
export const LOCOMOTIVE_SCALE = 1.5
/** In a station it is smaller, so that all trains find room in its cell: in a quarter of it more so than in a half. */
export const IN_STATION = { half: 0.72, quarter: 0.72 } as const
/** From the middle of the cab to that of its first wagon, and from one wagon to the next, in full. */
export const FIRST = 21 * LOCOMOTIVE_SCALE
export const PITCH = 31
/** How large a station's sign is, and the round of its hall, over which trains change from one track to another. */
export const [SIGN, HALL] = [17.5, 20.5]
/** A train on a plate: the engine, then wagons at this distance from each other. */
export const ENGINE_LENGTH = 64
export const WAGON_PITCH = 52
/** Below this scale letters would be under 13 px: they are drawn larger. */
export const SMALL_TRAIN = 0.74
/** A wagon behind its locomotive on the line: what is lit of it, and what one may take hold of. */
export const WAGON_BEHIND = { x: -18, y: -18, width: 36, height: 36 } as const
/** Cards that fly lie above all those that lie. */
export const IN_THE_AIR = 100
