import type { Phrase } from '../../../../../src-shared/core.ts'
import type { FreightOptions } from '../../../../../src-shared/games/freight-express/options.ts'
import type { Special } from '../../../../../src-shared/games/freight-express/specials.ts'
import { phrase } from '../../../../messages/index.ts'

/** What a special does; a house rule may change that. */
export const specialText = (special: Special, options: Partial<FreightOptions>): Phrase =>
  special === 'wagonRobbery' && options.raidPaysWithHandCard
    ? phrase('freight.special.wagonRobbery.text.paysByHand')
    : phrase(`freight.special.${special}.text`)
