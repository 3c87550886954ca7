import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { anyDocument } from '#test/support/random-documents.ts';
import type { HandoutDocument } from '../document/document.ts';
import { createPictureMapper } from '../document/pictures.ts';
import { ENTITY_TYPES } from '../kinds/facts.ts';
import type { PictureFile } from '../questions/source/picture-files.ts';
import { DOCUMENT_FILE_LIMITS } from './envelope.ts';
import { buildFileSchema } from './json-schema.ts';
import { listOwnPictures } from './own-pictures.ts';
import { readDocumentFile } from './read-file.ts';
import { writeDocumentFile } from './write-file.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect width="4" height="2"/></svg>';
const toBytes = (text: string) => new TextEncoder().encode(text);
const aDrawing = (name: string): PictureFile => ({
  name,
  type: 'image/svg+xml',
  bytes: toBytes(DRAWING),
  width: 4,
  height: 2,
});
const fileOf = (text: string, name = 'Water.handout.json') => ({ name, bytes: toBytes(text) });
const read = (content: object) => readDocumentFile(fileOf(JSON.stringify(content)));

/** A document as any account has it: nothing of it says whose it is, or where its pictures are. */
const toPortable = (document: HandoutDocument) =>
  createPictureMapper((image) => ({ ...image, objectId: null, thumb: null, uploading: false }))({
    ...document,
    id: null,
    user_id: null,
    is_published: false,
  });

describe('a document as a file', () => {
  test('comes back the same with all its pictures: 1,000 random documents of every kind', {
    tags: ['slow'],
  }, () => {
    const kinds = new Set<string>();
    let pictures = 0;
    const check = fc.property(anyDocument(), (document) => {
      const own = new Map(listOwnPictures(document).map(({ id, name }) => [id, aDrawing(name)]));
      const { bytes, losses } = writeDocumentFile(document, own);
      const found = readDocumentFile({ name: 'a.handout.json', bytes });
      expect(losses).toEqual([]);
      expect(found.losses).toEqual([]);
      expect(toPortable(found.document)).toEqual(toPortable(document));
      expect(found.files).toEqual(own);
      kinds.add(document.entity_type);
      pictures += own.size;
    });
    fc.assert(check, { numRuns: 1000, seed: 21 });
    expect([...kinds].sort()).toEqual([...ENTITY_TYPES].sort());
    // Half of all pictures are drawn from values, and have no files.
    expect(pictures).toBeGreaterThan(400);
  });

  test('says nothing of its owner, or of where the account keeps its pictures', () => {
    const document = aWorksheet({
      id: 'secret-id',
      user_id: 'secret-user',
      images: [{ id: 'p', name: 'a.png', objectId: 'secret-object', thumb: 'https://secret.example/t' }],
    });
    const { bytes } = writeDocumentFile(document, new Map());
    expect(new TextDecoder().decode(bytes)).not.toContain('secret');
  });

  test('names a picture that could not be loaded, when it is written and when it is read', () => {
    const document = aWorksheet({ images: [{ id: 'p', name: 'a.png', alt: 'An apple' }] });
    const { bytes, losses } = writeDocumentFile(document, new Map());
    expect(losses).toMatchObject([{ what: 'Picture that could not be loaded', text: 'An apple' }]);
    const found = readDocumentFile({ name: 'a.handout.json', bytes });
    expect(found.document.images).toEqual([]);
    expect(found.losses).toMatchObject([{ what: 'Picture that is not in the file', text: 'An apple' }]);
  });
});

