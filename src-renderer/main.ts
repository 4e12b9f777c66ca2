import '@fontsource-variable/jost/index.css'
import '@fontsource/barlow/400.css'
import '@fontsource/barlow/500.css'
import '@fontsource/barlow/600.css'
import '@fontsource/barlow-condensed/500.css'
import '@fontsource/barlow-condensed/600.css'
import '@fontsource/zilla-slab/400.css'
import '@fontsource/zilla-slab/600.css'
import './theme/tokens.css'
import './ui/base.css'
import { mount } from 'svelte'
import AppScreen from './App.svelte'
import { openBridge } from './bridge/index.ts'
import { awaitGesture } from './sound/index.ts'
import { App } from './state/app.svelte.ts'

awaitGesture(document)
const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
const app = new App(openBridge())
mount(AppScreen, { target, props: { app } })
await app.start()
