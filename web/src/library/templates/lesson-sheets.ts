import { createPicture } from './icons.ts';
import type { TemplateDocument } from './template-document.ts';
import { createLines } from './template-items.ts';

/** Sheets that are laid out as teachers do: columns, a passage with its lines, a table of results. */

const createHeader = (title: string) => ({ type: 'section_header', data: { title, font_size: 15 } });
const createShortAnswer = (subtitle: string, answer: string) => ({
  type: 'open_response',
  data: { subtitle, answer, has_answer: true, answer_type: 'single', line_length: 0.9 },
});
const createWorking = (subtitle: string, answer: string) => ({
  type: 'open_response',
  data: { subtitle, answer, has_answer: true, answer_type: 'blank', answer_height: 1.6 },
});

const mathsQuiz: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Quiz: Measuring',
  columns: { count: 2 },
  stickers: [{ picture: createPicture('ruler'), item: 0, x: 640, middle: 22, width: 32 }],
  items: [
    {
      type: 'instruction',
      columns: 1,
      data: { instruction: 'Show your work. Each question is worth one point.' },
    },
    createShortAnswer('3 m = ____ cm', '300'),
    createShortAnswer('450 cm = ____ m', '4.5'),
    createShortAnswer('2 kg = ____ g', '2,000'),
    createShortAnswer('1,500 mL = ____ L', '1.5'),
    createShortAnswer('90 min = ____ h', '1.5'),
    createShortAnswer('7 × 8 cm = ____ cm', '56'),
    createWorking('A garden is 6 m long and 4 m wide. How long is the fence around it?', '20 m'),
    createShortAnswer('Half of 3 km = ____ km', '1.5'),
    createShortAnswer('1 m − 35 cm = ____ cm', '65'),
    createShortAnswer('4 × 250 g = ____ kg', '1'),
    {
      type: 'multiple_choice',
      data: {
        subtitle: 'About how long is a pencil?',
        number_of_columns: 2,
        options: [
          { answer: '2 mm' },
          { answer: '18 cm', correct: true },
          { answer: '3 m' },
          { answer: '1 km' },
        ],
      },
    },
    createWorking('A rope of 5 m is cut into 4 equal parts. How long is each?', '1.25 m'),
  ],
};

const WHALES = [
  'The blue whale is the largest animal that has ever lived. It can grow to thirty meters, as long as three school buses parked in a row, and its heart alone weighs as much as a small car. Even so, this giant feeds on some of the smallest animals in the sea.',
  'Blue whales eat krill, which look like tiny shrimp. A whale has no teeth. Instead, hundreds of stiff plates called baleen hang from its upper jaw. The whale takes a huge gulp of water, then pushes the water out with its tongue, and the krill stay behind. In summer it may swallow four tons of krill every day.',
  'Like all mammals, whales breathe air. A blue whale can stay under water for half an hour, but then it must come to the surface, where it blows a column of spray nine meters high. Its calls are louder than a jet engine, and other whales hear them hundreds of kilometers away.',
  'A hundred years ago, people hunted blue whales until almost none were left. Hunting has been forbidden since 1966, and their number is growing slowly. Today, ships and noise are the greatest dangers for them.',
];

const blueWhale: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'The Largest Animal on Earth',
  style: { font_size: 12, item_spacing: 1, images: { size: 48 } },
  items: [
    {
      type: 'basic_text',
      data: {
        instruction: WHALES.join('\n'),
        line_numbers: true,
        glossary: [
          { word: 'baleen', meaning: 'plates in the mouth of a whale, with which it filters its food' },
          { word: 'mammals', meaning: 'animals that breathe air and feed their young with milk' },
          { word: 'surface', meaning: 'the upper side of the water' },
        ],
      },
    },
    createLines(
      'Read {line: as long as three school buses … a small car}. What does the author compare?',
      2,
      'The whale with school buses, and its heart with a small car.',
    ),
    createLines(
      'What happens after the whale takes a gulp, in {line: takes a huge gulp … stay behind}?',
      2,
      'It pushes the water out with its tongue. The krill stay behind.',
    ),
    {
      type: 'multiple_choice',
      data: {
        subtitle: 'Which of these animals must come to the surface to breathe, too?',
        number_of_columns: 3,
        options: [
          { answer: 'fish', answer_image: createPicture('fish') },
          { answer: 'dolphin', answer_image: createPicture('dolphin'), correct: true },
          { answer: 'snail', answer_image: createPicture('snail') },
        ],
      },
    },
    createLines(
      'Which dangers does {line: ships and noise} name? Which one was greater before 1966?',
      2,
      'Ships and noise. Before 1966, people hunted the whales.',
    ),
  ],
};

const toBlankRow = (...cells: readonly string[]) => [
  ...cells.map((text) => ({ text })),
  ...Array.from({ length: 4 - cells.length }, () => ({ text: '', asks: 'blank' })),
];

const labReport: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Lab Report: How Fast Does Ice Melt?',
  style: { font_size: 12, item_spacing: 1 },
  stickers: [{ picture: createPicture('ice'), item: 0, x: 640, middle: 14, width: 44 }],
  items: [
    createHeader('Question and hypothesis'),
    createLines('Where does an ice cube melt fastest: in air, in water or in salt water? I think …', 2),
    createHeader('Materials'),
    {
      type: 'checklist',
      data: {
        options: [
          '3 ice cubes of the same size',
          '3 cups, water and salt',
          'a thermometer and a stopwatch',
        ].map((answer) => ({ answer })),
      },
    },
    createHeader('Procedure'),
    {
      type: 'basic_text',
      data: {
        instruction: {
          type: 'doc',
          content: [
            {
              type: 'ordered_list',
              content: [
                'Leave one cup empty. Pour 100 mL of water into each of the others, and stir a spoon of salt into one of them.',
                'Put an ice cube into each cup at the same time, and start the stopwatch.',
                'Write down the temperature, and the time when each ice cube has melted.',
              ].map((text) => ({
                type: 'list_item',
                content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
              })),
            },
          ],
        },
      },
    },
    createHeader('Results'),
    {
      type: 'table',
      data: {
        header_rows: 1,
        header_column: true,
        rows: [
          ['Cup', 'Start (°C)', 'End (°C)', 'Time (min)'].map((text) => ({ text })),
          toBlankRow('Air'),
          toBlankRow('Water'),
          toBlankRow('Salt water'),
        ],
        row_heights: [0.3, 0.4, 0.4, 0.4],
        align: 'center',
        valign: 'middle',
      },
    },
    createHeader('Conclusion'),
    createLines('Was your hypothesis right? Use your results to explain.', 3),
  ],
};

export const LESSON_SHEETS = {
  'measuring-quiz': mathsQuiz,
  'blue-whale': blueWhale,
  'lab-report': labReport,
};
