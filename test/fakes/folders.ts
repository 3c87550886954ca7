import type { Folders } from '#functions/ports/folders.ts';
import type { Folder } from '#shared/api/models.ts';
import type { RefuseDeleted } from './users.ts';

/** Folders in memory; `eraseRows` removes those of a user. */
export function createFolders(refuseDeleted: RefuseDeleted): Folders & { eraseRows(owner: string): void } {
  const rows = new Map<string, Map<string, Folder>>();
  const getRows = (owner: string) => rows.get(owner) ?? new Map<string, Folder>();
  return {
    list: async (owner) =>
      [...getRows(owner).values()]
        .toSorted((one, other) => one.id.localeCompare(other.id))
        .map((folder) => ({ ...folder })),
    async put(owner, folder) {
      refuseDeleted(owner);
      rows.set(owner, new Map([...getRows(owner), [folder.id, { ...folder }]]));
    },
    remove: async (owner, id) => void getRows(owner).delete(id),
    eraseRows: (owner) => void rows.delete(owner),
  };
}
