import { isReason } from '../../../src-shared/core.ts'
import { ensure, same, type Check } from '../check.ts'

export const options: Check = {
  name: 'options are read back as they are, and nonsense is refused with a reason',
  run({ game, setup }) {
    const { options: spec } = game
    same(spec.parse(JSON.parse(JSON.stringify(setup.options))), setup.options, 'options of this playout')
    same(spec.parse({}), spec.default, 'no options named')
    for (const name of Object.keys(spec.values))
      ensure(isReason(spec.parse({ [name]: 'nonsense' })), `${name}: nonsense was taken`)
    ensure(isReason(spec.parse({ noSuchOption: true })), 'an unknown option was taken')
    ensure(isReason(spec.parse(7)), 'a number was taken for options')
  },
}
