import { describe, expect, test } from 'vitest';
import {
  cell,
  entry,
  level,
  line,
  num,
  readWord,
  run,
  shape,
  table,
  toText,
  USUAL,
} from '#test/support/word-document.ts';

describe('lists', () => {
  const style = (id: string, inside: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}">${inside}</w:style>`;
  const styled = (text: string, id: string) => line(run(text), `<w:pStyle w:val="${id}"/>`);
  const listOptions = (questions: readonly unknown[]) =>
    questions.map((question) => {
      const { prompt, options = [] } = question as {
        prompt: string;
        options?: { text: string; correct: boolean }[];
      };
      return [prompt, ...options.map(({ text, correct }) => (correct ? '*' : '') + text)].join(' ');
    });

  test('a list may be that of a style, or of the style below it', async () => {
    const styles =
      style('Q', `<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>`) +
      style('Q2', '<w:basedOn w:val="Q"/>') +
      style('O', `<w:basedOn w:val="Q"/>`) +
      style('Plain', '<w:basedOn w:val="Q"/><w:pPr><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr>');
    const numbering =
      shape(
        7,
        level(0, 'decimal', '<w:pStyle w:val="Q"/>') + level(1, 'lowerLetter', '<w:pStyle w:val="O"/>'),
      ) + num(1, 7);
    const body = [
      styled('Which?', 'Q'),
      styled('ice', 'O'),
      styled('steam', 'O'),
      styled('Capital?', 'Q2'),
      styled('Rome', 'O'),
      styled('Oslo', 'O'),
      styled('The end.', 'Plain'),
    ];
    const { questions } = await readWord(body, { styles, numbering });
    expect(listOptions(questions)).toEqual(['Which? ice steam', 'Capital? Rome Oslo', 'The end.']);
  });

  test.each([
    [
      'its own start',
      shape(7, level(0, 'decimal', '<w:start w:val="11"/>') + level(1, 'lowerLetter')) + num(1, 7),
    ],
    [
      'another start of the same list',
      USUAL.replace(
        '</w:num>',
        '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="11"/></w:lvlOverride></w:num>',
      ),
    ],
    [
      'a level of its own',
      USUAL.replace(
        '</w:num>',
        `<w:lvlOverride w:ilvl="0">${level(0, 'decimal', '<w:start w:val="11"/>')}</w:lvlOverride></w:num>`,
      ),
    ],
  ])('a list from 11 joins its key: %s', async (_, numbering) => {
    const body = [
      entry('Which gas?'),
      entry('air', 1),
      entry('steam', 1),
      entry('Capital?'),
      entry('Rome', 1),
      entry('Oslo', 1),
      toText('11. B  12. A'),
    ];
    const { questions } = await readWord(body, { numbering });
    expect(listOptions(questions)).toEqual(['Which gas? air *steam', 'Capital? *Rome Oslo']);
  });

  test.each([
    ['go on counting', '', '2. C'],
    [
      'begin anew where they are told to',
      '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>',
      '2. A',
    ],
  ])('lists of one shape %s', async (_, override, key) => {
    const numbering = USUAL + shape(8, level(0, 'upperLetter')) + num(2, 8) + num(3, 8, override);
    const body = [
      entry('Which?'),
      entry('ice', 0, 2),
      entry('steam', 0, 2),
      entry('Capital?'),
      entry('Rome', 0, 3),
      entry('Oslo', 0, 3),
      toText(`Key: 1. B ${key}`),
    ];
    const { questions } = await readWord(body, { numbering });
    expect(listOptions(questions)).toEqual(['Which? ice *steam', 'Capital? *Rome Oslo']);
  });

  test.each([
    ['lowerRoman', ['ice', 'steam', 'snow'], 'ii', 'steam'],
    ['upperLetter', ['ice', 'steam'], 'B', 'steam'],
    ['russianLower', ['лёд', 'пар', 'снег'], 'б', 'пар'],
    ['decimal', ['ice', 'steam'], 'b', 'steam'],
    ['chineseCounting', ['冰', '水', '火'], '二', '水'],
    ['taiwaneseCountingThousand', ['冰', '水', '火'], '三', '火'],
    ['japaneseCounting', ['氷', '水'], '二', '水'],
    ['ideographDigital', ['冰', '水'], '二', '水'],
    ['ideographTraditional', ['冰', '水', '火'], '丙', '火'],
    ['ideographZodiac', ['冰', '水', '火'], '丑', '水'],
    ['chineseLegalSimplified', ['冰', '水'], '贰', '水'],
    ['koreanCounting', ['얼음', '물'], 'b', '물'],
    ['decimalEnclosedCircle', ['얼음', '물'], '②', '물'],
    ['decimalEnclosedCircleChinese', ['冰', '水'], '②', '水'],
  ])('options in a list of their own count by %s', async (format, options, key, right) => {
    const isInner = format === 'decimal';
    const numbering =
      shape(7, level(0, 'decimal') + level(1, format)) + num(1, 7) + shape(8, level(0, format)) + num(2, 8);
    const body = [
      entry('Which?'),
      ...options.map((text) => entry(text, isInner ? 1 : 0, isInner ? 1 : 2)),
      toText(`Answer: ${key}`),
    ];
    const { questions } = await readWord(body, { numbering });
    expect(questions).toMatchObject([
      { type: 'choice', options: options.map((text) => ({ text, correct: text === right })) },
    ]);
  });

  test.each([
    ['Roman figures', shape(7, level(0, 'upperRoman') + level(1, 'lowerLetter')) + num(1, 7)],
    ['letters', shape(7, level(0, 'upperLetter') + level(1, 'decimal')) + num(1, 7)],
    ['Chinese numbers', shape(7, level(0, 'chineseCounting') + level(1, 'ideographTraditional')) + num(1, 7)],
  ])('%s count questions where nothing else does', async (_, numbering) => {
    const body = [entry('Which?'), entry('ice', 1), entry('steam', 1), entry('Why does it rain?')];
    const { questions } = await readWord(body, { numbering });
    expect(listOptions(questions)).toEqual(['Which? ice steam', 'Why does it rain?']);
  });

  test('and head the questions that numbers below them count', async () => {
    const numbering =
      shape(7, level(0, 'upperLetter') + level(1, 'decimal') + level(2, 'lowerLetter')) + num(1, 7);
    const body = [
      entry('Reading'),
      entry('Who?', 1),
      entry('me', 2),
      entry('you', 2),
      entry('Writing'),
      entry('Why?', 1),
    ];
    const { questions } = await readWord(body, { numbering });
    expect(listOptions(questions)).toEqual(['A) Reading', 'Who? me you', 'B) Writing', 'Why?']);
  });

  test('numbers of two levels count questions below their headings', async () => {
    const numbering =
      shape(7, level(0, 'decimal') + level(1, 'decimal') + level(2, 'lowerLetter')) + num(1, 7);
    const body = [
      entry('Weather'),
      entry('Which?', 1),
      entry('ice', 2),
      entry('rain', 2),
      entry('Name a cloud.', 1),
      entry('Water'),
      entry('Who?', 1),
    ];
    const { questions } = await readWord(body, { numbering });
    expect(listOptions(questions)).toEqual([
      ...['1. Weather', 'Which? ice rain', 'Name a cloud.', '2. Water', 'Who?'],
    ]);
  });

  test('lists of numbers right below those of another list are options', async () => {
    const numbering = [7, 8, 9].map((id, at) => shape(id, level(0, 'decimal')) + num(at + 1, id)).join('');
    const body = [
      entry('Which is cold?'),
      entry('ice', 0, 2),
      entry('fire', 0, 2),
      entry('Which is hot?'),
      entry('ice', 0, 3),
      entry('fire', 0, 3),
      toText('Answer: 2'),
    ];
    const { questions } = await readWord(body, { numbering });
    expect(listOptions(questions)).toEqual(['Which is cold? ice fire', 'Which is hot? ice *fire']);
    const apart = [
      entry('Who?'),
      entry('When?'),
      toText('Part B'),
      entry('Why?', 0, 2),
      entry('Where?', 0, 2),
    ];
    expect(listOptions((await readWord(apart, { numbering })).questions)).toEqual([
      ...['Who?', 'When?', 'Part B', 'Why?', 'Where?'],
    ]);
  });

  test('bullets that are boxes are boxes', async () => {
    const bullet =
      '<w:lvlText w:val="\uF0A8"/><w:rPr><w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/></w:rPr>';
    const numbering = USUAL + shape(8, level(0, 'bullet', bullet)) + num(2, 8);
    const { questions } = await readWord([entry('Which?'), entry('ice', 0, 2), entry('steam', 0, 2)], {
      numbering,
    });
    expect(listOptions(questions)).toEqual(['Which? ice steam']);
  });

  test('a number without words is that of what stands below, and words below options are none of them', async () => {
    const { questions } = await readWord([
      entry('Why?'),
      entry(''),
      table(cell('dew') + cell('drops'), cell('fog') + cell('a cloud')),
      entry('Which?'),
      entry('ice', 1),
      entry('rain', 1),
      toText('words to trace'),
      toText('Answer key'),
      toText('1. So it is.'),
      toText('3. b'),
    ]);
    expect(questions).toMatchObject([
      { type: 'open', prompt: 'Why?', answer: 'So it is.' },
      { type: 'pairs', prompt: '' },
      { type: 'choice', options: [{ text: 'ice' }, { text: 'rain', correct: true }] },
      { type: 'text', prompt: 'words to trace' },
    ]);
  });

  test.each([
    ['lines', ['Answers', '1.1 a', '1.2 b', '2.1 b']],
    ['one line', ['Answers: 1.1 a, 1.2 b, 2.1 b']],
  ])('numbers of several levels are those by which a key of %s calls them', async (_, key) => {
    const levels =
      level(0, 'decimal', '<w:lvlText w:val="%1"/>') +
      level(1, 'decimal', '<w:lvlText w:val="%1.%2"/>') +
      level(2, 'lowerLetter', '<w:lvlText w:val="%3)"/>');
    const ask = (words: string) => [entry(words, 1), entry('rain', 2), entry('sun', 2)];
    const { questions } = await readWord(
      [
        ...[entry('Water'), ...ask('what is wet?'), ...ask('Which is dry?')],
        ...[entry('Light'), ...ask('Which is warm?'), ...key.map(toText)],
      ],
      { numbering: shape(3, levels) + num(1, 3) },
    );
    expect(questions).toMatchObject([
      { type: 'text' },
      { type: 'choice', options: [{ correct: true }, { correct: false }], taken: ['1.1'] },
      { type: 'choice', options: [{ correct: false }, { correct: true }], taken: ['1.2'] },
      { type: 'text' },
      { type: 'choice', options: [{ correct: false }, { correct: true }], taken: ['2.1'] },
    ]);
    expect(questions).toHaveLength(5);
  });
});
