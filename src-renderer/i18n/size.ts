import { currentLanguage } from './words.svelte.ts'

const KILO = 1000

/** '12 kB', '3.4 MB': what a file takes, as the language writes it. */
export function sizeInWords(bytes: number): string {
  const mega = bytes >= KILO * KILO
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: mega ? 1 : 0,
  }).format(mega ? bytes / KILO / KILO : Math.ceil(bytes / KILO))
}
