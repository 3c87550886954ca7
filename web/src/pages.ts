import { type ComponentType, lazy } from 'react';
import { PageLoadError } from './frame/page-load-error.ts';
import { PAGE_MODULES } from './page-modules.ts';

const lazyPage = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Page) => ({ default: Page }),
      () => Promise.reject(new PageLoadError()),
    ),
  );

export const StartPage = lazyPage(PAGE_MODULES.start);
export const EditorPage = lazyPage(PAGE_MODULES.editor);
export const PublishedPage = lazyPage(PAGE_MODULES.published);
export const GalleryPage = lazyPage(PAGE_MODULES.gallery);
export const TrashPage = lazyPage(PAGE_MODULES.trash);
export const BankPage = lazyPage(PAGE_MODULES.bank);
export const SharedPage = lazyPage(PAGE_MODULES.shared);
export const AdminPage = lazyPage(PAGE_MODULES.admin);
export const AccountPage = lazyPage(PAGE_MODULES.account);
