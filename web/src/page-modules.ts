import { VIEWS_OF_NEW } from '#shared/kinds/views.ts';
import { SECTION_MODULES } from './kinds/section-modules.ts';

/** Loads each page: every page is a chunk of its own. */
export const PAGE_MODULES = {
  start: async () => (await import('./library/StartPage.tsx')).StartPage,
  editor: async () => (await import('./editor/EditorPage.tsx')).EditorPage,
  published: async () => (await import('./published/page/PublishedPage.tsx')).PublishedPage,
  gallery: async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage,
  trash: async () => (await import('./library/TrashPage.tsx')).TrashPage,
  bank: async () => (await import('./kept/page/BankPage.tsx')).BankPage,
  shared: async () => (await import('./kept/page/SharedPage.tsx')).SharedPage,
  account: async () => (await import('./account/AccountPage.tsx')).AccountPage,
  admin: async () => (await import('./admin/AdminPage.tsx')).AdminPage,
} as const;

/** The first part of a path, with its page. */
const PAGES_BY_PATH: Readonly<Record<string, keyof typeof PAGE_MODULES>> = {
  '': 'start',
  new: 'editor',
  edit: 'editor',
  d: 'published',
  gallery: 'gallery',
  trash: 'trash',
  bank: 'bank',
  shared: 'shared',
  account: 'account',
  admin: 'admin',
};

/** Lists what loads the page of a path, with what it shows at once of a new document. */
export function listModules(path: string): (() => Promise<unknown>)[] {
  const [, first = '', second = ''] = path.split('/');
  const page = PAGES_BY_PATH[first];
  const kind = first === 'new' && isKind(second) && second;
  return [
    ...(page ? [PAGE_MODULES[page]] : []),
    ...(kind ? [VIEWS_OF_NEW[kind].load, SECTION_MODULES[kind]] : []),
  ];
}

const isKind = (name: string): name is keyof typeof SECTION_MODULES => Object.hasOwn(SECTION_MODULES, name);

/**
 * Begins to load the page of a path beside the script that every page shares; without it the page would wait for that.
 * A page that does not arrive is requested again, and its failure shown, where it is rendered.
 */
export function preloadPage(path: string): void {
  for (const load of listModules(path)) load().catch(() => undefined);
}
