/** Whether a key was pressed in a dialog over the screen, or where one types: the screen's own keys are not meant. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('dialog, textarea, select, input:not([type="radio"], [type="range"], [type="checkbox"])') !== null

/** Whether Space presses what has the focus: a screen that takes the key for itself leaves it to that. */
export const takesSpace = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a[href], summary, input, select, textarea') !== null
