/** Whether a key was pressed in a dialog over the screen, or where one types: the screen's own keys are not meant. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, textarea, select, input:not([type="radio"], [type="range"], [type="checkbox"])') !== null
