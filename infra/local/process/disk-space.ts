import { statfsSync } from 'node:fs';

/**
 * Space that stays free. A database that meets a full disk during a write does not recover, so writes are refused
 * earlier. Half of it is left to what opens an account and makes room: without it nobody could free the disk.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;

/** What a write is for: to make room, with signing in, or anything else. */
export type Purpose = 'making room' | 'anything';

/** Tells whether there is room to write. */
export type HasRoom = (purpose?: Purpose) => boolean;

/** Creates a check of the disk that holds `folder`. */
export const createRoomCheck =
  (folder: string): HasRoom =>
  (purpose = 'anything') => {
    const disk = statfsSync(folder);
    return disk.bavail * disk.bsize > (purpose === 'making room' ? RESERVE_BYTES / 2 : RESERVE_BYTES);
  };
