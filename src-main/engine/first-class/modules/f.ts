import { LAY_BETWEEN, FACTORIES, WAREHOUSE } from '../step.ts'
import { betweenMet, layBetweenStep } from './between.ts'
import { factoriesStep, factoryCard, isFactory, startFactories } from './factory.ts'
import { withLetter, type Module } from './module.ts'
import { warehouseCard, warehouseStep } from './warehouse.ts'

/** Module F, warehouse and factory. [004:742-809] */
export const moduleF: Module = {
  inPlay: withLetter('F'),
  cards: { warehouse: warehouseCard, factory: factoryCard },
  conditions: { between: betweenMet },
  steps: (free) => [
    [LAY_BETWEEN, layBetweenStep],
    [FACTORIES, factoriesStep(free)],
    [WAREHOUSE, warehouseStep(free)],
  ],
  keepsUndealt: true,
  betweenLaid(s, _seat, card) {
    if (isFactory(card)) startFactories(s, card)
  },
}
