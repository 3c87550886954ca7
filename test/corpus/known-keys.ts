/** A key that is not read back, and why: the beginning of its question, or of what is said of it. */
interface KnownKey {
  readonly file: string;
  readonly key: string;
  readonly reason: string;
}

const LABELS =
  'A picture with labels has lines and boxes in Word that count no question; its answers are on the key.';
const NUMBERS =
  'Lists within other questions count anew, so that the numbers of the key may be those of several questions.';
const PICTURES = 'A card with a picture alone on its front has no words by which it is found.';

const KNOWN: readonly KnownKey[] = [
  { file: 'every-option.docx', key: 'whichoneisfrozen', reason: NUMBERS },
  { file: 'every-option.docx', key: 'labelthepicture', reason: LABELS },
  { file: 'every-option.docx', key: 'writethenumbers1stem', reason: LABELS },
  { file: 'every-option.docx', key: 'snowascarf', reason: LABELS },
  {
    file: 'formulas.docx',
    key: 'workoutbeginarray',
    reason: 'A sum in columns comes back as a matrix: its formula has other words, and the same answers.',
  },
  {
    file: 'matching-of-every-kind.docx',
    key: ': averylongword',
    reason: 'One pair alone is a table with one row, which is no matching.',
  },
  {
    file: 'one-long-paragraph.docx',
    key: 'thelighthousekeeper',
    reason: 'A line longer than any of a test is read as a text.',
  },
  { file: 'pictures-of-every-kind.docx', key: 'labeltheflower', reason: LABELS },
  { file: 'pictures-of-every-kind.docx', key: 'apicturefarhigher', reason: LABELS },
  { file: 'pictures-of-every-kind.docx', key: 'writethenumberofeach', reason: LABELS },
  { file: 'pictures-of-every-kind.docx', key: 'writetheletters', reason: LABELS },
  { file: 'matching-of-every-kind.apkg', key: ': tree', reason: PICTURES },
  { file: 'matching-of-every-kind.apkg', key: ': apple', reason: PICTURES },
];

const met = new Set<KnownKey>();

/** Returns why a key of a file is not read back; null where nobody knows. */
export function findReason(file: string, key: string): string | null {
  const known = KNOWN.find((one) => one.file === file && key.startsWith(one.key));
  if (known) met.add(known);
  return known?.reason ?? null;
}

/** Lists the known keys that nobody has asked for, once all documents are read: they are read back now. */
export const listStale = (): string[] =>
  KNOWN.filter((one) => !met.has(one)).map(({ file, key }) => `${file}: ${key}`);
