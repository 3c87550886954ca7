import { expect, test } from 'vitest';
import { finishPdf } from './finish-pdf.ts';

const aPdf = (title: string) =>
  Buffer.from(`%PDF-1.4\n<</Title (x)\n/Creator (Chromium)\n>>\n<</Title <FEFF${title}>\n/Dest 1>>\n%%EOF`);
const hexOf = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

test('a PDF is signed as ours, and no byte moves', () => {
  const pdf = aPdf(hexOf('Сад'));
  const finished = Buffer.from(finishPdf(pdf, ['Сад'])).toString();
  expect(finished).toContain('/Creator (Handout) \n');
  expect(finished.length).toBe(pdf.length);
  expect(finished).toContain(hexOf('Сад'));
});

test.each([
  ['javascript:alert\\(1\\)', false],
  ['JavaScript:x', false],
  ['file:///etc/passwd', false],
  ['data:text/html,<b>\\(x\\)</b>', false],
  ['\\152avascript:x', false],
  [' https://spaced.example', false],
  ['https://a.example/\\(x\\)', true],
  ['http://a.example', true],
  ['mailto:ann@example.org', true],
])('a link to %s stays in the PDF: %s', (address, stays) => {
  const link = (to: string) =>
    Buffer.from(`%PDF-1.4\n<</S /URI\n/URI (${to})>>\n/Alt (/URI \\(x:\\))\n%%EOF`);
  const finished = Buffer.from(finishPdf(link(address), [])).toString();
  expect(finished).toBe(link(stays ? address : ' '.repeat(address.length)).toString());
});

test('bookmarks that are read from the right stand in the order of reading', () => {
  const finished = Buffer.from(finishPdf(aPdf(hexOf('השנתי הטיול')), ['הטיול השנתי'])).toString();
  expect(finished).toContain(hexOf('הטיול השנתי'));
});
