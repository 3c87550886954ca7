import type { PublishState } from '#shared/api/models.ts';
import { RENDER_ATTEMPTS } from '#shared/events/events.ts';
import type { Published, Publishing } from '../../records/publishing.ts';

/**
 * The states on the way to a PDF, as plain functions from one to the next. Two things never happen: a
 * published revision gives way to an older one, and a try ends without a state that says so.
 */

const FAILED = 'We could not make the PDF. Your document is safe. Please try again.';

export const unpublished: Publishing = {
  turn: 0,
  state: 'draft',
  wanted: null,
  lease: null,
  error: null,
  is_final: false,
  published: null,
  key_shared: false,
  withdrawn: null,
  untold_since: null,
};

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
const turned = (from: Publishing, change: Partial<Publishing>): Publishing => ({
  ...from,
  ...change,
  turn: from.turn + 1,
});

export const isUnderWay = ({ state }: Publishing): boolean => state === 'queued' || state === 'rendering';

/** Somebody asks for a PDF of this revision, whatever was on its way before. */
export function request(
  from: Publishing,
  asked: { revision: number; hash: string; is_private: 0 | 1 },
  now: Date,
): Publishing {
  const wanted = { ...asked, attempts: 0, since: now.toISOString() };
  const hidden = asked.is_private === 1 ? untold(from, now) : {};
  return turned(from, { state: 'queued', wanted, lease: null, error: null, ...hidden });
}

/** A renderer at the door: with which message it came, and for how long it may hold the document. */
interface Taker {
  readonly revision: number;
  readonly sentAt: Date;
  readonly leaseId: string;
  readonly leaseSeconds: number;
}

/** A renderer takes the revision on; undefined when it need not, or when another is at work on it. */
export function takeLease(
  from: Publishing,
  { revision, sentAt, leaseId, leaseSeconds }: Taker,
  now: Date,
): Publishing | undefined {
  const { wanted, lease, state } = from;
  if (wanted?.revision !== revision || state === 'published' || state === 'draft') return undefined;
  if (lease && now.toISOString() < lease.until) return undefined;
  // What has failed for good is tried again by a dead letter moved back, not by a message left over.
  if (state === 'failed' && sentAt.toISOString() <= wanted.since) return undefined;
  return turned(from, {
    state: 'rendering',
    wanted: { ...wanted, attempts: wanted.attempts + 1 },
    lease: { id: leaseId, until: later(now, leaseSeconds) },
    error: null,
  });
}

/** The files of a revision are in place; undefined when a newer one's are already. */
export function complete(from: Publishing, done: Published): Publishing | undefined {
  if (from.published && from.published.revision >= done.revision) return undefined;
  // It was taken back while it was made.
  if (from.withdrawn && from.withdrawn.through >= done.revision) return undefined;
  const shown = { published: done, untold_since: done.published_at };
  if (from.wanted?.revision !== done.revision) return turned(from, shown);
  return turned(from, { ...shown, state: 'published', lease: null, error: null });
}

/** The holder of the lease gives up: back to the queue, or failed for good after the third try. */
export function giveUp(from: Publishing, leaseId: string, now: Date): Publishing | undefined {
  if (!from.wanted || from.lease?.id !== leaseId) return undefined;
  if (from.wanted.attempts >= RENDER_ATTEMPTS) return fail(from, from.wanted, now);
  return requeue(from, from.wanted, now);
}

/** The holder of the lease has found what no further try would mend: failed at once, in those words. */
export function refuse(from: Publishing, leaseId: string, words: string, now: Date): Publishing | undefined {
  if (!from.wanted || from.lease?.id !== leaseId) return undefined;
  return { ...fail(from, from.wanted, now, words), is_final: true };
}

/**
 * What the sweeper makes of it: an event that is on its way for longer than it may is sent again, a renderer
 * killed three times has failed.
 */
export function sweep(from: Publishing, now: Date, lostAfterSeconds: number): Publishing | undefined {
  const { wanted, lease, state } = from;
  if (!wanted || !isUnderWay(from)) return undefined;
  const lost = later(new Date(wanted.since), lostAfterSeconds);
  const dueAt = state === 'rendering' && lease ? lease.until : lost;
  if (now.toISOString() < dueAt) return undefined;
  return wanted.attempts >= RENDER_ATTEMPTS ? fail(from, wanted, now) : requeue(from, wanted, now);
}

