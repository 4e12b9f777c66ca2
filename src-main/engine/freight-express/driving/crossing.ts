import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { State } from '../../flat.ts'
import { discardWagon } from '../discarding.ts'
import { certainCard } from '../draw.ts'
import { allowedWagons, closeDrive, driveCard, drivenBy, drivenSeat } from './drive-state.ts'
import { coupledCount, discard } from '../piles.ts'
import { AT, DROP, answered, ask, everySeat } from '../state.ts'
import { cardRef, cellRef, trainRef, wagonRef } from '../refs.ts'
import { told, type Tell } from '../tell.ts'

/** Driving over a crossing (000:127-133). */

/** Flips the top card onto the discard; with too many wagons the driver is asked which to drop. */
export function flipAtCrossing(s: State, cell: number, emit: Tell): void {
  const driver = drivenSeat(s)
  // The card that drives lies on the discard already, so there always is one to flip.
  const card = certainCard(s, emit)
  discard(s, card)
  const allowed = TRACK_CARDS[card].action
  const surplus = Math.max(0, coupledCount(s, driver) - allowed)
  if (surplus > 0) {
    s[AT.driveFlipped] = card + 1
    ask(s, DROP)
  } else if (s[AT.driveLeft] === 0) closeDrive(s)
  emit?.({
    kind: 'flipped',
    ...told(s, driver, cellRef(cell), [cellRef(cell), trainRef(driver)], everySeat(s)),
    ...drivenBy(s),
    card,
    allowed,
    surplus,
    cell,
  })
}

/** The driver drops one surplus wagon. Returns whether that was the last. */
export function drop(s: State, card: number, emit: Tell): boolean {
  const driver = drivenSeat(s)
  const fuel = driveCard(s)
  discardWagon(s, driver, card)
  const done = coupledCount(s, driver) <= allowedWagons(s)
  if (done) answered(s)
  // Before it is told, so that what is told last shows the drive as over.
  if (done && s[AT.driveLeft] === 0) closeDrive(s)
  emit?.({
    kind: 'dropped',
    ...told(s, driver, cardRef(fuel), [wagonRef(card), trainRef(driver)]),
    card,
  })
  return done
}
