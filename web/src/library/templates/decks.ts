import { range } from 'es-toolkit';
import { createDrawn } from './drawn-pictures.ts';
import { createPicture } from './icons.ts';
import type { TemplateDocument } from './template-document.ts';

const timesTables: TemplateDocument = {
  entity_type: 'flashcard',
  title: 'Times Table: 7',
  page_setup: 's10',
  style: { font_size: 36, images: { size: 76 } },
  // A week has seven days.
  items: range(1, 11).map((weeks) => ({
    term: `7 × ${weeks}`,
    term_image: createPicture('calendar'),
    prompt: weeks === 1 ? 'Days in a week' : `Days in ${weeks} weeks`,
    definition: String(7 * weeks),
  })),
};

/** Fractions with their shapes, and the width of each over its height. */
const FRACTIONS = [
  ...['1/2', '1/3', '2/3', '1/4', '3/4', '5/6', '5/8'].map((value) => ['circle', value, 1] as const),
  ...['1/5', '3/5', '4/5', '7/10'].map((value) => ['bar', value, 4.88] as const),
  ...([
    ['grid', '1/6', 1.494],
    ['grid', '3/8', 1.985],
    ['grid', '4/9', 1],
    ['grid', '7/12', 1.33],
  ] as const),
  ['grid', '9/16', 1] as const,
];

const fractionCards: TemplateDocument = {
  entity_type: 'flashcard',
  title: 'Fractions',
  style: { font_size: 40 },
  items: FRACTIONS.map(([shape, value, ratio]) => ({
    term_image: createDrawn({
      kind: `fraction_${shape}`,
      value,
      alt: `Fraction: ${value}`,
      ratio,
      size: shape === 'bar' ? 60 : 40,
    }),
    definition: value,
  })),
};

const sightWords: TemplateDocument = {
  entity_type: 'flashcard',
  title: 'Sight Words',
  sides: 'fold_over',
  style: { font: 'andika', font_size: 40, images: { size: 80 } },
  items: (
    [
      ['the', 'cat', 'I see the cat.'],
      ['and', 'friends', 'You and me.'],
      ['you', 'hearts', 'I like you.'],
      ['look', 'eyes', 'Look at me!'],
      ['play', 'ball', 'We play ball.'],
      ['said', 'thumb', 'She said yes.'],
      ['where', 'magnifier', 'Where is it?'],
      ['come', 'walking', 'Come to me.'],
    ] as const
  ).map(([term, picture, definition]) => ({ term, definition, definition_image: createPicture(picture) })),
};

const scienceTerms: TemplateDocument = {
  entity_type: 'flashcard',
  title: 'The Water Cycle',
  sides: 'fold_over',
  automatic_sizes: { font: true, images: true },
  items: (
    [
      ['sun', 'evaporation', 'Water turns into vapor.'],
      ['cloud', 'condensation', 'Vapor cools and turns into droplets.'],
      ['rain', 'precipitation', 'Water falls as rain, snow or hail.'],
      ['wave', 'collection', 'Water gathers in rivers, lakes and seas.'],
      ['mountain', 'runoff', 'Water flows over the land.'],
      ['droplet', 'groundwater', 'Water that is stored under the ground.'],
      ['seedling', 'transpiration', 'Plants give off vapor.'],
      ['fog', 'water vapor', 'Water as a gas.'],
    ] as const
  ).map(([picture, term, definition]) => ({ term, term_image: createPicture(picture), definition })),
};

const spanishAnimals: TemplateDocument = {
  entity_type: 'flashcard',
  title: 'Los animales',
  page_setup: 's4',
  automatic_sizes: { font: true, images: true },
  items: (
    [
      ['dog', 'el perro'],
      ['cat', 'el gato'],
      ['cow', 'la vaca'],
      ['horse', 'el caballo'],
      ['pig', 'el cerdo'],
      ['duck', 'el pato'],
      ['hen', 'la gallina'],
      ['rabbit', 'el conejo'],
    ] as const
  ).map(([picture, definition]) => ({ term_image: createPicture(picture), definition })),
};

const feelings: TemplateDocument = {
  entity_type: 'flashcard',
  title: 'Feelings',
  page_setup: 's4',
  sides: 'fronts',
  style: { font: 'andika' },
  automatic_sizes: { font: true, images: true },
  items: (['happy', 'sad', 'angry', 'scared', 'surprised', 'sleepy', 'sick', 'silly'] as const).map(
    (term) => ({
      term,
      term_image: createPicture(term),
    }),
  ),
};

export const DECKS = {
  'spanish-animals': spanishAnimals,
  feelings,
  'times-tables': timesTables,
  'fraction-cards': fractionCards,
  'sight-words': sightWords,
  'science-terms': scienceTerms,
};
