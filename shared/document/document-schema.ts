import * as z from 'zod/mini';
import type { EntityType } from '../kinds/facts.ts';
import { SCHEMAS } from '../kinds/schemas.ts';

/** A document is of one of the kinds, which it names. */
export const handoutDocument = /* @__PURE__ */ z.discriminatedUnion(
  'entity_type',
  // Zod's types want a literal list of schemas.
  Object.values(SCHEMAS) as unknown as readonly [(typeof SCHEMAS)[EntityType]],
);
