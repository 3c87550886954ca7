import * as z from 'zod/mini';
import { worksheetItem } from '../../items/item.ts';
import { listById } from '../../vocabulary/fields.ts';
import { documentHeader } from '../../vocabulary/header.ts';
import { LIMITS } from '../../vocabulary/limits.ts';

export const worksheet = z.extend(documentHeader(1), {
  entity_type: z.literal('worksheet'),
  items: listById(worksheetItem, LIMITS.items),
});
export type Worksheet = z.output<typeof worksheet>;
