import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { toQuestions } from '../items/list-questions.ts';
import { newItemFrom } from '../items/new-item-from.ts';
import { listReadPictures } from '../items/parts/read-picture.ts';
import type { ReadQuestion } from '../items/parts/read-question.ts';
import { readQuestionFile } from './read/formats.ts';
import { FILE_LIMITS } from './source/limits.ts';
import type { PictureFile } from './source/picture-files.ts';
import type { ReadFile } from './source/reading.ts';
import { WRITE_FORMATS, type WriteFormat } from './write/format-names.ts';
import { writeQuestions } from './write/formats.ts';

/** A grey PNG of 40 × 20 px. */
const BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAAAAADaLSBnAAAAEElEQVR4nGtoGAWjYBSQAgCas5oQwgOhfgAAAABJRU5ErkJggg==';
const PNG = Uint8Array.from(atob(BASE64), (sign) => sign.charCodeAt(0));
/** A JPEG of 40 × 20 px, as far as its size. */
const JPEG = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xdb, 0, 3, 1, 0xff, 0xc0, 0, 11, 8, 0, 20, 0, 40, 1, 1,
  0x11, 0,
]);
const DRAWING = strToU8(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h30"/></svg>',
);

const readZipped = (name: string, files: Record<string, string | Uint8Array>) => {
  const entries = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return readQuestionFile({ name, bytes: zipSync(Object.fromEntries(entries)) });
};
const read = (name: string, text: string) => readQuestionFile({ name, bytes: strToU8(text) });

/** The pictures of a file's questions: what they show, their size, and whether the bytes came along. */
const listFound = ({ questions, files }: ReadFile) =>
  questions.flatMap(listReadPictures).map(({ id, alt }) => {
    const file = files.get(id);
    return `${alt} ${file?.type} ${file?.width}×${file?.height}`;
  });
const nameLosses = ({ losses }: ReadFile) => losses.map(({ what, text }) => `${what}: ${text}`);

