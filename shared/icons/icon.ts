import * as z from 'zod/mini';

/** An icon as a search answers it. */
export const icon = z.object({
  /** The library's own name of it, such as "1F34E". */
  id: z.string(),
  /** Its drawing, an SVG on the site's own origin. */
  thumbnail_url: z.string(),
  /** True where it needs a premium plan. */
  our_premium: z.boolean(),
  /** True for the popular ones, which an empty search shows. */
  is_default: z.boolean(),
  term: z.string(),
  tags: z.array(z.string()),
  creator: z.string(),
  license: z.object({ name: z.string(), url: z.string() }),
});
export type Icon = z.output<typeof icon>;

/** The reply to a search: a page of icons, their total number, and the cursor of the next page. */
export const iconPage = z.object({
  icons: z.array(icon),
  total_count: z.number(),
  next_page: z.nullable(z.string()),
});
export type IconPage = z.output<typeof iconPage>;

export const ICON_PAGE_SIZE = 32;

/** The name of an icon: code points in hexadecimal, joined by `-`. */
export const ICON_ID = /^[0-9A-F]{4,5}(-[0-9A-F]{4,5})*$/;

export const ICON_LICENSE = {
  name: 'CC BY-SA 4.0',
  url: 'https://creativecommons.org/licenses/by-sa/4.0/',
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

/** The languages besides English in which icons are searched, in the order in which they are asked. */
export const ICON_LANGUAGES = ['es', 'fr', 'de', 'it', 'pt', 'nl', 'sv', 'da', 'pl'] as const;
