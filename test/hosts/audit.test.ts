import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { holes } from '../../scripts/audit.mjs'

const hole = (name: string, ...nodes: string[]) => [name, { name, severity: 'high', range: '<2', nodes }] as const
const report = {
  vulnerabilities: Object.fromEntries([
    hole('ws', 'node_modules/ws'),
    hole('pixi.js', 'node_modules/some-tool/node_modules/pixi.js'),
    hole('vitest', 'node_modules/vitest'),
  ]),
}

it('a known hole in what ships is told; one in a tool, or in a copy that only a tool has, is not', () => {
  expect(holes(report, ['electron', 'ws', 'pixi.js'])).toEqual(['ws <2: high'])
})

it.each(['test.yml', 'holes.yml'])('%s asks for known holes in what ships', (workflow) => {
  expect(readFileSync(new URL(`../../.github/workflows/${workflow}`, import.meta.url), 'utf8')).toContain(
    '(npm audit --json || true) | node scripts/audit.mjs',
  )
})
