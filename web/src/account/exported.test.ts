import { expect, test } from 'vitest';
import type { Revision } from '#shared/api/models.ts';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { toFileName } from '../published/pdf/pdf-version.ts';
import { isExported, listPdfs } from './exported.ts';

const aRevision = (saved_at: string, name: string | null = null): Revision => ({
  id: `1-${'a'.repeat(64)}`,
  version: 1,
  saved_at,
  name,
  is_published: false,
});

test('of a document’s versions those with a name go along, and the last of each day', () => {
  const all = [
    aRevision('2026-03-02T09:00:00Z'),
    aRevision('2026-03-01T18:00:00Z'),
    aRevision('2026-03-01T12:00:00Z', 'Before the trip'),
    aRevision('2026-03-01T08:00:00Z'),
  ];
  expect(all.map((one) => isExported(one, all))).toEqual([true, true, true, false]);
});

test('every PDF of a published document goes along, each with a name of its own', () => {
  const sheets = (paper: string) => ({
    pdf_url: `${paper}/a`,
    key_url: `${paper}/b`,
    large_pdf_url: `${paper}/c`,
    large_key_url: null,
    versions: [{ letter: 'B', pdf_url: `${paper}/d`, key_url: `${paper}/e` }],
    class_url: `${paper}/f`,
  });
  const published = {
    paper: 'letter',
    ...sheets('letter'),
    other_paper: { state: 'ready', ...sheets('a4') },
  };
  const found = listPdfs(published as unknown as PublishedDocument);
  expect(found.map(({ url }) => url).sort()).toEqual(
    ['a4', 'letter'].flatMap((paper) => [...'abcdef'].map((name) => `${paper}/${name}`)),
  );
  const names = found.map(({ version }) => toFileName('Rain', version));
  expect(new Set(names).size).toBe(names.length);
});
