import { expect, it } from 'vitest'
import { partsOf } from '../../scripts/parts-list.mjs'

const part = (name: string, group?: string) => ({
  'bom-ref': `signalbox|${name}`,
  ...(group && { group }),
  name,
  version: '1.0.0',
})
const list = {
  metadata: { component: part('signalbox') },
  components: [part('vitest'), part('ws'), part('atlas', '@pixi'), part('electron')],
  dependencies: [
    { ref: 'signalbox|signalbox', dependsOn: ['signalbox|vitest', 'signalbox|ws'] },
    { ref: 'signalbox|vitest', dependsOn: ['signalbox|ws'] },
  ],
}
const ships = (...names: string[]) => names.map((name) => ({ name, version: '1.0.0' }))

it('the list of what ships has what is built in, by its full name, and no tool', () => {
  const { components, dependencies } = partsOf(list, ships('ws', '@pixi/atlas', 'electron'))
  expect(components.map(({ name }) => name)).toEqual(['atlas', 'electron', 'ws'])
  expect(dependencies).toEqual([{ ref: 'signalbox|signalbox', dependsOn: ['signalbox|ws'] }])
})

it('a list that lacks something that ships, or has another version of it, is refused by name', () => {
  expect(() => partsOf(list, [{ name: 'ws', version: '2.0.0' }])).toThrow('the list lacks what ships: ws@2.0.0')
})
