import { createPicture } from './icons.ts';
import type { TemplateDocument } from './template-document.ts';
import { createChoice, createHeader, createInstruction, createLines } from './template-items.ts';

/* Sheets for any subject, and for the day of a class. */

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

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const HOURS = ['8:00', '8:50', '9:40', '10:30', '11:20', '12:10', '1:00', '1:50'];
const LUNCH = '11:20';

const timetable: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'My Timetable',
  items: [
    {
      type: 'table',
      numbering: { hidden: true },
      data: {
        rows: [
          ['', ...DAYS].map((text) => ({ text })),
          ...HOURS.map((hour) => [
            { text: hour },
            ...DAYS.map((_, at) => {
              if (hour !== LUNCH) return { text: '' };
              return at === 0 ? { text: 'Lunch', shade: '#E9EDF2' } : { text: '', joins: 'before' };
            }),
          ]),
        ],
        row_heights: [0, ...HOURS.map((hour) => (hour === LUNCH ? 0.35 : 0.7))],
        column_widths: [1, ...DAYS.map(() => 1.26)],
        header_column: true,
        align: 'center',
        valign: 'middle',
      },
    },
    {
      type: 'checklist',
      data: {
        subtitle: 'In my bag every day:',
        direction: true,
        options: [{ answer: 'Pencil case' }, { answer: 'Homework' }, { answer: 'Lunch' }],
      },
    },
  ],
  stickers: [{ picture: createPicture('calendar'), item: 1, x: 640, middle: 30, width: 44 }],
};

const kwlChart: TemplateDocument = {
  entity_type: 'worksheet',
  title: 'What Do We Know about Whales?',
  style: { images: { size: 64 } },
  items: [
    createInstruction('Before you read, fill in the first two columns. Then read, and fill in the last one.'),
    {
      type: 'table',
      numbering: { hidden: true },
      data: {
        rows: [
          ['I know', 'I want to know', 'I learned'].map((text) => ({ text })),
          [{ text: '' }, { text: '' }, { text: '' }],
        ],
        row_heights: [0, 5],
        align: 'center',
      },
    },
    createLines('The most surprising thing that I learned:', 2),
  ],
  stickers: [{ picture: createPicture('whale'), item: 1, x: 60, middle: 440, width: 60 }],
};

export const CLASS_SHEETS = {
  'reading-response': readingResponse,
  'exit-ticket': exitTicket,
  timetable,
  'kwl-chart': kwlChart,
};
