import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import type { StoredRevision } from '../../ports/documents.ts';
import { type Head, head, type ListedHead, listedHead } from '../../records/document.ts';
import type { Publishing } from '../../records/publishing.ts';
import { type Body, body } from './bodies.ts';
import type { Attributes } from './table.ts';

/**
 * Returns the key of a head: `DOC#id`/`HEAD` holds the newest content, `DOC#id`/`REV#version#hash` a version.
 * The hash separates two writers of the same version, so that the loser overwrites nothing.
 */
export const toHeadKey = (id: string) => ({ pk: `DOC#${id}`, sk: 'HEAD' });
export const toRevisionKey = (id: string, version: number, hash: string) => ({
  pk: `DOC#${id}`,
  sk: `REV#${String(version).padStart(12, '0')}#${hash}`,
});

/** The attributes of a version's row without its content. */
export const REVISION_ATTRIBUTES = '#pk, #sk, #saved_at, #name, #base_hash, #body_key, #expires_at';
const storedRevision = z.object({
  sk: z.string(),
  saved_at: z.string(),
  name: z._default(z.nullable(z.string()), null),
  base_hash: z._default(z.nullable(z.string()), null),
  body_key: z.optional(z.string()),
  expires_at: z.optional(z.number()),
});
/** Returns the range of sort keys of all versions up to this one. */
export const toRevisionRange = (through: number) => ({
  first: 'REV#',
  last: `REV#${String(through).padStart(12, '0')}#~`,
});

export function parseRevision(item: Attributes): StoredRevision {
  const { sk, body_key, expires_at, ...revision } = storedRevision.parse(unmarshall(item));
  const [, version, hash = ''] = sk.split('#');
  return {
    version: Number(version),
    hash,
    ...revision,
    is_large: body_key !== undefined,
    is_frozen: expires_at === undefined,
  };
}

/** Returns the key of the row that waits for a deleted document's time, and the state in `by_state` by which it is found. */
export const toDeletedKey = (id: string) => ({ pk: `DOC#${id}`, sk: 'DELETED' });
export const DELETED = 'deleted';
/** The state of those that could not be erased. They wait in a partition of their own, behind all others. */
export const DELETED_LAST = 'deleted-last';

/** Returns the key of the row by which a document is found whose versions are due to be thinned out. */
export const toThinningKey = (id: string) => ({ pk: `DOC#${id}`, sk: 'THINNING' });
export const THINNING = 'thinning';

/** Attributes that lists read; receipts and body are left out. */
export const LIST_ATTRIBUTES =
  '#pk, #owner, #entity_type, #filename, #title, #version, #hash, #updated_at, #deleted_at, #folder, #publishing';
export const HEAD_ATTRIBUTES = `${LIST_ATTRIBUTES}, #receipts, #erase_at, #expires_at`;

/** Returns the attributes of a head that every save writes: not its key, folder and publishing. */
export const toContentAttributes = (
  { id: _, publishing: __, deleted_at: ___, folder: ____, ...content }: Head,
  packed: Body,
) => ({
  ...content,
  body: packed.body,
  body_key: packed.body_key,
});

/** The state in `by_state` of documents whose change the gallery lacks. */
export const GALLERY_PENDING = 'untold';

/** The state in `by_state` of documents with files that were replaced. */
export const REPLACED = 'replaced';

/** Renames a publishing record to the attribute names that the table has always used. */
const toStored = ({
  lock_version: turn,
  requested: wanted,
  unpublished: withdrawn,
  gallery_pending_since: untold_since,
  ...same
}: Publishing) => ({ ...same, turn, wanted, withdrawn, untold_since });

/** Reverses `toStored`. Absent attributes become undefined, so that the record's defaults apply. */
const fromStored = ({ turn, wanted, withdrawn, untold_since, ...same }: Record<string, unknown>) => ({
  ...same,
  lock_version: turn,
  requested: wanted,
  unpublished: withdrawn,
  gallery_pending_since: untold_since,
});

/** Returns the attributes of a publishing record, with the two keys of the sparse index `by_state` when it waits. */
export const toPublishingAttributes = (publishing: Publishing) => {
  const [publish_state, queued_at] = findWait(publishing);
  return {
    publishing: toStored(publishing),
    publish_turn: publishing.lock_version,
    ...{ publish_state, queued_at },
  };
};

/** Finds what the record waits for first, and since when. */
function findWait({ state, requested, gallery_pending_since, replaced }: Publishing) {
  if (state === 'queued' || state === 'rendering') return [state, requested?.since];
  if (gallery_pending_since !== null) return [GALLERY_PENDING, gallery_pending_since];
  return replaced ? [REPLACED, replaced.since] : [];
}

const stored = z.looseObject({
  pk: z.string(),
  deleted_at: z._default(z.nullable(z.string()), null),
  publishing: z.optional(z.record(z.string(), z.unknown())),
  erase_at: z.optional(z.string()),
  /** The time at which a head that an earlier version deleted expires, in seconds since 1970. */
  expires_at: z.optional(z.number()),
});

/**
 * Parses an item. Returns undefined for a missing item and for a deleted document whose time is up, which is not
 * erased yet.
 */
function parseFields(item: Attributes | undefined) {
  if (!item) return undefined;
  const { pk, erase_at, expires_at, publishing, ...fields } = stored.parse(unmarshall(item));
  const end = erase_at === undefined ? expires_at && expires_at * 1000 : Date.parse(erase_at);
  if (end !== undefined && end <= Date.now()) return undefined;
  return { ...fields, publishing: publishing && fromStored(publishing), id: pk.slice('DOC#'.length) };
}

export function parseHead(item: Attributes | undefined): Head | undefined {
  const fields = parseFields(item);
  return fields && head.parse(fields);
}

export const parseListedHead = (item: Attributes): ListedHead => listedHead.parse(parseFields(item));

export function parseBody(item: Attributes | undefined): Body | undefined {
  const fields = parseFields(item);
  return fields && body.parse(fields);
}
