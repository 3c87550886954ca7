import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  cell,
  entry,
  LINKS,
  line,
  list,
  readRuns,
  readWord,
  run,
  table,
  toText,
  USUAL,
  wrap,
} from '#test/support/word-document.ts';
import { readQuestionFile } from './formats.ts';

test('its own numbers and letters are questions and options, bold is the answer, two columns are pairs', async () => {
  const { questions } = await readWord([
    entry('Capital of France?'),
    entry('Lyon', 1),
    entry('Paris', 1, 1, '<w:b/>'),
    entry('Rain falls from ____.'),
    table(cell('dew') + cell('drops'), cell('fog') + cell('a cloud')),
    toText('3. Why?'),
  ]);
  expect(questions).toMatchObject([
    {
      type: 'choice',
      prompt: 'Capital of France?',
      options: [{ correct: false }, { text: 'Paris', correct: true }],
    },
    { type: 'gaps', prompt: 'Rain falls from ____.' },
    {
      type: 'pairs',
      pairs: [
        { left: 'dew', right: 'drops' },
        { left: 'fog', right: 'a cloud' },
      ],
    },
    { type: 'open', prompt: 'Why?' },
  ]);
});

describe('parts are found by their links', () => {
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${LINKS}/${type}" Target="${target}"/>`;
  const links = (...all: string[]) => `<Relationships>${all.join('')}</Relationships>`;

  test.each([
    ['beside each other', 'word/document2.xml', 'word/', ''],
    ['in folders of their own', '/content/main.xml', 'content/', '/content/'],
  ])('%s, whatever they are called', async (_, target, folder, from) => {
    const files = {
      '_rels/.rels': links(link('a', 'officeDocument', target)),
      [`${folder}_rels/${target.split('/').at(-1)}.rels`]: links(
        link('b', 'numbering', `${from}counting9.xml`),
        link('c', 'styles', `${from}look.xml`),
        link('d', 'header', `${from}top1.xml`),
      ),
      [target.replace(/^\//, '')]: wrap(
        'document',
        `<w:body>${line(run('Why?'), '<w:pStyle w:val="Ask"/>')}</w:body>`,
      ),
      [`${folder}look.xml`]: wrap(
        'styles',
        `<w:style w:type="paragraph" w:styleId="Ask"><w:pPr>${list(1)}</w:pPr></w:style>`,
      ),
      [`${folder}counting9.xml`]: wrap('numbering', USUAL),
      [`${folder}top1.xml`]: wrap('hdr', toText('Class 7b')),
    };
    const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
    const { questions, losses } = await readQuestionFile({
      name: 't.docx',
      bytes: zipSync(Object.fromEntries(entries)),
    });
    expect(questions).toMatchObject([{ type: 'open', prompt: 'Why?' }]);
    expect(losses.map(({ what, text }) => `${what}: ${text}`)).toEqual(['Header of the pages: Class 7b']);
  });
});

test('a paragraph whose end was deleted goes on in the next, and a deleted entry is not counted', async () => {
  const deleted = '<w:rPr><w:del w:author="Ana"/></w:rPr>';
  const { questions } = await readWord([
    entry('Why?'),
    line('<w:del><w:r><w:delText>Who?</w:delText></w:r></w:del>', `${list(1)}${deleted}`),
    line(run('Ho'), `${list(1)}${deleted}`),
    entry('w?'),
    toText('Answers'),
    toText('1. ice'),
    toText('2. steam'),
  ]);
  expect(questions).toMatchObject([
    { prompt: 'Why?', answer: 'ice' },
    { prompt: 'How?', answer: 'steam' },
  ]);
});

test('a tab that prints as a line is a gap, and a form asks for words where it stands', async () => {
  const stop = (leader: string) =>
    `<w:tabs><w:tab w:val="left" w:pos="100"/><w:tab w:val="right" w:pos="900" w:leader="${leader}"/></w:tabs>`;
  const tab = '<w:r><w:tab/></w:r>';
  const asked = async (leader: string, more = '') =>
    (await readRuns(run('It is') + tab + run('a') + tab + more, { look: stop(leader) })).text;
  expect(await asked('underscore', run('.'))).toBe('It is  a _____.');
  expect(await asked('dot')).toBe('It is  a _____');
  expect(await asked('dot', run('7'))).toBe('It is  a  7');
  expect((await readRuns('<w:r><w:ptab w:leader="underscore"/></w:r>')).text).toBe('_____');
  const control = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${toText('Tap here')}</w:sdtContent></w:sdt>`;
  expect(await readWord([toText('1. Why?'), control])).toMatchObject({
    questions: [{ type: 'open', prompt: 'Why?', lines: 1 }],
    losses: ['Words in the place of an answer: Tap here'],
  });
});

test('a text box that has a paragraph for itself is read in its place', async () => {
  const box = (...inside: string[]) =>
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx xmlns:wps="p"><w:txbxContent>${inside.join('')}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${inside.join('')}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  const { questions, losses } = await readWord([
    line(box(toText('Word bank'), toText('ice, steam'))),
    toText('1. Which is cold?'),
    line(box(toText('a) ice'), toText('b) steam'))),
    line(run('2. Why?') + box(toText('a note'))),
  ]);
  expect(questions).toMatchObject([
    { type: 'text', prompt: 'Word bank\nice, steam' },
    { type: 'choice', prompt: 'Which is cold?', options: [{ text: 'ice' }, { text: 'steam' }] },
    { type: 'open', prompt: 'Why?' },
  ]);
  expect(losses).toEqual(['Text box: a note']);
});

test('blocks in controls and wrappers are read once, and pictures and text boxes are named', async () => {
  const drawing = '<w:r><w:drawing><wp:docPr xmlns:wp="p" descr="a wave"/></w:drawing></w:r>';
  const box = `<w:r><w:pict><w:txbxContent>${toText('Word')}${toText('bank')}</w:txbxContent></w:pict></w:r>`;
  const { questions, losses } = await readWord([
    `<w:sdt><w:sdtPr/><w:sdtContent>${line(run('1. Why?') + drawing)}</w:sdtContent></w:sdt>`,
    `<mc:AlternateContent><mc:Choice Requires="x">${toText('2. How?')}</mc:Choice><mc:Fallback>${toText('2. How?')}</mc:Fallback></mc:AlternateContent>`,
    `<w:customXml>${line(run('3. When?') + box)}</w:customXml>`,
    '<w:altChunk r:id="rId9" xmlns:r="r"/>',
  ]);
  expect(questions.map((question) => 'prompt' in question && question.prompt)).toEqual([
    'Why?',
    'How?',
    'When?',
  ]);
  expect(losses).toEqual(['Embedded file: rId9', 'Picture: a wave', 'Text box: Word bank']);
});
