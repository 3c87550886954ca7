import * as z from 'zod/mini';
import { worksheetItem } from '../../items/item.ts';
import { createHeaderSchema } from '../../vocabulary/header.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { listFieldById } from '../../vocabulary/schema-fields.ts';

export const worksheet = z.extend(createHeaderSchema(1), {
  entity_type: z.literal('worksheet'),
  items: listFieldById(worksheetItem, LIMITS.items),
});
export type Worksheet = z.output<typeof worksheet>;
