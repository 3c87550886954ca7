import * as z from 'zod/mini';
import { IMAGE_TYPES } from '#shared/vocabulary/image-types.ts';
import { instant } from './instant.ts';

/** Everything that is stored of a picture except its bytes. */
export const imageRecord = z.object({
  id: z.string(),
  type: z.enum(IMAGE_TYPES),
  /** The width in px. */
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** A middle-sized file exists too. */
  has_middle: z._default(z.boolean(), false),
  created_at: instant,
  /** The library icon that the picture is, and in `color` the name of its look (`nameLook`); null for an upload. */
  icon: z.nullable(z.object({ id: z.string(), color: z.nullable(z.string()) })),
  /** Time since which no document uses the picture; null while one does or before the first check. */
  unused_since: z._default(z.nullable(instant), null),
});
export type ImageRecord = z.output<typeof imageRecord>;
