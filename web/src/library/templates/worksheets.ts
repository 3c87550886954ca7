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
};

const exitTicket: TemplateDocument = {
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
};

export const WORKSHEETS = {
  'weekly-quiz': weeklyQuiz,
  'reading-response': readingResponse,
  'exit-ticket': exitTicket,
};
