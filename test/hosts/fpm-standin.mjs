#!/usr/bin/env node
// Makes a .deb as electron-builder asks fpm for it. fpm itself is a bundle of Ruby that is fetched from where not every
// network leads; dpkg-deb, which does the packing, is on every Debian.
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** Options that stand alone; every other one has a value. */
const FLAGS = new Set(['--force'])
const wishes = new Map()
const paths = []
const argv = process.argv.slice(2)
for (let i = 0; i < argv.length; i++) {
  if (!argv[i].startsWith('-')) paths.push(argv[i].split('='))
  else if (!FLAGS.has(argv[i])) wishes.set(argv[i], [...(wishes.get(argv[i]) ?? []), argv[++i]])
}
const wish = (name) => {
  const [value] = wishes.get(name) ?? []
  if (value === undefined) throw new Error(`fpm was not told ${name}`)
  return value
}

const stage = mkdtempSync(join(tmpdir(), 'signalbox-deb-'))
for (const [from, to] of paths) {
  const at = join(stage, to)
  const whole = statSync(from).isDirectory()
  mkdirSync(whole ? at : dirname(at), { recursive: true })
  // As `dir/=/opt/x` says: what is in it, not it.
  if (whole) cpSync(from, at, { recursive: true })
  else copyFileSync(from, at)
}
mkdirSync(join(stage, 'DEBIAN'))
for (const [name, option] of [
  ['postinst', '--after-install'],
  ['postrm', '--after-remove'],
]) {
  copyFileSync(wish(option), join(stage, 'DEBIAN', name))
  execFileSync('chmod', ['755', join(stage, 'DEBIAN', name)])
}
const [synopsis, ...more] = wish('--description').split('\n')
writeFileSync(
  join(stage, 'DEBIAN', 'control'),
  `${[
    `Package: ${wish('--name')}`,
    `Version: ${wish('--version')}`,
    `License: ${wish('--license')}`,
    `Vendor: ${wish('--vendor')}`,
    `Architecture: ${wish('--architecture')}`,
    `Maintainer: ${wish('--maintainer')}`,
    `Depends: ${wishes.get('-d').join(', ')}`,
    `Recommends: ${wishes.get('--deb-recommends').join(', ')}`,
    `Section: ${wish('--category')}`,
    `Priority: ${wish('--deb-priority')}`,
    `Homepage: ${wish('--url')}`,
    `Description: ${synopsis}`,
    ...more,
  ].join('\n')}\n`,
)
// Quick, not small: nobody keeps this one.
execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z1', '--build', stage, wish('--package')])
rmSync(stage, { recursive: true })
console.log(`made ${basename(wish('--package'))}`)
