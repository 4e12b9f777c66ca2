import { expect, test } from 'vitest'
import { say } from '../../../src-renderer/messages/index.ts'
import { stateOf } from '../../../src-renderer/screens/home/slot-words.ts'
import type { SlotSummary } from '../../../src-shared/table.ts'

const saved = (advanced: boolean) =>
  ({ game: 'freight-express', state: 'finished', options: { advanced } }) as unknown as SlotSummary

test('a saved game says its name, and after it which kind is played where that is not the plain one', () => {
  const told = (advanced: boolean) => (['en', 'nl', 'de'] as const).map((lang) => say(lang, stateOf(saved(advanced))))
  const names = ['Freight Express, advanced', 'Freight Express, gevorderden', 'Freight Express, Fortgeschrittene']
  told(true).forEach((text, i) => expect(text).toContain(names[i]))
  told(false).forEach((text) => expect(text).toMatch(/^Freight Express, (finished|afgelopen|beendet)$/))
})
