import type { Folder } from '#shared/api/models.ts';

/** Stores the folders of users. A document names its folder by id in its head. */
export interface Folders {
  /** Lists all folders of a user, by their ids. */
  list(owner: string): Promise<readonly Folder[]>;
  /** Writes a folder; one with the same id is replaced. */
  put(owner: string, folder: Folder): Promise<void>;
  /** Removes a folder; does nothing when it is missing. */
  remove(owner: string, id: string): Promise<void>;
}
