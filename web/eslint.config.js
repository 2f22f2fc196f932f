// What the compiler does not see: promises nobody waits for, unused code, faults of Svelte components.
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['dist', 'test-results', 'src/**/generated.ts', 'tests/fixtures'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.js', 'public/*.js', 'scripts/*.mjs', 'e2e/*.mjs', 'src/engine/*.js'],
          // A dozen small scripts: a project of their own would cost more than this does.
          maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: 16,
        },
        extraFileExtensions: ['.svelte'],
      },
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // `== null` asks for both null and undefined.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Sets and maps here are values made anew; what must react is `$state`.
      'svelte/prefer-svelte-reactivity': 'off',
      // The drawings are ours: no markup in them comes from outside.
      'svelte/no-at-html-tags': 'off',
    },
  },
)
