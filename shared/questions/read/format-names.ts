/** Every format that questions are read from: as a user calls it, and the endings of its files, without the dot. */
export const READ_FORMATS = {
  moodle: { label: 'Moodle XML', endings: ['xml'] },
  qti: { label: 'QTI, Common Cartridge', endings: ['zip', 'imscc', 'xml', 'qti'] },
  h5p: { label: 'H5P', endings: ['h5p'] },
  word: { label: 'Word', endings: ['docx'] },
  aiken: { label: 'Aiken', endings: ['aiken', 'txt'] },
  gift: { label: 'GIFT', endings: ['gift', 'txt'] },
  table: { label: 'CSV', endings: ['csv', 'tsv', 'tab', 'txt'] },
  xlsx: { label: 'Excel', endings: ['xlsx'] },
  anki: { label: 'Anki', endings: ['apkg', 'colpkg'] },
  rexams: { label: 'R/exams', endings: ['rmd', 'rnw'] },
  markdown: { label: 'Markdown', endings: ['md', 'markdown', 'txt'] },
} as const satisfies Record<string, { label: string; endings: readonly string[] }>;

export type ReadFormat = keyof typeof READ_FORMATS;
export const READ_FORMAT_NAMES = Object.keys(READ_FORMATS) as readonly ReadFormat[];

/** Lists the endings of all files that can be read, with their dots. */
export const listEndings = (): string[] => [
  ...new Set(Object.values(READ_FORMATS).flatMap(({ endings }) => endings.map((ending) => `.${ending}`))),
];

/** Lists the formats as a user calls them. */
export const listFormatLabels = (): string[] => Object.values(READ_FORMATS).map(({ label }) => label);

const getEnding = (name: string): string => /\.([a-z0-9]{1,12})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Lists the formats that a file may have by its name. */
export const listFormatsOfName = (name: string): ReadFormat[] =>
  READ_FORMAT_NAMES.filter((format) =>
    (READ_FORMATS[format].endings as readonly string[]).includes(getEnding(name)),
  );
