import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { createRenderer } from '#functions/adapters/chromium/renderer.ts';
import { findIconPictures } from '#functions/adapters/icons/icon-pictures.ts';
import { buildWebIfStale } from '#infra/local/pages/build-web.ts';
import { createFromTemplate } from '../web/src/library/templates/create-from-template.ts';
import { hashTemplates } from '../web/src/library/templates/hash-templates.ts';
import { TEMPLATES } from '../web/src/library/templates/list.ts';
import { readArguments, runCommand } from './command.ts';

/**
 * Draws the pictures of the templates with the code of the publish function: `npm run template-pictures`. The start page
 * shows them as files, so that it needs neither the documents nor what draws them.
 */
const PROJECT = resolve(import.meta.dirname, '..');
const FOLDER = join(PROJECT, 'web/src/library/templates');
/** A card shows the upper part of a sheet: its pixels, at two for one of the screen. */
const SHOWN = { width: 296, height: 240 };

await runCommand(async () => {
  readArguments({ usage: 'Usage: npm run template-pictures', words: [0, 0] });
  await buildWebIfStale(PROJECT, console.log);
  process.env.PRINT_BUNDLE_DIR ??= join(PROJECT, 'dist/print');
  const renderer = createRenderer();
  try {
    await mkdir(join(FOLDER, 'pictures'), { recursive: true });
    for (const { id } of TEMPLATES) {
      const document = createFromTemplate(id, 'letter');
      const images = await findIconPictures(document);
      const { thumbnail } = await renderer.render({
        document,
        answerKey: false,
        paper: document.paper,
        thumbnail: true,
        images,
      });
      if (!thumbnail) throw new Error(`The template ${id} has no picture`);
      const picture = sharp(thumbnail).resize({ ...SHOWN, fit: 'cover', position: 'top' });
      await picture.webp({ quality: 85 }).toFile(join(FOLDER, 'pictures', `${id}.webp`));
    }
    await writeFile(join(FOLDER, 'drawn.json'), `${JSON.stringify(hashTemplates(), null, 2)}\n`);
  } finally {
    await renderer.close();
  }
});
