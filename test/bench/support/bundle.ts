import { build } from 'esbuild';

/** A module and all it imports as one expression, whose value is what the module exports: for a page to run. */
export async function bundleModule(file: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file.pathname],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'bench',
    platform: 'browser',
    target: 'es2023',
    jsx: 'automatic',
    // The page that runs it has its styles and fonts.
    loader: { '.css': 'empty', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
