/** A list that scrolls and holds nothing to press can be reached and scrolled by keyboard. For `{@attach}`. */
export function scrollable(list: HTMLElement): void {
  list.tabIndex = 0
}
