import type { BotLevel } from '../../src-shared/table.ts'
import controller from '../../assets/art-ui/bot-controller.svg?raw'
import driver from '../../assets/art-ui/bot-driver.svg?raw'
import porter from '../../assets/art-ui/bot-porter.svg?raw'
import shunter from '../../assets/art-ui/bot-shunter.svg?raw'
import stationmaster from '../../assets/art-ui/bot-stationmaster.svg?raw'

/** The faces of the bots, which no first screen shows. */
export const PORTRAITS: Readonly<Record<BotLevel, string>> = { porter, shunter, driver, stationmaster, controller }
