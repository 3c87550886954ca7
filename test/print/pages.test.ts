import { describe, expect, test } from 'vitest';
import { STUDENT_FIELD_SUGGESTIONS } from '#shared/vocabulary/student-fields.ts';
import { anOpenResponse } from '../support/builders.ts';
import { readPdfFacts } from '../support/paper/pdf-facts.ts';
import { openPdf } from '../support/paper/print-fixtures.ts';
import { aPrinter } from '../support/render.ts';

const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => anOpenResponse(`Question number ${index + 1}`, `q${index}`));

const print = aPrinter();

describe('printed pages', () => {
  test("with 'Every Page', each page after the first has the same room", async () => {
    const worksheet = { entity_type: 'worksheet', omni_student: true, items: questions(60) };
    const { pages } = await print(worksheet);
    const counts = pages.map(({ text }) => text.match(/Question number/g)?.length ?? 0);
    const [, ...full] = counts.slice(0, -1);
    expect(full.length).toBeGreaterThanOrEqual(3);
    expect(new Set(full).size).toBe(1);
    expect(pages.every(({ text }) => text.includes('Name'))).toBe(true);
  });

  test('a worksheet of more than 60 sheets is refused by naming the limit', async () => {
    const items = questions(62).flatMap((item, index) => [item, { id: `b${index}`, type: 'page_break' }]);
    await expect(print({ entity_type: 'worksheet', items })).rejects.toThrow(
      /A worksheet prints on at most 60 sheets; this one takes 62/,
    );
  });

  test.each(['standard_lines', 'single', 'handwriting'])(
    'a row of %s after the question makes it no taller than its last line needs',
    async (answer_type) => {
      const data = { subtitle: 'Rain is', answer_type, line_position: 'after', number_of_lines: 1 };
      const items = [
        { id: 'a', type: 'open_response', data: { ...data, line_height: 0.2 } },
        ...questions(1),
      ];
      const { pages } = await print({ entity_type: 'worksheet', items });
      const getY = (words: string) => pages[0]?.runs.find(({ text }) => text.includes(words))?.y ?? 0;
      expect(getY('Question number') - getY('Rain is')).toBeLessThan(55);
    },
  );

  test('the number of a matching stands at the middle of a first row with a picture, as its letters do', async () => {
    const image = { id: 'a', is_icon: true, iconObject: { id: '1F981' } };
    const settings = { match_type: 'letter', images: { size: 200 } };
    const pairs = ['Lion', 'Wolf'].map((term) => ({ term, term_image: image, definition: `a ${term}` }));
    const items = [{ id: 'q', type: 'matching', data: { settings, pairs } }];
    const { pages } = await print({ entity_type: 'worksheet', items });
    const getY = (words: string) => pages[0]?.runs.find(({ text }) => text.includes(words))?.y ?? 0;
    expect(getY('1.')).toBeCloseTo(getY('A.'), 0);
  });

  test('where the line begins after the question, the key’s answer begins there and goes on below', async () => {
    const data = {
      subtitle: 'Rain falls because',
      line_position: 'after',
      line_height: 0.5,
      has_answer: true,
    };
    const answer = `the drops ${'grow and '.repeat(12)}fall`;
    const items = [{ id: 'a', type: 'open_response', data: { ...data, answer } }, ...questions(1)];
    const worksheet = { entity_type: 'worksheet', items };
    const [student, key] = await Promise.all([print(worksheet), print(worksheet, { answerKey: true })]);
    const findRun = ({ pages }: typeof key, words: string) =>
      pages[0]?.runs.find(({ text }) => text.includes(words)) ?? { x: 0, y: 0, width: 0 };
    const [prompt, first, last] = ['Rain falls', 'the drops', 'and fall'].map((words) => findRun(key, words));
    expect(first?.y).toBeCloseTo(prompt?.y ?? 0, 1);
    expect(first?.x).toBeGreaterThan((prompt?.x ?? 0) + (prompt?.width ?? 0));
    expect((last?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(36, 0);
    expect(key.pages[0]?.text).toContain(`Rain falls because ${answer}`);
    expect(findRun(key, 'Question number').y).toBeCloseTo(findRun(student, 'Question number').y, 3);
    expect(key.warnings).toEqual([]);
  });

  test('a header taller than 5 in is cut off there, and what follows stands on the page below it', async () => {
    const title = 'A title that goes on and on '.repeat(10).trim();
    const worksheet = { entity_type: 'worksheet', title, title_font_size: 64, items: questions(2) };
    const { pages, warnings } = await print(worksheet);
    const [first] = pages[0]?.runs.filter(({ text }) => text.includes('Question number')) ?? [];
    expect(pages).toHaveLength(1);
    expect(first?.y).toBeGreaterThan(72 * 5);
    expect(first?.y).toBeLessThan(72 * 6);
    expect(warnings).toEqual(['header is taller than 5 in and is cut off']);
  });

  test('a header of which only the gap below it stands beyond 5 in is whole, and nothing is said of it', async () => {
    const title = 'Transpiration '.repeat(5).trim();
    const given = { title, title_font_size: 56, student_info_visible: 0, items: questions(2) };
    const { pages, warnings } = await print({ entity_type: 'worksheet', ...given });
    const [first] = pages[0]?.runs.filter(({ text }) => text.includes('Question number')) ?? [];
    expect(pages[0]?.text.match(/Transpiration/g)).toHaveLength(5);
    expect(first?.y).toBeGreaterThan(72 * 5);
    expect(warnings).toEqual([]);
  });

  test('a word bank stays on the page of the question that begins below it', async () => {
    const [bank, blanks] = ['rain', 'The ___ falls.'];
    for (const height of [6.6, 6.8, 7, 7.2, 7.4, 7.6, 7.8, 8, 8.2]) {
      const items = [
        { id: 'space', type: 'blank_space', data: { height } },
        { id: 'bank', type: 'word_bank', data: { words: [{ word: bank, manual: true }] } },
        { id: 'q', type: 'open_response', data: { subtitle: blanks, number_of_lines: 2 } },
      ];
      const { pages } = await print({ entity_type: 'worksheet', items });
      const find = (text: RegExp) => pages.findIndex((page) => text.test(page.text));
      expect([find(/falls/), height]).toEqual([find(/rain/), height]);
    }
  });

  test('room that no page holds below its head is as low as one needs it, and stays with what is said of it', async () => {
    const items = [
      { id: 'a', type: 'blank_space', prompt: 'Draw a cloud.', data: { height: 8.3, box_outline: true } },
      { id: 'b', type: 'open_response', data: { subtitle: 'Why?', answer_type: 'blank', answer_height: 8 } },
      ...questions(1),
    ];
    const worksheet = {
      entity_type: 'worksheet',
      student_fields: STUDENT_FIELD_SUGGESTIONS,
      omni_student: true,
      items,
    };
    const { pages, warnings } = await print(worksheet, { large: true });
    expect(pages.map(({ text }) => text.match(/Draw a cloud|Why|Question number/g))).toEqual([
      ['Draw a cloud'],
      ['Why'],
      ['Question number'],
    ]);
    expect(warnings).toEqual([]);
  });

  test('a line longer than its column ends there and is named; one that fits is not', async () => {
    const items = [7.3, 6].map((line_length, index) => ({
      id: `q${index}`,
      type: 'open_response',
      data: { subtitle: 'Rain is', answer_type: 'single', line_position: 'below', line_length },
    }));
    const { warnings } = await print({ entity_type: 'worksheet', items });
    expect(warnings).toEqual(['items.0 has a line that is longer than its column and is shortened']);
  });

  test('a heading is never the last on its page, and what fills the rest of its page has nothing below it', async () => {
    const items = [
      { id: 'a', type: 'open_response', data: { subtitle: 'Question A', number_of_lines: 22 } },
      { id: 'h', type: 'section_header', data: { title: 'Part two' } },
      { id: 'i', type: 'instruction', data: { instruction: 'Write in pencil.' } },
      { id: 'b', type: 'open_response', data: { subtitle: 'Question B', fill_page: true } },
      { id: 'c', type: 'open_response', data: { subtitle: 'Question C' } },
    ];
    const { pages, warnings } = await print({ entity_type: 'worksheet', items });
    expect(pages.map(({ text }) => text.match(/Question \w|Part two|Write in pencil/g))).toEqual([
      ['Question A'],
      ['Part two', 'Write in pencil', 'Question B'],
      ['Question C'],
    ]);
    expect(warnings).toEqual([]);
  });

  test('a text with blanks that is longer than a page goes on between two lines, and none of them is cut', async () => {
    const text = Array.from({ length: 700 }, (_, index) => `word${index}`);
    // Whole lines of it are blanks.
    const words = text.map((value, index) => ({ value, blank: index % 40 < 32 }));
    const data = { subtitle: 'Write the words.', words };
    const worksheet = { entity_type: 'worksheet', items: [{ id: 'q', type: 'fill_in_the_blank', data }] };
    const [student, key] = await Promise.all([print(worksheet), print(worksheet, { answerKey: true })]);
    const printed = (pages: typeof key.pages) => pages.flatMap((page) => page.text.match(/word\d+/g) ?? []);
    expect(key.pages.length).toBeGreaterThan(2);
    expect(student.pages).toHaveLength(key.pages.length);
    expect(printed(key.pages)).toEqual(text);
    expect(printed(student.pages)).toEqual(text.filter((_, index) => index % 40 >= 32));
    expect([...student.warnings, ...key.warnings]).toEqual([]);
  });

  test('a text that goes on on the next page leaves no line of it alone there, nor before', async () => {
    const paragraph = (name: string, lines: number) => ({
      type: 'paragraph',
      content: Array.from({ length: lines }, (_, line) => [
        ...(line > 0 ? [{ type: 'hard_break' }] : []),
        { type: 'text', text: `${name} line ${line}` },
      ]).flat(),
    });
    // 34 of these lines fill a page.
    const readLines = async (...paragraphs: object[]) => {
      const data = { instruction: { type: 'doc', content: paragraphs } };
      const items = [{ id: 'a', type: 'basic_text', data }];
      const given = { title_visible: 0, student_info_visible: 0, style: { font_size: 14, font_space: 1.5 } };
      const { pages } = await print({ entity_type: 'worksheet', ...given, items });
      return pages.map(({ text }) => text.match(/line \d+/g)?.length ?? 0);
    };
    expect(await readLines(paragraph('long', 35))).toEqual([33, 2]);
    expect(await readLines(paragraph('first', 33), paragraph('long', 20))).toEqual([33, 20]);
  });

  test('a long prompt of a question that no page holds begins where there is room, and ends above its first line', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, line) => `line ${line}`).join('\n');
    const items = [
      { id: 'a', type: 'basic_text', data: { instruction: lines(20) } },
      { id: 'b', type: 'open_response', data: { subtitle: lines(20), number_of_lines: 25 } },
    ];
    const given = { title_visible: 0, student_info_visible: 0, style: { font_size: 14, font_space: 1.5 } };
    const { pages } = await print({ entity_type: 'worksheet', ...given, items });
    const counts = pages.map(({ text }) => text.match(/line \d+/g)?.length ?? 0);
    // 34 of these lines fill a page; on the last one is room to write.
    expect(counts).toEqual([33, 7, 0]);
  });

  test('places for letters stay on the paper, where their word is wider than a line', async () => {
    const words = [{ value: 'internationalization', blank: true }];
    const data = { subtitle: 'Write.', words, answer_type: 'letter_blanks' };
    const items = [{ id: 'a', type: 'fill_in_the_blank', data, style: { font_size: 48 } }];
    const { pages } = await print({ entity_type: 'worksheet', items }, { answerKey: true });
    const runs = pages.flatMap((page) => page.runs);
    const written = runs.filter(({ y }) => y > (runs.find(({ text }) => text.includes('Write'))?.y ?? 0));
    expect(
      written
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, ''),
    ).toBe('internationalization');
    for (const { x, width } of written) expect(x + width).toBeLessThan(612 - 36);
  });

  test("'Every Page' without a student field takes no room", async () => {
    const worksheet = { entity_type: 'worksheet', student_fields: [], items: questions(14) };
    const [plain, repeated] = await Promise.all([
      print(worksheet),
      print({ ...worksheet, omni_student: true }),
    ]);
    expect(repeated.pages.map(({ runs }) => runs)).toEqual(plain.pages.map(({ runs }) => runs));
  });
});

test.each([
  ['left to right', ['One', 'Two', 'Three', 'Four', 'Five'], 'Why'],
  ['right to left', ['אחת', 'שתיים', 'שלוש', 'ארבע', 'חמש'], 'למה'],
])('columns are read one after the other, also from a PDF by its tags: %s', async (_, names, why) => {
  const questions = names.map((name, at) => anOpenResponse(`${name} ${why}?`, `q${at}`));
  const across = { ...anOpenResponse(`${why} 9?`, 'across'), columns: 1 };
  const { pdf: bytes } = await print({
    entity_type: 'worksheet',
    columns: { count: 2 },
    items: [...questions, across],
  });
  const pdf = await openPdf(bytes);
  const { tags } = await readPdfFacts(pdf).finally(() => pdf.loadingTask.destroy());
  const words = tags.map(({ text }) => text).join(' ');
  const places = [...names, '9'].map((name) => words.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
