import { createDiagramPicture, createPicture } from './icons.ts';
import type { TemplateDocument } from './template-document.ts';

const createInstruction = (words: string) => ({ type: 'instruction', data: { instruction: words } });
const createHeader = (title: string) => ({ type: 'section_header', data: { title } });
const createChoice = (subtitle: string, number_of_columns: number, options: readonly object[]) => ({
  type: 'multiple_choice',
  data: { subtitle, number_of_columns, options },
});
const createLines = (subtitle: string, number_of_lines: number) => ({
  type: 'open_response',
  data: { subtitle, number_of_lines },
});
/** Creates pictures at the left, each to be joined with a word at the right. */
const createPictureMatching = (
  instructions: string,
  pairs: readonly (readonly [picture: Parameters<typeof createPicture>[0], word: string])[],
) => ({
  type: 'matching',
  style: { font_size: 18 },
  data: {
    instructions,
    pairs: pairs.map(([picture, definition]) => ({ term_image: createPicture(picture), definition })),
    settings: { images: { size: 60 } },
  },
});
const createNumberLine = (subtitle: string, data: object) => ({
  type: 'number_line',
  data: { subtitle, ...data },
});
const createShortAnswer = (subtitle: string, answer: string) => ({
  type: 'open_response',
  data: { subtitle, answer, has_answer: true, answer_type: 'single' },
});

const CELL_PARTS = [
  { text: 'nucleus', x: 0.28, y: 0.22 },
  { text: 'mitochondrion', x: 0.18, y: 0.57 },
  { text: 'cytoplasm', x: 0.25, y: 0.7 },
  { text: 'cell wall', x: 0.93, y: 0.6 },
  { text: 'chloroplast', x: 0.64, y: 0.2 },
  { text: 'vacuole', x: 0.65, y: 0.55 },
  { text: 'cell membrane', x: 0.9, y: 0.8 },
];

const plantCell: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'A Plant Cell',
  items: [
    {
      type: 'word_bank',
      id: 'bank',
      data: { words: CELL_PARTS.map(({ text }) => ({ word: text, manual: false, itemId: 'cell' })) },
    },
    {
      type: 'picture',
      id: 'cell',
      data: {
        subtitle: 'Label the parts of the plant cell.',
        width: 3.6,
        include_wordbank: 1,
        wordbank_id: 'bank',
        pictures: [
          {
            image: createDiagramPicture('plantCell', 'A plant cell with seven of its parts'),
            labels: CELL_PARTS,
          },
        ],
      },
    },
    createShortAnswer('Which part do animal cells not have, the vacuole or the cell wall?', 'the cell wall'),
    createLines('What do chloroplasts do for a plant?', 2),
  ],
};

const worldMap: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Continents and Oceans',
  items: [
    {
      type: 'picture',
      data: {
        subtitle: 'Write the letter of each continent and ocean into its box.',
        label_type: 'letter',
        width: 6.2,
        pictures: [
          {
            // The map is half as high as it is wide.
            image: {
              ...createDiagramPicture('worldMap', 'A map of the world without names'),
              crop: { left: 0, top: 0.25, right: 0, bottom: 0.25 },
              ratio: 2,
            },
            labels: [
              { text: 'North America', x: 0.242, y: 0.346 },
              { text: 'South America', x: 0.314, y: 0.54 },
              { text: 'Europe', x: 0.516, y: 0.332 },
              { text: 'Africa', x: 0.527, y: 0.478 },
              { text: 'Asia', x: 0.692, y: 0.343 },
              { text: 'Australia', x: 0.815, y: 0.589 },
              { text: 'Antarctica', x: 0.6, y: 0.725 },
              { text: 'Pacific Ocean', x: 0.095, y: 0.482 },
              { text: 'Atlantic Ocean', x: 0.382, y: 0.408 },
              { text: 'Indian Ocean', x: 0.674, y: 0.579 },
            ],
          },
        ],
      },
    },
    createShortAnswer('The largest of the oceans is the', 'Pacific Ocean'),
    createShortAnswer('The coldest of the continents is', 'Antarctica'),
    createLines('On which continent do you live? Name two countries there.', 2),
  ],
};

