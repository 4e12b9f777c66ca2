/**
 * Has several processes find a folder of games with a dead lock at the same moment, round after round, and counts how
 * many of them had it: `npm run --silent contend -- --rounds 200 --json`. More than one is a fault.
 */
import { fork, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { wholeNumber } from '../src-main/measure/arguments.ts'
import { LOCK_NAME } from '../src-main/saves/faults.ts'
import { lockFolder, type Lock } from '../src-main/saves/lock.ts'

if (process.send) contender(process.send.bind(process))
else await contest()

/** Takes the folder that it is told, or gives back what it has, and says how many it has then. */
function contender(say: (count: number) => unknown): void {
  let lock: Lock | null = null
  const asked = async (folder: string) => {
    if (folder === '') await lock?.release()
    lock = folder === '' ? null : await lockFolder(folder)
    say(lock ? 1 : 0)
  }
  process.on('message', (folder: string) => void asked(folder))
}

async function contest(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, rounds: text, processes: text } })
  const rounds = wholeNumber('--rounds', values.rounds ?? '200', 1, 100_000)
  const count = wholeNumber('--processes', values.processes ?? '6', 2, 32)
  const all = Array.from({ length: count }, () => fork(fileURLToPath(import.meta.url)))
  const tell = (folder: string) =>
    Promise.all(
      all.map((one) => {
        const answer = once(one, 'message')
        one.send(folder)
        return answer.then(([had]) => had as number)
      }),
    )
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  const hadBy: Record<number, number> = {}
  let left = 0
  for (let round = 0; round < rounds; round++) {
    const folder = await mkdtemp(join(tmpdir(), 'contend-'))
    await writeFile(join(folder, LOCK_NAME), JSON.stringify({ pid: dead, born: '', token: `dead ${round}` }))
    const had = (await tell(folder)).reduce((sum, one) => sum + one, 0)
    hadBy[had] = (hadBy[had] ?? 0) + 1
    await tell('')
    left += (await readdir(folder)).length
    await rm(folder, { recursive: true })
  }
  for (const one of all) one.kill()
  if (values.json) process.stdout.write(`${JSON.stringify({ rounds, processes: count, hadBy, left })}\n`)
  else process.stdout.write(`${hadBy[1] ?? 0} of ${rounds} rounds had by one of ${count}, ${left} files left\n`)
  process.exit(hadBy[1] === rounds && left === 0 ? 0 : 1)
}
