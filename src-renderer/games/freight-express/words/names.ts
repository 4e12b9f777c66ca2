export { commas, firstOf, listOf, nameOf, namesOf } from '../../../words/names.ts'
