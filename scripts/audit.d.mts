/** What `npm audit --json` says of these packages, a sentence each. */
export function holes(
  report: {
    vulnerabilities: Readonly<
      Record<string, { name: string; severity: string; range: string; nodes: readonly string[] }>
    >
  },
  shipped: readonly string[],
): string[]
