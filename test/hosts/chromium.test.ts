import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { TEST_ARGS } from '../../scripts/chromium.mjs'

/** What Playwright switches off by itself, which the list of ours replaces. */
function playwrights(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const bundle = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8')
  const list = /disabledFeatures = \[([^\]]+)\]/.exec(bundle)?.[1] ?? ''
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name!)
}

it('a browser of tests goes without all that Playwright lets none have', () => {
  const lists = TEST_ARGS.filter((arg) => arg.startsWith('--disable-features='))
  expect(lists).toHaveLength(1)
  const off = lists[0]!.slice('--disable-features='.length).split(',')
  expect(playwrights()).toContain('PaintHolding')
  expect(playwrights().filter((name) => !off.includes(name))).toEqual([])
})
