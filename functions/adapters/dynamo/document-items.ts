import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { type Head, head, type Listed, listed } from '../../records/document.ts';
import type { Publishing } from '../../records/publishing.ts';
import { type Body, body } from './bodies.ts';
import type { Attributes } from './table.ts';

/**
 * How documents lie in the table. `DOC#id`/`HEAD` is the head with the newest content,
 * `DOC#id`/`REV#version#hash` a version: two savers of one version differ in the hash, so that the one
 * who loses overwrites nothing.
 */
export const headKey = (id: string) => ({ pk: `DOC#${id}`, sk: 'HEAD' });
export const revisionKey = (id: string, version: number, hash: string) => ({
  pk: `DOC#${id}`,
  sk: `REV#${String(version).padStart(12, '0')}#${hash}`,
});

/** The fields of a list; the receipts and the body stay where they are. */
export const LISTED =
  '#pk, #owner, #entity_type, #filename, #title, #version, #hash, #updated_at, #deleted_at, #publishing';
export const HEAD = `${LISTED}, #receipts, #expires_at`;

/** The content's share of a head item; the key and the publishing have their own. */
export const contentOf = ({ id: _, publishing: __, deleted_at: ___, ...content }: Head, packed: Body) => ({
  ...content,
  body: packed.body,
  body_key: packed.body_key,
});

/** In `by_state`: the gallery was not told. */
export const UNTOLD = 'untold';

/** The publishing's share. Only what waits for a PDF or the gallery has the two fields of the index `by_state`. */
export const publishingOf = (publishing: Publishing) => {
  const { turn, state, wanted, untold_since } = publishing;
  const waits = state === 'queued' || state === 'rendering';
  const untold = untold_since === null ? undefined : UNTOLD;
  return {
    publishing,
    publish_turn: turn,
    publish_state: waits ? state : untold,
    queued_at: waits ? wanted?.since : (untold_since ?? undefined),
  };
};

const stored = z.looseObject({
  pk: z.string(),
  deleted_at: z._default(z.nullable(z.string()), null),
  expires_at: z.optional(z.number()),
});

/** Undefined for an item that is not there, or whose time is up though the engine still has it. */
function fieldsOf(item: Attributes | undefined) {
  if (!item) return undefined;
  const { pk, expires_at, ...fields } = stored.parse(unmarshall(item));
  if (expires_at !== undefined && expires_at * 1000 <= Date.now()) return undefined;
  return { ...fields, id: pk.slice('DOC#'.length) };
}

export function headIn(item: Attributes | undefined): Head | undefined {
  const fields = fieldsOf(item);
  return fields && head.parse(fields);
}

export const listedIn = (item: Attributes): Listed => listed.parse(fieldsOf(item));

export function bodyIn(item: Attributes | undefined): Body | undefined {
  const fields = fieldsOf(item);
  return fields && body.parse(fields);
}
