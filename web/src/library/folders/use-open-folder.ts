import { useSearchParams } from 'wouter';

/** Returns the id of the folder in the address, which may be gone; null where all documents are shown. */
export function useOpenFolder(): string | null {
  const [search] = useSearchParams();
  return search.get('folder');
}

/** Returns the address of the start page with that folder open, or with all documents. */
export const toFolderAddress = (id: string | null): string =>
  id === null ? '/' : `/?folder=${encodeURIComponent(id)}`;
