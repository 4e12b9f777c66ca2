import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at, root, runNode, tool } from './helpers.mjs'

/** What a file may not say, where, and why. The arrows between folders are in .dependency-cruiser.cjs. */
const RULES = [
  {
    under: 'src-main/engine',
    word: /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\.|\bwindow\.|\bdocument\.|\bsetTimeout\b|\bcrypto\./,
    why: 'the rules have no clock, no chance but their own, no machine',
  },
  {
    under: 'src-shared',
    word: /\bMath\.random\b|\bDate\.now\b|\bprocess\.|\bdocument\./,
    why: 'what both sides share is pure',
  },
  {
    under: 'src-',
    word: /@ts-(ignore|nocheck|expect-error)|(es|ox)lint-disable|svelte-ignore|\bTODO\b|\bFIXME\b/,
    why: 'nothing is waved through or left for later',
  },
  {
    under: 'src-',
    word: /:\s*any\b|<any>|\bas any\b/,
    why: 'a type says what it is',
    except: ['src-main/engine/game.ts'],
  },
  {
    under: 'src-renderer',
    word: /\{ ?app\b.*\}: \{ app: App\b|^ *app: App$|<[A-Z]\w*[^>]*\{app\}/,
    why: 'a component reaches the app by useApp()',
    except: ['src-renderer/App.svelte'],
  },
  // These draw the project's own art, picked by name.
  {
    under: 'src-renderer',
    word: /\{@html\b|\.innerHTML\s*=/,
    why: 'names that people type are text, never markup',
    except: [
      'src-renderer/games/freight-express/parts/Thumb.svelte',
      'src-renderer/screens/home/SchoolCard.svelte',
      'src-renderer/screens/home/WayTicket.svelte',
      'src-renderer/screens/school/Land.svelte',
      'src-renderer/ui/pictures/Drawing.svelte',
      'src-renderer/ui/pictures/Inlined.svelte',
      'src-renderer/ui/pictures/LineIcon.svelte',
    ],
  },
]

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return []
    return entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]
  })

const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (all) => all.replace(/[^\n]/g, ' ')).replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

function faultsOf(file) {
  const name = relative(root, file).replaceAll('\\', '/')
  const text = readFileSync(file, 'utf8')
  return RULES.filter((rule) => name.startsWith(rule.under) && !rule.except?.includes(name)).flatMap((rule) => {
    // Waving through happens in comments; everything else in code.
    const lines = (rule.word.source.startsWith('@ts') ? text : withoutComments(text)).split('\n')
    return lines.flatMap((line, i) => (rule.word.test(line) ? [`${name}:${i + 1}: ${line.trim()}  (${rule.why})`] : []))
  })
}

/**
 * The number of faults: words that may not stand, arrows that point the wrong way, what ESLint and oxlint find and what
 * knip says nobody uses. `components` reads the types in Svelte files too: they cost more than all the others together.
 */
export async function lint({ components = process.argv.includes('--components') } = {}) {
  const files = ['src-main', 'src-shared', 'src-renderer']
    .flatMap((folder) => filesIn(at(folder)))
    .filter((file) => /\.(ts|svelte)$/.test(file))
  const faults = files.flatMap(faultsOf)
  faults.forEach((fault) => console.error(fault))
  const folders = ['src-main', 'src-shared', 'src-renderer']
  const ends = await Promise.all([
    runNode(tool('dependency-cruiser', 'depcruise'), ['--config', '.dependency-cruiser.cjs', ...folders]),
    runNode(tool('eslint'), ['.', '--quiet'], { env: components ? { LINT_COMPONENTS: '1' } : {} }),
    // What needs types, in native code: a tenth of what ESLint took for it.
    runNode(tool('oxlint'), ['--type-aware', '--quiet']),
    runNode(tool('knip'), ['--no-progress', '--treat-config-hints-as-errors']),
  ])
  return faults.length + ends.filter(({ code }) => code !== 0).length
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit((await lint()) === 0 ? 0 : 1)
