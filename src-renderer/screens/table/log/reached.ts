import type { HTMLButtonAttributes } from 'svelte/elements'

/** A row of the log as it is reached by keys and pointer. */
export type Reached = Pick<
  HTMLButtonAttributes,
  'tabindex' | 'aria-current' | 'onclick' | 'onkeydown' | 'onpointermove' | 'onpointerleave' | 'onfocus' | 'onblur'
>
