import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './catalogues.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.TESSELLE_DEV_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './', // relative to the page's own base: the client may lie under any path
  plugins: [catalogues(), svelte()],
  resolve: {
    alias: { $web: here('./src') },
    dedupe: ['svelte'], // boards lie in the games' own folders, which have no packages
  },
  build: { outDir: here('../tesselle/server/site'), emptyOutDir: true, target: 'es2022' },
  worker: { format: 'es' }, // so that a worker loads only its own game
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true }, '/pictures': server, '/healthz': server },
  },
});
