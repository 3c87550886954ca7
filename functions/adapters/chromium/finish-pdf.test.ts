import { expect, test } from 'vitest';
import { finishPdf } from './finish-pdf.ts';

const toHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** A PDF with these bookmarks. Chromium writes the objects from the last to the first. */
function aPdf(...titles: string[]): Buffer {
  const objects = titles.map((title, index) => {
    const next = index + 1 < titles.length ? `/Next ${11 + index} 0 R` : '';
    return `${10 + index} 0 obj\n<</Title <FEFF${toHex(title)}>\n/Parent 3 0 R${next}>>\nendobj`;
  });
  return Buffer.from(
    `%PDF-1.4\n1 0 obj\n<</Title (x)\n/Creator (Chromium)\n>>\nendobj\n${objects.toReversed().join('\n')}
3 0 obj\n<</First 10 0 R>>\nendobj\n4 0 obj\n<</Type /Pages /Kids [] /Count 0>>\nendobj
5 0 obj\n<</Type /Catalog /Pages 4 0 R /Outlines 3 0 R>>\nendobj
trailer\n<</Root 5 0 R /Info 1 0 R /Size 20>>\nstartxref\n0\n%%EOF`,
  );
}

test('a PDF is signed as ours, and no byte moves', async () => {
  const pdf = aPdf('Сад');
  const finished = Buffer.from(await finishPdf(Buffer.from(pdf), ['Сад'])).toString();
  expect(finished).toBe(pdf.toString().replace('/Creator (Chromium)', '/Creator (Handout) '));
});

test('bookmarks that are read from the right stand in the order of reading', async () => {
  const finished = Buffer.from(await finishPdf(aPdf('השנתי הטיול'), ['הטיול השנתי'])).toString();
  expect(finished).toContain(toHex('הטיול השנתי'));
});

test('two headings of the same letters keep each their own order', async () => {
  const pdf = aPdf('עולם שלום', 'Rain', 'שלום עולם');
  const finished = await finishPdf(pdf, ['שלום עולם', 'Rain', 'עולם שלום']);
  expect(Buffer.from(finished)).toEqual(
    Buffer.from(await finishPdf(aPdf('שלום עולם', 'Rain', 'עולם שלום'), [])),
  );
});

test('bookmarks that are not as many as the headings, or of another length, stay as they are', async () => {
  for (const headings of [['הטיול השנתי', 'עוד'], ['קצר']])
    expect(Buffer.from(await finishPdf(aPdf('השנתי הטיול'), headings)).toString()).toContain(
      toHex('השנתי הטיול'),
    );
});
