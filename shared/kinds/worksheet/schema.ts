import * as z from 'zod/mini';
import { listById } from '../../document/fields.ts';
import { documentHeader } from '../../document/header.ts';
import { LIMITS } from '../../document/limits.ts';
import { worksheetItem } from '../../items/item.ts';

export const worksheet = z.extend(documentHeader(1), {
  entity_type: z.literal('worksheet'),
  items: listById(worksheetItem, LIMITS.items),
});
export type Worksheet = z.output<typeof worksheet>;
