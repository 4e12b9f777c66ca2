export function testFiles(): string[]
export function matching(
  pattern: string,
  files?: readonly string[],
  read?: (file: string) => string,
): { whole: string[]; titled: string[] }
export function asExpression(pattern: string): string
export function isBrowsers(file: string): boolean
