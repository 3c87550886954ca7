import { type ComponentType, lazy } from 'react';
import { PageLoadError } from './frame/page-load-error.ts';

const lazyPage = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Page) => ({ default: Page }),
      () => Promise.reject(new PageLoadError()),
    ),
  );

/** Every page is a chunk of its own: the start page brings neither ProseMirror nor dnd-kit. */
export const StartPage = lazyPage(async () => (await import('./library/StartPage.tsx')).StartPage);
export const EditorPage = lazyPage(async () => (await import('./editor/EditorPage.tsx')).EditorPage);
export const PublishedPage = lazyPage(
  async () => (await import('./published/page/PublishedPage.tsx')).PublishedPage,
);
export const GalleryPage = lazyPage(async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage);
export const TrashPage = lazyPage(async () => (await import('./library/TrashPage.tsx')).TrashPage);
export const AdminPage = lazyPage(async () => (await import('./admin/AdminPage.tsx')).AdminPage);
export const AccountPage = lazyPage(async () => (await import('./account/AccountPage.tsx')).AccountPage);
