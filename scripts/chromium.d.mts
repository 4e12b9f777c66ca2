export const BROWSER_ARGS: string[]
export const TEST_ARGS: string[]
export function findChromium(): string | null
export function needChromium(): Promise<string | null>
