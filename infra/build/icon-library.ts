import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pick } from 'es-toolkit';

/** What a function reads of each drawing; the list has more, which a cold start would pay for. */
const FIELDS = [
  ...['hexcode', 'group', 'subgroups', 'annotation'],
  ...['tags', 'openmoji_tags', 'openmoji_author', 'skintone'],
];

const library = (project: string, ...path: readonly string[]) =>
  join(project, 'node_modules', 'openmoji', ...path);

/** The names and tags of the icon library, as its package has them. */
export async function takeIconNames(project: string, folder: string): Promise<void> {
  const entries = JSON.parse(await readFile(library(project, 'data', 'openmoji.json'), 'utf8')) as object[];
  const names = entries.map((entry) => pick(entry as Record<string, unknown>, FIELDS));
  await mkdir(join(folder, 'icons', 'data'), { recursive: true });
  await writeFile(join(folder, 'icons', 'data', 'openmoji.json'), JSON.stringify(names));
}

/** The drawings, each in its file. */
export async function takeDrawings(project: string, folder: string): Promise<void> {
  const drawings = join('color', 'svg');
  await cp(library(project, drawings), join(folder, 'icons', drawings), { recursive: true });
}
