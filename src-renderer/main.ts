import './theme/fonts.css'
import './theme/tokens.css'
import './ui/base.css'
import { mount } from 'svelte'
import AppScreen from './App.svelte'
import { openBridge } from './bridge/index.ts'
import { languageOf } from '../src-shared/messages/index.ts'
import { PLAYABLE } from './games/tickets.ts'
import { bringTexts } from './messages/index.ts'
import { awaitGesture } from './sound/index.ts'
import { App } from './state/app.svelte.ts'
import { tellMissingFonts } from './state/fonts.ts'

awaitGesture(document)
const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
// While the settings are asked for, the language that is likely comes already; what fails is told when it is spoken.
void bringTexts(languageOf('system', navigator.languages)).catch(() => undefined)
const app = new App(openBridge(), PLAYABLE, () => import('./table-parts.ts'))
// What crashes outside of a screen changes nothing that is kept; a report has it.
window.addEventListener('error', ({ error }) => error && app.crashed(error))
window.addEventListener('unhandledrejection', ({ reason }) => app.crashed(reason))
window.addEventListener('gamepadconnected', () => void import('./gamepad.ts').then(({ playByPad }) => playByPad()), {
  once: true,
})
mount(AppScreen, { target, props: { app } })
// Not awaited here: what a start fetches may need this file, and would wait for the end of it.
void app.start().then(() => tellMissingFonts(document.fonts))
