import * as z from 'zod/mini';
import { booleanField } from '../../../vocabulary/schema-fields.ts';

/** The pages at the end of the key, after the sheets with their solutions. */
export const keyPages = /* @__PURE__ */ z.object({
  answers: booleanField(false),
  guide: booleanField(false),
});
export type KeyPages = z.output<typeof keyPages>;
