import type { Fault } from '../../src-shared/bridge.ts'
import type { Electron, WebContents } from './electron.ts'

/**
 * Without a graphics card that will do (a safe start, a virtual machine, a driver that Chromium blocks) the processor
 * draws: Chromium does so only when asked, and calls it unsafe for the pages of strangers. Ours are all our own.
 * Must run before Electron is ready.
 */
export function allowDrawingByProcessor({ app }: Electron, safe: boolean): void {
  app.commandLine.appendSwitch('enable-unsafe-swiftshader')
  if (safe) app.disableHardwareAcceleration()
}

/**
 * Tells when the processor draws, and when the process that draws has fallen. How things stand is known only once a
 * page has been drawn.
 * @param note for the log
 */
export function watchGraphics(
  { app }: Electron,
  contents: WebContents,
  tell: (fault: Fault) => void,
  note: (what: string) => void,
): void {
  let drawn = false
  let told = false
  const look = () => {
    if (told || !drawn || !/software|disabled|unavailable/.test(app.getGPUFeatureStatus().webgl)) return
    told = true
    tell({ code: 'processorDraws' })
  }
  contents.on('did-finish-load', () => {
    drawn = true
    look()
  })
  app.on('gpu-info-update', look)
  app.on('child-process-gone', (_event, { type, reason, exitCode, name }) => {
    if (reason === 'clean-exit') return
    note(`the process ${name ?? type} is gone: ${reason} (${exitCode})`)
    // Chromium starts it again by itself.
    if (type === 'GPU') tell({ code: 'graphicsCrashed' })
  })
}
