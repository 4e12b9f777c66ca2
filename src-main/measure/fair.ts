/** No seat may win more than this many times its fair share, with certainty: the whole 95 % interval lies above it. */
export const FAIR = 1.15
