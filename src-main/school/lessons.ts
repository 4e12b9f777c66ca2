import * as v from 'valibot'
import firstClassConductors from '../../lessons/first-class/conductors/lesson.json' with { type: 'json' }
import firstClassFirstGame from '../../lessons/first-class/first-game/lesson.json' with { type: 'json' }
import firstClassModuleA from '../../lessons/first-class/module-a/lesson.json' with { type: 'json' }
import firstClassModuleB from '../../lessons/first-class/module-b/lesson.json' with { type: 'json' }
import firstClassModuleC from '../../lessons/first-class/module-c/lesson.json' with { type: 'json' }
import firstClassModuleD from '../../lessons/first-class/module-d/lesson.json' with { type: 'json' }
import firstClassModuleE from '../../lessons/first-class/module-e/lesson.json' with { type: 'json' }
import firstClassModuleF from '../../lessons/first-class/module-f/lesson.json' with { type: 'json' }
import firstClassRoute from '../../lessons/first-class/route/lesson.json' with { type: 'json' }
import firstClassRows from '../../lessons/first-class/rows/lesson.json' with { type: 'json' }
import firstClassScoring from '../../lessons/first-class/scoring/lesson.json' with { type: 'json' }
import firstClassTrains from '../../lessons/first-class/trains/lesson.json' with { type: 'json' }
import freightCrossings from '../../lessons/freight-express/crossings/lesson.json' with { type: 'json' }
import freightDeliver from '../../lessons/freight-express/deliver/lesson.json' with { type: 'json' }
import freightDerail from '../../lessons/freight-express/derail/lesson.json' with { type: 'json' }
import freightFirstGame from '../../lessons/freight-express/first-game/lesson.json' with { type: 'json' }
import freightRaids from '../../lessons/freight-express/raids/lesson.json' with { type: 'json' }
import freightRails from '../../lessons/freight-express/rails/lesson.json' with { type: 'json' }
import freightRam from '../../lessons/freight-express/ram/lesson.json' with { type: 'json' }
import freightTickets from '../../lessons/freight-express/tickets/lesson.json' with { type: 'json' }
import transportBelts from '../../lessons/transport/belts/lesson.json' with { type: 'json' }
import transportFirstGame from '../../lessons/transport/first-game/lesson.json' with { type: 'json' }
import transportIcons from '../../lessons/transport/icons/lesson.json' with { type: 'json' }
import transportPallets from '../../lessons/transport/pallets/lesson.json' with { type: 'json' }
import transportParcels from '../../lessons/transport/parcels/lesson.json' with { type: 'json' }
import transportTeams from '../../lessons/transport/teams/lesson.json' with { type: 'json' }
import { lessonSchema, type Lesson } from './lesson.ts'

/** In the order of their lines. */
const ALL: readonly unknown[] = [
  freightRails,
  freightDeliver,
  freightRam,
  freightDerail,
  freightCrossings,
  freightFirstGame,
  freightTickets,
  freightRaids,
  firstClassRows,
  firstClassTrains,
  firstClassConductors,
  firstClassRoute,
  firstClassScoring,
  firstClassFirstGame,
  firstClassModuleA,
  firstClassModuleB,
  firstClassModuleC,
  firstClassModuleD,
  firstClassModuleE,
  firstClassModuleF,
  transportBelts,
  transportParcels,
  transportPallets,
  transportIcons,
  transportFirstGame,
  transportTeams,
]

/** All lessons of the school. @throws v.ValiError when one is not what a lesson is. */
export const lessons = (): readonly Lesson[] => ALL.map((json) => v.parse(lessonSchema, json))
