// Run from the root of the repository, so that the games' folders are within reach:
// `python hatch_build.py check` does so.

import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const tsconfigRootDir = fileURLToPath(new URL('.', import.meta.url));
const extraFileExtensions = ['.svelte'];

const UNSAFE = ['argument', 'assignment', 'call', 'member-access', 'return'];
const unsafeOff = Object.fromEntries(
  UNSAFE.map((what) => [`@typescript-eslint/no-unsafe-${what}`, 'off']),
);

export default defineConfig(
  globalIgnores(['web/node_modules', 'web/src/program', 'web/src/wire.ts', '**/*.gen.ts']), // what programs write
  js.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['web/public/worker.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['web/*.{js,ts}'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir, extraFileExtensions },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' },
      ],
    },
  },
  svelte.configs.recommended, // after the one above, whose parser does not read .svelte
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    // ESLint takes every component and what it binds for `any`; svelte-check knows their types
    rules: { ...unsafeOff, '@typescript-eslint/no-redundant-type-constituents': 'off' },
  },
);
