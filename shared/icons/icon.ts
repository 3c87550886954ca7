export const ICON_PAGE_SIZE = 32;

/** The name of an icon: code points in hexadecimal, joined by `-`. */
export const ICON_ID = /^[0-9A-F]{4,5}(-[0-9A-F]{4,5})*$/;

export const ICON_LICENSE = {
  name: 'CC BY-SA 4.0',
  url: 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const;
/** The licence of our own drawings, which asks for no credit. */
export const DIAGRAM_LICENSE = {
  name: 'CC0 1.0',
  url: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const;
export const ICON_LIBRARY = 'OpenMoji';

/** The folder of the drawings on the site, named by the library's release, so that a file in it never changes. */
export const ICON_FOLDER = '/assets/openmoji-17.0.0';
export const getIconPath = (id: string): string => `${ICON_FOLDER}/${id}.svg`;

/** The popular nine, in the order of the gallery. */
export const POPULAR: readonly string[] = [
  '2B50',
  '1F603',
  '1F44D',
  '1F34E',
  '270F',
  '1F4D6',
  '2764',
  '2600',
  '1F3C6',
];

/** The languages in which icons are searched, apart from English, in the order in which they are asked. */
export const ICON_LANGUAGES = [
  ...(['es', 'fr', 'de', 'it', 'pt', 'nl', 'sv', 'da', 'pl'] as const),
  ...(['ja', 'zh', 'zh-hant', 'ko', 'ru', 'uk', 'hi', 'bn', 'th'] as const),
] as const;
