import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { once } from 'es-toolkit';
import { ICON_ID, ICON_PAGE_SIZE, POPULAR } from '#shared/icons/icon.ts';
import type { Icons } from '../../ports/images.ts';
import { iconIndex } from './icon-index.ts';
import { iconOf, type OpenMoji } from './openmoji.ts';

const libraryFolder = (): string =>
  process.env.ICONS_DIR ?? dirname(createRequire(import.meta.url).resolve('openmoji/package.json'));

/** OpenMoji's drawings, searched by their names and tags. */
export function openMojiIcons(): Icons {
  const open = once(openLibrary);
  return {
    async search(query, page) {
      const { icons, finder } = await open();
      const found = query.trim() === '' ? POPULAR : finder()(query);
      const shown = found.slice((page - 1) * ICON_PAGE_SIZE, page * ICON_PAGE_SIZE);
      return { icons: shown.flatMap((id) => icons.get(id) ?? []), total: found.length };
    },
    async find(id) {
      return (await open()).icons.get(id);
    },
    // Not every function that asks for a drawing has the names with it.
    readSvg: async (id) =>
      ICON_ID.test(id)
        ? readFile(join(libraryFolder(), 'color', 'svg', `${id}.svg`), 'utf8').catch(() => undefined)
        : undefined,
  };
}

async function openLibrary() {
  const text = await readFile(join(libraryFolder(), 'data', 'openmoji.json'), 'utf8');
  const entries = JSON.parse(text) as OpenMoji[];
  return {
    icons: new Map(entries.map((entry) => [entry.hexcode, iconOf(entry)])),
    // The popular ones need none.
    finder: once(() => iconIndex(entries)),
  };
}
