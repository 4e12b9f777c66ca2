import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Lines of a rulebook that a text cites: `003:55`, `000:29-35`, and as `[002:650, 655]`. */
type Lines = { readonly book: string; readonly from: number; readonly to: number }

function cited(text: string): Lines[] {
  return [...text.matchAll(/\b(00\d):(\d+(?:-\d+)?(?:, ?\d+(?:-\d+)?(?![\d:]))*)/g)].flatMap(([, book, lines]) =>
    lines.split(',').map((part) => {
      const [from, to = from] = part.trim().split('-').map(Number)
      return { book, from, to }
    }),
  )
}

const read = (path: string): string => readFileSync(path, 'utf8')
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`)

/** Whose page names the line of every rule. */
const GAMES = ['freight-express', 'first-class', 'transport']

/** The page beside a game's rule tests names the line of each rule: what the sources cite must be found there too. */
describe.each(GAMES)('the rulebook lines that the sources of %s cite', (game) => {
  const ruled = cited(read(`test/engine/${game}/RULINGS.md`))
  const isRuled = (book: string, line: number): boolean =>
    ruled.some((lines) => lines.book === book && lines.from <= line && line <= lines.to)

  it('are those of a rule that its page of rulings names', () => {
    const files = [
      `src-main/engine/${game}`,
      `src-main/bots/${game}`,
      `src-shared/games/${game}`,
      `src-renderer/games/${game}`,
    ].flatMap(sourcesIn)
    const found = files.flatMap((file) => cited(read(file)).map((lines) => ({ file, ...lines })))
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter(({ book, from, to }) => !isRuled(book, from) || !isRuled(book, to))).toEqual([])
  })
})

/** Tests are named there by their folder, by their file, or by a file's name without its ending. */
describe.each(GAMES)('the tests that the page of rulings of %s names', (game) => {
  it('are there', () => {
    const page = `test/engine/${game}/RULINGS.md`
    const named = [...read(page).matchAll(/`(test\/[\w./-]+)`/g)].map(([, path]) => path)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((path) => !existsSync(path) && !existsSync(`${path}.test.ts`))).toEqual([])
  })
})
