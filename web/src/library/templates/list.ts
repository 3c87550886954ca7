import type { EntityType } from '#shared/kinds/facts.ts';

/** The templates as the start page lists them. Their documents are a chunk of their own. */
export const TEMPLATES = [
  {
    id: 'beginning-sounds',
    kind: 'worksheet',
    name: 'Beginning sounds',
    purpose: 'Pictures, letters and tracing',
  },
  {
    id: 'number-lines',
    kind: 'worksheet',
    name: 'Number lines',
    purpose: 'Count on by 1, 2, 5 and 10',
  },
  {
    id: 'math-facts',
    kind: 'worksheet',
    name: 'Math facts',
    purpose: 'Add, subtract and multiply; draw new numbers at a click',
  },
  {
    id: 'telling-time',
    kind: 'worksheet',
    name: 'Telling time',
    purpose: 'Read clocks and draw hands; other times at a click',
  },
  {
    id: 'counting-money',
    kind: 'worksheet',
    name: 'Counting money',
    purpose: 'Coins and bills to count; other sums at a click',
  },
  {
    id: 'animal-homes',
    kind: 'worksheet',
    name: 'Where animals live',
    purpose: 'Match each animal to its home',
  },
  {
    id: 'spelling-practice',
    kind: 'worksheet',
    name: 'Spelling practice',
    purpose: 'Match, trace and unscramble',
  },
  {
    id: 'opposites',
    kind: 'worksheet',
    name: 'Opposites',
    purpose: 'Match, choose and write',
  },
  {
    id: 'plant-cell',
    kind: 'worksheet',
    name: 'A plant cell',
    purpose: 'Label its parts, with a word bank',
  },
  {
    id: 'world-map',
    kind: 'worksheet',
    name: 'Continents and oceans',
    purpose: 'Write the letters on a map',
  },
  {
    id: 'farm-word-search',
    kind: 'worksheet',
    name: 'Farm word search',
    purpose: 'Eight hidden words, asked for by pictures',
  },
  {
    id: 'animal-crossword',
    kind: 'worksheet',
    name: 'Animal crossword',
    purpose: 'Ten riddles, across and down',
  },
  {
    id: 'weekly-quiz',
    kind: 'worksheet',
    name: 'Weekly quiz',
    purpose: 'Choices, true or false, short answers',
  },
  {
    id: 'measuring-quiz',
    kind: 'worksheet',
    name: 'Measuring quiz',
    purpose: 'Twelve questions in two columns, on one page',
  },
  {
    id: 'blue-whale',
    kind: 'worksheet',
    name: 'The blue whale',
    purpose: 'A text with line numbers, and questions about its lines',
  },
  {
    id: 'lab-report',
    kind: 'worksheet',
    name: 'Lab report',
    purpose: 'Hypothesis, procedure, a table of results, conclusion',
  },
  {
    id: 'reading-response',
    kind: 'worksheet',
    name: 'Reading response',
    purpose: 'Five questions about any text',
  },
  {
    id: 'exit-ticket',
    kind: 'worksheet',
    name: 'Exit ticket',
    purpose: 'Three minutes at the end of a lesson',
  },
  {
    id: 'kwl-chart',
    kind: 'worksheet',
    name: 'KWL chart',
    purpose: 'Know, want to know, learned: for any topic',
  },
  {
    id: 'timetable',
    kind: 'worksheet',
    name: 'Timetable',
    purpose: 'A week of lessons, to fill in',
  },
  {
    id: 'german-writing',
    kind: 'worksheet',
    name: 'Wir schreiben Wörter',
    purpose: 'German print on Lineatur 1 and 2',
  },
  {
    id: 'spanish-animals',
    kind: 'flashcard',
    name: 'Los animales',
    purpose: 'Eight farm animals in Spanish',
  },
  {
    id: 'feelings',
    kind: 'flashcard',
    name: 'Feelings',
    purpose: 'Faces to talk about',
  },
  {
    id: 'times-tables',
    kind: 'flashcard',
    name: 'Times table of 7',
    purpose: 'Days in the weeks, on ten cards',
  },
  {
    id: 'fraction-cards',
    kind: 'flashcard',
    name: 'Fractions',
    purpose: 'Circles, bars and grids in front, fractions behind',
  },
  {
    id: 'sight-words',
    kind: 'flashcard',
    name: 'Sight words',
    purpose: 'Each with a picture and a sentence',
  },
  {
    id: 'science-terms',
    kind: 'flashcard',
    name: 'Words and meanings',
    purpose: 'Eight terms, to cut out and fold over',
  },
  {
    id: 'animal-bingo',
    kind: 'bingo',
    name: 'Animal bingo',
    purpose: 'Pictures, for those who cannot read yet',
  },
  {
    id: 'sight-word-bingo',
    kind: 'bingo',
    name: 'Sight word bingo',
    purpose: '30 cards, each with a free space',
  },
  {
    id: 'times-table-bingo',
    kind: 'bingo',
    name: 'Times table bingo',
    purpose: 'Answers on the cards, questions to call',
  },
  {
    id: 'clock-bingo',
    kind: 'bingo',
    name: 'Clock bingo',
    purpose: 'Clocks on the cards, times to call',
  },
  {
    id: 'getting-to-know-you',
    kind: 'bingo',
    name: 'Find someone who…',
    purpose: 'A first day game: names in the squares',
  },
] as const satisfies readonly { id: string; kind: EntityType; name: string; purpose: string }[];

export type TemplateId = (typeof TEMPLATES)[number]['id'];
