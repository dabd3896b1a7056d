import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

const ws = fileURLToPath(new URL('./node_modules/ws/wrapper.mjs', import.meta.url));

export default mergeConfig(
  site,
  defineConfig({
    resolve: {
      conditions: ['browser'], // Svelte as it runs in the browser
      alias: { ws }, // but the sockets of Node
      dedupe: ['svelte', 'vitest'],
    },
    test: {
      include: ['src/**/*.test.ts', '../tesselle/games/*/ui/**/*.test.ts'],
      setupFiles: ['src/testing/words.ts'],
      testTimeout: 20_000, // the machine may be busy
    },
  }),
);
