import { openBridge } from './bridge/index.ts'

/** Stands here until the screens do: shows that window and host can talk. */
const app = document.getElementById('app')
const hello = await openBridge().ask('hello', {})
if (app) app.textContent = hello.ok ? `Signalbox ${hello.value.version}` : `Signalbox: ${hello.fault.code}`
