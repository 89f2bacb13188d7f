import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const TOOL_CONFIGS = ['*.config.js', '*.config.ts'];

export default defineConfig(
  globalIgnores(['dist/', 'var/', 'src/ui/messages/compiled/', 'test/architecture/fixture/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // `typeof import('…')` is how a module that is loaded at run time gets its type.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/consistent-type-exports': 'error',
      // What somebody else threw is passed on as it is.
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true, allowRethrowing: true }],
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Numbers read well inside sentences; objects, undefined and booleans stay errors.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => close()` as a callback is plain; a value where none is expected is still caught by the types.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `while (true)` with an exit inside says what it does.
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // Classes at the edges are schemas: literals are made in them, and one may have no field.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-extraneous-class': ['error', { allowEmpty: true }],
      // `Promise.withResolvers<void>()` is a promise of nothing.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // A name that begins with _ is there for its place in the list.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    ignores: TOOL_CONFIGS,
    rules: {
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(ExportAllDeclaration, ExportNamedDeclaration[source])',
          message: 'No barrels: import from the file that defines it.',
        },
      ],
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read once, in config/.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'node:process',
              message: '`process` is global, and its `env` is for config/.',
            },
          ],
        },
      ],
    },
  },
  { files: ['src/**', 'config/**', 'test/**'], rules: { 'no-console': 'error' } },
  // What these print is what they are for.
  {
    files: ['src/server/cli/**', 'test/run.ts', 'test/bench/**', 'test/process/**', 'test/e2e/preview.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['test/**'],
    rules: {
      // chai's `expect(x).to.be.undefined` is an assertion.
      '@typescript-eslint/no-unused-expressions': 'off',
      // In a test, a missing value may throw where it is used: that is a failure with a line number.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // sinon compares functions that it never calls.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