const weeklyQuiz: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Weekly Quiz: Plants',
  style: { images: { size: 64 } },
  stickers: [{ picture: createPicture('seedling'), item: 7, x: 486, middle: 10, width: 44 }],
  items: [
    createInstruction('Circle the best answer.'),
    createChoice('Which of these is the root of a plant?', 4, [
      { answer: 'apple', answer_image: createPicture('apple') },
      { answer: 'carrot', answer_image: createPicture('carrot'), correct: true },
      { answer: 'lettuce', answer_image: createPicture('lettuce') },
      { answer: 'sunflower', answer_image: createPicture('sunflower') },
    ]),
    createChoice('What does a plant need to make its food?', 2, [
      { answer: 'soil and sand' },
      { answer: 'light, water and air', correct: true },
      { answer: 'shade' },
      { answer: 'insects' },
    ]),
    createChoice('Every plant has flowers.', 2, [{ answer: 'True' }, { answer: 'False', correct: true }]),
    { type: 'divider' },
    createInstruction('Answer each question.'),
    createShortAnswer('The green matter in leaves is called', 'chlorophyll'),
    createShortAnswer('A very young plant is a', 'seedling'),
    createLines('Why do leaves turn to the light?', 3),
  ],
};

const readingResponse: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Reading Response',
  style: { item_spacing: 1.2, images: { size: 56 } },
  items: [
    createInstruction('Answer each question. Use complete sentences.'),
    createHeader('Before you read'),
    createLines('Look at the title. What do you think the text is about?', 2),
    createHeader('After you read'),
    createChoice('How did the text make you feel?', 4, [
      { answer: 'happy', answer_image: createPicture('happy') },
      { answer: 'sad', answer_image: createPicture('sad') },
      { answer: 'surprised', answer_image: createPicture('surprised') },
      { answer: 'curious', answer_image: createPicture('thinking') },
    ]),
    createLines('What happened? Tell it in your own words.', 3),
    createLines('Who was it about? Describe one person.', 2),
    createLines('Write one question that you still have.', 2),
  ],
};

const exitTicket: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Exit Ticket',
  items: [
    createLines('One thing that I learned today:', 3),
    createLines('One thing that I am not sure about:', 3),
    createChoice('How well could you explain it to a friend?', 3, [
      { answer: 'very well', answer_image: createPicture('happy') },
      { answer: 'in part', answer_image: createPicture('unsure') },
      { answer: 'not yet', answer_image: createPicture('puzzled') },
    ]),
  ],
};

const beginningSounds: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Beginning Sounds',
  style: { font: 'andika' },
  items: [
    createPictureMatching('Draw a line from each picture to its first letter.', [
      ['dog', 'd'],
      ['sun', 's'],
      ['fish', 'f'],
      ['bear', 'b'],
      ['apple', 'a'],
    ]),
    createInstruction('Trace the letters. Then write them on the lines.'),
    {
      type: 'handwriting',
      data: {
        items: ['d d d d', 's s s s', 'f f f f'].map((subtitle, at) => ({ id: `row-${at}`, subtitle })),
        line_height: 48,
      },
    },
  ],
};

const animalHomes: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Where Animals Live',
  items: [
    createPictureMatching('Draw a line from each animal to its home.', [
      ['bee', 'a hive'],
      ['bird', 'a nest'],
      ['rabbit', 'a burrow'],
      ['spider', 'a web'],
      ['bear', 'a den'],
    ]),
    createChoice('Which home is under the ground?', 3, [
      { answer: 'a nest' },
      { answer: 'a burrow', correct: true },
      { answer: 'a hive' },
    ]),
    createLines('Choose one animal. Why is its home a good place for it?', 4),
  ],
};

const numberLines: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Number Lines',
  stickers: [
    ...(['apple', 'socks', 'hand', 'hands'] as const).map((picture, at) => ({
      picture: createPicture(picture),
      item: at + 1,
      x: 324,
      middle: 10,
      width: 44,
    })),
    { picture: createPicture('frog'), item: 7, x: 452, middle: 10, width: 44 },
  ],
  items: [
    createInstruction('Write the missing numbers.'),
    createNumberLine('Count the apples by ones.', { from: 0, to: 10, step: 1 }),
    createNumberLine('Count the socks by twos.', { from: 0, to: 20, step: 2 }),
    createNumberLine('Count the fingers by fives.', { from: 0, to: 50, step: 5 }),
    createNumberLine('Count the fingers by tens.', { from: 0, to: 100, step: 10, labels: 'ends' }),
    createShortAnswer('A frog sits on 6 and jumps 3 to the right. It lands on', '9'),
    createShortAnswer('A frog sits on 20 and jumps 8 to the left. It lands on', '12'),
    createLines('Make up a jump for the frog. Write it here.', 2),
  ],
};

