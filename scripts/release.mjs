// `npm run release -- --dry-run`: all that must hold before a version is tagged, and what would be done. Without it the
// tag is made.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { at, readJson, root } from './helpers.mjs'

/**
 * What keeps this version from being released, a sentence each; none when nothing does.
 * @param facts `version` of package.json and `locked` of the lockfile, the `changelog`'s text, what git says is
 *   `changed`,
 * the `branch`, and the `tags` there are; `workflow`: whether there is something that makes the installers
 */
export function hindrances({ version, locked, changelog, changed, branch, tags, workflow }) {
  const found = []
  if (!/^\d+\.\d+\.\d+$/.test(version)) found.push(`package.json: '${version}' is not a version like 1.2.3.`)
  if (locked !== version) found.push(`package-lock.json says ${locked}, package.json ${version}: run npm install.`)
  if (!changelog.split('\n').some((line) => line.split(' ').slice(0, 2).join(' ') === `## ${version}`))
    found.push(`CHANGELOG.md has no heading '## ${version}'.`)
  if (changed !== '') found.push(`There are changes that are not committed:\n${changed}`)
  if (branch !== 'main') found.push(`This is ${branch}, not main.`)
  if (tags.includes(`v${version}`)) found.push(`The tag v${version} is there already.`)
  if (!workflow) found.push('.github/workflows/release.yml is missing: nothing would make the installers.')
  return found
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

function facts() {
  const changelog = at('CHANGELOG.md')
  return {
    version: readJson(at('package.json')).version,
    locked: readJson(at('package-lock.json')).version,
    changelog: existsSync(changelog) ? readFileSync(changelog, 'utf8') : '',
    changed: git('status', '--porcelain'),
    branch: git('rev-parse', '--abbrev-ref', 'HEAD'),
    tags: git('tag', '--list').split('\n'),
    workflow: existsSync(at('.github', 'workflows', 'release.yml')),
  }
}

function release(dry) {
  const now = facts()
  const found = hindrances(now)
  found.forEach((sentence) => console.error(sentence))
  const steps = [
    ['tag', '--annotate', `v${now.version}`, '--message', `Signalbox ${now.version}`],
    ['push', 'origin', `v${now.version}`],
  ]
  if (dry) {
    console.log(`${found.length === 0 ? 'Would' : 'Once that is mended, would'} run, after npm test:`)
    steps.forEach((args) => console.log(`  git ${args.join(' ')}`))
    console.log('The tag starts .github/workflows/release.yml: the tests once more, then the installers.')
  }
  if (found.length > 0) return 1
  if (dry) return 0
  // The tests first, whole; they print what they find.
  execFileSync(process.execPath, [at('scripts', 'test.mjs')], { cwd: root, stdio: 'inherit' })
  steps.forEach((args) => git(...args))
  console.log(`v${now.version} is tagged and pushed.`)
  return 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = release(process.argv.includes('--dry-run'))
