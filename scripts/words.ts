import { writeFileSync } from 'node:fs'
import { askedFor } from './helpers.mjs'
import { LANGUAGES, type LanguageId } from '../src-shared/messages/index.ts'
import { everySentence, faultOf } from './sentences.ts'

/** Prints every sentence of the window with each count that it can have, for a person to read. */
const { values } = askedFor('npm run words -- [--language nl] [--file FILE]', {
  options: { language: { type: 'string' }, file: { type: 'string' } },
})
const languages = (Object.keys(LANGUAGES) as LanguageId[]).filter((id) => (values.language ?? id) === id)
const lines = languages.flatMap((id) =>
  everySentence(id).map(({ key, text }) => {
    const fault = faultOf(id, text)
    return `${id}\t${key}\t${text}${fault === null ? '' : `\t<< ${fault}`}`
  }),
)
if (values.file === undefined) process.stdout.write(`${lines.join('\n')}\n`)
else writeFileSync(values.file, `${lines.join('\n')}\n`)
