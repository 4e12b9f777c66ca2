/** Builds `out` when its sources have changed; says whether it did. */
export function build(options?: { force?: boolean }): Promise<boolean>
