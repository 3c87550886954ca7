import { range } from 'es-toolkit';
import { FREE_SPACE_PRESETS } from '#shared/kinds/bingo/choices.ts';
import { createDrawn } from './drawn-pictures.ts';
import { createPicture } from './icons.ts';
import type { TemplateDocument } from './template-document.ts';

/** Lists every product of the times tables up to ten, once, with one way to get it. */
function listProducts(): [product: number, question: string][] {
  const ways = new Map<number, string>();
  for (let a = 2; a <= 10; a++) for (let b = a; b <= 10; b++) ways.set(a * b, `${a} × ${b}`);
  return [...ways].sort(([a], [b]) => a - b);
}

const sightWordBingo: TemplateDocument = {
  entity_type: 'bingo',
  title: 'Sight Word Bingo',
  free_space_image: createPicture('happy'),
  automatic_sizes: { font: true },
  style: { font: 'andika' },
  items: (
    'about after again could every first found from give going have here know many ' +
    'once people said some their then there they think walk want were what when where who with would'
  )
    .split(' ')
    .map((term) => ({ term })),
};

const timesTableBingo: TemplateDocument = {
  entity_type: 'bingo',
  title: 'Times Table Bingo',
  free_space_image: createPicture('star'),
  automatic_sizes: { font: true },
  call_list: { clue: true, slips: true },
  items: listProducts().map(([product, question]) => ({ term: String(product), definition: question })),
};

/** Two times of every hour, at each of which the minute hand stands elsewhere than before. */
const CLOCK_TIMES = range(12).flatMap((hour) =>
  [(hour * 25) % 60, (hour * 25 + 30) % 60].map(
    (minute) => `${hour === 0 ? 12 : hour}:${String(minute).padStart(2, '0')}`,
  ),
);

const clockBingo: TemplateDocument = {
  entity_type: 'bingo',
  title: 'Clock Bingo',
  dimension: 4,
  free_spaces: [],
  free_space_preset: FREE_SPACE_PRESETS.none,
  show_top_word: 0,
  automatic_sizes: { font: true, images: true },
  call_list: { clue: true },
  items: CLOCK_TIMES.map((value) => ({
    term_image: createDrawn({ kind: 'clock', value, alt: `Clock: ${value}` }),
    definition: value,
  })),
};

const gettingToKnowYou: TemplateDocument = {
  entity_type: 'bingo',
  title: 'Find Someone Who…',
  free_space_image: createPicture('waving'),
  automatic_sizes: { font: true },
  instruction: { visible: true, content: 'Find a classmate for each square. They write their name in it.' },
  call_list: { visible: false },
  items: [
    'has a pet',
    'has a sister',
    'has a brother',
    'plays an instrument',
    'speaks two languages',
    'likes pizza',
    'can swim',
    'can whistle',
    'walked to school',
    'was born in summer',
    'has blue shoes',
    'likes to draw',
    'read a book this week',
    'has been on a plane',
    'likes math',
    'can ride a bike',
    'plays soccer',
    'has a garden',
    'likes to sing',
    'has seen the sea',
    'has a big family',
    'likes to cook',
    'is left-handed',
    'collects something',
    'has moved house',
    'likes spiders',
    'can tell a joke',
    'gets up early',
    'likes snow',
    'has built a fort',
  ].map((term) => ({ term })),
};

const animalBingo: TemplateDocument = {
  entity_type: 'bingo',
  title: 'Animal Bingo',
  dimension: 4,
  free_spaces: [],
  free_space_preset: FREE_SPACE_PRESETS.none,
  show_top_word: 0,
  automatic_sizes: { font: true, images: true },
  items: (
    [
      ...(['bear', 'bee', 'bird', 'butterfly', 'cat', 'cow', 'dog', 'duck', 'elephant', 'fish'] as const),
      ...(['fox', 'frog', 'horse', 'lion', 'monkey', 'mouse', 'owl', 'penguin', 'pig', 'rabbit'] as const),
      ...(['sheep', 'snake', 'turtle', 'whale'] as const),
    ] as const
  ).map((term) => ({ term, term_image: createPicture(term) })),
};

export const GAMES = {
  'animal-bingo': animalBingo,
  'sight-word-bingo': sightWordBingo,
  'times-table-bingo': timesTableBingo,
  'clock-bingo': clockBingo,
  'getting-to-know-you': gettingToKnowYou,
};
