import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { OUT_FORMATS, readAny, writeAny } from '#shared/conversion/convert.ts';
import { WRITE_FORMATS } from '#shared/questions/write/format-names.ts';
import { readBounded } from './read-bounded.ts';
import { readPrinted as readInThread } from './read-printed.ts';

/** Reads here: a thread for each file takes its time. */
const readPrinted = (path: string, bytes: Uint8Array) => readInThread(path, bytes, readAny);

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAAAAADaLSBnAAAAEElEQVR4nGtoGAWjYBSQAgCas5oQwgOhfgAAAABJRU5ErkJggg==';
const GIFT = strToU8(
  `Capital of France? {=Paris ~Lyon}\n\n[html]Why? <img src="data:image/png;base64,${PICTURE.replaceAll('=', '\\=')}" alt="rain"> {}\n`,
);

describe('every file that is converted to is printed', () => {
  test.each(OUT_FORMATS)('%s', async (format) => {
    const found = await readAny({ name: 'q.gift', bytes: GIFT });
    const { bytes } = await writeAny(format, found);
    const ending = format === 'handout' ? 'json' : WRITE_FORMATS[format].ending;
    const { document } = await readPrinted(`/tmp/q.${ending}`, bytes);
    expect(JSON.stringify(document)).toContain('Paris');
  });

  test('with the pictures of a file of Handout, whatever it is called', async () => {
    const { bytes } = await writeAny('handout', await readAny({ name: 'q.gift', bytes: GIFT }));
    const { document, files } = await readPrinted('/tmp/quiz.handout', bytes);
    const [id = ''] = files.keys();
    expect(JSON.stringify(document)).toContain(id);
    expect(files.get(id)).toMatchObject({ type: 'image/png', width: 40 });
  });
});

test('what the document has no room for is named', async () => {
  const { losses } = await readPrinted('q.gift', strToU8('::Title:: Why? {}'));
  expect(losses).toMatchObject([{ what: 'Title', text: 'Title' }]);
});

test.each([
  ['a.pdf', '%PDF-1.7', /a\.pdf is a PDF/],
  ['a.png', '\u0089PNG\u0000', /a\.png is no document, no file of Handout and no file of questions/],
  ['a.json', '{"entity_type":', /a\.json cannot be read/],
  ['a.json', '{"cells":[]}', /a\.json is not a document/],
  ['a.json', '{"format":"handout","version":9,"document":{}}', /newer Handout/],
  ['empty.gift', '', /is empty/],
])('%s says what it is where it is none: %s', async (name, text, reason) => {
  const refusal = await readPrinted(name, strToU8(text, true)).catch((error) => error.lines.join('\n'));
  expect(refusal).toMatch(reason);
});

describe('a file is read in a thread', () => {
  test('whose answer is the same', async () => {
    const asked = strToU8('Why? {}');
    expect(await readInThread('q.gift', asked)).toEqual(await readPrinted('q.gift', asked));
  });

  test('which ends when it takes longer than a reader may', async () => {
    await expect(readBounded({ name: 'q.gift', bytes: GIFT }, 0)).rejects.toThrow(
      /takes longer than 0 seconds/,
    );
  });
});
