import { createPicture } from './icons.ts';
import type { TemplateDocument } from './template-document.ts';

const createCards = (pairs: readonly (readonly [term: string, definition: string])[]) =>
  pairs.map(([term, definition]) => ({ term, definition }));

const timesTables: TemplateDocument = {
  entity_type: 'flashcard',
  title: 'Times Table: 7',
  page_setup: 's10',
  style: { font_size: 36 },
  items: createCards(Array.from({ length: 10 }, (_, at) => [`7 × ${at + 1}`, String(7 * (at + 1))] as const)),
};

const sightWords: TemplateDocument = {
  entity_type: 'flashcard',
  title: 'Sight Words',
  page_setup: 's4',
  style: { font: 'andika', font_size: 64 },
  items: createCards([
    ['the', 'I see the cat.'],
    ['and', 'You and me.'],
    ['you', 'I like you.'],
    ['look', 'Look at me!'],
    ['play', 'We play a game.'],
    ['said', 'She said yes.'],
    ['where', 'Where is it?'],
    ['come', 'Come with me.'],
  ]),
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
  'sight-words': sightWords,
  'science-terms': scienceTerms,
};
