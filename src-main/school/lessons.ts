import * as v from 'valibot'
import freightRails from '../../lessons/freight-express/rails/lesson.json' with { type: 'json' }
import { lessonSchema, type Lesson } from './lesson.ts'

/** In the order of their lines. */
const ALL: readonly unknown[] = [freightRails]

/** All lessons of the school. @throws v.ValiError when one is not what a lesson is. */
export const lessons = (): readonly Lesson[] => ALL.map((json) => v.parse(lessonSchema, json))
