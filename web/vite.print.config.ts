import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What few documents need: the patterns of a language, what typesets formulas and lays them out, and the faces of other scripts. */
const LATER =
  /\/(?:hyphen|temml)\/|\/maths\/(?:styled-)?typeset(?:-formula)?\.ts$|\/maths\/(?:font\/|layout\/(?!draw-piece))|\/@fontsource\/[\w-]+\/\d+\.css$|\/fonts\/(?:fractions|math)\.css$/;

/** The page that the render function opens: the paper and nothing else, one script, one style sheet. */
export default defineConfig({
  root: here('.'),
  plugins: [react()],
  build: {
    outDir: here('../dist/print'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: [here('print.html')],
      // What the editor loads when a kind or an item needs it is in the one script here.
      checks: { ineffectiveDynamicImport: false },
      // What another chunk imports is never dropped: schemas would stay in the page because a formula's chunk shares a file.
      output: { codeSplitting: { groups: [{ name: 'print', test: (id) => !LATER.test(id) }] } },
    },
  },
});
