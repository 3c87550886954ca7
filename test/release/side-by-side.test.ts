// @module-tag slow
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, test } from 'vitest';
import { findBreaks } from './find-breaks.ts';
import { findDropped } from './find-dropped.ts';
import * as present from './release.ts';

/** The previous release and the present one, each with what the other wrote. */

type Release = typeof present;
const previous = (await import(join(import.meta.dirname, 'previous/release.mjs'))) as Release;

const folder = join(import.meta.dirname, '../fixtures/documents');
const fixtures = globSync('*.json', { cwd: folder });
const readFixture = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Returns a document as a release stores it. */
function write({ parseDocument }: Release, source: unknown): Record<string, unknown> {
  const parsed = parseDocument(source);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return JSON.parse(JSON.stringify(parsed.document));
}

/**
 * Lists what a document would lose if the reading release opened and saved it. One of a newer version loses everything: its
 * reader can show it, but nobody could go on with it there.
 */
function findLost(reader: Release, stored: Record<string, unknown>): string[] {
  if (reader.isFromNewerEditor(stored)) return ['schema_version'];
  const parsed = reader.parseDocument(stored);
  return parsed.ok ? findDropped(stored, parsed.document) : parsed.problems.map(({ where }) => where);
}

describe('a document', () => {
  test.each(fixtures)('of the present release loses nothing in the previous one: %s', (name) => {
    expect(findLost(previous, write(present, readFixture(name)))).toEqual([]);
  });

  test.each(fixtures)('of the previous release can be opened by the present one: %s', (name) => {
    const stored = write(previous, readFixture(name));
    const parsed = present.parseDocument(stored);
    expect(parsed).toMatchObject({ ok: true });
    // Where the schema has a new version, its migration may rename what was stored.
    if (parsed.ok && parsed.document.schema_version === stored.schema_version)
      expect(findDropped(stored, parsed.document)).toEqual([]);
  });

  test('with a new field, or of a version that the previous release does not read yet, is found', () => {
    const stored = write(present, readFixture('quiz-with-answer-key.json'));
    expect(findLost(previous, { ...stored, mood: 'sunny' })).toEqual(['mood']);
    expect(findLost(previous, { ...stored, schema_version: 99 })).toEqual(['schema_version']);
  });
});

/**
 * What the previous release drops from a publish state when it writes one that the present release wrote, and why that
 * harms nobody in the minutes in which both are at work.
 */
const DROPPED: Readonly<Record<string, string>> = {};

const published = {
  ...{ revision: 3, hash: 'abc', rendering: '2-20260301T100000Z', recipe: 2, slug: 'rain', pages: 2 },
  ...{ published_at: '2026-03-01T10:00:00.000Z', has_thumbnail: true, has_large_print: true, has_key: true },
  ...{ separate_versions: 4, has_class_set: true },
  ...{ has_study: true, has_game: true, deck: null, title: 'Rain', filename: 'Rain', paper: 'a4' as const },
  other_paper: { state: 'ready' as const, since: '2026-03-01T10:00:00.000Z' },
  ...{ is_private: 0 as const, link_shared: true, subjects: ['Math'], grade_levels: ['K' as const] },
};
/** A publish state in which every field says something. */
const full: Parameters<Release['setLinkShared']>[0] = {
  ...{ lock_version: 7, state: 'rendering', error: 'why', is_final: true, key_shared: true },
  key_shared_from: '2026-03-01T10:00:00.000Z',
  requested: {
    ...{ revision: 4, hash: 'def', is_private: 1, link_shared: true, attempts: 1 },
    since: '2026-03-01T10:00:00.000Z',
  },
  lease: { id: 'one', until: '2026-03-01T10:00:00.000Z' },
  published,
  unpublished: { through: 2, published },
  replaced: { revision: 1, hash: 'abc', rendering: null, since: '2026-03-01T10:00:00.000Z' },
  gallery_pending_since: '2026-03-01T10:00:00.000Z',
};

/** Returns a head with this publish state as DynamoDB stores it. */
const toItem = ({ toPublishingAttributes }: Release, publishing: typeof full) =>
  marshall(
    {
      ...{ pk: 'DOC#one', sk: 'HEAD', owner: 'ann', entity_type: 'worksheet', filename: '', title: '' },
      ...{ version: 4, hash: 'def', updated_at: '2026-03-01T10:00:00.000Z', receipts: [], folder: null },
      ...toPublishingAttributes(publishing),
    },
    { removeUndefinedValues: true },
  );

