/** Builds `out` when its sources have changed; says whether it did. */
export function build(options?: { force?: boolean; say?: (line: string) => void }): Promise<boolean>
