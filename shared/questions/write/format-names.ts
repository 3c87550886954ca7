/** Every format that questions are written to: as a user calls it, what it is for, and the ending of its files. */
export const WRITE_FORMATS = {
  word: {
    label: 'Word',
    hint: 'To edit, with the answer key',
    ending: 'docx',
    hasPictures: true,
    hasPoints: true,
    hasTables: true,
    hasLabels: true,
  },
  moodle: {
    label: 'Moodle XML',
    hint: 'For Moodle',
    ending: 'xml',
    hasPictures: true,
    hasPoints: true,
    hasTables: false,
    hasLabels: false,
  },
  qti: {
    label: 'QTI 2.1',
    hint: 'For Canvas, Blackboard and others',
    ending: 'zip',
    hasPictures: true,
    hasPoints: true,
    hasTables: false,
    hasLabels: false,
  },
  qti3: {
    label: 'QTI 3',
    hint: 'For the newest programs',
    ending: 'zip',
    hasPictures: true,
    hasPoints: true,
    hasTables: false,
    hasLabels: false,
  },
  gift: {
    label: 'GIFT',
    hint: 'As text, for Moodle',
    ending: 'gift',
    hasPictures: false,
    hasPoints: false,
    hasTables: false,
    hasLabels: false,
  },
  anki: {
    label: 'Anki',
    hint: 'A deck of cards',
    ending: 'apkg',
    hasPictures: true,
    hasPoints: false,
    hasTables: false,
    hasLabels: false,
  },
  csv: {
    label: 'CSV',
    hint: 'For a spreadsheet',
    ending: 'csv',
    hasPictures: false,
    hasPoints: false,
    hasTables: false,
    hasLabels: false,
  },
  aiken: {
    label: 'Aiken',
    hint: 'As text, multiple choice alone',
    ending: 'txt',
    hasPictures: false,
    hasPoints: false,
    hasTables: false,
    hasLabels: false,
  },
} as const satisfies Record<
  string,
  {
    label: string;
    hint: string;
    ending: string;
    hasPictures: boolean;
    hasPoints: boolean;
    hasTables: boolean;
    hasLabels: boolean;
  }
>;

export type WriteFormat = keyof typeof WRITE_FORMATS;
export const WRITE_FORMAT_NAMES = Object.keys(WRITE_FORMATS) as readonly WriteFormat[];
