/** For `page.evaluate<string[]>`. */
export const CUT_LABELS: string
