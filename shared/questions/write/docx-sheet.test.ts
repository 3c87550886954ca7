import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { listQuestions } from '../../document/list-questions.ts';
import { writeQuestions } from './formats.ts';

const question = (id: string, more: object = {}) => ({ ...anOpenResponse(`Why ${id}?`, id), ...more });

async function readWord(fields: object) {
  const asked = listQuestions(aWorksheet(fields));
  const { bytes, losses } = await writeQuestions('word', asked);
  const files = unzipSync(bytes);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const xml = read('word/document.xml');
  const footers = Object.keys(files).filter((name) => /^word\/footer\d*\.xml$/.test(name));
  // What stands in a section is before its properties.
  const sections = xml
    .split('</w:sectPr>')
    .slice(0, -1)
    .map((section) => {
      const [body = '', properties = ''] = section.split('<w:sectPr>');
      return {
        words: body
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
        properties,
      };
    });
  return { sections, losses, footer: footers.map(read).join('') };
}

const countColumns = ({ properties }: { properties: string }): number =>
  Number(/<w:cols [^>]*w:num="(\d)"/.exec(properties)?.[1] ?? 1);

describe('the columns of a worksheet are columns of Word', () => {
  test('a run of items is a section of its own, with the rule between its columns', async () => {
    const items = [
      question('a'),
      question('b', { columns: 2 }),
      question('c', { columns: 2 }),
      question('d'),
    ];
    const { sections } = await readWord({ items });
    expect(sections.map(countColumns)).toEqual([1, 2, 1]);
    const [first, second, third] = sections;
    expect(first?.words).toContain('Why a?');
    expect(second?.words).toMatch(/^Why b\?.*Why c\?/);
    expect(third?.words).toMatch(/^Why d\?/);
    expect(second?.properties).toMatch(/w:type w:val="continuous"/);
    expect(second?.properties).toMatch(/<w:cols [^>]*w:sep="true"/);
  });

  test('a sheet in three columns has its headings in them, and its title and key across the page', async () => {
    const heading = { id: 'h', type: 'section_header', data: { title: 'Part 1' } };
    const { sections } = await readWord({
      columns: { count: 3, rule: false },
      items: [heading, question('a'), question('b')],
    });
    expect(sections.map(countColumns)).toEqual([1, 3, 1]);
    expect(sections[1]?.properties).not.toMatch(/w:sep="true"/);
    expect(sections[2]?.words).toContain('Answer key');
  });

  test('a heading above items that are as wide as the page is as wide', async () => {
    const heading = { id: 'h', type: 'section_header', data: { title: 'Part 1' } };
    const items = [question('a'), heading, question('b', { columns: 1 })];
    const { sections } = await readWord({ columns: { count: 2 }, items });
    expect(sections.map(countColumns)).toEqual([1, 2, 1]);
    expect(sections[2]?.words).toMatch(/^Part 1.*Why b\?/);
  });

  test('short questions of a sheet that saves paper stand side by side', async () => {
    const short = (id: string) => ({
      ...question(id),
      data: { subtitle: `Why ${id}?`, answer_type: 'single', line_length: 1 },
    });
    const items = [question('a'), short('b'), short('c'), question('d')];
    const saved = await readWord({ items, columns: { save_paper: true } });
    expect(saved.sections.map(countColumns)).toEqual([1, 2, 1]);
    expect(saved.sections[1]?.words).toMatch(/^Why b\? _+ Why c\? _+$/);
    expect((await readWord({ items })).sections.map(countColumns)).toEqual([1]);
  });

  test('a question stays with its lines to write on, where they are few', async () => {
    const asked = listQuestions(aWorksheet({ items: [question('a')] }));
    const { bytes } = await writeQuestions('word', asked);
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
    const paragraphs = xml.split('</w:p>').filter((text) => /Why a\?|___/.test(text));
    expect(paragraphs.map((text) => text.includes('<w:keepNext/>'))).toEqual([
      ...paragraphs.slice(1).map(() => true),
      false,
    ]);
  });

  test('lines to write on are no wider than their column', async () => {
    const { sections } = await readWord({ items: [question('a', { columns: 3 }), question('b')] });
    const [, narrow, wide] = sections.map(({ words }) => /_+/.exec(words)?.[0].length ?? 0);
    expect(narrow).toBeLessThan((wide ?? 0) / 2);
  });
});

describe('the sheet is that of the document', () => {
  const items = [question('a')];
  const readSheet = async (fields: object) =>
    (await readWord({ items, ...fields })).sections[0]?.properties ?? '';

  test.each([
    ['letter', 12_240, 15_840],
    ['a4', 11_906, 16_838],
  ])('%s', async (paper, width, height) => {
    expect(await readSheet({ paper })).toContain(`<w:pgSz w:w="${width}" w:h="${height}"`);
  });

  test('with room for holes at the left, and at the right where that is where pages begin', async () => {
    const readMargins = async (locale: string) => {
      const properties = await readSheet({ locale, margin: { holes: 'one_sided' } });
      return ['left', 'right'].map((side) => Number(new RegExp(`w:${side}="(\\d+)"`).exec(properties)?.[1]));
    };
    const [left = 0, right = 0] = await readMargins('en-US');
    expect(left).toBeGreaterThan(right);
    expect(await readMargins('ar')).toEqual([right, left]);
  });

  test('with its border, and its own footer with the numbers that Word counts', async () => {
    const margin = {
      border: { style: 'double', width: 2, color: '#3355AA' },
      footer: { start: 'Ms. Lee', middle: '{title}', end: '{page} of {pages}' },
    };
    const { sections, footer } = await readWord({ items, title: 'Water', margin });
    expect(sections[0]?.properties).toMatch(/<w:pgBorders.*w:val="double" w:color="3355AA"/);
    expect(footer.replace(/<[^>]*>/g, '')).toMatch(/Ms\. Lee\s*Water\s*PAGE of NUMPAGES/);
  });

  test('names the room for holes on the backs as lost, which Word’s margins do not say', async () => {
    const { losses } = await readWord({ items, margin: { holes: 'two_sided' } });
    expect(losses.map(({ what }) => what)).toContain('Room for holes on the backs');
  });
});

test.each([
  ['all', [1, 1, 1, 1, 1, 1]],
  ['outside', [1, 1, 1, 1, 0, 0]],
  ['inside', [0, 0, 0, 0, 1, 1]],
  ['rows', [1, 1, 0, 0, 1, 0]],
  ['columns', [0, 0, 1, 1, 0, 1]],
  ['none', [0, 0, 0, 0, 0, 0]],
])('a table has %s of its lines in Word, as they look', async (lines, expected) => {
  const rows = [
    [{ text: 'a' }, { text: 'b' }],
    [{ text: 'c' }, { text: 'd' }],
  ];
  const data = { rows, lines, line_style: 'dashed', line_width: 3, line_color: '#AA3333' };
  const asked = listQuestions(aWorksheet({ items: [{ id: 't', type: 'table', data }] }));
  const { bytes } = await writeQuestions('word', asked);
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  const borders = /<w:tblBorders>(.*?)<\/w:tblBorders>/.exec(xml)?.[1] ?? '';
  const sides = ['top', 'bottom', 'left', 'right', 'insideH', 'insideV'];
  const found = sides.map((side) =>
    new RegExp(`<w:${side} w:val="dashed" w:color="AA3333" w:sz="18"`).test(borders) ? 1 : 0,
  );
  expect(found).toEqual(expected);
});
