/** How many: `here` with every push, `nightly` in the long run (npm run test:long). */
export const daily = (here: number, nightly: number): number => (process.env['SIGNALBOX_LONG'] ? nightly : here)
