/** A key that is not read back, and why: the beginning of its question, or of what is said of it. */
interface KnownKey {
  readonly file: string;
  readonly key: string;
  readonly reason: string;
}

const CHOICES = 'Word has the choices of a gap in brackets behind it, which belong to the prompt then.';
const TABLE = 'A table that asks is lines or pairs in Word; its answers are named as lost, or on the key.';
const LABELS =
  'A picture with labels has lines and boxes in Word that count no question; its answers are on the key.';
const NUMBERS =
  'Lists within other questions count anew, so that the numbers of the key may be those of several questions.';
const PICTURES = 'A card with a picture alone on its front has no words by which it is found.';

const KNOWN: readonly KnownKey[] = [
  { file: 'every-option.docx', key: 'whichoneisfrozen', reason: NUMBERS },
  { file: 'every-option.docx', key: 'fillinthetableday', reason: TABLE },
  { file: 'every-option.docx', key: 'rainlls', reason: CHOICES },
  { file: 'every-option.docx', key: 'labelthepicture', reason: LABELS },
  { file: 'every-option.docx', key: 'writethenumbers1stem', reason: LABELS },
  { file: 'every-option.docx', key: 'snowascarf', reason: LABELS },
  { file: 'fill-in-the-blank-of-every-kind.docx', key: 'iceissteamis', reason: CHOICES },
  { file: 'fill-in-the-blank-of-every-kind.docx', key: 'shetoschool', reason: CHOICES },
  { file: 'fill-in-the-blank-of-every-kind.docx', key: 'ashpandagt', reason: CHOICES },
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
  { file: 'tables-of-every-kind.docx', key: 'writethemissingweather', reason: TABLE },
  { file: 'tables-over-pages.docx', key: 'readthediaries', reason: TABLE },
  { file: 'matching-of-every-kind.apkg', key: ': tree', reason: PICTURES },
  { file: 'matching-of-every-kind.apkg', key: ': apple', reason: PICTURES },
];

/** Returns why a key of a file is not read back; null where nobody knows. */
export const findReason = (file: string, key: string): string | null =>
  KNOWN.find((one) => one.file === file && key.startsWith(one.key))?.reason ?? null;
