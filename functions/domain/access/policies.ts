import { ApiError } from '../../errors/api-error.ts';
import type { StoredDocument } from '../../ports/documents.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Head } from '../../records/document.ts';
import { isOpenByLink, openKey } from '../../records/publishing.ts';

type Policy = (caller: Caller | null, head: Head) => boolean;

const owns: Policy = (caller, head) => caller?.id === head.owner;
const isNotDeleted: Policy = (_, head) => head.deleted_at === null;
const isDeleted: Policy = (_, head) => head.deleted_at !== null;
const isPublished: Policy = (_, head) => head.publishing.published !== null;

/**
 * Tells whether a document is public: it is private as soon as privacy is requested, and public only once the
 * public PDF is ready.
 */
const isPublic: Policy = (_, { publishing: { requested, published } }) =>
  published?.is_private === 0 && requested?.is_private !== 1;

const sharesLink: Policy = (_, head) => isOpenByLink(head.publishing);
const sharesKey: Policy = (_, head) => head.publishing.key_shared;
/** Allows it where the key is shared later: until then nobody else has the answers, and so no copy of the document. */
const keepsKeyBack: Policy = (_, { publishing: { key_shared, key_shared_from } }) =>
  !key_shared && key_shared_from !== null;
const hasNoKey: Policy = (_, head) => head.publishing.published?.has_key === false;

const not =
  (policy: Policy): Policy =>
  (caller, head) =>
    !policy(caller, head);
const all =
  (...policies: readonly Policy[]): Policy =>
  (caller, head) =>
    policies.every((policy) => policy(caller, head));
const any =
  (...policies: readonly Policy[]): Policy =>
  (caller, head) =>
    policies.some((policy) => policy(caller, head));

/**
 * Actions by who may do them. A copy contains the answers: publishing a document publicly shares them unless its key is
 * kept back until a day, while the link to a private one shares them only with its key. A key that is shared from a time
 * on counts as closed until the head was brought to the present (`toPresent`).
 */
const POLICIES = {
  read: all(owns, isNotDeleted),
  change: all(owns, isNotDeleted),
  copy: all(
    isNotDeleted,
    any(
      owns,
      all(isPublished, any(all(isPublic, not(keepsKeyBack)), all(sharesLink, any(sharesKey, hasNoKey)))),
    ),
  ),
  publish: all(owns, isNotDeleted),
  followPublishing: all(owns, isNotDeleted),
  delete: owns,
  restore: owns,
  erase: all(owns, isDeleted),
  seePublished: all(isNotDeleted, isPublished, any(owns, isPublic, sharesLink)),
  findInGallery: all(isNotDeleted, isPublished, isPublic),
  seeKey: all(isNotDeleted, isPublished, any(owns, all(any(isPublic, sharesLink), sharesKey))),
  unpublish: all(owns, isNotDeleted),
  share: all(owns, isNotDeleted),
} satisfies Record<string, Policy>;

export type Action = keyof typeof POLICIES;

export const isAllowed = (caller: Caller | null, action: Action, head: Head): boolean =>
  POLICIES[action](caller, head);

/** Returns the head as it is now: a key that is shared from a time on may be open. */
export const toPresent = <H extends Pick<Head, 'publishing'>>(head: H, now: Date): H => ({
  ...head,
  publishing: openKey(head.publishing, now),
});

/**
 * Returns the head if the caller may do the action. Throws `not_found` otherwise, so that nobody learns
 * whether a document is another user's, private, deleted or unknown.
 */
export function authorize(caller: Caller | null, action: Action, head: Head | undefined): Head {
  if (head && isAllowed(caller, action, head)) return head;
  throw new ApiError('not_found');
}

/** Returns the document if the caller may do the action. Throws `not_found` otherwise. */
export function authorizeStored(
  caller: Caller | null,
  action: Action,
  stored: StoredDocument | undefined,
): StoredDocument {
  if (stored && isAllowed(caller, action, stored.head)) return stored;
  throw new ApiError('not_found');
}
