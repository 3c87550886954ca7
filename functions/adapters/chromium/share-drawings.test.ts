import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PdfObjects } from './pdf-objects.ts';
import { shareDrawings } from './share-drawings.ts';

/** Creates a PDF of these objects, by their numbers, as Chromium writes it. */
function aPdf(objects: Readonly<Record<number, string>>): Buffer {
  const numbers = Object.keys(objects).map(Number).toReversed();
  let file = '%PDF-1.4\n';
  const starts = new Map<number, number>();
  for (const number of numbers) {
    starts.set(number, file.length);
    file += `${number} 0 obj\n${objects[number]}\nendobj\n`;
  }
  const size = Math.max(...numbers) + 1;
  const entries = Array.from({ length: size }, (_, number) => {
    const start = starts.get(number);
    return start === undefined ? '0000000000 65535 f \n' : `${`${start}`.padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${size}\n${entries.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${size}\n/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

const aStream = (dictionary: string, data: Buffer | string) => {
  const bytes = deflateSync(data);
  const entries = `${dictionary}/Filter /FlateDecode\n/Length ${bytes.length}`;
  return `<<${entries}>> stream\n${bytes.toString('latin1')}\nendstream`;
};
const PIXELS = '484848010101020202494949';
const aPlaceholder = (pixels = PIXELS) =>
  aStream(
    '/Type /XObject\n/Subtype /Image\n/Width 2\n/Height 2\n/BitsPerComponent 8\n',
    Buffer.from(pixels, 'hex'),
  );
const aPage = (contents: number, size = '612 792') =>
  `<</Type /Page\n/Resources <</ProcSet [/PDF]\n/ExtGState <</G3 3 0 R>>>>\n/MediaBox [0 0 ${size}]\n/Contents ${contents} 0 R\n/Parent 2 0 R>>`;

/** A document of two sheets, whose drawing is on a third one. */
const printed = {
  1: '<</Type /Catalog\n/Pages 20 0 R>>',
  2: '<</Type /Pages\n/Count 1\n/Kids [4 0 R]\n/Parent 20 0 R>>',
  3: '<</ca 1>>',
  4: aPage(5),
  5: aStream('', '/X9 Do'),
  6: aPage(7),
  7: aStream('', '/X9 Do'),
  9: aPlaceholder(),
  10: aPage(11, '72 36'),
  11: aStream('', '0 0 72 36 re f'),
  20: '<</Type /Pages\n/Count 3\n/Kids [2 0 R 21 0 R]>>',
  21: '<</Type /Pages\n/Count 2\n/Kids [6 0 R 10 0 R]\n/Parent 20 0 R>>',
};

test('a drawing takes the place of its placeholder, and its sheet is gone', () => {
  const objects = new PdfObjects(shareDrawings(aPdf(printed), [PIXELS]));
  expect(objects.get(9).toString('latin1')).toBe(
    aStream(
      '/Type /XObject\n/Subtype /Form\n/BBox [0 0 72 36]\n/Matrix [0.013888888888888888 0 0 0.027777777777777776 0 0]\n/Resources <</ProcSet [/PDF]\n/ExtGState <</G3 3 0 R>>>>\n',
      '0 0 72 36 re f',
    ),
  );
  expect(objects.get(20).toString()).toBe('<</Type /Pages\n/Count 2\n/Kids [2 0 R 21 0 R]>>');
  expect(objects.get(21).toString()).toBe('<</Type /Pages\n/Count 1\n/Kids [6 0 R]\n/Parent 20 0 R>>');
  for (const number of [10, 11]) expect(() => objects.get(number)).toThrow('no object');
  for (const number of [1, 2, 3, 4, 5, 6, 7] as const)
    expect(objects.get(number).toString('latin1')).toBe(printed[number]);
});

test('a part of the page tree that has no page left is gone too', () => {
  const tree = { 21: '<</Type /Pages\n/Count 1\n/Kids [10 0 R]\n/Parent 20 0 R>>' };
  const objects = new PdfObjects(shareDrawings(aPdf({ ...printed, ...tree }), [PIXELS]));
  expect(objects.get(20).toString()).toBe('<</Type /Pages\n/Count 1\n/Kids [2 0 R]>>');
  expect(() => objects.get(21)).toThrow('no object');
});

test('a picture of other pixels stays, whatever its size', () => {
  const other = aPlaceholder('ff0000ff0000ff0000ff0000');
  const objects = new PdfObjects(shareDrawings(aPdf({ ...printed, 12: other }), [PIXELS]));
  expect(objects.get(12).toString('latin1')).toBe(other);
});

test('without repeated drawings the PDF stays as it is', () => {
  const pdf = aPdf(printed);
  expect(shareDrawings(pdf, [])).toBe(pdf);
});

test('a sheet of a drawing without a size is refused', () => {
  const unsized = aPage(11).replace('/MediaBox [0 0 612 792]', '/MediaBox []');
  expect(() => shareDrawings(aPdf({ ...printed, 10: unsized }), [PIXELS])).toThrow(
    'Page 10 of the PDF has no size',
  );
});

test('a drawing whose places are all clipped away leaves no sheet behind', () => {
  const objects = new PdfObjects(shareDrawings(aPdf({ ...printed, 9: '<<>>' }), [PIXELS]));
  expect(objects.get(20).toString()).toContain('/Count 2');
  expect(() => objects.get(10)).toThrow('no object 10');
});

test('a PDF with another kind of table is refused', () => {
  expect(() => shareDrawings(Buffer.from('%PDF-1.7\n'), [PIXELS])).toThrow('no table of objects');
  const twice = aPdf(printed).toString('latin1').replace('trailer', '30 0\ntrailer');
  expect(() => shareDrawings(Buffer.from(twice, 'latin1'), [PIXELS])).toThrow('no table of objects');
});
