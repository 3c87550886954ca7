import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const weights = new Map<string, number>();

/** Bytes over the wire; a chunk that several pages load is compressed once. */
function weight(name: string, source: string): number {
  const bytes = weights.get(name) ?? brotliCompressSync(source).length;
  weights.set(name, bytes);
  return bytes;
}
const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The chunk and everything it imports at once: what must arrive before the page can show itself. */
function closure(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const next of chunk.imports) closure(bundle, next, found);
  return found;
}

function firstLoad(bundle: Bundle, entry: string): string {
  const chunks = [...closure(bundle, entry)].map((name) => bundle[name]);
  const bytes = chunks.map((chunk) => (chunk?.type === 'chunk' ? weight(chunk.fileName, chunk.code) : 0));
  return `${entry}: ${inKilobytes(bytes.reduce((sum, size) => sum + size, 0))} of script, brotli`;
}

/** Says after a build what each page and each lazily loaded part weighs over the wire. */
export function brotliSizes(): Plugin {
  return {
    name: 'brotli-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const { fileName } of chunks.filter((chunk) => chunk.isEntry || chunk.isDynamicEntry)) {
        this.info(firstLoad(bundle, fileName));
      }
    },
  };
}
