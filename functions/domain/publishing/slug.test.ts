import { expect, test } from 'vitest';
import { toSlug } from './slug.ts';

test.each([
  ['The Water Cycle!', 'the-water-cycle'],
  ['  Él niño – año 2026 ', 'el-nino-ano-2026'],
  ['水の循環', '水の循環'],
  ['Круговорот воды', 'круговорот-воды'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('“%s” is read in an address as “%s”', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test('a title without a letter gives way to the file name, and that to “document”', () => {
  expect(toSlug('!!!', 'Water cycle')).toBe('water-cycle');
  expect(toSlug('', '…')).toBe('document');
});
