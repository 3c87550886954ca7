import { access, constants, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import type { PrintSource } from '#functions/ports/images.ts';
import type { HandoutDocument } from '#shared/document/document.ts';

/**
 * What `npm run render` does; `render.ts` runs it from one file. Chromium starts first, and what only the
 * document needs is loaded while it does.
 */
const USAGE =
  'Usage: npm run render -- DOCUMENT.json OUT.pdf [--key] [--large] [--paper letter|a4] [--images DIR]';

// npm runs a script in the project's folder and says where the caller stood.
const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** What a person can mend, a line each. */
class Refused extends Error {
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines[0]);
    this.lines = lines;
  }
}

const OPTIONS = {
  key: { type: 'boolean', default: false },
  large: { type: 'boolean', default: false },
  paper: { type: 'string' },
  images: { type: 'string' },
} as const;

function parsedArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // Node goes on with what it would take instead, which is no use here.
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Refused(what, USAGE);
  }
}

function readArguments() {
  const { values, positionals } = parsedArguments();
  const [source, target] = positionals;
  if (!source || !target || positionals.length > 2) throw new Refused(USAGE);
  const images = values.images === undefined ? null : fromCaller(values.images);
  return { ...values, source: fromCaller(source), target: fromCaller(target), images };
}

async function readDocument(path: string) {
  const { describeProblem, parseDocument } = await import('#shared/document/parse-document.ts');
  const { isTooLarge, LIMITS } = await import('#shared/vocabulary/limits.ts');
  const parsed = parseDocument(await readJson(path));
  if (parsed.ok && isTooLarge(parsed.document))
    throw new Refused(`${path} is larger than a document can be: ${LIMITS.bytes / 1024 ** 2} MB`);
  if (parsed.ok) return parsed.document;
  const problems = parsed.problems.map((found) => `  ${describeProblem(found)}`);
  throw new Refused(`${path} is not a document:`, ...problems);
}

async function readPaper(paper: string | undefined) {
  const { PAPERS } = await import('#shared/vocabulary/header.ts');
  const found = PAPERS.find((one) => one === paper);
  if (paper === undefined || found) return found;
  throw new Refused(`--paper must be one of ${PAPERS.join(', ')}`);
}

/** Some editors of texts begin a file with it; it is no part of the JSON. */
const BYTE_ORDER_MARK = /^\uFEFF/;

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse((await readFile(path, 'utf8')).replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    throw new Refused(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const PICTURES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

/** The pictures in a folder, each named by its id: `sun.svg` is the picture "sun". */
async function readImages(folder: string): Promise<Map<string, PrintSource>> {
  const names = await readdir(folder).catch(() => {
    throw new Refused(`--images ${folder} cannot be read`);
  });
  const found = names.flatMap((name) => {
    const { name: id, ext } = parse(name);
    const type = PICTURES[ext.toLowerCase()];
    return type ? [{ id, type, path: join(folder, name) }] : [];
  });
  return new Map(found.map(({ id, type, path }) => [id, { type, read: () => readFile(path) }]));
}

/** The pictures of the document: icons from their library, all others from the folder, which goes first. */
async function readPictures(
  document: HandoutDocument,
  folder: string | null,
): Promise<Map<string, PrintSource>> {
  const { listPictures } = await import('#shared/document/pictures.ts');
  const files = folder === null ? new Map<string, PrintSource>() : await readImages(folder);
  if (!listPictures(document).some(({ image }) => image.is_icon)) return files;
  const { iconPictures } = await import('#functions/adapters/icons/icon-pictures.ts');
  return new Map([...(await iconPictures(document)), ...files]);
}

/** Before a rendering that nobody would get. */
async function checkTarget(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) throw new Refused(`${path} is a folder: name the PDF to write`);
  await access(found ? path : dirname(path), constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Refused(`${path} cannot be written (${code})`);
  });
}

/** A picture that the page could not read, by the file that it came from. */
async function byItsFile(error: unknown, folder: string | null): Promise<unknown> {
  const [, id] = /^The picture (\S+) cannot be read/.exec(error instanceof Error ? error.message : '') ?? [];
  if (id === undefined || folder === null) return error;
  const file = (await readdir(folder)).find((name) => parse(name).name === id);
  return file ? new Refused(`${join(folder, file)} cannot be read as a picture`) : error;
}

async function run(): Promise<void> {
  const { source, target, key, large, paper: asked, images: folder } = readArguments();
  const renderer = createRenderer();
  try {
    renderer.open();
    await checkTarget(target);
    const paper = await readPaper(asked);
    const document = await readDocument(source);
    const images = await readPictures(document, folder);
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
      throw await byItsFile(error, folder);
    });
    await writeFile(target, pdf);
    // From the start of the process on.
    const ms = Math.round(performance.now());
    console.log(JSON.stringify({ pages, bytes: pdf.byteLength, ms, warnings }));
  } finally {
    await renderer.close();
  }
}

try {
  await run();
} catch (error) {
  const lines = error instanceof Refused ? error.lines : [error instanceof Error ? error.message : error];
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
