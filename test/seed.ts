/** What a randomised test plays from: the same each time, so that a landing does not hang on luck, and another on
 *  demand: SIGNALBOX_SEED=n. Print it. */
export const seedFor = (usual: number): number => Number(process.env['SIGNALBOX_SEED'] ?? usual)
