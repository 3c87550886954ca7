import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { once } from 'es-toolkit';
import { ICON_ID, ICON_PAGE_SIZE, POPULAR } from '#shared/icons/icon.ts';
import type { Icons } from '../../ports/images.ts';
import { createIconSearch } from './icon-index.ts';
import { type OpenMoji, toIcon } from './openmoji.ts';

const getLibraryFolder = (): string =>
  process.env.ICONS_DIR ?? dirname(createRequire(import.meta.url).resolve('openmoji/package.json'));

/** Creates the port over OpenMoji, searched by names and tags. */
export function createOpenMojiIcons(): Icons {
  const open = once(openLibrary);
  return {
    async search(query, page) {
      const { icons, getSearch } = await open();
      const found = query.trim() === '' ? POPULAR : getSearch()(query);
      const shown = found.slice((page - 1) * ICON_PAGE_SIZE, page * ICON_PAGE_SIZE);
      return { icons: shown.flatMap((id) => icons.get(id) ?? []), total: found.length };
    },
    async find(id) {
      return (await open()).icons.get(id);
    },
    // Reads the file alone, because some functions have no list of names.
    readSvg: async (id) =>
      ICON_ID.test(id)
        ? readFile(join(getLibraryFolder(), 'color', 'svg', `${id}.svg`), 'utf8').catch(() => undefined)
        : undefined,
  };
}

async function openLibrary() {
  const text = await readFile(join(getLibraryFolder(), 'data', 'openmoji.json'), 'utf8');
  const entries = JSON.parse(text) as OpenMoji[];
  return {
    icons: new Map(entries.map((entry) => [entry.hexcode, toIcon(entry)])),
    // The popular icons need no index.
    getSearch: once(() => createIconSearch(entries)),
  };
}
