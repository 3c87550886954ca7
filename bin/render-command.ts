import { access, constants, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import type { PrintSource } from '#functions/ports/images.ts';
import { type Printed, readPrinted } from './read-printed.ts';
import { UsageError } from './usage-error.ts';

/**
 * The command `npm run render`, which `render.ts` bundles and runs. Chromium starts first, and modules that only the
 * document needs are loaded meanwhile.
 */
const USAGE =
  'Usage: npm run render -- DOCUMENT OUT.pdf [--key] [--large] [--paper letter|a4] [--images DIR]';

// npm runs a script in the project's folder and puts the caller's folder into INIT_CWD.
const resolveForCaller = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

const OPTIONS = {
  key: { type: 'boolean', default: false },
  large: { type: 'boolean', default: false },
  paper: { type: 'string' },
  images: { type: 'string' },
} as const;

function parseCommandLine() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // Node's message goes on with advice that does not fit here.
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(what, USAGE);
  }
}

function readArguments() {
  const { values, positionals } = parseCommandLine();
  const [source, target] = positionals;
  if (!source || !target || positionals.length > 2) throw new UsageError(USAGE);
  const images = values.images === undefined ? null : resolveForCaller(values.images);
  return { ...values, source: resolveForCaller(source), target: resolveForCaller(target), images };
}

async function readSource(path: string): Promise<Printed> {
  const bytes = await readFile(path).catch((error: Error) => {
    throw new UsageError(`${path} cannot be read: ${error.message}`);
  });
  return readPrinted(path, bytes);
}

async function readPaper(paper: string | undefined) {
  const { PAPERS } = await import('#shared/vocabulary/papers.ts');
  const found = PAPERS.find((one) => one === paper);
  if (paper === undefined || found) return found;
  throw new UsageError(`--paper must be one of ${PAPERS.join(', ')}`);
}

const PICTURES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

/** Reads the pictures in a folder, each by its id: `sun.svg` is the picture "sun". */
async function readImages(folder: string): Promise<Map<string, PrintSource>> {
  const names = await readdir(folder).catch(() => {
    throw new UsageError(`--images ${folder} cannot be read`);
  });
  const found = names.flatMap((name) => {
    const { name: id, ext } = parse(name);
    const type = PICTURES[ext.toLowerCase()];
    return type ? [{ id, type, path: join(folder, name) }] : [];
  });
  return new Map(found.map(({ id, type, path }) => [id, { type, read: () => readFile(path) }]));
}

/**
 * Reads the pictures of a document: icons from their library, all others from its file or the folder. A file in the folder
 * replaces a picture of the same id.
 */
async function readPictures(
  { document, files: own }: Printed,
  folder: string | null,
): Promise<Map<string, PrintSource>> {
  const { listPictures } = await import('#shared/document/pictures.ts');
  const brought = [...own].map(([id, { type, bytes }]): [string, PrintSource] => [
    id,
    { type, read: async () => bytes },
  ]);
  const files = new Map([...brought, ...(folder === null ? [] : await readImages(folder))]);
  if (!listPictures(document).some(({ image }) => image.is_icon)) return files;
  const { findIconPictures } = await import('#functions/adapters/icons/icon-pictures.ts');
  return new Map([...(await findIconPictures(document)), ...files]);
}

/** Throws when the PDF cannot be written, before the time for rendering is spent. */
async function checkTarget(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) throw new UsageError(`${path} is a folder: name the PDF to write`);
  await access(found ? path : dirname(path), constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be written (${code})`);
  });
}

/**
 * Converts an error about an unreadable picture to one that names the picture's file. Returns any other error
 * unchanged.
 */
async function namePictureFile(error: unknown, folder: string | null): Promise<unknown> {
  const [, id] = /^The picture (\S+) cannot be read/.exec(error instanceof Error ? error.message : '') ?? [];
  if (id === undefined || folder === null) return error;
  const file = (await readdir(folder)).find((name) => parse(name).name === id);
  return file ? new UsageError(`${join(folder, file)} cannot be read as a picture`) : error;
}

async function run(): Promise<void> {
  const { source, target, key, large, paper: paperOption, images: folder } = readArguments();
  const renderer = createRenderer();
  try {
    renderer.open();
    await checkTarget(target);
    const paper = await readPaper(paperOption);
    const printed = await readSource(source);
    const { document, losses } = printed;
    const images = await readPictures(printed, folder);
    for (const { where, what, text } of losses) console.error(`Left out: ${where}: ${what} ${text}`.trim());
    console.log(`Rendering ${source}`);
    const request = {
      document,
      answerKey: key,
      large,
      paper: paper ?? document.paper,
      thumbnail: false,
      images,
    };
    const { pdf, pages, warnings } = await renderer.render(request).catch(async (error: unknown) => {
      throw await namePictureFile(error, folder);
    });
    await writeFile(target, pdf);
    // Counted from the start of the process.
    const ms = Math.round(performance.now());
    console.log(JSON.stringify({ pages, bytes: pdf.byteLength, ms, warnings }));
    // The browser is killed as the process exits: waiting for its end takes 20 ms more.
    process.exit();
  } finally {
    await renderer.close();
  }
}

try {
  await run();
} catch (error) {
  const lines = error instanceof UsageError ? error.lines : [error instanceof Error ? error.message : error];
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
