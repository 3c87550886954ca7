/** Every format that questions are written to: as a user calls it, what it is for, and the ending of its files. */
export const WRITE_FORMATS = {
  word: {
    label: 'Word',
    hint: 'To edit, with the answer key',
    ending: 'docx',
    hasPictures: true,
    hasPoints: true,
  },
  moodle: { label: 'Moodle XML', hint: 'For Moodle', ending: 'xml', hasPictures: true, hasPoints: true },
  qti: {
    label: 'QTI 2.1',
    hint: 'For Canvas, Blackboard and others',
    ending: 'zip',
    hasPictures: true,
    hasPoints: true,
  },
  qti3: {
    label: 'QTI 3',
    hint: 'For the newest programs',
    ending: 'zip',
    hasPictures: true,
    hasPoints: true,
  },
  gift: { label: 'GIFT', hint: 'As text, for Moodle', ending: 'gift', hasPictures: false, hasPoints: false },
  anki: { label: 'Anki', hint: 'A deck of cards', ending: 'apkg', hasPictures: true, hasPoints: false },
  csv: { label: 'CSV', hint: 'For a spreadsheet', ending: 'csv', hasPictures: false, hasPoints: false },
  aiken: {
    label: 'Aiken',
    hint: 'As text, multiple choice alone',
    ending: 'txt',
    hasPictures: false,
    hasPoints: false,
  },
} as const satisfies Record<
  string,
  { label: string; hint: string; ending: string; hasPictures: boolean; hasPoints: boolean }
>;

export type WriteFormat = keyof typeof WRITE_FORMATS;
export const WRITE_FORMAT_NAMES = Object.keys(WRITE_FORMATS) as readonly WriteFormat[];
