import { expect, test } from 'vitest';
import { RENDER_ATTEMPTS } from '#shared/events/events.ts';
import { isOpenByLink, type Published, type Publishing } from '../../records/publishing.ts';
import {
  completeRender,
  failAttempt,
  markDeleted,
  NEVER_PUBLISHED,
  republish,
  requestPublish,
  setKeyShared,
  setLinkShared,
  recoverStalled as sweepAfter,
  takeLease,
  unpublish,
} from './transitions.ts';

const now = new Date('2026-03-01T10:00:00.000Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const LEASE = 150;
const sweep = (from: Publishing, at: Date) => sweepAfter(from, at, 60);

const createQueued = (revision = 4, is_private: 0 | 1 = 0): Publishing =>
  requestPublish(NEVER_PUBLISHED, { revision, hash: 'abc', is_private }, now);
const leased = (from = createQueued(), leaseId = 'one', at = now, sentAt = at) =>
  takeLease(from, { revision: from.requested?.revision ?? 0, sentAt, leaseId, leaseSeconds: LEASE }, at);
const rendering = (): Publishing => leased() ?? NEVER_PUBLISHED;
/** Returns a record whose third attempt failed at that time. */
const failedAt = (at: Date, from = createQueued()): Publishing => {
  const third = leased(from) ?? NEVER_PUBLISHED;
  if (third.requested) third.requested.attempts = RENDER_ATTEMPTS;
  return failAttempt(third, 'one', at) ?? NEVER_PUBLISHED;
};
const done = (revision: number): Omit<Published, 'link_shared'> => ({
  revision,
  hash: 'abc',
  rendering: null,
  recipe: 1,
  slug: 'rain',
  published_at: now.toISOString(),
  pages: 1,
  has_thumbnail: true,
  has_large_print: false,
  has_key: true,
  has_study: false,
  has_game: false,
  separate_versions: 0,
  has_class_set: false,
  other_paper: null,
  deck: null,
  title: 'Rain',
  filename: 'Rain',
  paper: 'letter',
  is_private: 0,
  subjects: [],
  grade_levels: [],
});

test('a request waits in the queue, and every transition takes one turn', () => {
  expect(createQueued()).toMatchObject({
    state: 'queued',
    lock_version: 1,
    requested: { revision: 4, attempts: 0 },
  });
  expect(rendering()).toMatchObject({ state: 'rendering', lock_version: 2, requested: { attempts: 1 } });
});

test('one renderer at a time: a second lease waits until the first has run out', () => {
  expect(leased(rendering(), 'two', after(LEASE - 1))).toBeUndefined();
  expect(leased(rendering(), 'two', after(LEASE))?.lease?.id).toBe('two');
});

test('an event for another revision than the wanted one takes no lease', () => {
  expect(
    takeLease(createQueued(5), { revision: 4, sentAt: now, leaseId: 'one', leaseSeconds: LEASE }, now),
  ).toBeUndefined();
});

test('what is published already is not rendered again', () => {
  const published = completeRender(rendering(), done(4)) ?? NEVER_PUBLISHED;
  expect(published.state).toBe('published');
  expect(leased(published)).toBeUndefined();
});

test('a published revision never gives way to an older one', () => {
  const newer = completeRender(rendering(), done(4)) ?? NEVER_PUBLISHED;
  expect(completeRender(newer, done(3))).toBeUndefined();
  expect(completeRender(newer, done(4))).toBeUndefined();
});

test('an older revision that is ready shows while a newer one is still queued', () => {
  const newer = requestPublish(rendering(), { revision: 5, hash: 'def', is_private: 0 }, now);
  expect(completeRender(newer, done(4))).toMatchObject({ state: 'queued', published: { revision: 4 } });
});

test('a failed try goes back to the queue, the third one has failed in words', () => {
  const tries = (from: Publishing): Publishing => failAttempt(leased(from) ?? from, 'one', now) ?? from;
  const twice = tries(tries(createQueued()));
  expect(twice).toMatchObject({ state: 'queued', error: null, lease: null });
  expect(tries(twice)).toMatchObject({ state: 'failed', error: expect.stringContaining('try again') });
});

test('a failure can be tried again, and the earlier PDF stays meanwhile', () => {
  const before = completeRender(rendering(), done(4)) ?? NEVER_PUBLISHED;
  const failed = failedAt(after(60), requestPublish(before, { revision: 5, hash: 'd', is_private: 0 }, now));
  const again = requestPublish(failed, { revision: 6, hash: 'e', is_private: 0 }, after(90));
  expect(leased(again)).toMatchObject({ state: 'rendering', published: { revision: 4 } });
});

test('a message left over from before a failure is no fourth try; a dead letter moved back is one', () => {
  const failed = failedAt(after(60));
  expect(leased(failed, 'four', after(70), after(59))).toBeUndefined();
  expect(leased(failed, 'four', after(700), after(699))).toMatchObject({ state: 'rendering' });
});

test('only the holder of the lease may give up', () => {
  expect(failAttempt(rendering(), 'another', now)).toBeUndefined();
});

test('the sweeper sends a lost event again after a minute, not before', () => {
  expect(sweep(createQueued(), after(59))).toBeUndefined();
  expect(sweep(createQueued(), after(60))).toMatchObject({
    state: 'queued',
    requested: { since: after(60).toISOString() },
  });
});

test('the sweeper takes the lease of a dead renderer away, and gives up after the third', () => {
  expect(sweep(rendering(), after(LEASE - 1))).toBeUndefined();
  expect(sweep(rendering(), after(LEASE))).toMatchObject({ state: 'queued', lease: null });
  const third = rendering();
  if (third.requested) third.requested.attempts = RENDER_ATTEMPTS;
  expect(sweep(third, after(LEASE))).toMatchObject({ state: 'failed' });
});

test('the sweeper leaves alone what waits for nothing', () => {
  expect(sweep(NEVER_PUBLISHED, after(9999))).toBeUndefined();
  expect(sweep(completeRender(rendering(), done(4)) ?? NEVER_PUBLISHED, after(9999))).toBeUndefined();
});

test('nobody renders a document that was deleted while it waited', () => {
  expect(markDeleted(createQueued(), after(0))).toMatchObject({ state: 'draft' });
  expect(leased(markDeleted(createQueued(), after(0)))).toBeUndefined();
});

/** Returns a record whose revision was published private, open to whoever has the link or closed. */
const publishedPrivately = (link_shared: boolean): Publishing => {
  const asked = requestPublish(
    NEVER_PUBLISHED,
    { revision: 4, hash: 'abc', is_private: 1, link_shared },
    now,
  );
  return completeRender(leased(asked) ?? asked, { ...done(4), is_private: 1 }) ?? asked;
};

test('a private document opens by its link only where that was asked, and closes at once', () => {
  expect(isOpenByLink(publishedPrivately(false))).toBe(false);
  const shared = publishedPrivately(true);
  expect(isOpenByLink(shared)).toBe(true);
  const closing = requestPublish(shared, { revision: 5, hash: 'def', is_private: 1 }, now);
  expect(isOpenByLink(closing)).toBe(false);
  expect(isOpenByLink(setLinkShared(shared, false))).toBe(false);
  expect(isOpenByLink(setLinkShared(publishedPrivately(false), true))).toBe(true);
});

test('a request to open by link holds when its PDF is ready', () => {
  const asked = { revision: 5, hash: 'def', is_private: 1, link_shared: true } as const;
  const opening = requestPublish(publishedPrivately(false), asked, now);
  expect(isOpenByLink(opening)).toBe(false);
  const ready = completeRender(leased(opening) ?? opening, { ...done(5), is_private: 1 });
  expect(ready && isOpenByLink(ready)).toBe(true);
});

test('a revision that comes late stays closed', () => {
  const first = requestPublish(NEVER_PUBLISHED, { revision: 4, hash: 'abc', is_private: 1 }, now);
  const asked = { revision: 5, hash: 'def', is_private: 1, link_shared: true } as const;
  const late = completeRender(requestPublish(first, asked, now), { ...done(4), is_private: 1 });
  expect(late && isOpenByLink(late)).toBe(false);
});

test('a link that was closed stays closed after an unpublish and a republish', () => {
  const closing = requestPublish(publishedPrivately(true), { revision: 5, hash: 'def', is_private: 1 }, now);
  const hidden = unpublish(closing, now);
  const back = hidden && republish(hidden, now);
  expect(back && isOpenByLink(back)).toBe(false);
  const kept = unpublish(publishedPrivately(true), now);
  const again = kept && republish(kept, now);
  expect(again && isOpenByLink(again)).toBe(true);
});

test('the key is shared with those for whom its owner shared it, and not with the readers of another audience', () => {
  const asked = { revision: 4, hash: 'abc', is_private: 0 } as const;
  const open = setKeyShared(requestPublish(NEVER_PUBLISHED, asked, now), true);
  expect(requestPublish(open, { ...asked, revision: 5 }, now).key_shared).toBe(true);
  expect(requestPublish(open, { ...asked, revision: 5, is_private: 1 }, now).key_shared).toBe(false);
});

test('a link that is closed while the document is unpublished stays closed when it is shown again', () => {
  const hidden = unpublish(publishedPrivately(true), now);
  const back = hidden && republish(setLinkShared(hidden, false), now);
  expect(back && isOpenByLink(back)).toBe(false);
});
