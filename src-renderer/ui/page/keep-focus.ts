/** What the mouse presses leaves the focus where one answers: Enter goes on meaning that, not what was pressed. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
