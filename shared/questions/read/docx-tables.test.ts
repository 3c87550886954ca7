import { describe, expect, test } from 'vitest';
import { toQuestionLine } from '#test/support/question-line.ts';
import { cell, entry, readWord, table, toText } from '#test/support/word-document.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';

describe('tables', () => {
  const rows = [cell('dew') + cell('drops'), cell('fog') + cell('a cloud')];

  test.each([
    ['its words', [cell('Term') + cell('Definition')], 'Term | Definition'],
    ['bold words', [cell('Wort', '<w:b/>') + cell('Sinn', '<w:b/>')], 'Wort | Sinn'],
    [
      'a colour behind them',
      [
        (cell('Weather') + cell('Looks')).replaceAll(
          '<w:tc>',
          '<w:tc><w:tcPr><w:shd w:fill="D9E2F3"/></w:tcPr>',
        ),
      ],
      'Weather | Looks',
    ],
    [
      'being repeated on each page',
      [`<w:trPr><w:tblHeader/></w:trPr>${cell('Weather')}${cell('Looks')}`],
      'Weather | Looks',
    ],
    ['italics', [cell('Weather', '<w:i/>') + cell('Looks', '<w:i/>')], 'Weather | Looks'],
    [
      'standing in the middle',
      [(cell('Weather') + cell('Looks')).replaceAll('<w:pPr>', '<w:pPr><w:jc w:val="center"/>')],
      'Weather | Looks',
    ],
  ])('a heading row is no pair: told by %s', async (_, heading, lost) => {
    const { questions, losses } = await readWord([toText('1. Match them.'), table(...heading, ...rows)]);
    expect(questions).toMatchObject([
      { type: 'pairs', prompt: 'Match them.', pairs: [{ left: 'dew' }, { left: 'fog' }] },
    ]);
    expect(losses).toEqual([`Heading of a table: ${lost}`]);
  });

  test('told by the style of the table, which is asked for its first row', async () => {
    const styles = `<w:style w:type="table" w:styleId="G0"><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr></w:style><w:style w:type="table" w:styleId="G"><w:basedOn w:val="G0"/></w:style>`;
    const styled = (look: string) =>
      table(cell('Weather') + cell('Looks'), ...rows).replace(
        '<w:tbl>',
        `<w:tbl><w:tblPr><w:tblStyle w:val="G"/><w:tblLook ${look}/></w:tblPr>`,
      );
    for (const look of ['w:val="04A0"', 'w:firstRow="1"']) {
      const { losses } = await readWord([styled(look)], { styles });
      expect(losses).toEqual(['Heading of a table: Weather | Looks']);
    }
    expect((await readWord([styled('w:val="0480"')], { styles })).losses).toEqual([]);
  });

  test.each([
    ['1. Match each gas to its symbols.', 'Gas | Symbol', 2],
    ['1. Match them to the gas.', '', 3],
  ])('a heading row is told by the prompt that names both columns: %s', async (prompt, heading, count) => {
    const all = [cell('Gas') + cell('Symbol'), cell('oxygen') + cell('O'), cell('helium') + cell('He')];
    const { questions, losses } = await readWord([toText(prompt), table(...all)]);
    expect(questions).toMatchObject([{ pairs: { length: count } }]);
    expect(losses).toEqual(heading === '' ? [] : [`Heading of a table: ${heading}`]);
  });

  test('a cell over both columns is no pair, but says what to do', async () => {
    const { questions } = await readWord([table(cell('1. Match them.'), ...rows)]);
    expect(questions).toMatchObject([{ type: 'pairs', prompt: 'Match them.', pairs: [{ left: 'dew' }, {}] }]);
  });

  test.each([
    'Why did they want a bill of rights? Answer in 3–4 sentences.',
    'Explain the water cycle.',
    'Warum regnet es?',
  ])('a question before a table stays its own: %s', async (text) => {
    const { questions } = await readWord([entry(text), table(...rows)]);
    expect(questions).toMatchObject([
      { type: 'open', prompt: text },
      { type: 'pairs', prompt: '' },
    ]);
  });

  test('words that say what to do with a table are its prompt', async () => {
    const { questions } = await readWord([entry('Which words belong together?'), table(...rows)]);
    expect(questions).toMatchObject([{ type: 'pairs', prompt: 'Which words belong together?' }]);
  });

  test('numbers in a column of their own are those of the questions beside them', async () => {
    const { questions } = await readWord([table(cell('1.') + cell('Why?'), cell('2.') + cell('How?'))]);
    expect(questions).toMatchObject([
      { type: 'open', prompt: 'Why?' },
      { type: 'open', prompt: 'How?' },
    ]);
  });

  test('a pair whose picture was left out keeps its row', async () => {
    const row = (place: number, left: string, right: string) =>
      cell(left) + cell(right).replace('<w:p>', `<w:p><w:bookmarkStart w:name="_match_1_${place}"/>`);
    const { questions } = await readWord([
      toText('1. Match them.'),
      table(row(2, '', 'butterfly'), row(0, 'Flies', 'tree'), row(1, 'Fruit', 'apple')),
    ]);
    expect(questions).toMatchObject([
      {
        pairs: [
          { left: 'Flies', right: 'apple' },
          { left: 'Fruit', right: 'butterfly' },
        ],
        extras: ['tree'],
      },
    ]);
  });
});

test('a table with a heading of questions, options and a key is questions, as in a spreadsheet', async () => {
  const row = (...cells: string[]) => cells.map((text) => cell(text)).join('');
  const { questions, losses } = await readWord([
    toText('1. Why?'),
    table(
      row('No', 'Question', 'A', 'B', 'Key', 'Hint'),
      row('1', 'Capital?', 'Rome', 'Oslo', 'B', 'cold'),
      row('2', 'Cold?', 'ice', 'fire', 'A', ''),
    ),
    toText('The end.'),
  ]);
  expect((questions as ReadQuestion[]).map(toQuestionLine)).toEqual([
    'open: Why?',
    'choice: Capital? | Rome | *Oslo',
    'choice: Cold? | *ice | fire',
    'text: The end.',
  ]);
  expect(losses).toEqual(['Column “Hint”: cold']);
});
