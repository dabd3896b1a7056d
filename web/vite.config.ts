import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './catalogues.ts';
import { fonts } from './fonts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.TESSELLE_DEV_SERVER ?? 'http://127.0.0.1:8000';

// What is always needed together is one file: on a slow network each file costs a wait of its own.
const BOARD = /tesselle\/games\/(\w+)\/ui\/(?!Pad|pad|pace|lesson|guide|art)/;
const GROUPS = [
  {
    name: 'frame',
    test: /node_modules\/(svelte|esm-env|clsx|@fluent)|src\/(main|App|device\/workers|parts\/frame)/,
    priority: 30,
  },
  {
    debugName: 'boards',
    name: (id: string) => `Board-${BOARD.exec(id)![1]}`,
    test: BOARD,
    priority: 20,
  },
  {
    name: 'play',
    test: /node_modules\/idb|src\/(board|pages\/Match|parts\/(match\/(?!Result|Rematch)|BoardPlaceholder|Chat|Sheet|Ask|Switch|InviteLink)|device\/(line|store)|lib\/(match|narration|room|speaker|eventqueue|records|pace|recent|flight|sounds|review|playon))/,
    priority: 25, // with what boards share
  },
];
// In a worker, what all games need; each game is a file of its own, fetched at the same time, and
// so is what bots think with (`program/minds.js`), which nobody waits for.
const PROGRAM = {
  name: 'program',
  test: /src\/(python\/|program\/(index|tesselle\/engine\b|tesselle\/local\/device)|device\/(game|bridge|kernels|memory))/,
};

export default defineConfig({
  base: './', // relative to the page's own base: the client may lie under any path
  plugins: [catalogues(), fonts(), svelte()],
  resolve: {
    alias: { $web: here('./src') },
    dedupe: ['svelte'], // boards lie in the games' own folders, which have no packages
  },
  build: {
    outDir: here('../tesselle/server/site'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // our headers let no font come from within a style
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  worker: {
    format: 'es', // so that a worker loads only its own game
    rolldownOptions: { output: { codeSplitting: { groups: [PROGRAM] } } },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true }, '/pictures': server, '/healthz': server },
  },
});
