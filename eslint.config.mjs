import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const web = [
  'shell/**',
  'mf-*/**',
  'packages/mf-kit/**',
  'packages/ui/**',
  'packages/map/**',
  'packages/forms/**',
];

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use named exports: the name is then the same everywhere.',
};

const HOOKS = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];
const COMPILER_RULES_OFF = Object.fromEntries(
  Object.keys(reactHooks.configs.flat.recommended.rules)
    .filter((rule) => !HOOKS.includes(rule))
    .map((rule) => [rule, 'off']),
);

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '**/generated/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      // NestJS modules are classes without members; decorators carry the content.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT],
    },
  },
  {
    files: web.map((glob) => `${glob}/*.{ts,tsx}`),
    plugins: { ...jsxA11y.flatConfigs.recommended.plugins },
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        NO_DEFAULT_EXPORT,
        {
          selector:
            "JSXOpeningElement[name.name='svg']:not(:has(> JSXAttribute[name.name='fill']))",
          message:
            'Say `fill` on the element: a drawing whose stylesheet is not there yet is solid black.',
        },
      ],
    },
  },
  {
    // Half of the linter's time goes into compiling components as React's compiler would: those of the tests reach no browser.
    files: web.map((glob) => `${glob}/*.spec.{ts,tsx}`),
    rules: COMPILER_RULES_OFF,
  },
  {
    files: ['packages/build-config/jest/setup-web.mjs'],
    languageOptions: { globals: globals.browser },
  },
  {
    // Where strangers' texts are matched, no expression may take long over one that is made for it.
    files: [
      'gateway',
      'services/*',
      'packages/{service-kit,files,outbox,inbox,personal-data,backup,rich-text,content-editing,subscriptions,registry,store,listing-index,mf-kit}',
    ].map((folder) => `${folder}/src/**/*.ts`),
    ignores: ['**/*.spec.ts', '**/testing/**', '**/demo/**'],
    plugins: { redos },
    // Limits of time would make the result depend on the load of the machine.
    rules: {
      'redos/no-vulnerable': [
        'error',
        { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null },
      ],
    },
  },
  {
    // Tools talk to a person at a terminal; configuration files must export a default.
    files: ['tools/**', 'demo/**', 'qa/**', '**/*.config.{mjs,ts}', '**/*.cjs', '**/*.d.ts'],
    rules: {
      'no-console': 'off',
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    files: ['**/*.spec.{ts,tsx}', '**/*.int-spec.ts', '**/*.e2e-spec.ts'],
    languageOptions: { globals: globals.jest },
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
