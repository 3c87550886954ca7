import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { once, partition, uniq } from 'es-toolkit';
import { DIAGRAMS, isDiagram } from '#shared/icons/diagrams/diagrams.ts';
import { ICON_ID, ICON_PAGE_SIZE, POPULAR } from '#shared/icons/icon.ts';
import type { Icon } from '#shared/icons/icon-schema.ts';
import type { Icons } from '../../ports/images.ts';
import { createIconSearch } from './icon-index.ts';
import { type OpenMoji, toIcon } from './openmoji.ts';
import { createLanguageSearch, readNames } from './other-languages.ts';

const getLibraryFolder = (): string =>
  process.env.ICONS_DIR ?? dirname(createRequire(import.meta.url).resolve('openmoji/package.json'));

/** Returns the file of a drawing: in the cloud, those of our own lie among the library's. */
const getDrawingPath = (id: string): string =>
  isDiagram(id) && !process.env.ICONS_DIR
    ? createRequire(import.meta.url).resolve(`#shared/icons/diagrams/${id}.svg`)
    : join(getLibraryFolder(), 'color', 'svg', `${id}.svg`);

/** Returns the file with the names of icons in a language. */
const getNamesPath = (language: string): string =>
  process.env.ICONS_DIR
    ? join(process.env.ICONS_DIR, 'data', `names-${language}.json`)
    : createRequire(import.meta.url).resolve(`emojibase-data/${language}/compact.json`);

/** Creates the port over OpenMoji, searched by names and tags. */
export function createOpenMojiIcons(): Icons {
  const open = once(openLibrary);
  return {
    async search(query, page, isExact = false) {
      const { icons, getSearch, searchLanguages } = await open();
      const find = async () => {
        const { findExact, findAny, isGuessed, sortByMeaning } = getSearch();
        const exact = findExact(query);
        // A word of English that is known is meant as such; any other may be of another language.
        if (exact.length > 0) return isExact ? exact : findAny(query);
        const { ids, tagged, isSure } = await searchLanguages(query);
        const named = putColouredLast(
          uniq([...ids, ...sortByMeaning(tagged)]).flatMap((id) => icons.get(id) ?? []),
        );
        if (isExact || (isSure && named.length > 0)) return named;
        // A picture that another language calls so comes before one with a similar English word.
        return uniq(isGuessed(query) ? [...named, ...findAny(query)] : [...findAny(query), ...named]);
      };
      const found = query.trim() === '' ? POPULAR : await find();
      const shown = found.slice((page - 1) * ICON_PAGE_SIZE, page * ICON_PAGE_SIZE);
      return { icons: shown.flatMap((id) => icons.get(id) ?? []), total: found.length };
    },
    async find(id) {
      return (await open()).icons.get(id);
    },
    // Reads the file alone, because some functions have no list of names.
    readSvg: async (id) =>
      ICON_ID.test(id) ? readFile(getDrawingPath(id), 'utf8').catch(() => undefined) : undefined,
  };
}

const COLOURED = /^(?:large |small )?(red|orange|yellow|green|blue|purple|brown|black|white|pink)\b/;

/**
 * Returns the ids of icons that a word of another language finds. Where several have one colour alone, the word is its name too:
 * things that are called so come first, and what merely has the colour last.
 */
function putColouredLast(found: readonly Icon[]): string[] {
  const isColoured = ({ term }: Icon) => COLOURED.test(term);
  const [coloured, things] = partition(found, isColoured);
  const colours = new Set(coloured.map(({ term }) => COLOURED.exec(term)?.[1]));
  const sorted = coloured.length > 1 && colours.size === 1 ? [...things, ...coloured] : found;
  return sorted.map(({ id }) => id);
}

async function openLibrary() {
  const text = await readFile(join(getLibraryFolder(), 'data', 'openmoji.json'), 'utf8');
  const entries = [...(JSON.parse(text) as OpenMoji[]), ...DIAGRAMS];
  return {
    icons: new Map(entries.map((entry) => [entry.hexcode, toIcon(entry)])),
    // The popular icons need no index.
    getSearch: once(() => createIconSearch(entries)),
    searchLanguages: createLanguageSearch((language) => readNames(getNamesPath(language))),
  };
}
