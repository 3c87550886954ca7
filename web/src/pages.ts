import { type ComponentType, lazy } from 'react';
import { PageNotFetched } from './frame/page-not-fetched.ts';

const page = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Page) => ({ default: Page }),
      () => Promise.reject(new PageNotFetched()),
    ),
  );

/** Every page is a chunk of its own: the start page brings neither ProseMirror nor dnd-kit. */
export const StartPage = page(async () => (await import('./library/StartPage.tsx')).StartPage);
export const EditorPage = page(async () => (await import('./editor/EditorPage.tsx')).EditorPage);
export const PublishedPage = page(
  async () => (await import('./published/page/PublishedPage.tsx')).PublishedPage,
);
export const GalleryPage = page(async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage);
export const AdminPage = page(async () => (await import('./admin/AdminPage.tsx')).AdminPage);
export const AccountPage = page(async () => (await import('./account/AccountPage.tsx')).AccountPage);
