import { expect, test } from 'vitest';
import { RENDERING } from '#shared/events/events.ts';
import type { Published, Publishing } from '../ports.ts';
import { complete, giveUp, request, sweep, takeLease, unpublished, withdraw } from './publishing.ts';

const now = new Date('2026-03-01T10:00:00.000Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const asked = (revision = 4, is_private: 0 | 1 = 0): Publishing =>
  request(unpublished, { revision, hash: 'abc', is_private }, now);
const leased = (from = asked(), leaseId = 'one', at = now) =>
  takeLease(from, { revision: from.wanted?.revision ?? 0, leaseId }, at);
const rendering = (): Publishing => leased() ?? unpublished;
const done = (revision: number): Published => ({
  revision,
  hash: 'abc',
  slug: 'rain',
  published_at: now.toISOString(),
  pages: 1,
  has_thumbnail: true,
  has_large_print: false,
  title: 'Rain',
  filename: 'Rain',
  paper: 'letter',
  is_private: 0,
  subjects: [],
  grade_levels: [],
});

test('a request waits in the queue, and every transition takes one turn', () => {
  expect(asked()).toMatchObject({ state: 'queued', turn: 1, wanted: { revision: 4, attempts: 0 } });
  expect(rendering()).toMatchObject({ state: 'rendering', turn: 2, wanted: { attempts: 1 } });
});

test('one renderer at a time: a second lease waits until the first has run out', () => {
  expect(leased(rendering(), 'two', after(RENDERING.leaseSeconds - 1))).toBeUndefined();
  expect(leased(rendering(), 'two', after(RENDERING.leaseSeconds))?.lease?.id).toBe('two');
});

test('an event for another revision than the wanted one takes no lease', () => {
  expect(takeLease(asked(5), { revision: 4, leaseId: 'one' }, now)).toBeUndefined();
});

test('what is published already is not rendered again', () => {
  const published = complete(rendering(), done(4)) ?? unpublished;
  expect(published.state).toBe('published');
  expect(leased(published)).toBeUndefined();
});

test('a published revision never gives way to an older one', () => {
  const newer = complete(rendering(), done(4)) ?? unpublished;
  expect(complete(newer, done(3))).toBeUndefined();
  expect(complete(newer, done(4))).toBeUndefined();
});

test('an older revision that is ready shows while a newer one is still queued', () => {
  const newer = request(rendering(), { revision: 5, hash: 'def', is_private: 0 }, now);
  expect(complete(newer, done(4))).toMatchObject({ state: 'queued', published: { revision: 4 } });
});

test('a failed try goes back to the queue, the third one has failed in words', () => {
  const tries = (from: Publishing): Publishing => giveUp(leased(from) ?? from, 'one', now) ?? from;
  const twice = tries(tries(asked()));
  expect(twice).toMatchObject({ state: 'queued', error: null, lease: null });
  expect(tries(twice)).toMatchObject({ state: 'failed', error: expect.stringContaining('try again') });
});

test('a failure can be tried again, and the earlier PDF stays meanwhile', () => {
  const before = complete(rendering(), done(4)) ?? unpublished;
  const failed: Publishing = {
    ...request(before, { revision: 5, hash: 'd', is_private: 0 }, now),
    state: 'failed',
  };
  expect(leased(failed)).toMatchObject({ state: 'rendering', published: { revision: 4 } });
});

test('only the holder of the lease may give up', () => {
  expect(giveUp(rendering(), 'another', now)).toBeUndefined();
});

test('the sweeper sends a lost event again after a minute, not before', () => {
  expect(sweep(asked(), after(59))).toBeUndefined();
  expect(sweep(asked(), after(60))).toMatchObject({
    state: 'queued',
    wanted: { since: after(60).toISOString() },
  });
});

test('the sweeper takes the lease of a dead renderer away, and gives up after the third', () => {
  expect(sweep(rendering(), after(RENDERING.leaseSeconds - 1))).toBeUndefined();
  expect(sweep(rendering(), after(RENDERING.leaseSeconds))).toMatchObject({ state: 'queued', lease: null });
  const third = rendering();
  if (third.wanted) third.wanted.attempts = RENDERING.attempts;
  expect(sweep(third, after(RENDERING.leaseSeconds))).toMatchObject({ state: 'failed' });
});

test('the sweeper leaves alone what waits for nothing', () => {
  expect(sweep(unpublished, after(9999))).toBeUndefined();
  expect(sweep(complete(rendering(), done(4)) ?? unpublished, after(9999))).toBeUndefined();
});

test('nobody renders a document that was deleted while it waited', () => {
  expect(withdraw(asked())).toMatchObject({ state: 'draft' });
  expect(leased(withdraw(asked()))).toBeUndefined();
});