describe('a file is refused in words that say what and where', () => {
  const document = { entity_type: 'worksheet' };
  const whole = { format: 'handout', version: 1, document };
  const withPicture = (picture: object) => ({
    ...whole,
    pictures: { p: { type: 'image/svg+xml', ...picture } },
  });
  const withDrawing = (inside: string) =>
    withPicture({ data: btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2">${inside}</svg>`) });
  const nest = (depth: number): object => (depth === 0 ? {} : { a: nest(depth - 1) });

  test.each([
    [
      'of a later version',
      { ...whole, version: 2 },
      /written by a newer Handout, in version 2 .* up to version 1/,
    ],
    [
      'whose document is of a later version',
      { ...whole, document: { ...document, schema_version: 99 } },
      /schema_version was written by a newer editor/,
    ],
    ['of no version', { ...whole, version: 'one' }, /names no version/],
    ['of another program', { cells: [] }, /is no file of Handout/],
    ['with more than its parts', { ...whole, script: 'x' }, /The file has parts that are unknown: script/],
    [
      'that nests too deep',
      { ...whole, document: { ...document, items: nest(60) } },
      /nested deeper than 40 levels/,
    ],
    [
      'with a text of another editor',
      {
        ...whole,
        document: {
          ...document,
          title: { type: 'doc', content: [{ type: 'iframe', src: 'https://a.example' }] },
        },
      },
      /title\S* /,
    ],
    [
      'with an item type that does not exist',
      { ...whole, document: { ...document, items: [{ type: 'game', data: {} }] } },
      /items\.0/,
    ],
    [
      'with an address for a picture',
      withPicture({ data: 'https://a.example/a.png' }),
      /picture “p” is an address/,
    ],
    ['with a path for a picture', withPicture({ data: '/etc/passwd.' }), /picture “p” is an address/],
    [
      'with a picture of another type',
      withPicture({ type: 'image/png', data: btoa(DRAWING) }),
      /not of the type image\/png/,
    ],
    [
      'with a picture of a type that is not printed',
      withPicture({ type: 'image/gif', data: '' }),
      /pictures\.p\.type/,
    ],
    ['with a broken picture', withPicture({ data: btoa('nothing') }), /Picture that is broken/],
    ['with a script in a drawing', withDrawing('<script>alert(1)</script>'), /has code in it/],
    ['with a handler in a drawing', withDrawing('<rect onload="alert(1)"/>'), /has code in it/],
    ['with a page in a drawing', withDrawing('<foreignObject><p/></foreignObject>'), /has code in it/],
    [
      'with an address in a drawing',
      withDrawing('<image href="https://a.example/a.png"/>'),
      /parts from elsewhere/,
    ],
    [
      'with a style from elsewhere',
      withDrawing('<rect style="fill:url(//a.example/a)"/>'),
      /parts from elsewhere/,
    ],
  ])('one %s', (_, content, words) => {
    expect(() => read(content)).toThrow(words);
    expect(() => read(content)).toThrow('“Water.handout.json” cannot be opened.');
  });

  test('one that is a page, or broken, or too large', () => {
    expect(() => readDocumentFile(fileOf('<html><script>alert(1)</script>'))).toThrow(
      'is a page or a drawing',
    );
    expect(() => readDocumentFile(fileOf('{"format":'))).toThrow('is no JSON');
    expect(() => readDocumentFile(fileOf('['.repeat(1_000_000)))).toThrow('is no JSON');
    const large = { name: 'a.handout.json', bytes: new Uint8Array(DOCUMENT_FILE_LIMITS.bytes + 1) };
    expect(() => readDocumentFile(large)).toThrow('larger than 60 MB');
    const text = 'x'.repeat(5 * 1024 * 1024);
    expect(() => read({ ...whole, document: { ...document, title: text } })).toThrow('larger than 4 MB');
  });

  test('but fields that it does not know are left out, whatever is in them', () => {
    const { document: found } = read({ ...whole, document: { ...document, onload: '<script>' } });
    expect(JSON.stringify(found)).not.toContain('script');
  });
});

test('the published schema is the one that files are read by: `npm run schema` writes it', () => {
  const published = readFileSync(new URL('../../web/public/schemas/handout-1.json', import.meta.url), 'utf8');
  expect(published).toBe(`${JSON.stringify(buildFileSchema(), null, 1)}\n`);
});
