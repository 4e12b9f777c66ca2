/** All that can be heard. docs/look/look.md, 'Sound'. None of it is ever needed to understand anything. */
export const CUES = [
  'choose',
  'confirm',
  'cancel',
  'notPossible',
  'yourTurn',
  'curtain',
  'lay',
  'couple',
  'uncouple',
  'joint',
  'ram',
  'derail',
  'deliver',
  'card',
  'error',
  'end',
] as const
export type Cue = (typeof CUES)[number]
