import type { App } from '../../state/app.svelte.ts'
import type { TableSession } from '../../state/table/table.svelte.ts'

/** Radio buttons are gone through with the arrows. */
export const isOfRadio = ({ key, target }: KeyboardEvent): boolean =>
  key.startsWith('Arrow') && target instanceof HTMLInputElement && target.type === 'radio'

/**
 * What a key does in a review; returns whether it did anything. docs/look/look.md, 'Review': Left and Right a turn,
 * with Shift a moment, 1 to 4 whose moments, B plays the better way and goes back to the moment, P plays on from here,
 * Escape ends what is shown, then the review.
 */
export function reviewKey(event: KeyboardEvent, session: TableSession, app: App): boolean {
  const { reviewing, replay, showing } = session
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (isOfRadio(event)) return false
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const by = event.key === 'ArrowLeft' ? -1 : 1
      void (event.shiftKey ? reviewing.step(by) : reviewing.toTurn(reviewing.at + by))
      return true
    }
    case 'Escape':
      // First it ends what is being shown: whoever has seen enough of that is not done with the review.
      if (showing.moving) showing.skip()
      else if (reviewing.rests) reviewing.goBack()
      else replay.leave()
      return true
    case 'b':
    case 'B':
      void reviewing.play()
      return true
    case 'p':
    case 'P':
      if (reviewing.moment) void app.playOn(session)
      return reviewing.moment !== null
    default: {
      const seat = '1234'.indexOf(event.key)
      if (event.key.length !== 1 || !reviewing.told.includes(seat)) return false
      reviewing.of = reviewing.of === seat ? null : seat
      return true
    }
  }
}
