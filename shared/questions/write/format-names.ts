/** Every format that questions are written to: as a user calls it, what it is for, and the ending of its files. */
export const WRITE_FORMATS = {
  word: { label: 'Word', hint: 'To edit, with the answer key', ending: 'docx' },
  moodle: { label: 'Moodle XML', hint: 'For Moodle', ending: 'xml' },
  qti: { label: 'QTI 2.1', hint: 'For Canvas, Blackboard and others', ending: 'zip' },
  gift: { label: 'GIFT', hint: 'As text, for Moodle', ending: 'gift' },
  csv: { label: 'CSV', hint: 'For a spreadsheet', ending: 'csv' },
  aiken: { label: 'Aiken', hint: 'As text, multiple choice alone', ending: 'txt' },
} as const satisfies Record<string, { label: string; hint: string; ending: string }>;

export type WriteFormat = keyof typeof WRITE_FORMATS;
export const WRITE_FORMAT_NAMES = Object.keys(WRITE_FORMATS) as readonly WriteFormat[];
