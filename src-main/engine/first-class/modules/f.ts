import { gap } from './between.ts'
import { FACTORIES, factoriesStep, factoryCard, isFactory, startFactories } from './factory.ts'
import { withLetter, type Module } from './module.ts'
import { WAREHOUSE, openCards, putToolbox, warehouseCard, warehouseStep } from './warehouse.ts'

/** Module F, warehouse and factory. [004:742-809] */
export const moduleF: Module = {
  ...gap,
  inPlay: withLetter('F'),
  cards: { warehouse: warehouseCard, factory: factoryCard },
  steps: (free) => [...gap.steps(), [FACTORIES, factoriesStep(free)], [WAREHOUSE, warehouseStep(free)]],
  keepsUndealt: true,
  setUp: putToolbox,
  view: { ...gap.view, table: (s) => ({ warehouse: openCards(s) }) },
  betweenLaid(s, _seat, card) {
    if (isFactory(card)) startFactories(s, card)
  },
}
