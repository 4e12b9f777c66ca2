// The arrows of the house: shared <- engine <- bots, table, saves <- app <- electron, browser; renderer -> shared only.
// Each layer names all it may import; what is not named is forbidden.

const APP = '^src-main/(app/|app\\.ts|app-contract\\.ts)'
const PACKAGE = 'node_modules/'
const library = (...names) => names.map((name) => `${PACKAGE}(${name})(/|$)`)

/** `from` may import `to` and nothing else. Node's own modules are `node:…` or a bare name without a folder. */
const only = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: to },
})
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const NODE =
  '^(node:)?(assert|async_hooks|buffer|child_process|crypto|events|fs|fs/promises|module|net|os|path|perf_hooks|process|stream|timers|timers/promises|url|util|v8|worker_threads|zlib)$'
const PORTS = '^(node:)?(http|https|http2|net|tls|dgram|dns|inspector)(/promises)?$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('shared-stands-alone', 'src-shared imports nothing but itself and the schema library.', '^src-shared/', [
      '^src-shared/',
      ...library('valibot'),
    ]),
    only(
      'engine-is-pure',
      'The rules know no Node, no Electron, no screen: engine and src-shared only.',
      '^src-main/engine/',
      ['^src-main/engine/', '^src-shared/'],
    ),
    only('bots-know-the-rules-only', 'Bots stand on engine and shared.', '^src-main/bots/', [
      '^src-main/(bots|engine)/',
      '^src-main/(awake|thread)\\.ts',
      '^src-shared/',
      NODE,
      ...library('valibot'),
    ]),
    only(
      'saves-are-below-the-app',
      'Saves stand on engine and shared, and on the lines a table writes.',
      '^src-main/saves/',
      [
        '^src-main/(saves|table|engine)/',
        '^src-main/(awake|disk|regular|slices|thread)\\.ts',
        '^src-shared/',
        NODE,
        ...library('valibot'),
      ],
    ),
    only('table-is-below-the-app', 'A table stands on engine, bots and shared.', '^src-main/table/', [
      '^src-main/(table|engine|bots)/',
      '^src-shared/',
      NODE,
      ...library('valibot'),
    ]),
    only('school-is-below-the-app', 'Lessons stand on tables, bots, saves and engine.', '^src-main/school/', [
      '^src-main/(school|table|engine|bots|saves)/',
      '^src-shared/',
      '^lessons/',
      ...library('valibot'),
    ]),
    only('problems-are-below-the-app', 'Problems stand on tables, bots, saves and engine.', '^src-main/problems/', [
      '^src-main/(problems|table|engine|bots|saves)/',
      '^src-shared/',
      '^problems/',
      ...library('valibot'),
    ]),
    only('review-is-below-the-app', 'A review stands on tables, saves, bots and engine.', '^src-main/review/', [
      '^src-main/(review|table|engine|bots|saves)/',
      '^src-main/(slices|thread)\\.ts',
      '^src-shared/',
      NODE,
      ...library('valibot'),
    ]),
    only(
      'measures-play-and-save',
      'Arena and bench play bots and keep games, without app or shell.',
      '^src-main/measure/',
      ['^src-main/(measure|engine|bots|saves|table|review|problems)/', '^src-shared/', NODE],
    ),
    only(
      'app-knows-no-shell',
      'The app stands on table, saves, bots and engine, and knows neither Electron nor the browser.',
      APP,
      [APP, '^src-main/(table|engine|bots|saves|school|review|problems)/', '^src-shared/', NODE, ...library('valibot')],
    ),
    only(
      'shells-share-little',
      'What both shells share, beside their folders.',
      '^src-main/(args|door|pages|games-folder|settings-store|sentences)\\.ts',
      [
        '^src-main/(args|door|pages|games-folder|settings-store|sentences|app-contract|regular)\\.ts',
        '^src-main/saves/faults\\.ts',
        '^src-shared/',
        NODE,
        ...library('valibot'),
      ],
    ),
    only('browser-is-a-shell', 'The browser host stands on the app.', '^src-main/browser/', [
      '^src-main/browser/',
      '^src-main/[^/]+\\.ts$',
      '^src-shared/',
      '^package\\.json$',
      NODE,
      PORTS,
      ...library('ws', '@types/ws', 'conf', 'valibot'),
    ]),
    only('electron-is-a-shell', 'The Electron shell stands on the app.', '^src-main/electron/', [
      '^src-main/electron/',
      '^src-main/[^/]+\\.ts$',
      '^src-shared/',
      '^package\\.json$',
      NODE,
      ...library('electron', 'electron-store', 'valibot'),
    ]),
    only('window-knows-shared-only', 'The window stands on src-shared, its libraries and its art.', '^src-renderer/', [
      '^src-renderer/',
      '^src-shared/',
      '^assets/',
      '^lessons/',
      ...library(
        'valibot',
        'svelte',
        'esm-env',
        'pixi\\.js',
        '@fontsource[^/]*/[^/]+',
        'bits-ui',
        'gsap',
        '@floating-ui/[^/]+',
        '@zip\\.js/zip\\.js',
      ),
      'vite/client',
    ]),
    only(
      'words-draw-nothing',
      'How things are put in words stands on what both sides know: no screen, no drawing, no state of the window.',
      '^src-renderer/(words|games/[^/]+/words)/',
      [
        '^src-renderer/(messages|words|games/[^/]+/words)/',
        '^src-renderer/games/[^/]+/rules/anchors\\.ts$',
        '^src-shared/',
      ],
    ),
    never(
      'shared-is-for-both',
      'What nothing in src-main reaches is not shared: it belongs to the window.',
      { path: '^src-main/' },
      { path: '^src-shared/', reachable: false },
    ),
    never(
      'parts-of-a-table-know-not-the-whole',
      'A part of a running table stands on how the game stands and on the parts before it, never on the session or the app.',
      // All but those two themselves and what the app is made of, or asks it.
      {
        path: '^src-renderer/state/',
        pathNot:
          '/(table|app|archive|context|daily|first-sight|layouts|own-keys|preferences|problems|saved-games|school|window-title)\\.',
      },
      { path: '^src-renderer/state/(table|app)\\.' },
    ),
    never(
      'modules-are-not-named',
      'What a module of First Class adds is asked of whatever is installed: only modules name one.',
      { path: '^src-main/engine/first-class/(?!modules/)' },
      { path: '^src-main/engine/first-class/modules/(?!(index|module)\\.ts$)' },
    ),
    never(
      'tests-stay-outside',
      'What only tests ask of a game (test/testable) is in nothing that ships.',
      { path: '^src-' },
      { path: '^(test|scripts)/' },
    ),
    never(
      'only-browser-opens-ports',
      'Only the browser host may open a port.',
      { path: '^src-', pathNot: '^src-main/browser/' },
      { path: [PORTS, ...library('ws')] },
    ),
    never(
      'only-electron-imports-electron',
      'Only the Electron shell may import Electron.',
      { path: '^src-', pathNot: '^src-main/electron/' },
      { path: library('electron', 'electron-store') },
    ),
    never(
      'no-circles',
      'Two files that need each other are one idea or three.',
      { path: '^src-' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    never(
      'games-stay-out-of-circles',
      'Not even for a type does the state of the window need a file of a game.',
      { path: '^src-renderer/games/[^/]+/' },
      { circular: true, via: { path: '^src-renderer/state/' } },
    ),
    never(
      'games-need-no-registry',
      'What needs one game is given its panel; only screens and the start of the window know all panels.',
      { path: '^src-renderer/(state|stage|words|rules|games/[^/]+/)' },
      { path: '^src-renderer/games/panels\\.ts$' },
    ),
    never('all-found', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
    never(
      'ships-what-it-needs',
      'What ships is in dependencies or is built into the window.',
      { path: '^src-main/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'types', 'node', 'default'],
      extensions: ['.ts', '.svelte', '.js', '.json'],
    },
  },
}