describe('pictures of a file are those of its questions', () => {
  test('Moodle XML: of the text and of an answer, from the files beside them or within the address', async () => {
    const file = `<file name="a wave.png" path="/" encoding="base64">${BASE64}</file>`;
    const shown = '<p>What is it? <img src="@@PLUGINFILE@@/a%20wave.png" alt="a wave"></p>';
    const data = `<img alt="a dot" src="data:image/png;base64,${BASE64}">`;
    const found = await read(
      'a.xml',
      `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[${shown}]]></text>${file}</questiontext>
        <answer fraction="100" format="html"><text><![CDATA[${data}]]></text></answer><answer fraction="0"><text>ice</text></answer></question></quiz>`,
    );
    expect(found.questions).toMatchObject([
      {
        prompt: 'What is it?',
        image: { alt: 'a wave' },
        options: [{ text: '', image: {} }, { text: 'ice' }],
      },
    ]);
    expect(listFound(found)).toEqual(['a wave image/png 40×20', 'a dot image/png 40×20']);
    expect(found.losses).toEqual([]);
  });

  test('QTI: by the paths of a package, as items and Canvas write them', async () => {
    const choice = `<assessmentItem title="T"><responseDeclaration identifier="R"><correctResponse><value>A</value></correctResponse></responseDeclaration>
      <itemBody><p>T <img src="../images/wave.svg" alt="a wave"/></p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A"><img src="../images/dot.png" alt="a dot"/></simpleChoice><simpleChoice identifier="B">ice</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
    const html = '&lt;p&gt;Why? &lt;img src="%24IMS-CC-FILEBASE%24/rain.png" alt="rain"&gt;&lt;/p&gt;';
    const snow = html.replaceAll('rain.png', 'snow.jpg').replace('"rain"', '"snow"');
    const canvas = `<questestinterop>${[html, snow].map((text) => `<item><presentation><material><mattext>${text}</mattext></material></presentation></item>`).join('')}</questestinterop>`;
    const found = await readZipped('a.zip', {
      'imsmanifest.xml': '<manifest/>',
      'items/one.xml': choice,
      'canvas/two.xml': canvas,
      'images/wave.svg': DRAWING,
      'images/dot.png': PNG,
      'web_resources/rain.png': PNG,
      'web_resources/snow.jpg': JPEG,
      'images/other.png': PNG,
    });
    expect(listFound(found)).toEqual([
      'a wave image/svg+xml 30×10',
      'a dot image/png 40×20',
      'rain image/png 40×20',
      'snow image/jpeg 40×20',
    ]);
    expect(nameLosses(found)).toEqual(['File of the package: images/other.png']);
  });

  test('H5P: above a question and on a card', async () => {
    const media = {
      type: { library: 'H5P.Image 1.1', params: { file: { path: 'images/wave.png' }, alt: 'a wave' } },
    };
    const part = (library: string, params: object) => ({ library, params });
    const found = await readZipped('a.h5p', {
      'h5p.json': JSON.stringify({ mainLibrary: 'H5P.QuestionSet' }),
      'content/content.json': JSON.stringify({
        questions: [
          part('H5P.TrueFalse 1.8', { question: '<p>It is ice.</p>', correct: 'true', media }),
          part('H5P.Dialogcards 1.9', {
            dialogs: [
              { text: 'ice', answer: 'hard', image: { path: 'images/ice.png' }, imageAltText: 'ice' },
            ],
          }),
        ],
      }),
      'content/images/wave.png': PNG,
      'content/images/ice.png': PNG,
    });
    expect(found.questions).toMatchObject([
      { type: 'choice', prompt: 'It is ice.', image: { alt: 'a wave' } },
      { type: 'card', term: 'ice', term_image: { alt: 'ice' }, definition: 'hard' },
    ]);
    expect(listFound(found)).toHaveLength(2);
    expect(found.losses).toEqual([]);
  });

  test('Word: in the lines that they stand in', async () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    const picture = (id: string, alt: string) =>
      `<w:r><w:drawing><wp:docPr descr="${alt}"/><a:blip r:embed="${id}"/></w:drawing></w:r>`;
    const line = (inside: string) => `<w:p>${inside}</w:p>`;
    const found = await readZipped('a.docx', {
      'word/document.xml': `<w:document xmlns:w="w" xmlns:wp="p" xmlns:a="a" xmlns:r="r"><w:body>${[
        run('1. What is it?'),
        picture('r1', 'a wave'),
        run('a) ') + picture('r2', 'a dot'),
        run('*b) ice'),
        run('2. Why?') + picture('r3', 'far away'),
      ]
        .map(line)
        .join('')}</w:body></w:document>`,
      'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Target="media/image1.png"/><Relationship Id="r2" Target="/word/media/image2.png"/>
        <Relationship Id="r3" TargetMode="External" Target="https://evil.example/x.png"/></Relationships>`,
      'word/media/image1.png': PNG,
      'word/media/image2.png': PNG,
    });
    expect(found.questions).toMatchObject([
      {
        type: 'choice',
        prompt: 'What is it?',
        image: { alt: 'a wave' },
        options: [
          { text: '', image: { alt: 'a dot' } },
          { text: 'ice', correct: true },
        ],
      },
      { type: 'open', prompt: 'Why?' },
    ]);
    expect(listFound(found)).toHaveLength(2);
    expect(nameLosses(found)).toEqual(['Picture: far away']);
  });
});

