import * as z from 'zod/mini';
import '../items/install-item-types.ts';
import type { EntityType } from '../kinds/facts.ts';
import { KINDS } from '../kinds/kinds.ts';
import { SCHEMAS } from '../kinds/schemas.ts';
import { setKinds } from './document.ts';

// Who reads documents from outside can ask everything of them.
setKinds(KINDS);

/** A document is of one of the kinds, which it names. */
export const handoutDocument = /* @__PURE__ */ z.discriminatedUnion(
  'entity_type',
  // Zod's types want a literal list of schemas.
  Object.values(SCHEMAS) as unknown as readonly [(typeof SCHEMAS)[EntityType]],
);
