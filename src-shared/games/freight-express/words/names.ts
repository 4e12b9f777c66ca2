export { firstOf, listOf, nameOf, namesOf } from '../../../messages/names.ts'