/** Has the writer store a state, the changer read and change it, and returns what the writer finds then. */
function passThrough(writer: Release, changer: Release): typeof full | undefined {
  const head = changer.parseHead(toItem(writer, full));
  if (!head) return undefined;
  return writer.parseHead(toItem(changer, changer.setLinkShared(head.publishing, true)))?.publishing;
}
const isKept = (path: string) => path !== 'lock_version';

describe('a publish state', () => {
  test('that the present release wrote is changed by the previous one, which drops just what is known to be harmless', () => {
    const after = passThrough(present, previous);
    expect(after?.lock_version).toBe(8);
    expect(findDropped(full, after).filter(isKept).sort()).toEqual(Object.keys(DROPPED).sort());
  });

  test('that the previous release wrote is changed by the present one, and nothing of it is lost', () => {
    const before = previous.parseHead(toItem(previous, full))?.publishing;
    const after = passThrough(previous, present);
    expect(after?.lock_version).toBe(8);
    expect(findDropped(before, after).filter(isKept)).toEqual([]);
  });

  test('with a field that the previous release does not know is found to lose it', () => {
    const more = { ...full, mood: 'sunny' };
    const head = previous.parseHead(toItem(present, more));
    expect(findDropped(more, head?.publishing)).toContain('mood');
  });
});

test('an entry of the gallery is read by both releases, whichever wrote it', () => {
  const entry = {
    ...{ id: 'one', slug: 'rain', title: 'Rain', entity_type: 'worksheet', subjects: ['Math'] },
    ...{ grade_levels: ['K'], pages: 1, published_at: '2026-03-01T10:00:00.000Z', revision: 3, hash: 'abc' },
    ...{ rendering: null, has_thumbnail: true, found_by: ['all'] },
  };
  const written = present.galleryRecord.parse(entry);
  expect(findDropped(written, previous.galleryRecord.parse(written))).toEqual([]);
  const old = previous.galleryRecord.parse(entry);
  expect(findDropped(old, present.galleryRecord.parse(old))).toEqual([]);
});

/** An event of each kind, with all that it may say. */
const SAMPLES: Readonly<Record<string, object>> = {
  PublishRequested: { document_id: 'one', revision: 3, owner_id: 'ann', other_paper: true },
  DocumentPublished: { document_id: 'one' },
  DocumentUnpublished: { document_id: 'one' },
  AccountDeletionRequested: { user_id: 'ann' },
};

/** What the previous release does not read, because the bus alone does. */
const UNREAD: Readonly<Record<string, readonly string[]>> = {};

describe('an event', () => {
  test('has a sample here, whatever it is', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(present.EVENTS).sort());
  });

  test.each(Object.keys(previous.EVENTS) as (keyof Release['EVENTS'])[])(
    'of either release is understood by the other: %s',
    (name) => {
      const unread = [previous, present].map(({ EVENTS }) =>
        findDropped(SAMPLES[name], EVENTS[name].detail.parse(SAMPLES[name])),
      );
      expect(unread).toEqual([UNREAD[name] ?? [], []]);
    },
  );
});

describe('the contract with the server', () => {
  const older = previous.buildOpenApi() as Parameters<typeof findBreaks>[0];
  const newer = present.buildOpenApi() as typeof older;

  test('still serves an editor of the previous release', () => {
    expect(findBreaks(older, newer)).toEqual([]);
  });

  test('that takes something away is found to', () => {
    const changed = JSON.parse(JSON.stringify(newer));
    const { paths } = changed;
    delete paths['/gallery'];
    const create = paths['/documents'].post;
    create.requestBody.content['application/json'].schema.required.push('mood');
    create.parameters.push({ name: 'x-mood', in: 'header', required: true });
    const [reply] = Object.values(paths['/documents'].get.responses) as { content: Json }[];
    const { schema } = Object(reply?.content)['application/json'] as { schema: { required: string[] } };
    schema.required = schema.required.filter((name) => name !== 'next');
    expect(findBreaks(newer, changed).sort()).toEqual([
      'GET /documents answers without next',
      'GET /gallery is gone',
      'POST /documents requires header x-mood',
      'POST /documents requires mood',
    ]);
  });
});

type Json = Readonly<Record<string, unknown>>;
