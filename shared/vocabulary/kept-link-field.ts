import * as z from 'zod/mini';
import { identifier } from './schema-fields.ts';

/** The entry of the user's own bank that an item or a card is in step with, as it was when they were last alike. */
export const keptLink = /* @__PURE__ */ z.object({
  id: identifier,
  /** The revision of what is kept. */
  revision: /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.maxLength(40)),
});
export type KeptLink = z.output<typeof keptLink>;
