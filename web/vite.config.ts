import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The editor as static files. The content security policy allows neither inline script nor data:
 * addresses, so nothing is inlined, and browsers that need a preload polyfill are not served.
 */
export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    // The interface speaks English; react-aria brings 34 languages, a quarter of its weight.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What is large is pdf.js, which only a published page fetches; the bench weighs what each page loads.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: [here('index.html')] },
  },
});
