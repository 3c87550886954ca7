import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pick } from 'es-toolkit';
import { DIAGRAMS } from '#shared/icons/diagrams/diagrams.ts';
import { ICON_LANGUAGES } from '#shared/icons/icon.ts';

/** The fields of an icon that functions read; the others would only slow down a cold start. */
const FIELDS = [
  ...['hexcode', 'group', 'subgroups', 'annotation'],
  ...['tags', 'openmoji_tags', 'openmoji_author', 'skintone'],
];

const toLibraryPath = (project: string, ...path: readonly string[]) =>
  join(project, 'node_modules', 'openmoji', ...path);

/** Copies the names and tags of the icon library to `folder`. */
export async function copyIconNames(project: string, folder: string): Promise<void> {
  const entries = JSON.parse(
    await readFile(toLibraryPath(project, 'data', 'openmoji.json'), 'utf8'),
  ) as object[];
  const names = entries.map((entry) => pick(entry as Record<string, unknown>, FIELDS));
  await mkdir(join(folder, 'icons', 'data'), { recursive: true });
  await writeFile(join(folder, 'icons', 'data', 'openmoji.json'), JSON.stringify(names));
}

/** Copies what a search reads: the names and tags of the icon library in English and in other languages. */
export async function copyIconSearch(project: string, folder: string): Promise<void> {
  await copyIconNames(project, folder);
  await Promise.all(ICON_LANGUAGES.map((language) => copyNames(project, folder, language)));
}

async function copyNames(project: string, folder: string, language: string): Promise<void> {
  const source = join(project, 'node_modules', 'emojibase-data', language, 'compact.json');
  const entries = JSON.parse(await readFile(source, 'utf8')) as object[];
  const names = entries.map((entry) => pick(entry as Record<string, unknown>, ['hexcode', 'label', 'tags']));
  await writeFile(join(folder, 'icons', 'data', `names-${language}.json`), JSON.stringify(names));
}

/** Copies the drawings of the icon library to `folder`. */
export async function copyDrawings(project: string, folder: string): Promise<void> {
  const drawings = join('color', 'svg');
  const target = join(folder, 'icons', drawings);
  await cp(toLibraryPath(project, drawings), target, { recursive: true });
  const diagrams = DIAGRAMS.map(({ hexcode }) => `${hexcode}.svg`);
  await Promise.all(
    diagrams.map((file) => cp(join(project, 'shared', 'icons', 'diagrams', file), join(target, file))),
  );
}
