// Whose work is built into what ships: found in the bundles themselves, shown on the about page.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './helpers.mjs'

/** A plugin for every bundle, and what they have seen together. */
export function licenceCollector() {
  const folders = new Set()
  return {
    plugin: {
      name: 'collect-licences',
      generateBundle(_options, bundle) {
        const assets = Object.values(bundle).flatMap((part) => (part.type === 'asset' ? part.originalFileNames : []))
        for (const id of [...this.getModuleIds(), ...assets.map((file) => resolve(root, 'src-renderer', file))]) {
          const folder = packageOf(id.replace(/^\0/, '').replace(/\?.*$/, ''))
          if (folder) folders.add(folder)
        }
      },
    },
    /** Sorted by name: `[{ name, version, licence, text }]`. */
    all: () => [...folders].map(licenceOf).sort((a, b) => a.name.localeCompare(b.name)),
  }
}

/** The folder of the package that a module is of; null for our own. */
function packageOf(file) {
  const found = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)
  return found && existsSync(join(found[1], 'package.json')) ? found[1] : null
}

function licenceOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one))
  return {
    name,
    version,
    licence: license ?? '',
    text: file ? readFileSync(join(folder, file), 'utf8').trim() : `${license}, ${author?.name ?? author ?? name}`,
  }
}
