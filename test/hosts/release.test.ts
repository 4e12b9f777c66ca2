import { expect, it } from 'vitest'
import { hindrances } from '../../scripts/release.mjs'

const ready = {
  version: '1.2.3',
  locked: '1.2.3',
  changelog: '# What changed\n\n## 1.2.3 (2026)\n\n- A card more.\n',
  changed: '',
  branch: 'main',
  tags: ['v1.2.2'],
  workflow: true,
}

it('a version that is told of, committed on main and not yet tagged can be released', () => {
  expect(hindrances(ready)).toEqual([])
})

it.each([
  ['a version that is none', { version: '1.2', locked: '1.2', changelog: '## 1.2' }, /not a version/],
  ['a lockfile of another version', { locked: '1.2.2' }, /package-lock\.json says 1\.2\.2/],
  ['a changelog that tells only of a longer number', { changelog: '## 1.2.30' }, /no heading '## 1\.2\.3'/],
  ['changes that are not committed', { changed: ' M README.md' }, /not committed/],
  ['another branch', { branch: 'draft' }, /not main/],
  ['a tag that is there', { tags: ['v1.2.3'] }, /there already/],
  ['nothing that makes the installers', { workflow: false }, /release\.yml is missing/],
])('%s keeps it back, and is the only thing named', (_, change, sentence) => {
  const found = hindrances({ ...ready, ...change })
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(sentence)
})
