import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import type { PrintSource } from '#functions/ports/images.ts';
import { runCommand } from './command.ts';
import { readInput, writeOutput } from './command-files.ts';
import { type Printed, readPrinted } from './read-printed.ts';
import { readRendering } from './rendering-arguments.ts';
import { UsageError } from './usage-error.ts';

/*
 * The command `npm run render`, which `render.ts` bundles and runs. Chromium starts first, and modules that only the
 * document needs are loaded meanwhile.
 */

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
  const { source, target, key, large, paper, images: folder } = readRendering();
  const renderer = createRenderer();
  try {
    renderer.open();
    const printed = await readPrinted(source, readInput(source));
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
    writeOutput(target, pdf);
    // Counted from the start of the process.
    const ms = Math.round(performance.now());
    console.log(JSON.stringify({ pages, bytes: pdf.byteLength, ms, warnings }));
    // The browser is killed as the process exits: waiting for its end takes 20 ms more.
    process.exit();
  } finally {
    await renderer.close();
  }
}

await runCommand(run);
