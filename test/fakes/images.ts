import type { Icons, ImageFiles, Images, Picture, Pictures, Uploads } from '#functions/ports/images.ts';
import type { ImageRecord } from '#functions/records/image.ts';

const MAX_DUE = 200;

interface ImageRow {
  readonly owner: string;
  readonly due: string;
  readonly image: ImageRecord;
}

/** Picture records in memory. */
export function createImages(): Images & { eraseRows(owner: string): void } {
  const rows = new Map<string, ImageRow>();
  const list = (owner: string) =>
    [...rows.values()]
      .filter((row) => row.owner === owner)
      .map(({ image }) => structuredClone(image))
      .sort((one, other) => one.id.localeCompare(other.id));
  return {
    find: async (owner, ids) => list(owner).filter(({ id }) => ids.includes(id)),
    list: async (owner) => list(owner),
    async add(owner, image, due) {
      const key = `${owner}/${image.id}`;
      if (rows.has(key)) return false;
      rows.set(key, { owner, due, image: structuredClone(image) });
      return true;
    },
    measureUsage: async (owner) => ({
      count: list(owner).length,
      bytes: list(owner).reduce((sum, { bytes }) => sum + bytes, 0),
    }),
    listDue: async (now) =>
      [...rows.values()]
        .filter(({ due }) => due <= now)
        .sort((one, other) => one.due.localeCompare(other.due))
        .slice(0, MAX_DUE)
        .map(({ owner, image, due }) => ({ owner, id: image.id, since: due })),
    findDue: async (owner, now) =>
      list(owner).filter(({ id }) => (rows.get(`${owner}/${id}`)?.due ?? now) <= now),
    async reschedule(owner, id, { due, unused_since }) {
      const row = rows.get(`${owner}/${id}`);
      if (row) rows.set(`${owner}/${id}`, { owner, due, image: { ...row.image, unused_since } });
    },
    remove: async (owner, id) => void rows.delete(`${owner}/${id}`),
    eraseRows(owner) {
      for (const key of rows.keys()) if (key.startsWith(`${owner}/`)) rows.delete(key);
    },
  };
}

/** Uploads in memory, by their keys. A slot is an address that nobody serves; tests set the file. */
export const createUploads = (sent: Map<string, Picture>): Uploads => ({
  createSlot: async (key, { type }) => ({
    url: `https://uploads.test/${key}`,
    headers: { 'content-type': type },
  }),
  read: async (key) => sent.get(key),
  remove: async (key) => void sent.delete(key),
  async removeAll(prefix) {
    for (const key of sent.keys()) if (key.startsWith(prefix)) sent.delete(key);
  },
});

/** Picture files in memory. */
export const createImageFiles = (stored: Map<string, Picture>): ImageFiles => ({
  read: async (key) => stored.get(key),
  put: async (key, picture) => void stored.set(key, picture),
  remove: async (keys) => keys.forEach((key) => void stored.delete(key)),
});

/** A library with one icon, a black circle. */
export const oneIcon: Icons = {
  search: async () => ({ icons: [], total: 0 }),
  find: async () => undefined,
  readSvg: async (id) =>
    id === '26AB' ? '<svg viewBox="0 0 72 72"><circle r="9" fill="#000"/></svg>' : undefined,
};

/** Accepts every upload as a picture of 40 × 30 px. */
export const acceptEveryPicture: Pictures = {
  clean: async (sent) => ({ ...sent, width: 40, height: 30, thumb: sent, middle: null }),
};
