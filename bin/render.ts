import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import type { Picture } from '#functions/ports.ts';
import { PAPERS, type PaperSize } from '#shared/document/header.ts';
import { describeProblem, parseDocument } from '#shared/document/parse.ts';

/**
 * A document as JSON to a PDF, by the very code of the publish function:
 * `npm run render -- DOCUMENT.json OUT.pdf [--key] [--paper letter|a4] [--images DIR]`
 */
const USAGE = 'Usage: npm run render -- DOCUMENT.json OUT.pdf [--key] [--paper letter|a4] [--images DIR]';

// npm runs a script in the project's folder and says where the caller stood.
const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'boolean', default: false },
      paper: { type: 'string' },
      images: { type: 'string' },
    },
  });
  const [source, target] = positionals;
  if (!source || !target || positionals.length > 2) fail([USAGE]);
  if (values.paper !== undefined && !isPaper(values.paper))
    fail([`--paper must be one of ${PAPERS.join(', ')}`]);
  const images = values.images === undefined ? null : fromCaller(values.images);
  return {
    source: fromCaller(source),
    target: fromCaller(target),
    key: values.key,
    paper: values.paper,
    images,
  };
}
const isPaper = (value: string): value is PaperSize => (PAPERS as readonly string[]).includes(value);

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    fail([`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

const PICTURES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

/** The pictures in a folder, each named by its id: `sun.svg` is the picture "sun". */
async function readImages(folder: string): Promise<Map<string, Picture>> {
  const names = await readdir(folder).catch(() => fail([`--images ${folder} cannot be read`]));
  const found = names.flatMap((name) => {
    const { name: id, ext } = parse(name);
    const type = PICTURES[ext.toLowerCase()];
    return type ? [{ id, type, path: join(folder, name) }] : [];
  });
  const pictures = found.map(
    async ({ id, type, path }) => [id, { type, body: await readFile(path) }] as const,
  );
  return new Map(await Promise.all(pictures));
}

const started = performance.now();
const { source, target, key, paper, images: folder } = readArguments();
const parsed = parseDocument(await readJson(source));
if (!parsed.ok)
  fail([`${source} is not a document:`, ...parsed.problems.map((found) => `  ${describeProblem(found)}`)]);
const { document } = parsed;
const images = folder === null ? new Map<string, Picture>() : await readImages(folder);
console.log(`Rendering ${source}`);

const renderer = createRenderer();
try {
  const { pdf, pages, warnings } = await renderer.render({
    document,
    answerKey: key,
    paper: paper ?? document.paper,
    thumbnail: false,
    images,
  });
  await writeFile(target, pdf);
  const ms = Math.round(performance.now() - started);
  console.log(JSON.stringify({ pages, bytes: pdf.byteLength, ms, warnings }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await renderer.close();
}
