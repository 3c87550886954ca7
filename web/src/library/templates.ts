import { FREE_SPACE_PRESETS } from '#shared/kinds/bingo/schema.ts';
import type { EntityType } from '#shared/kinds/facts.ts';
import type { PageSetup, Sides } from '#shared/kinds/flashcard/page-setups.ts';

/** A document ready to be used and changed. What it leaves out has its default. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly document: {
    readonly entity_type: EntityType;
    readonly title: string;
    readonly items: readonly object[];
    readonly page_setup?: PageSetup;
    readonly sides?: Sides;
    readonly style?: object;
    readonly instruction?: object;
    /** The size of a game's cards. */
    readonly dimension?: number;
    readonly free_spaces?: readonly number[];
    readonly free_space_preset?: number;
    readonly show_top_word?: 0 | 1;
    readonly cards_per_page?: number;
    readonly font_size?: number;
    readonly call_list?: object;
  };
}

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
const createShortAnswer = (subtitle: string, answer: string) => ({
  type: 'open_response',
  data: { subtitle, answer, has_answer: true, answer_type: 'single' },
});

const readingResponse: Template = {
  id: 'reading-response',
  name: 'Reading response',
  purpose: 'Five questions about any text',
  document: {
    entity_type: 'worksheet',
    title: 'Reading Response',
    items: [
      createInstruction('Answer each question. Use complete sentences.'),
      createHeader('Before you read'),
      createLines('Look at the title. What do you think the text is about?', 2),
      createHeader('After you read'),
      createLines('What happened? Tell it in your own words.', 5),
      createLines('Who was it about? Describe one person.', 3),
      createLines('Which part did you like best, and why?', 3),
      createLines('Write one question that you still have.', 2),
    ],
  },
};

const weeklyQuiz: Template = {
  id: 'weekly-quiz',
  name: 'Weekly quiz',
  purpose: 'Choices, true or false, short answers',
  document: {
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
  },
};

const exitTicket: Template = {
  id: 'exit-ticket',
  name: 'Exit ticket',
  purpose: 'Three minutes at the end of a lesson',
  document: {
    entity_type: 'worksheet',
    title: 'Exit Ticket',
    items: [
      createLines('One thing that I learned today:', 3),
      createLines('One thing that I am not sure about:', 3),
      createChoice('How well could you explain it to a friend?', 3, [
        { answer: 'very well' },
        { answer: 'in part' },
        { answer: 'not yet' },
      ]),
    ],
  },
};

const createCards = (pairs: readonly (readonly [term: string, definition: string])[]) =>
  pairs.map(([term, definition]) => ({ term, definition }));

const timesTables: Template = {
  id: 'times-tables',
  name: 'Times table of 7',
  purpose: 'Ten cards to print on both sides',
  document: {
    entity_type: 'flashcard',
    title: 'Times Table: 7',
    page_setup: 's10',
    style: { font_size: 36 },
    items: createCards(
      Array.from({ length: 10 }, (_, at) => [`7 × ${at + 1}`, String(7 * (at + 1))] as const),
    ),
  },
};

const sightWords: Template = {
  id: 'sight-words',
  name: 'Sight words',
  purpose: 'Large words for a first reader',
  document: {
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
  },
};

const scienceTerms: Template = {
  id: 'science-terms',
  name: 'Words and meanings',
  purpose: 'Eight terms, to cut out and fold over',
  document: {
    entity_type: 'flashcard',
    title: 'The Water Cycle',
    sides: 'fold_over',
    style: { font_size: 20 },
    items: createCards([
      ['evaporation', 'Water turns into vapor.'],
      ['condensation', 'Vapor cools and turns into droplets.'],
      ['precipitation', 'Water falls as rain, snow or hail.'],
      ['collection', 'Water gathers in rivers, lakes and seas.'],
      ['runoff', 'Water flows over the land.'],
      ['groundwater', 'Water that is stored under the ground.'],
      ['transpiration', 'Plants give off vapor.'],
      ['water vapor', 'Water as a gas.'],
    ]),
  },
};

const sightWordBingo: Template = {
  id: 'sight-word-bingo',
  name: 'Sight word bingo',
  purpose: '30 cards of 4 × 4 for first readers',
  document: {
    entity_type: 'bingo',
    title: 'Sight Word Bingo',
    dimension: 4,
    free_spaces: [],
    free_space_preset: FREE_SPACE_PRESETS.none,
    show_top_word: 0,
    font_size: 28,
    style: { font: 'andika' },
    items: (
      'about after again could every first found from give going have here know many ' +
      'people said some there they think walk want were what where would'
    )
      .split(' ')
      .map((term) => ({ term })),
  },
};

const timesTableBingo: Template = {
  id: 'times-table-bingo',
  name: 'Times table bingo',
  purpose: 'Answers on the cards, questions to call',
  document: {
    entity_type: 'bingo',
    title: 'Times Table Bingo',
    font_size: 32,
    call_list: { clue: true, slips: true },
    items: listProducts().map(([product, question]) => ({ term: String(product), definition: question })),
  },
};

/** Lists every product of the times tables up to ten, once, with one way to get it. */
function listProducts(): [product: number, question: string][] {
  const ways = new Map<number, string>();
  for (let a = 2; a <= 10; a++) for (let b = a; b <= 10; b++) ways.set(a * b, `${a} × ${b}`);
  return [...ways].sort(([a], [b]) => a - b);
}

const gettingToKnowYou: Template = {
  id: 'getting-to-know-you',
  name: 'Find someone who…',
  purpose: 'A first day game: names in the squares',
  document: {
    entity_type: 'bingo',
    title: 'Find Someone Who…',
    font_size: 16,
    instruction: { visible: true, content: 'Find a classmate for each square. They write their name in it.' },
    call_list: { visible: false },
    items: [
      ...['has a pet', 'has a sister', 'has a brother', 'plays an instrument', 'speaks two languages'],
      ...['likes pizza', 'can swim', 'can whistle', 'walked to school', 'was born in summer'],
      ...['has blue shoes', 'likes to draw', 'read a book this week', 'has been on a plane', 'likes math'],
      ...['can ride a bike', 'plays soccer', 'has a garden', 'likes to sing', 'has seen the sea'],
      ...['has a big family', 'likes to cook', 'is left-handed', 'collects something', 'has moved house'],
      ...['likes spiders', 'can tell a joke', 'gets up early', 'likes snow', 'has built a fort'],
    ].map((term) => ({ term })),
  },
};

export const TEMPLATES: readonly Template[] = [
  weeklyQuiz,
  readingResponse,
  exitTicket,
  timesTables,
  sightWords,
  scienceTerms,
  sightWordBingo,
  timesTableBingo,
  gettingToKnowYou,
];
