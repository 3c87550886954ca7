import * as z from 'zod/mini';
import { ENTITY_TYPES } from '#shared/kinds/facts.ts';
import { instant } from './instant.ts';
import { publishing } from './publishing.ts';

/** The answer to a write. It is stored so that a repeated write gets the same answer. */
const receipt = z.object({
  key: z.string(),
  version: z.number(),
  hash: z.string(),
  updated_at: instant,
  /**
   * The identity of the request, where the hash is not its identity. A known key with another request is no
   * repetition.
   */
  request: z.optional(z.string()),
});
export type Receipt = z.output<typeof receipt>;

/** The head of a document: everything that is stored of it except its content. */
export const head = z.object({
  id: z.string(),
  owner: z.string(),
  entity_type: z.enum(ENTITY_TYPES),
  filename: z.string(),
  /** The title's first words, as plain text. */
  title: z.string(),
  version: z.number(),
  hash: z.string(),
  updated_at: instant,
  deleted_at: z.nullable(instant),
  /** The id of its folder; null where it is in none. */
  folder: z._default(z.nullable(z.string()), null),
  /** The receipts of the last writes, newest first. */
  receipts: z.array(receipt),
  publishing,
});
export type Head = z.output<typeof head>;

/** A head as lists read it. */
export const listedHead = z.omit(head, { receipts: true });
export type ListedHead = z.output<typeof listedHead>;
