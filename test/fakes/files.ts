import type { Files, FileUrls } from '#functions/ports/files.ts';

/** Published files in memory. */
export const createFiles = (stored: Map<string, Uint8Array>): Files => ({
  put: async (key, bytes) => void stored.set(key, bytes),
  async removeAll(prefix) {
    for (const key of stored.keys()) if (key.startsWith(prefix)) stored.delete(key);
  },
  async removeWhere(prefix, isGone) {
    for (const key of stored.keys()) if (key.startsWith(prefix) && isGone(key)) stored.delete(key);
  },
});

/** Signs nothing: every URL is the key on a host that does not exist. */
export const unsignedFileUrls: FileUrls = { sign: async (key) => `https://files.test/${key}` };
