import hostEn from '../../src-shared/messages/host/en.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import firstKeys from './first-words.json' with { type: 'json' }

/** In the window these few texts alone are in the place of all (`vite.window.ts`). */
const texts: Readonly<Record<string, string>> = { ...hostEn, ...en }

/** What must be said before a language is there, or when none comes, in English. */
export default Object.fromEntries(firstKeys.map((key) => [key, texts[key]]))