/** The document was deleted: nobody waits for its PDF, and what is ready stays for a restore. */
export function withdraw(from: Publishing, now: Date): Publishing {
  if (!isUnderWay(from)) return turned(from, untold(from, now));
  // What was wanted stays on record: wanting it private goes on hiding a public PDF after a restore.
  return turned(from, { ...untold(from, now), state: from.published ? 'published' : 'draft', lease: null });
}

/** What of a change is to be told to the gallery: it knows of public documents alone. */
const untold = ({ published }: Publishing, now: Date): Partial<Publishing> =>
  published?.is_private === 0 ? { untold_since: now.toISOString() } : {};

/** A deleted document came back; undefined where the gallery need not hear of it. */
export const returned = (from: Publishing, now: Date): Publishing | undefined =>
  from.published?.is_private === 0 ? turned(from, untold(from, now)) : undefined;

/** The gallery knows. */
export const told = (from: Publishing): Publishing => turned(from, { untold_since: null });

/** The owner takes back what is published, and what is on its way; undefined where there is neither. */
export function unpublish(from: Publishing, now: Date): Publishing | undefined {
  const { published, wanted } = from;
  if (!published && !isUnderWay(from)) return undefined;
  const through = Math.max(wanted?.revision ?? 0, published?.revision ?? 0);
  // Whoever had asked for privacy keeps it, should this be shown again.
  const is_private = wanted?.is_private === 1 ? 1 : (published?.is_private ?? 1);
  return turned(from, {
    ...untold(from, now),
    state: 'draft',
    wanted: null,
    lease: null,
    error: null,
    published: null,
    withdrawn: { through, published: published && { ...published, is_private } },
  });
}

/** Shows again what was taken back; undefined where there is nothing, or something newer is on its way. */
export function republish(from: Publishing, now: Date): Publishing | undefined {
  const { withdrawn, published } = from;
  if (!withdrawn?.published || published || isUnderWay(from)) return undefined;
  const shown = { ...from, published: withdrawn.published };
  return turned(shown, {
    ...untold(shown, now),
    state: 'published',
    withdrawn: { ...withdrawn, published: null },
  });
}

/** For so long a renderer may still be at work on the other paper, its tries included. */
const OTHER_PAPER_SECONDS = 180;

/** Somebody wants the other paper; undefined where it is there, or on its way. */
export function askForOtherPaper(from: Publishing, now: Date): Publishing | undefined {
  const { published } = from;
  if (!published || published.other_paper?.state === 'ready') return undefined;
  const { since } = published.other_paper ?? {};
  if (since && now.toISOString() < later(new Date(since), OTHER_PAPER_SECONDS)) return undefined;
  return withOtherPaper(from, published, 'asked', now);
}

/** What became of it; undefined where something else is published by now. */
export const endOtherPaper = (
  from: Publishing,
  revision: number,
  state: 'ready' | 'failed',
  now: Date,
): Publishing | undefined =>
  from.published?.revision === revision ? withOtherPaper(from, from.published, state, now) : undefined;

const withOtherPaper = (
  from: Publishing,
  published: Published,
  state: NonNullable<Published['other_paper']>['state'],
  now: Date,
): Publishing =>
  turned(from, { published: { ...published, other_paper: { state, since: now.toISOString() } } });

/** The owner shares the answer key with whoever sees the document, or no longer. */
export const withKeyShared = (from: Publishing, key_shared: boolean): Publishing =>
  turned(from, { key_shared });

type Wanted = NonNullable<Publishing['wanted']>;
const anew = (wanted: Wanted, now: Date): Wanted => ({ ...wanted, since: now.toISOString() });

const requeue = (from: Publishing, wanted: Wanted, now: Date): Publishing =>
  turned(from, { state: 'queued', wanted: anew(wanted, now), lease: null });

const fail = (from: Publishing, wanted: Wanted, now: Date, error = FAILED): Publishing =>
  turned(from, { state: 'failed', wanted: anew(wanted, now), lease: null, error, is_final: false });

/** The state as the editor follows it. */
export function publishStateOf({ state, wanted, published, error, is_final }: Publishing): PublishState {
  return {
    state,
    revision: wanted?.revision ?? published?.revision ?? null,
    published_revision: published?.revision ?? null,
    slug: published?.slug ?? null,
    published_at: published?.published_at ?? null,
    error,
    is_final: state === 'failed' && is_final,
  };
}
