import type { ImageFiles, Images, Picture } from '#functions/ports/images.ts';
import type { Ports } from '#functions/ports/ports.ts';
import type { StoredImage } from '#functions/records/image.ts';

/** People's pictures and the icon library in memory, for tests. */

export function imagesInMemory(): Images {
  const rows = new Map<string, { owner: string; due: string; image: StoredImage }>();
  const of = (owner: string) =>
    [...rows.values()].filter((row) => row.owner === owner).map(({ image }) => image);
  return {
    find: async (owner, ids) => of(owner).filter(({ id }) => ids.includes(id)),
    list: async (owner) => of(owner),
    async keep(owner, image, due) {
      if (rows.has(`${owner}/${image.id}`)) return false;
      rows.set(`${owner}/${image.id}`, { owner, image, due });
      return true;
    },
    usage: async (owner) => ({
      count: of(owner).length,
      bytes: of(owner).reduce((sum, { bytes }) => sum + bytes, 0),
    }),
    due: async (now) =>
      [...rows.values()].filter(({ due }) => due <= now).map(({ owner, image }) => ({ owner, id: image.id })),
    async lookAgain(owner, id, { due, unused_since }) {
      const row = rows.get(`${owner}/${id}`);
      if (row) rows.set(`${owner}/${id}`, { owner, due, image: { ...row.image, unused_since } });
    },
    forget: async (owner, id) => void rows.delete(`${owner}/${id}`),
  };
}

export const imageFilesIn = (pictured: Map<string, Picture>): ImageFiles => ({
  slot: async (key, { type }) => ({ url: `https://uploads.test/${key}`, headers: { 'content-type': type } }),
  read: async (key) => pictured.get(key),
  put: async (key, picture) => void pictured.set(key, picture),
  remove: async (keys) => keys.forEach((key) => void pictured.delete(key)),
});

/** One drawing, a black circle. */
export const someIcons: Ports['icons'] = {
  search: async () => ({ icons: [], total: 0 }),
  find: async () => undefined,
  drawing: async (id) =>
    id === '26AB' ? '<svg viewBox="0 0 72 72"><circle r="9" fill="#000"/></svg>' : undefined,
};

/** Takes whatever is sent for a picture of 40 × 30. */
export const anyPicture: Ports['pictures'] = {
  clean: async (sent) => ({ ...sent, width: 40, height: 30, thumb: sent, middle: null }),
};
