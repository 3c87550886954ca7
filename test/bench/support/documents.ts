import { uniqBy } from 'es-toolkit';
import everyOption from '#test/fixtures/documents/every-option.json' with { type: 'json' };
import { aBingo, aFlashcardSet, aWorksheet } from '#test/support/builders.ts';

/** Worksheets of known size, the same in every run: texts are drawn from a list by counting. */

const SENTENCES = [
  'Water vapour rises from the sea when the sun warms its surface.',
  'High in the air it cools and gathers around grains of dust.',
  'A cloud is made of droplets so small that they float.',
  'When many droplets join, they become heavy and fall as rain.',
  'Rivers carry the rain back to the sea, and the cycle begins again.',
  'Some of the water seeps into the ground and feeds the springs.',
  'Snow can lie on a mountain for months before it melts.',
  'Plants drink with their roots and breathe vapour out of their leaves.',
] as const;
const WORDS = ['condensation', 'evaporation', 'freezing', 'melting', 'runoff', 'rainfall', 'vapour'] as const;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const sentence = (index: number) => pick(SENTENCES, index * 5 + Math.floor(index / 8));

const question = (index: number) => `What follows from this? ${sentence(index)}`;
const choice = (index: number) => ({
  type: 'multiple_choice',
  data: {
    subtitle: `Which change of state is meant? ${sentence(index)}`,
    number_of_columns: 2,
    options: [0, 1, 2, 3].map((option) => ({ answer: pick(WORDS, index + option), correct: option === 1 })),
  },
});
const lines = (index: number) => ({
  type: 'open_response',
  data: { subtitle: question(index), number_of_lines: 3, has_answer: true, answer: sentence(index + 1) },
});
const shortLine = (index: number) => ({
  type: 'open_response',
  data: { subtitle: `Day ${index}: water boils at ___ °C.`, answer_type: 'single', line_length: 2 },
});
const text = (index: number) => ({
  type: 'basic_text',
  data: { instruction: [0, 1, 2].map((part) => sentence(index + part)).join(' ') },
});
const header = (index: number) => ({ type: 'section_header', data: { title: `Part ${index}` } });

/** What a teacher's sheet is made of, over and over; questions of every fifth item on have lines. */
const MIX = [header, text, choice, lines, shortLine, choice, lines, choice, shortLine, lines] as const;
const mixed = (count: number) => Array.from({ length: count }, (_, index) => pick(MIX, index)(index));

const PAGE = [header, text, choice, lines, lines, shortLine] as const;
const onePage = (page: number) => [
  ...PAGE.map((item, index) => item(page * PAGE.length + index)),
  { type: 'page_break' },
];

const createWorksheet = (items: readonly object[]) =>
  aWorksheet({
    filename: 'Bench',
    subjects: ['Science'],
    grade_levels: ['5'],
    items: items.map((item, index) => ({ ...item, id: `item-${index}` })),
  });

/** A table of words with its heading, of so many rows and columns. */
const table = (rows: number, columns: number) => ({
  type: 'table',
  data: {
    rows: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => ({ text: pick(WORDS, row * columns + column) })),
    ),
  },
});

/** Creates a worksheet of so many items, with a table of 30 rows and 6 columns in its middle, which begins a page. */
export const createWorksheetWithTable = (count: number) => {
  const half = Math.floor(count / 2);
  return createWorksheet([
    ...mixed(half - 1),
    { type: 'page_break' },
    table(30, 6),
    ...mixed(count - half - 1),
  ]);
};

/** A worksheet that flows over its pages as it will: headers, texts, questions. */
export const createWorksheetOfItems = (count: number) => createWorksheet(mixed(count));

/** One item of each type, each well filled. */
export const EVERY_TYPE = uniqBy(everyOption.items, ({ type }) => type);

/** So many items, in whose middle stands one of each type. */
export function createWorksheetAround(count: number) {
  const half = (count - EVERY_TYPE.length) / 2;
  return createWorksheet([...mixed(half), ...EVERY_TYPE, ...mixed(half)]);
}

/** A worksheet of exactly so many well-filled pages. */
export const createWorksheetOfPages = (pages: number) =>
  createWorksheet(Array.from({ length: pages }, (_, page) => onePage(page)).flat());

/** A deck of so many cards with a word on either side. */
export const createDeckOfCards = (count: number) =>
  aFlashcardSet({
    filename: 'Bench',
    items: Array.from({ length: count }, (_, index) => ({
      id: `item-${index}`,
      term: `${pick(WORDS, index)} ${index}`,
      definition: sentence(index),
    })),
  });

/** Drawings of the icon library, by their ids. */
const DRAWINGS = [
  '1F981',
  '1F405',
  '1F98A',
  '1F98B',
  '1F427',
  '1F418',
  '1F34E',
  '1F31E',
  '1F308',
  '2B50',
] as const;

/** A set of so many large bingo cards, 7 × 7, one on a page, with a picture and a word in every square. */
export const createPictureBingo = (card_count: number) => {
  const game = aBingo({
    filename: 'Bench',
    words: 60,
    card_count,
    dimension: 7,
    call_list: { visible: false },
  });
  const items = game.items.map((card, at) => {
    const icon = pick(DRAWINGS, at);
    const iconObject = { id: icon, is_premium: false, styles: [], creator: '', license: 'CC BY-SA 4.0' };
    return { ...card, id: `item-${at}`, term_image: { id: `picture-${at}`, is_icon: true, iconObject } };
  });
  return aBingo({ ...game, items, free_space_preset: 2, free_spaces: [] });
};

/** A set of so many bingo cards, 5 × 5, one on a page. */
export const createBingo = (card_count: number) =>
  aBingo({ filename: 'Bench', words: 50, card_count, call_list: { visible: false } });

/** A sheet of so many fractions of circles that differ, close to each other. */
export const createDrawings = (count: number) =>
  createWorksheet([
    {
      type: 'drawing',
      data: { kind: 'fraction_circle', task: 'alone', made: count, level: 'hard', size: 15, columns: 6 },
    },
  ]);
