import { statfsSync } from 'node:fs';

/**
 * Space that stays free. A database that meets a full disk during a write does not recover, so writes are refused
 * earlier while deletes remain possible.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;

/** Tells whether there is room to write. */
export type HasRoom = () => boolean;

/** Creates a check of the disk that holds `folder`. */
export const createRoomCheck =
  (folder: string): HasRoom =>
  () => {
    const disk = statfsSync(folder);
    return disk.bavail * disk.bsize > RESERVE_BYTES;
  };
