import { baseCards } from '../cards/base-cards.ts'
import { baseConditions } from '../cards/conditions.ts'
import { betweenFramesStep, bundleStep } from '../frames/bundle.ts'
import { frameStep } from '../frames/frame.ts'
import { mailWagonStep } from '../steps/mail-wagon.ts'
import { payStep } from '../steps/pay.ts'
import { roomStep } from '../steps/room.ts'
import { startRemovesStep } from '../steps/start-removes.ts'
import { BETWEEN_FRAMES, BUNDLE, FRAME, MAIL_WAGON, OPEN_BUNDLE, PAY, ROOM, START_REMOVES } from '../step.ts'
import { moduleA } from './a.ts'
import { moduleB } from './b.ts'
import { moduleC } from './c.ts'
import { moduleD } from './d.ts'
import { moduleE } from './e.ts'
import { moduleF } from './f.ts'
import { teatime } from './teatime.ts'
import { install, installModule, installed } from './module.ts'

const modules = [moduleA, moduleB, moduleC, moduleD, moduleE, moduleF, teatime]

/** Makes the base game and all modules known, once. A new module is added by one line above. */
export function installAll(): void {
  if (installed.length > 0) return
  install({
    cards: baseCards,
    conditions: baseConditions,
    steps: [
      [BUNDLE, bundleStep],
      [OPEN_BUNDLE, bundleStep],
      [BETWEEN_FRAMES, betweenFramesStep],
      [FRAME, frameStep],
      [MAIL_WAGON, mailWagonStep],
      [ROOM, roomStep],
      [PAY, payStep],
      [START_REMOVES, startRemovesStep],
    ],
  })
  for (const module of modules) installModule(module)
}
