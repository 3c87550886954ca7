import * as z from 'zod/mini';
import { galleryEntry } from '#shared/api/gallery-models.ts';

/** A public document as the gallery stores it. */
export const galleryRecord = z.extend(z.omit(galleryEntry, { thumbnail_url: true }), {
  /** The revision that the thumbnail shows. */
  revision: z.number(),
  hash: z.string(),
  /** The run that rendered the thumbnail again; null for the first one. */
  rendering: z._default(z.nullable(z.string()), null),
  has_thumbnail: z.boolean(),
  /** Search terms such as "kind:bingo", "grade:4", "word:rain"; always includes "all". */
  found_by: z.array(z.string()),
});
export type GalleryRecord = z.output<typeof galleryRecord>;

/** A lock version above every other one, so that a late event never brings an erased document back. */
export const GONE_VERSION = Number.MAX_SAFE_INTEGER;
