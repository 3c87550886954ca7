import { expect, test } from 'vitest';
import { getKind } from '#shared/document/document.ts';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';

const kept = { id: 'of-my-bank', revision: '2026-03-01T10:00:00.000Z' };

test('an item holds which kept item it is in step with, in a file that older releases show and do not change', () => {
  const document = aWorksheet({ items: [{ ...anOpenResponse(), kept }] });
  expect(document.items[0]?.kept).toEqual(kept);
  expect(document.schema_version).toBe(2);
  expect(aWorksheet().items[0]).not.toHaveProperty('kept');
});

test('what others may copy has no link to its user’s bank', () => {
  const document = aWorksheet({ items: [{ ...anOpenResponse(), kept }] });
  expect(getKind(document).removePersons?.(document)).toEqual({ ...aWorksheet(), schema_version: 2 });
});
