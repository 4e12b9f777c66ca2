// A monkey at every screen, for as long as one likes: npm run monkey -- --clicks 5000 [--seed 7] [--undrawn]. Needs
// what is in out/ (npm run build).
import { needChromium } from './chromium.mjs'
import { askedFor, runNode, tool } from './helpers.mjs'

const { values } = askedFor('npm run monkey -- [--clicks 5000] [--seed 7] [--undrawn]', {
  options: {
    clicks: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '' },
    undrawn: { type: 'boolean', default: false },
  },
})
if (!(await needChromium())) process.exit(1)
const env = {
  MONKEY_CLICKS: values.clicks,
  ...(values.seed && { SIGNALBOX_SEED: values.seed }),
  ...(values.undrawn && { MONKEY_UNDRAWN: '1' }),
}
process.exit(
  (await runNode(tool('@playwright/test', 'playwright'), ['test', 'test/e2e/monkey.spec.ts', '--retries=0'], { env }))
    .code,
)
