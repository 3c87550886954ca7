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
  items: [
    createInstruction('Circle the best answer.'),
    createChoice('Which part of a plant takes in water?', 2, [
      { answer: 'leaf' },
      { answer: 'root', correct: true },
      { answer: 'flower' },
      { answer: 'seed' },
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
    createShortAnswer('A young plant that grows from a seed is a', 'seedling'),
    createLines('Why do leaves turn to the light?', 3),
  ],
};

const readingResponse: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Reading Response',
  style: { item_spacing: 1.2 },
  items: [
    createInstruction('Answer each question. Use complete sentences.'),
    createHeader('Before you read'),
    createLines('Look at the title. What do you think the text is about?', 2),
    createHeader('After you read'),
    createLines('What happened? Tell it in your own words.', 4),
    createLines('Who was it about? Describe one person.', 2),
    createLines('Which part did you like best, and why?', 2),
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
  items: [
    createInstruction('Write the missing numbers.'),
    createNumberLine('Count by ones.', { from: 0, to: 10, step: 1 }),
    createNumberLine('Count by twos.', { from: 0, to: 20, step: 2 }),
    createNumberLine('Count by fives.', { from: 0, to: 50, step: 5 }),
    createNumberLine('Count by tens.', { from: 0, to: 100, step: 10, labels: 'ends' }),
    createShortAnswer('Start at 6 and jump 3 to the right. You land on', '9'),
    createShortAnswer('Start at 20 and jump 8 to the left. You land on', '12'),
    createLines('Make up a jump for a partner. Write it here.', 2),
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
        instructions: 'Draw a line from each word to its opposite.',
        pairs: [
          { term: 'hot', definition: 'cold' },
          { term: 'early', definition: 'late' },
          { term: 'empty', definition: 'full' },
          { term: 'noisy', definition: 'quiet' },
          { term: 'ancient', definition: 'modern' },
          { term: 'shallow', definition: 'deep' },
        ],
      },
    },
    createChoice('Which word is the opposite of “generous”?', 4, [
      { answer: 'kind' },
      { answer: 'mean', correct: true },
      { answer: 'rich' },
      { answer: 'brave' },
    ]),
    createLines('Write two sentences. Use a word in the first, and its opposite in the second.', 4),
  ],
};

const spelling: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'Spelling Practice',
  style: { font: 'andika' },
  items: [
    createInstruction('Unscramble the letters. Write each word on its line.'),
    {
      type: 'word_scramble',
      data: {
        terms: ['because', 'friend', 'people', 'little', 'before', 'school', 'water', 'again'],
        number_of_columns: 2,
      },
    },
    createInstruction('Trace each word. Then write it again.'),
    {
      type: 'handwriting',
      data: {
        items: ['because', 'friend', 'people'].map((subtitle, at) => ({ id: `row-${at}`, subtitle })),
        line_height: 48,
      },
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
