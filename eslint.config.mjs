// Faults that the compiler does not find. What needs the types of a .ts file stands in .oxlintrc.json, read by the
// compiler in native code; how code looks is Prettier's; which folder may import which stands in
// .dependency-cruiser.cjs; what a file may not say in scripts/lint.mjs.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import tseslint from 'typescript-eslint'

const readComponents = Boolean(process.env.LINT_COMPONENTS)
/** The compiler begins anew for each component: that costs more than all else (`npm run lint -- --components`). */
const typed = {
  files: ['**/*.svelte'],
  languageOptions: {
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
  },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
}

export default [
  {
    ignores: [
      'node_modules',
      'out',
      'dist',
      'coverage',
      'test-results',
      '.cache',
      '.svelte-check',
      'test/golden',
      'docs/api',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      // A hint, seen in an editor and by `npx eslint .`: `npm run lint` asks for faults only.
      complexity: ['warn', 20],
      // Prettier holds the code itself to this width, and leaves comments as they are.
      'max-len': ['error', { code: 10_000, comments: 120, ignoreUrls: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-constructor-return': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(PropertyDefinition, MethodDefinition[kind!="constructor"])[accessibility="private"]',
          message: 'A private member is written #name: it is private when the program runs, too.',
        },
      ],
      'no-self-compare': 'error',
      'no-unreachable-loop': 'error',
      // The compiler finds these, and knows more.
      '@typescript-eslint/no-unused-vars': 'off',
      // An effect names what it follows.
      '@typescript-eslint/no-unused-expressions': 'off',
      // scripts/lint.mjs says where these two may stand.
      '@typescript-eslint/no-explicit-any': 'off',
      'svelte/no-at-html-tags': 'off',
      // {' '} keeps a space at the end of a line.
      'svelte/no-useless-mustaches': 'off',
      // Maps and dates that nothing on the screen follows.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  ...(readComponents ? [typed] : []),
  // The compiler does not read these.
  {
    files: ['**/*.mjs', '**/*.js'],
    rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none' }] },
  },
  // CommonJS by name; and Playwright reads from the pattern what a fixture asks for: nothing, here.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['test/e2e/**', 'test/electron/**'], rules: { 'no-empty-pattern': 'off' } },
]
