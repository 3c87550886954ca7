import * as z from 'zod/mini';
import { hexColor } from '../../text/schema.ts';
import { createBorderFields } from '../../vocabulary/style.ts';

/** The background of cards or squares, which is printed pale, and their border. */
export const cardLook = z.object({
  background: z.optional(hexColor),
  ...createBorderFields({ on: false }),
});
export type CardLook = z.output<typeof cardLook>;
