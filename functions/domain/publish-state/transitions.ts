import type { PublishState } from '#shared/api/models.ts';
import { RENDER_ATTEMPTS } from '#shared/events/events.ts';
import { findShown, isOpenByLink, type Published, type Publishing } from '../../records/publishing.ts';

/**
 * The publish state as pure functions from one record to the next. Two invariants hold: a published revision never
 * gives way to an older one, and every attempt to render ends in a state that names its outcome.
 */

const FAILED = 'We could not make the PDF. Your document is safe. Please try again.';

export const NEVER_PUBLISHED: Publishing = {
  lock_version: 0,
  state: 'draft',
  requested: null,
  lease: null,
  error: null,
  is_final: false,
  published: null,
  key_shared: false,
  key_shared_from: null,
  unpublished: null,
  replaced: null,
  gallery_pending_since: null,
};

type RequestedRevision = NonNullable<Publishing['requested']>;

export const addSeconds = (time: Date, seconds: number) =>
  new Date(time.getTime() + seconds * 1000).toISOString();
/** Returns the record with a change, and the next lock version. */
export const advance = (from: Publishing, change: Partial<Publishing>): Publishing => ({
  ...from,
  ...change,
  lock_version: from.lock_version + 1,
});

/** Returns the change that makes the gallery be notified; none for private documents, which it never lists. */
export const setGalleryPending = ({ published }: Publishing, now: Date): Partial<Publishing> =>
  published?.is_private === 0 ? { gallery_pending_since: now.toISOString() } : {};

/** Returns the change that makes the files be removed which others are about to replace; none where nothing is shown. */
export function setReplaced(from: Publishing, since: string): Partial<Publishing> {
  const shown = findShown(from);
  if (!shown) return {};
  const { revision, hash, rendering } = shown;
  return { replaced: { revision, hash, rendering, since } };
}

/** Records that replaced files are removed. Returns undefined when others were replaced meanwhile. */
export const markReplacedRemoved = (
  from: Publishing,
  removed: NonNullable<Publishing['replaced']>,
): Publishing | undefined =>
  from.replaced?.since === removed.since ? advance(from, { replaced: null }) : undefined;

export const isInProgress = ({ state }: Publishing): boolean => state === 'queued' || state === 'rendering';

/** Queues a revision for rendering. It replaces any other revision that is in progress. */
export function requestPublish(
  from: Publishing,
  revision: Pick<RequestedRevision, 'revision' | 'hash' | 'is_private'> & { readonly link_shared?: boolean },
  now: Date,
): Publishing {
  const requested = { link_shared: false, ...revision, attempts: 0, since: now.toISOString() };
  const hidden = revision.is_private === 1 ? setGalleryPending(from, now) : {};
  const before = from.requested ?? from.published;
  // An author who shared the key with everybody has not shared it with a smaller audience.
  const isSameAudience = before?.is_private === revision.is_private;
  const key_shared = from.key_shared && isSameAudience;
  const key_shared_from = isSameAudience ? from.key_shared_from : null;
  const queued = { state: 'queued', requested, lease: null, error: null } as const;
  return advance(from, { ...queued, key_shared, key_shared_from, ...hidden });
}

interface LeaseRequest {
  readonly revision: number;
  /** Time at which the queue message was sent. */
  readonly sentAt: Date;
  readonly leaseId: string;
  readonly leaseSeconds: number;
}

/** Gives a renderer the lease. Returns undefined when the revision needs no rendering or another renderer has it. */
export function takeLease(
  from: Publishing,
  { revision, sentAt, leaseId, leaseSeconds }: LeaseRequest,
  now: Date,
): Publishing | undefined {
  const { requested, lease, state } = from;
  if (requested?.revision !== revision || state === 'published' || state === 'draft') return undefined;
  if (lease && now.toISOString() < lease.until) return undefined;
  // A redriven dead letter retries a failed revision; a message sent before the failure does not.
  if (state === 'failed' && sentAt.toISOString() <= requested.since) return undefined;
  return advance(from, {
    state: 'rendering',
    requested: { ...requested, attempts: requested.attempts + 1 },
    lease: { id: leaseId, until: addSeconds(now, leaseSeconds) },
    error: null,
  });
}

/** Publishes a rendered revision. Returns undefined when a newer one is published or it was unpublished meanwhile. */
export function completeRender(
  from: Publishing,
  done: Omit<Published, 'link_shared'>,
): Publishing | undefined {
  if (from.published && from.published.revision >= done.revision) return undefined;
  if (from.unpublished && from.unpublished.through >= done.revision) return undefined;
  // Nothing is known any more of an overtaken request, so its revision stays closed.
  const request = from.requested?.revision === done.revision ? from.requested : null;
  const link_shared = request?.link_shared ?? false;
  const { revision, hash, rendering, published_at } = done;
  const shown = {
    // Nothing is replaced by the first files, but an earlier request may have left some.
    replaced: { revision, hash, rendering, since: published_at },
    ...setReplaced(from, published_at),
    ...{ published: { ...done, link_shared }, gallery_pending_since: published_at },
  };
  if (!request) return advance(from, shown);
  return advance(from, { ...shown, state: 'published', lease: null, error: null });
}

/** Ends a failed attempt: back to the queue, or failed after the last attempt. Undefined without the lease. */
export function failAttempt(from: Publishing, leaseId: string, now: Date): Publishing | undefined {
  if (!from.requested || from.lease?.id !== leaseId) return undefined;
  return requeueOrFail(from, from.requested, now);
}

