import type { Cue } from './cues.ts'

/**
 * How loud the voices of each sound are together before they are brought to its peak, in dBFS: bands of noise keep
 * little of what goes in. Measured (scripts/sounds.mjs says what comes out; it must be the peak of tones.ts), because
 * it cannot be told beforehand.
 */
export const RAW: Readonly<Record<Cue, number>> = {
  choose: -12.6,
  confirm: -8.1,
  cancel: -5.2,
  notPossible: -4.7,
  yourTurn: -6.6,
  curtain: -10.6,
  lay: -7.1,
  couple: -5.5,
  uncouple: -24.2,
  joint: -8.2,
  ram: -5.2,
  derail: -8.8,
  deliver: -0.4,
  card: -4.4,
  error: -6.4,
  end: -3.7,
}
