import './theme/fonts.css'
import './theme/tokens.css'
import './ui/base.css'
import { mount } from 'svelte'
import AppScreen from './App.svelte'
import { openBridge } from './bridge/index.ts'
import { PANELS } from './games/panels.ts'
import { awaitGesture } from './sound/index.ts'
import { App } from './state/app.svelte.ts'
import { tellMissingFonts } from './state/fonts.ts'

awaitGesture(document)
const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
const app = new App(openBridge(), PANELS)
// What crashes outside of a screen changes nothing that is kept; a report has it.
window.addEventListener('error', ({ error }) => error && app.crashed(error))
window.addEventListener('unhandledrejection', ({ reason }) => app.crashed(reason))
mount(AppScreen, { target, props: { app } })
await app.start()
void tellMissingFonts(document.fonts)