const mathFacts: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Math Facts',
  stickers: [{ picture: createPicture('owl'), item: 0, x: 596, middle: 10, width: 72 }],
  items: [
    {
      type: 'maths_practice',
      prompt: 'Add and subtract.',
      data: { operation: 'add_subtract', first_from: 3, first_to: 20, second_from: 2, second_to: 10 },
    },
    {
      type: 'maths_practice',
      prompt: 'Multiply.',
      data: {
        operation: 'multiply',
        first_from: 2,
        first_to: 10,
        second_from: 2,
        second_to: 10,
        shuffle_seed: 2,
      },
    },
    {
      type: 'maths_practice',
      prompt: 'Find the missing number.',
      data: {
        ...{ task: 'missing', operation: 'add_subtract', first_from: 3, first_to: 20, second_from: 2 },
        ...{ count: 6, shuffle_seed: 3 },
      },
    },
    {
      type: 'maths_practice',
      prompt: 'Two bricks side by side make the one above them.',
      data: { task: 'pyramid', first_from: 1, first_to: 9, count: 3, shuffle_seed: 4 },
    },
  ],
};

const tellingTime: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Telling Time',
  stickers: [{ picture: createPicture('hen'), item: 0, x: 262, middle: 6, width: 56 }],
  items: [
    {
      type: 'drawing',
      prompt: 'What time is it?',
      data: { made: 8, level: 'medium', size: 30, columns: 4 },
    },
    {
      type: 'drawing',
      prompt: 'Draw the hands.',
      data: { task: 'draw', made: 8, level: 'medium', size: 30, columns: 4, shuffle_seed: 2 },
    },
  ],
};

const countingMoney: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Counting Money',
  stickers: [{ picture: createPicture('pig'), item: 0, x: 560, middle: 8, width: 64 }],
  items: [
    {
      type: 'drawing',
      prompt: 'How much money is it?',
      data: { kind: 'money_us', made: 6, level: 'easy', size: 18, columns: 2 },
    },
    {
      type: 'drawing',
      prompt: 'Here are bills, too.',
      data: { kind: 'money_us', made: 2, level: 'medium', size: 15, columns: 2, shuffle_seed: 5 },
    },
  ],
};

const opposites: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Opposites',
  items: [
    {
      type: 'matching',
      style: { font_size: 16 },
      data: {
        instructions: 'Draw a line from each picture to its opposite.',
        pairs: (
          [
            ['hot', 'hot', 'cold', 'cold'],
            ['day', 'sun', 'night', 'moon'],
            ['slow', 'snail', 'fast', 'leopard'],
            ['loud', 'loud', 'quiet', 'quiet'],
            ['full', 'full', 'empty', 'empty'],
          ] as const
        ).map(([term, left, definition, right]) => ({
          term,
          term_image: createPicture(left),
          definition,
          definition_image: createPicture(right),
        })),
        settings: { images: { size: 60 } },
      },
    },
    createChoice('Which word is the opposite of “heavy”?', 4, [
      { answer: 'big' },
      { answer: 'soft' },
      { answer: 'light', correct: true },
      { answer: 'round' },
    ]),
    createLines('Write a sentence with a word and its opposite.', 2),
  ],
};

const spelling: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Spelling Practice',
  style: { font: 'andika' },
  items: [
    createPictureMatching('Draw a line from each picture to its word.', [
      ['friends', 'friend'],
      ['school', 'school'],
      ['droplet', 'water'],
      ['house', 'house'],
    ]),
    createInstruction('Trace each word. Then write it again.'),
    {
      type: 'handwriting',
      data: {
        items: ['friend', 'school'].map((subtitle, at) => ({ id: `row-${at}`, subtitle })),
        line_height: 48,
      },
    },
    createInstruction('Unscramble the letters. Write each word on its line.'),
    {
      type: 'word_scramble',
      data: { terms: ['friend', 'school', 'water', 'house'], number_of_columns: 2 },
    },
  ],
};

const farmWordSearch: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'On the Farm',
  items: [
    {
      type: 'word_search',
      prompt: 'Find the eight animals. Words run right and down.',
      style: { font_size: 18 },
      data: {
        list: 'pictures',
        words: (['cow', 'pig', 'horse', 'sheep', 'duck', 'mouse', 'rabbit', 'dog'] as const).map((word) => ({
          word,
          clue_image: createPicture(word),
        })),
      },
    },
  ],
};

