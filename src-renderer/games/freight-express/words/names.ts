export { firstOf, listOf, nameOf, namesOf } from '../../../words/names.ts'
