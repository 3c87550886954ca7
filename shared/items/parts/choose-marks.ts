import { getDirection } from '../../text/direction.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { OptionMarks, PrintedMarks } from '../../vocabulary/option-marks.ts';

const HEBREW = /\p{Script=Hebrew}/u;
const ARABIC = /\p{Script=Arabic}/u;

/** Chooses how options are marked: as the document says, or else in the script of their question, which comes first. */
export function chooseMarks(marks: OptionMarks | undefined, texts: readonly RichTextValue[]): PrintedMarks {
  if (marks) return marks;
  const words = texts.map(toPlainText).join(' ');
  if (getDirection(words) !== 'rtl') return 'upper';
  const [hebrew, arabic] = [words.search(HEBREW), words.search(ARABIC)];
  if (hebrew >= 0 && (arabic < 0 || hebrew < arabic)) return 'hebrew';
  return arabic >= 0 ? 'arabic' : 'upper';
}