/** Fails a revision that no further attempt could print. Returns undefined without the lease. */
export function failPermanently(
  from: Publishing,
  leaseId: string,
  message: string,
  now: Date,
): Publishing | undefined {
  if (!from.requested || from.lease?.id !== leaseId) return undefined;
  return { ...fail(from, from.requested, now, message), is_final: true };
}

/**
 * Requeues a revision that was in progress when all renderers ended at once, or fails it after the last attempt. Returns
 * undefined when it is not in progress.
 */
export const recoverInterrupted = (from: Publishing, now: Date): Publishing | undefined =>
  isInProgress(from) && from.requested ? requeueOrFail(from, from.requested, now) : undefined;

/**
 * Requeues a revision whose event was lost or whose renderer died, or fails it after the last attempt. Returns
 * undefined when it is not overdue.
 */
export function recoverStalled(
  from: Publishing,
  now: Date,
  lostAfterSeconds: number,
): Publishing | undefined {
  const { requested, lease, state } = from;
  if (!requested || !isInProgress(from)) return undefined;
  const lostAt = addSeconds(new Date(requested.since), lostAfterSeconds);
  const overdueAt = state === 'rendering' && lease ? lease.until : lostAt;
  return now.toISOString() < overdueAt ? undefined : requeueOrFail(from, requested, now);
}

/** Stops any rendering of a deleted document. The published revision stays for a restore. */
export function markDeleted(from: Publishing, now: Date): Publishing {
  // Erasing the document removes its replaced files with all others.
  const pending = { ...setGalleryPending(from, now), replaced: null };
  if (!isInProgress(from)) return advance(from, pending);
  // The request stays: if it asked for privacy, the public PDF stays hidden after a restore.
  return advance(from, { ...pending, state: from.published ? 'published' : 'draft', lease: null });
}

/** Makes the gallery be notified of a restored document. Returns undefined when it never listed the document. */
export const markRestored = (from: Publishing, now: Date): Publishing | undefined =>
  from.published?.is_private === 0 ? advance(from, setGalleryPending(from, now)) : undefined;

/** Records that the gallery has the newest change. */
export const markSynced = (from: Publishing): Publishing => advance(from, { gallery_pending_since: null });

/** Hides the published revision and cancels one in progress. Returns undefined when there is neither. */
export function unpublish(from: Publishing, now: Date): Publishing | undefined {
  const { published, requested } = from;
  if (!published && !isInProgress(from)) return undefined;
  const through = Math.max(requested?.revision ?? 0, published?.revision ?? 0);
  // A pending request for privacy also holds after a republish.
  const is_private = requested?.is_private === 1 ? 1 : (published?.is_private ?? 1);
  const link_shared = is_private === 1 && isOpenByLink(from);
  return advance(from, {
    ...setGalleryPending(from, now),
    state: 'draft',
    requested: null,
    lease: null,
    error: null,
    published: null,
    unpublished: { through, published: published && { ...published, is_private, link_shared } },
  });
}

/** Shows the unpublished revision again. Returns undefined when there is none or a newer one is in progress. */
export function republish(from: Publishing, now: Date): Publishing | undefined {
  const { unpublished, published } = from;
  if (!unpublished?.published || published || isInProgress(from)) return undefined;
  const shown = { ...from, published: unpublished.published };
  return advance(shown, {
    ...setGalleryPending(shown, now),
    state: 'published',
    unpublished: { ...unpublished, published: null },
  });
}

/** Lets everybody who has the link open the private document, or stops it. */
export const setLinkShared = (from: Publishing, link_shared: boolean): Publishing =>
  advance(from, {
    requested: from.requested && { ...from.requested, link_shared },
    published: from.published && { ...from.published, link_shared },
    unpublished: from.unpublished && {
      ...from.unpublished,
      published: from.unpublished.published && { ...from.unpublished.published, link_shared },
    },
  });

/** Shares the answer key with everybody who sees the published document, at once or from a time on; or stops sharing it. */
export const setKeyShared = (from: Publishing, shared: boolean, since: string | null = null): Publishing =>
  advance(from, { key_shared: shared && since === null, key_shared_from: shared ? since : null });

const requeueOrFail = (from: Publishing, requested: RequestedRevision, now: Date): Publishing =>
  requested.attempts >= RENDER_ATTEMPTS ? fail(from, requested, now) : requeue(from, requested, now);

const restartWait = (requested: RequestedRevision, now: Date): RequestedRevision => ({
  ...requested,
  since: now.toISOString(),
});

const requeue = (from: Publishing, requested: RequestedRevision, now: Date): Publishing =>
  advance(from, { state: 'queued', requested: restartWait(requested, now), lease: null });

const fail = (from: Publishing, requested: RequestedRevision, now: Date, error = FAILED): Publishing =>
  advance(from, {
    state: 'failed',
    requested: restartWait(requested, now),
    lease: null,
    error,
    is_final: false,
  });

/** Converts the record to the publish state of the API. */
export function toPublishState(publishing: Publishing): PublishState {
  const { state, requested, published, error, is_final } = publishing;
  return {
    state,
    revision: requested?.revision ?? published?.revision ?? null,
    published_revision: published?.revision ?? null,
    published_hash: published?.hash ?? null,
    slug: published?.slug ?? null,
    published_at: published?.published_at ?? null,
    link_shared: requested?.link_shared ?? published?.link_shared ?? false,
    error,
    is_final: state === 'failed' && is_final,
  };
}
