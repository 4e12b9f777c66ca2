import { release } from 'node:os'
import type { Settings, SlotSummary } from '../../src-shared/table.ts'
import type { AppParts } from '../app-contract.ts'
import type { Log } from '../saves/log.ts'

/**
 * What a person can hand to whoever helps: versions, settings, how many games of which kind, the end of the log. No
 * names, no folders.
 */
export function report(
  { version, host, safe }: AppParts,
  { usual: _names, last: _them, turned: _slots, looks: _people, ...settings }: Settings,
  slots: readonly SlotSummary[],
  log: Log,
): string {
  const kinds = new Map<string, number>()
  for (const { game, state } of slots)
    kinds.set(`${game || '?'} ${state}`, (kinds.get(`${game || '?'} ${state}`) ?? 0) + 1)
  return [
    `Signalbox ${version} (${host}${safe ? ', safe' : ''})`,
    `${process.platform} ${release()} ${process.arch}, ${['electron', 'chrome', 'node'].flatMap((part) => (process.versions[part] ? [`${part} ${process.versions[part]}`] : [])).join(', ')}`,
    `settings: ${JSON.stringify(settings)}`,
    `games: ${[...kinds].map(([kind, n]) => `${n} ${kind}`).join(', ') || 'none'}`,
    '',
    log.tail(),
  ].join('\n')
}