describe('Anki', () => {
  function writeCollection(notes: readonly string[]): Uint8Array {
    const folder = mkdtempSync(join(tmpdir(), 'anki-'));
    const path = join(folder, 'collection.anki2');
    const database = new DatabaseSync(path);
    database.exec(
      'CREATE TABLE notes (id integer primary key, guid text, mid integer, mod integer, usn integer, tags text, flds text, sfld integer, csum integer, flags integer, data text)',
    );
    const insert = database.prepare("INSERT INTO notes VALUES (?, 'g', 1, 2, -1, '', ?, 1, 2, 0, '')");
    for (const [at, fields] of notes.entries()) insert.run(at + 1, fields);
    database.close();
    const bytes = new Uint8Array(readFileSync(path));
    rmSync(folder, { recursive: true });
    return bytes;
  }
  const collection = writeCollection([
    'Peru\u001F<img src="flag of peru.png">',
    'Chile\u001F<img src="chile.png">',
  ]);
  const expected = [
    { type: 'card', term: 'Peru', definition: '', definition_image: { name: 'flag of peru.png' } },
    { type: 'card', term: 'Chile', definition: '', definition_image: { name: 'chile.png' } },
  ];

  test('a deck has its pictures by a list of names', async () => {
    const found = await readZipped('a.apkg', {
      'collection.anki2': collection,
      media: JSON.stringify({ 0: 'chile.png', 1: 'flag of peru.png', 2: 'hello.mp3' }),
      0: PNG,
      1: PNG,
      2: 'sound',
    });
    expect(found.questions).toMatchObject(expected);
    expect(listFound(found)).toEqual([' image/png 40×20', ' image/png 40×20']);
    expect(nameLosses(found)).toEqual(['File of the package: hello.mp3']);
  });

  test('the newest generation packs its database, its list and its pictures each by itself', async () => {
    const field = (number: number, content: Uint8Array) => [number * 8 + 2, content.length, ...content];
    const entry = (name: string) => field(1, Uint8Array.from([...field(1, strToU8(name)), 2 * 8, 86]));
    const list = Uint8Array.from([...entry('flag of peru.png'), ...entry('chile.png')]);
    const pack = (bytes: Uint8Array) => new Uint8Array(zstdCompressSync(bytes));
    const found = await readZipped('a.colpkg', {
      'collection.anki2': writeCollection(['Please update\u001F']),
      'collection.anki21b': pack(collection),
      media: pack(list),
      0: pack(PNG),
      1: pack(PNG),
    });
    expect(found.questions).toMatchObject(expected);
    expect(listFound(found)).toHaveLength(2);
    expect(found.losses).toEqual([]);
  });
});

describe('a picture that cannot be taken is named with its reason, and the question stays', () => {
  const inMoodle = (bytes: Uint8Array) =>
    read(
      'a.xml',
      `<quiz><question type="essay"><questiontext format="html"><text>&lt;p&gt;Why? &lt;img alt="wave" src="@@PLUGINFILE@@/a.png"&gt;&lt;/p&gt;</text><file name="a.png" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file></questiontext></question></quiz>`,
    );
  test.each([
    [
      'of another type',
      strToU8('GIF89a\u0010\u0000\u0010\u0000'),
      'Picture of the type GIF, not JPEG, PNG or SVG: wave',
    ],
    ['that is none', strToU8('<script>alert(1)</script>'), 'Picture that is broken: wave'],
    ['that is cut off', PNG.subarray(0, 12), 'Picture that is broken: wave'],
    ['that is too large', new Uint8Array(FILE_LIMITS.pictureBytes + 1), 'Picture larger than 5 MB: wave'],
  ])('%s', async (_, bytes, loss) => {
    const found = await inMoodle(bytes);
    expect(found.questions).toEqual([{ type: 'open', prompt: 'Why?', answer: '', lines: null }]);
    expect(nameLosses(found)).toEqual([loss]);
    expect(found.files.size).toBe(0);
  });

  test('whose parts never end is refused at once', async () => {
    const hostile = new Uint8Array(FILE_LIMITS.pictureBytes - 1);
    hostile.set([0xff, 0xd8, 0xff, 0xe0]);
    // A reader that looked for its end again at every byte took longer than a test may.
    expect(nameLosses(await inMoodle(hostile))).toEqual(['Picture that is broken: wave']);
  });

  test('that is a thousand times as large unpacked is never unpacked', async () => {
    const item =
      '<assessmentItem title=""><itemBody><p>Look. <img src="a.png" alt="wave"/></p></itemBody></assessmentItem>';
    const found = await readZipped('a.zip', { 'a.xml': item, 'a.png': new Uint8Array(39 * 1024 * 1024) });
    expect(nameLosses(found)).toEqual(['Picture larger than 5 MB: wave']);
  });

  test('that stands beside another in the same text', async () => {
    const data = (alt: string) => `<img alt="${alt}" src="data:image/png;base64,${BASE64}">`;
    const text = `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[<p>Why?${data('one')}${data('two')}</p>]]></text></questiontext></question></quiz>`;
    const found = await read('a.xml', text);
    expect(listFound(found)).toEqual(['one image/png 40×20']);
    expect(nameLosses(found)).toEqual(['Picture without room: two']);
  });
});

