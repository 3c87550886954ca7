import { createPicture } from './icons.ts';
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

export const WORKSHEETS = {
  'spelling-practice': spelling,
  opposites,
  'beginning-sounds': beginningSounds,
  'number-lines': numberLines,
  'animal-homes': animalHomes,
  'weekly-quiz': weeklyQuiz,
  'reading-response': readingResponse,
  'exit-ticket': exitTicket,
};
