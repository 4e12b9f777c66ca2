import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Parts of Pixi that enlist themselves although nobody asked: loaders, its own pointer and screen-reader layers (ours
 * are `stage/hand/pointer.ts` and the list of choices), kinds of things that no table draws. Taken out, they need not
 * be shipped.
 */
const UNDRAWN = [
  'accessibility',
  'app',
  'dom',
  'events',
  'filters',
  'prepare',
  'spritesheet',
  'scene/mesh',
  'scene/particle-container',
  'scene/sprite-nine-slice',
  'scene/sprite-tiling',
  'scene/text-bitmap',
  'scene/text-html',
]
const UNDRAWN_FILE = new RegExp(
  `/pixi\\.js/lib/(?:(?:${UNDRAWN.join('|')})/init|environment-(?:browser/browser|webworker/webworker)All)\\.mjs$`,
)

/** Leaves out of the window what of Pixi no table draws with. */
export function onlyWhatIsDrawn(): Plugin {
  return {
    name: 'only-what-is-drawn',
    enforce: 'pre',
    load: (id) => (UNDRAWN_FILE.test(id) ? { code: 'export {}', moduleSideEffects: false } : undefined),
  }
}

const ICON = /\/assets\/art-ui\/icon-ui-[\w-]+\.svg\?raw$/
/** What every icon begins with: said once for all of them, as a third of the script of the first screen's drawings. */
const ICON_FRAME =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.75" ' +
  'stroke-linecap="round" stroke-linejoin="round">'
const FRAME_FILE = '\0icon-frame'

/** Icons as texts that share the text of their frame. */
export function framedIcons(): Plugin {
  return {
    name: 'framed-icons',
    enforce: 'pre',
    resolveId: (source) => (source === FRAME_FILE ? FRAME_FILE : undefined),
    load(id) {
      if (id === FRAME_FILE) return `export default ${JSON.stringify(ICON_FRAME)}`
      if (!ICON.test(id)) return undefined
      const file = id.slice(0, -'?raw'.length)
      this.addWatchFile(file)
      const svg = readFileSync(file, 'utf8').trim()
      const rest = svg.startsWith(ICON_FRAME) ? svg.slice(ICON_FRAME.length) : null
      return rest === null
        ? `export default ${JSON.stringify(svg)}`
        : `import frame from ${JSON.stringify(FRAME_FILE)}; export default frame + ${JSON.stringify(rest)}`
    },
  }
}

const COLOURS = /\/theme\/tokens\.css\?raw$/

/** The text that colours are read out of, without the comments and the air of the file that people read. */
export function coloursAlone(): Plugin {
  return {
    name: 'colours-alone',
    enforce: 'pre',
    load(id) {
      if (!COLOURS.test(id)) return undefined
      const file = id.slice(0, -'?raw'.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(withoutAir(readFileSync(file, 'utf8')))}`
    },
  }
}

/** Means the same as the CSS it is made of: one space stands for several, and none beside what parts things. */
export const withoutAir = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/: /g, ':')

const FETCHED_TEXTS = fileURLToPath(new URL('src-renderer/messages/fetched-texts.ts', import.meta.url))

const FIRST_WORDS = fileURLToPath(new URL('src-renderer/messages/first-words.ts', import.meta.url))

function firstWords(): string {
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as object
  const texts = { ...read('src-shared/messages/host/en.json'), ...read('src-renderer/messages/en.json') }
  const keys = read('src-renderer/messages/first-words.json') as readonly string[]
  return `export default ${JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([key]) => keys.includes(key))))}`
}

/** The window fetches a language when it is spoken; elsewhere all are at hand. */
export function fetchedTexts(): Plugin {
  return {
    name: 'fetched-texts',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './texts.ts' && importer?.endsWith('/src-renderer/messages/index.ts') ? FETCHED_TEXTS : undefined,
    load: (id) => (id === FIRST_WORDS ? firstWords() : undefined),
  }
}

const LESSONS = new URL('lessons/', import.meta.url)
const TITLES_FILE = /\/src-renderer\/school\/titles\/(\w+)\.ts$/

/** The titles of the lessons without what is said in them: one file read for both would come whole with its title. */
export function titlesAlone(): Plugin {
  return {
    name: 'titles-alone',
    enforce: 'pre',
    load(id) {
      const language = TITLES_FILE.exec(id)?.[1]
      if (language === undefined) return undefined
      const titles = lessonFolders().map((folder) => {
        const file = new URL(`${folder}/${language}.json`, LESSONS)
        this.addWatchFile(fileURLToPath(file))
        const { title } = JSON.parse(readFileSync(file, 'utf8')) as { title: string }
        return [`../../../lessons/${folder}/${language}.json`, title]
      })
      return `export default ${JSON.stringify(Object.fromEntries(titles))}`
    },
  }
}

function lessonFolders(): string[] {
  const games = readdirSync(LESSONS).sort()
  return games.flatMap((game) =>
    readdirSync(new URL(game, LESSONS))
      .sort()
      .map((name) => `${game}/${name}`),
  )
}
