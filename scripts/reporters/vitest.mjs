// Tells the process that started vitest of every test as it begins and ends, so that nothing that has passed is lost
// when the runner is ended. See scripts/watched.mjs.
import { relative } from 'node:path'
import { tell } from './tell.mjs'

const nameOf = (test) => `${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}`

export default class {
  onTestModuleQueued(module) {
    tell({ kind: 'begins', id: module.id, name: relative(process.cwd(), module.moduleId) })
  }

  onTestCaseReady(test) {
    tell({ kind: 'begins', id: test.id, name: nameOf(test) })
  }

  onTestCaseResult(test) {
    const { state } = test.result()
    tell({ kind: 'ends', id: test.id, name: nameOf(test), outcome: state, ms: test.diagnostic()?.duration ?? 0 })
  }

  onTestModuleEnd(module) {
    const name = relative(process.cwd(), module.moduleId)
    // A file that did not load has no tests to count: it is one failure. So is a hook of the file that failed.
    tell(
      module.errors().length > 0
        ? { kind: 'ends', id: module.id, name, outcome: 'failed', ms: 0 }
        : { kind: 'done', id: module.id, name },
    )
  }
}
