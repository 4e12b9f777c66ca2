import { baseCards } from '../cards/base-cards.ts'
import { baseConditions } from '../cards/conditions.ts'
import { moduleA } from './a.ts'
import { moduleB } from './b.ts'
import { moduleC } from './c.ts'
import { moduleD } from './d.ts'
import { moduleE } from './e.ts'
import { moduleF } from './f.ts'
import { teatime } from './teatime.ts'
import { install, installModule, type Module } from './module.ts'

/** All modules. A new one is added by one line here. */
export const modules: readonly Module[] = [moduleA, moduleB, moduleC, moduleD, moduleE, moduleF, teatime]

install({ cards: baseCards, conditions: baseConditions })
modules.forEach(installModule)
