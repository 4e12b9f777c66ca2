/** As large as on the screen, so many times: for screens and printers finer than this one. */
export const SCALE = 2
