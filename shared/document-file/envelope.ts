import * as z from 'zod/mini';
import { IMAGE_TYPES } from '../vocabulary/image-types.ts';

/** The name of the format, in every file. */
export const FORMAT = 'handout';
/** The version of the files that are written; every older one is read. What is within has a version of its own. */
export const FILE_VERSION = 1;
/** The path of the schema of this version, from the root of the site. */
export const SCHEMA_PATH = `/schemas/handout-${FILE_VERSION}.json`;

/** The most that a file may hold; what is beyond is refused by name. */
export const DOCUMENT_FILE_LIMITS = {
  /** Bytes of the file itself. */
  bytes: 60 * 1024 * 1024,
  /** Bytes of all pictures; as text in the file they take a third more. */
  allPictureBytes: 40 * 1024 * 1024,
  pictures: 1_000,
} as const;

/** A picture within the file: what it is, and its bytes in base64. */
export const filePicture = z.strictObject({
  type: z.enum(IMAGE_TYPES),
  name: z._default(z.string().check(z.maxLength(255)), ''),
  data: z.string(),
});

/** All of the file but the document, which `parseDocument` reads. */
export const envelope = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(FORMAT),
  version: z.literal(FILE_VERSION),
  document: z.record(z.string(), z.unknown()),
  pictures: z._default(z.record(z.string(), filePicture), {}),
});
