// Tells the process that started vitest of every test as it begins and ends, so that nothing that has passed is lost
// when the runner is ended. See scripts/watched.mjs.
import { relative } from 'node:path'
import { tell } from './tell.mjs'

const nameOf = (test) => `${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}`

/** Of a run for one title, tests with another title are no tests that were skipped. */
const title = (process.env.SIGNALBOX_TITLE ?? '').toLowerCase()
const isMeant = (test) => test.fullName.replaceAll(' > ', ' ').toLowerCase().includes(title)

export default class {
  onTestModuleQueued(module) {
    tell({ kind: 'begins', id: module.id, name: relative(process.cwd(), module.moduleId) })
  }

  onTestCaseReady(test) {
    if (isMeant(test)) tell({ kind: 'begins', id: test.id, name: nameOf(test) })
  }

  onTestCaseResult(test) {
    if (!isMeant(test)) return
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
