import { once } from 'es-toolkit';
import * as z from 'zod/mini';
import type { HandoutDocument } from '#shared/document/document.ts';
import { readEnvironment } from '../../process/environment.ts';
import { packDocument, unpackDocument } from './packed-document.ts';

/**
 * The content of a document as its item stores it: gzipped JSON, or the key of the S3 object that holds it.
 */
export const body = z.object({
  body: z.optional(z.instanceof(Uint8Array)),
  body_key: z.optional(z.string()),
});
export type Body = z.output<typeof body>;

/**
 * Largest body that an item holds. A save writes it twice, into the version and the head, at 0.6 $ for a million KB each: an object of
 * S3 costs as much as four KB of that.
 */
export const MAX_ITEM_BYTES = 4 * 1024;

/** The version of a document that a large content belongs to. */
interface BodyOf {
  readonly id: string;
  readonly version: number;
  readonly hash: string;
}

/** Returns the key of a large content. Earlier releases left the version out, so that equal versions shared an object. */
const toBodyKey = ({ id, version, hash }: BodyOf): string => `bodies/${id}/${version}-${hash}.json.gz`;

export type Bodies = ReturnType<typeof openBodies>;

/**
 * Opens the storage of document contents. Large ones go to S3 under their version and hash, before any item points to
 * them.
 */
export function openBodies() {
  const { DOCUMENTS_BUCKET: Bucket } = readEnvironment('DOCUMENTS_BUCKET');
  // Loaded with the first large document, because most documents fit their item.
  const loadLarge = once(async () => (await import('./large-bodies.ts')).openLargeBodies(Bucket));
  // A document is packed once: it is weighed before it is written.
  const known = new WeakMap<HandoutDocument, Promise<Uint8Array<ArrayBuffer>>>();
  const packOnce = (document: HandoutDocument) => {
    const packed = known.get(document) ?? packDocument(document);
    known.set(document, packed);
    return packed;
  };
  return {
    weigh: async (document: HandoutDocument): Promise<number> => (await packOnce(document)).byteLength,
    async pack(of: BodyOf, document: HandoutDocument): Promise<Body> {
      const bytes = await packOnce(document);
      if (bytes.byteLength <= MAX_ITEM_BYTES) return { body: bytes };
      const Key = toBodyKey(of);
      await (await loadLarge()).write(Key, bytes);
      return { body_key: Key };
    },
    async unpack({ body, body_key }: Body): Promise<HandoutDocument> {
      return unpackDocument(body ?? (await (await loadLarge()).read(body_key)));
    },
    /** Removes the large content of a version, which no other version shares. */
    async remove(of: BodyOf): Promise<void> {
      await (await loadLarge()).remove(toBodyKey(of));
    },
    async removeAll(id: string): Promise<void> {
      await (await loadLarge()).removeAll(`bodies/${id}/`);
    },
  };
}
