import { createPicture } from './icons.ts';
import type { TemplateDocument } from './template-document.ts';
import { createInstruction, createLines, createShortAnswer } from './template-items.ts';

/* Sheets about numbers: to count, to calculate, to tell the time. */

const createNumberLine = (subtitle: string, data: object) => ({
  type: 'number_line',
  data: { subtitle, ...data },
});

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

export const MATHS_SHEETS = {
  'number-lines': numberLines,
  'math-facts': mathFacts,
  'telling-time': tellingTime,
  'counting-money': countingMoney,
};
