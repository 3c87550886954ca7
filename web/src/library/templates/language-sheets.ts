import { createPicture } from './icons.ts';
import type { TemplateDocument } from './template-document.ts';
import { createChoice, createInstruction, createLines, createPictureMatching } from './template-items.ts';

/* Sheets about letters and words: to write, to spell, to find. */

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

const GERMAN_WORDS = ['Hund', 'Katze', 'Fisch'];

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

export const LANGUAGE_SHEETS = {
  'farm-word-search': farmWordSearch,
  'animal-crossword': animalCrossword,
  'spelling-practice': spelling,
  opposites,
  'beginning-sounds': beginningSounds,
  'german-writing': germanWriting,
};
