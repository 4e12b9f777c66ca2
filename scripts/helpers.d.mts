export const root: string
/** A path within the project. */
export function at(...parts: readonly string[]): string
