import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { NEVER_PUBLISHED } from '../../domain/publish-state/transitions.ts';
import type { Publishing } from '../../records/publishing.ts';
import { parseHead, toPublishingAttributes } from './document-items.ts';

const requested = {
  ...({ revision: 3, hash: 'abc', is_private: 0, link_shared: false } as const),
  ...{ attempts: 1, since: '2026-03-01' },
};
const publishing: Publishing = {
  ...NEVER_PUBLISHED,
  state: 'queued',
  ...{ lock_version: 4, requested, gallery_pending_since: '2026-03-02' },
  unpublished: { through: 2, published: null },
};

/** A row as every version of the product has written it. */
const ROW = {
  ...{ pk: 'DOC#d1', owner: 'ann', entity_type: 'worksheet', filename: 'Rain', title: 'Rain' },
  ...{ version: 3, hash: 'abc', updated_at: '2026-03-01', receipts: [] },
};

test('a publish state keeps the names that the table has always used', () => {
  const { publishing: stored, ...keys } = toPublishingAttributes(publishing);
  expect(stored).toMatchObject({ turn: 4, wanted: requested, untold_since: '2026-03-02' });
  expect(stored).toMatchObject({ withdrawn: { through: 2, published: null }, state: 'queued' });
  expect(keys).toEqual({ publish_turn: 4, publish_state: 'queued', queued_at: '2026-03-01' });
  expect(parseHead(marshall({ ...ROW, publishing: stored }))?.publishing).toEqual(publishing);
});

test('a row of an older version gets the defaults of what it lacks', () => {
  const { turn, state, lease, error, published, wanted } = toPublishingAttributes(publishing).publishing;
  const older = { turn, state, lease, error, published, wanted };
  expect(parseHead(marshall({ ...ROW, publishing: older }))?.publishing).toEqual({
    ...publishing,
    unpublished: null,
    gallery_pending_since: null,
  });
});
