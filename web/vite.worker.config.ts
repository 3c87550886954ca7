import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The service worker: one script at the root of the site, whose folder is what it may serve. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  // Workbox logs in development only.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: false,
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: {
      input: { 'service-worker': here('src/offline/service-worker.ts') },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
