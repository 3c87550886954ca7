import { createPicture } from './icons.ts';

/* The items that several templates have. */

export const createInstruction = (words: string) => ({ type: 'instruction', data: { instruction: words } });

export const createHeader = (title: string) => ({ type: 'section_header', data: { title } });

export const createChoice = (subtitle: string, number_of_columns: number, options: readonly object[]) => ({
  type: 'multiple_choice',
  data: { subtitle, number_of_columns, options },
});

/** Creates a question with lines to write on; the key has an expected answer where there is one. */
export const createLines = (subtitle: string, number_of_lines: number, answer = '') => ({
  type: 'open_response',
  data: { subtitle, number_of_lines, ...(answer !== '' && { answer, has_answer: true }) },
});

export const createPictureMatching = (
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

export const createShortAnswer = (subtitle: string, answer: string) => ({
  type: 'open_response',
  data: { subtitle, answer, has_answer: true, answer_type: 'single' },
});
