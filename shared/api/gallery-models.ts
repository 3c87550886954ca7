import * as z from 'zod/mini';
import { ENTITY_TYPES } from '../kinds/facts.ts';
import { GRADE_LEVELS, SUBJECTS } from '../vocabulary/subjects.ts';
import { id } from './models.ts';

/** The part of a public document that the gallery shows. */
export const galleryEntry = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  entity_type: z.enum(ENTITY_TYPES),
  subjects: z.array(z.string()),
  grade_levels: z.array(z.enum(GRADE_LEVELS)),
  pages: z.number(),
  published_at: z.iso.datetime(),
  thumbnail_url: z.nullable(z.string()),
});
export type GalleryEntry = z.output<typeof galleryEntry>;

/**
 * A search of the gallery; a missing field matches anything. Title or subjects must contain all of the words.
 */
export const gallerySearch = z.object({
  kind: z.optional(z.enum(ENTITY_TYPES)),
  subject: z.optional(z.enum(SUBJECTS)),
  grade: z.optional(z.enum(GRADE_LEVELS)),
  words: z.optional(z.string().check(z.maxLength(100))),
  /** The cursor from the last reply. */
  next: z.optional(z.string().check(z.maxLength(1000))),
});
export type GallerySearch = z.output<typeof gallerySearch>;

export const galleryPage = z.object({
  entries: z.array(galleryEntry),
  /** Null at the end; a page may have fewer entries than the next. */
  next: z.nullable(z.string()),
});
export type GalleryPage = z.output<typeof galleryPage>;
