// Every sound of the game as a WAV file, and what it measures: node scripts/sounds.mjs --out DIR
// or, as JSON and without files: node scripts/sounds.mjs --json
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

const { RATE, allMeasured } = await tsImport('./sound-measures.ts', import.meta.url)

/** 16 bits; one channel or two. */
function wav(channels) {
  const [{ length }] = channels
  const file = Buffer.alloc(44 + length * channels.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(channels.length, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2 * channels.length, 28)
  file.writeUInt16LE(2 * channels.length, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(file.length - 44, 40)
  let at = 44
  for (let i = 0; i < length; i++)
    for (const channel of channels)
      at = file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, channel[i])) * 32767), at)
  return file
}

const { values } = parseArgs({ options: { out: { type: 'string' }, json: { type: 'boolean', default: false } } })
const all = allMeasured()
if (values.json) {
  const kind = (which) =>
    all.filter((one) => one.kind === which).map(({ kind: _, channels: __, ...figures }) => figures)
  console.log(
    JSON.stringify({ rate: RATE, cues: kind('cue'), ambience: kind('ambience'), music: kind('music') }, null, 2),
  )
} else {
  const out = resolve(values.out ?? 'test-results/sounds')
  mkdirSync(out, { recursive: true })
  for (const { kind, name, variant, channels, ...figures } of all) {
    const file = kind === 'cue' ? `${name}-${variant + 1}` : name
    writeFileSync(join(out, `${file}.wav`), wav(channels))
    console.log(file.padEnd(20), JSON.stringify(figures))
  }
}
