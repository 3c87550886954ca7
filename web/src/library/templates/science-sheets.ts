import { createDiagramPicture, createPicture } from './icons.ts';
import type { TemplateDocument } from './template-document.ts';
import {
  createChoice,
  createInstruction,
  createLines,
  createPictureMatching,
  createShortAnswer,
} from './template-items.ts';

/* Sheets about nature and the earth. */

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
    createLines('What do chloroplasts do for a plant?', 2, 'They make its food from light, water and air.'),
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
    createLines('Why do leaves turn to the light?', 3, 'They need light to make food for the plant.'),
  ],
};

export const SCIENCE_SHEETS = {
  'animal-homes': animalHomes,
  'plant-cell': plantCell,
  'world-map': worldMap,
  'weekly-quiz': weeklyQuiz,
};
