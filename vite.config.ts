import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { coloursAlone, fetchedTexts, framedIcons, onlyWhatIsDrawn, titlesAlone } from './vite.window.ts'

/** The window: one page, everything it needs beside it, nothing inline that a strict content policy would refuse. */
export default defineConfig({
  root: 'src-renderer',
  base: './',
  publicDir: false,
  plugins: [
    fetchedTexts(),
    titlesAlone(),
    onlyWhatIsDrawn(),
    framedIcons(),
    coloursAlone(),
    svelte({ configFile: false }),
  ],
  build: {
    outDir: '../out/renderer',
    emptyOutDir: true,
    // For reports and for the browser's own tools; electron-builder.yml leaves them out of what is installed.
    sourcemap: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Fonts and texts stay files: the content policy lets them come from here only.
    assetsInlineLimit: (file) => (/\.(woff2?|ttf|md|json)$/.test(file) ? false : undefined),
    chunkSizeWarningLimit: 1500,
    // What the first screen asks for at once is one file: parted by who else uses it, it came as 44 of them.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
})