const animalCrossword: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Who Am I?',
  stickers: [{ picture: createPicture('owl'), item: 0, x: 596, middle: 60, width: 72 }],
  items: [
    {
      type: 'crossword',
      prompt: 'Solve the crossword.',
      data: {
        words: [
          ['elephant', 'My nose is a long trunk'],
          ['penguin', 'A bird that swims and cannot fly'],
          ['turtle', 'I carry my house on my back'],
          ['snake', 'I have no legs at all'],
          ['butterfly', 'I was a caterpillar before'],
          ['lion', 'My roar is heard far away'],
          ['owl', 'I hunt at night'],
          ['frog', 'I was a tadpole before'],
          ['bee', 'I make honey'],
          ['whale', 'The largest animal of the sea'],
        ].map(([word, clue]) => ({ word, clue })),
      },
    },
  ],
};

const GERMAN_WORDS = ['Hund', 'Katze', 'Fisch'];

/** In the print of German schools, on the lines of the first and the second year. */
const germanWriting: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Wir schreiben Wörter',
  locale: 'de-DE',
  student_fields: ['Name', 'Datum'],
  style: { font: 'andika' },
  items: [
    createInstruction('Spure die Wörter nach. Schreibe sie dann selbst.'),
    {
      type: 'handwriting',
      numbering: { hidden: true },
      data: {
        hw_font_print: 'de-grund',
        ruling: 'lineatur_1',
        spacing: 38.4,
        items: GERMAN_WORDS.map((subtitle, at) => ({ id: `row-${at}`, subtitle, empty_rows: 1 })),
      },
    },
    {
      type: 'open_response',
      numbering: { hidden: true },
      data: {
        subtitle: 'Schreibe einen Satz über den Hund.',
        answer_type: 'handwriting',
        ruling: 'lineatur_2',
        number_of_lines: 2,
      },
    },
  ],
  stickers: [{ picture: createPicture('dog'), item: 2, x: 600, middle: 12, width: 44 }],
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const HOURS = ['8:00', '8:50', '9:40', '10:30', '11:20', '12:10', '1:00', '1:50'];
const LUNCH = '11:20';

const timetable: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'My Timetable',
  items: [
    {
      type: 'table',
      numbering: { hidden: true },
      data: {
        rows: [
          ['', ...DAYS].map((text) => ({ text })),
          ...HOURS.map((hour) => [
            { text: hour },
            ...DAYS.map((_, at) => {
              if (hour !== LUNCH) return { text: '' };
              return at === 0 ? { text: 'Lunch', shade: '#E9EDF2' } : { text: '', joins: 'before' };
            }),
          ]),
        ],
        row_heights: [0, ...HOURS.map((hour) => (hour === LUNCH ? 0.35 : 0.7))],
        column_widths: [1, ...DAYS.map(() => 1.26)],
        header_column: true,
        align: 'center',
        valign: 'middle',
      },
    },
    {
      type: 'checklist',
      data: {
        subtitle: 'In my bag every day:',
        direction: true,
        options: [{ answer: 'Pencil case' }, { answer: 'Homework' }, { answer: 'Lunch' }],
      },
    },
  ],
  stickers: [{ picture: createPicture('calendar'), item: 1, x: 640, middle: 30, width: 44 }],
};

const kwlChart: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'What Do We Know about Whales?',
  style: { images: { size: 64 } },
  items: [
    createInstruction('Before you read, fill in the first two columns. Then read, and fill in the last one.'),
    {
      type: 'table',
      numbering: { hidden: true },
      data: {
        rows: [
          ['I know', 'I want to know', 'I learned'].map((text) => ({ text })),
          [{ text: '' }, { text: '' }, { text: '' }],
        ],
        row_heights: [0, 5],
        align: 'center',
      },
    },
    createLines('The most surprising thing that I learned:', 2),
  ],
  stickers: [{ picture: createPicture('whale'), item: 1, x: 60, middle: 440, width: 60 }],
};

export const WORKSHEETS = {
  'farm-word-search': farmWordSearch,
  'animal-crossword': animalCrossword,
  'spelling-practice': spelling,
  opposites,
  'beginning-sounds': beginningSounds,
  'number-lines': numberLines,
  'math-facts': mathFacts,
  'telling-time': tellingTime,
  'counting-money': countingMoney,
  'animal-homes': animalHomes,
  'plant-cell': plantCell,
  'world-map': worldMap,
  'weekly-quiz': weeklyQuiz,
  'reading-response': readingResponse,
  'exit-ticket': exitTicket,
  'german-writing': germanWriting,
  timetable,
  'kwl-chart': kwlChart,
};
