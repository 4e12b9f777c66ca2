import type { LessonText } from '../words.ts'

/** All that is said in the lessons, by the path of their words. */
export default import.meta.glob<LessonText>('../../../lessons/*/*/de.json', { eager: true, import: 'default' })
