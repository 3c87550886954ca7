import { lazy } from 'react';

/** Every page is a chunk of its own: the start page brings neither ProseMirror nor dnd-kit. */
export const StartPage = lazy(async () => ({ default: (await import('./library/StartPage.tsx')).StartPage }));
export const EditorPage = lazy(async () => ({
  default: (await import('./editor/EditorPage.tsx')).EditorPage,
}));
export const PublishedPage = lazy(async () => ({
  default: (await import('./published/PublishedPage.tsx')).PublishedPage,
}));
export const GalleryPage = lazy(async () => ({
  default: (await import('./gallery/GalleryPage.tsx')).GalleryPage,
}));
export const AdminPage = lazy(async () => ({ default: (await import('./admin/AdminPage.tsx')).AdminPage }));
export const AccountPage = lazy(async () => ({
  default: (await import('./account/AccountPage.tsx')).AccountPage,
}));
