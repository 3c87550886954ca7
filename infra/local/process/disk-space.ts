import { statfsSync } from 'node:fs';

/**
 * The databases need room to tidy up, and one that meets a full disk in the middle of a write stops for
 * good. So writes end while this much is still free, and deleting stays possible.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;

/** Says whether there is room to write. */
export type HasRoom = () => boolean;

/** Watches the disk that holds `folder`. */
export const roomOn =
  (folder: string): HasRoom =>
  () => {
    const disk = statfsSync(folder);
    return disk.bavail * disk.bsize > RESERVE_BYTES;
  };