describe('pictures go out to a file and come back', () => {
  const files = new Map<string, PictureFile>(
    ['p1', 'p2', 'p3'].map((id) => [
      id,
      { name: `${id}.png`, type: 'image/png', bytes: PNG, width: 40, height: 20 },
    ]),
  );
  const image = (id: string) => ({ id, name: `${id}.png`, alt: `Picture “${id}”`, width: 120, ratio: 2 });
  const questions: ReadQuestion[] = [
    {
      type: 'choice',
      prompt: 'Which?',
      image: image('p1'),
      options: [
        { text: 'ice', correct: true, image: image('p2') },
        { text: 'dew', correct: false },
      ],
    },
    { type: 'open', prompt: 'Why?', image: image('p1'), answer: '', lines: 3 },
    {
      type: 'pairs',
      prompt: 'Match.',
      pairs: [
        { left: 'ice', right: 'hard', left_image: image('p3') },
        { left: 'fog', right: 'a cloud' },
      ],
      extras: [],
    },
  ];
  const throughItems = questions.flatMap((asked, at) => {
    const item = newItemFrom(asked, `item-${at}`);
    return item ? toQuestions(item).questions : [];
  });
  const describePictures = (asked: readonly ReadQuestion[]) =>
    asked.map((one) => [one.type, ...listReadPictures(one).map(({ alt }) => alt)]);
  const passThrough = async (format: WriteFormat) => {
    const written = await writeQuestions(format, { title: 'Water', questions: throughItems, files });
    const found = await readQuestionFile({ name: `a.${WRITE_FORMATS[format].ending}`, bytes: written.bytes });
    return { written, found };
  };

  test('an item keeps each picture in its place', () => {
    expect(describePictures(throughItems)).toEqual(describePictures(questions));
  });

  test.each(['moodle', 'qti', 'qti3', 'word'] as const)('%s', async (format) => {
    const { written, found } = await passThrough(format);
    expect(written.losses).toEqual([]);
    // Word's directions of a matching, and its key, come back as questions of their own.
    const shown = (asked: readonly ReadQuestion[]) =>
      describePictures(asked).filter(([, ...pictures]) => pictures.length > 0);
    expect(shown(found.questions)).toEqual(shown(questions));
    for (const { bytes } of found.files.values()) expect(bytes).toEqual(PNG);
    expect(found.losses.filter(({ what }) => /picture|package/i.test(what))).toEqual([]);
  });

  test('anki, on the cards that have an answer; the others name theirs', async () => {
    const { written, found } = await passThrough('anki');
    expect(written.losses).toContainEqual({ what: 'Picture', where: 'Question 2', text: 'Picture “p1”' });
    expect(describePictures(found.questions)).toEqual([
      ['card', 'Picture “p1”', 'Picture “p2”'],
      ['card', 'Picture “p3”'],
      ['card'],
    ]);
    for (const { bytes } of found.files.values()) expect(bytes).toEqual(PNG);
  });

  test.each(['gift', 'csv'] as const)('%s has none, and names each', async (format) => {
    const { written } = await passThrough(format);
    expect(written.losses.filter(({ what }) => what === 'Picture').map(({ text }) => text)).toEqual([
      'Picture “p1”',
      'Picture “p2”',
      'Picture “p1”',
      'Picture “p3”',
    ]);
  });

  test('a picture whose bytes are not known is named', async () => {
    const { losses } = await writeQuestions('moodle', { title: '', questions: throughItems.slice(1, 2) });
    expect(losses).toEqual([{ what: 'Picture', where: 'Question 1', text: 'Picture “p1”' }]);
  });
});
