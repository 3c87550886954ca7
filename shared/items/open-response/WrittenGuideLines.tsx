import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import { breakIntoRows, countThatFit } from '../letters/break-rows.ts';
import { getFontFile } from '../letters/font-files.ts';
import { GuideLines } from '../letters/GuideLines.tsx';
import { createSolidColors, GUIDE_COLOR } from '../letters/guide-rules.ts';
import { getInsets, Letters } from '../letters/Letters.tsx';
import { groupIntoRuns, type Hand, type Letter, layOutLetters } from '../letters/letter-runs.ts';
import {
  createRowRules,
  getLetterHeight,
  getRowShape,
  hasCloseRows,
  type RowFor,
  type RulingId,
} from '../letters/rulings.ts';
import { BOLD } from './estimate-lines.ts';

interface WrittenGuideLinesProps {
  readonly row: RowFor;
  /** Lines hang below it that belong to no other row. */
  readonly isLast?: boolean;
  /** Written on the base line, in the answer key. */
  readonly text: string;
  /** How large it is written, over the height that the row is for. */
  readonly size: number;
  /** True where the answer is written from the right. */
  readonly isRightToLeft: boolean;
  /** Begins on the prompt's last line, base line on base line. */
  readonly onPrompt?: boolean;
}

/** The gap between two rows of guide lines, and of four lines, as a multiple of the font size; view.css repeats both. */
const ROW_GAP = 0.35;
const APART = 1.6;
/** Returns the classes of a row, which say what gap is above it. */
export function getRowClass(ruling: RulingId | undefined): string {
  if (hasCloseRows(ruling)) return 'guide-row guide-row-close';
  return ruling ? 'guide-row guide-row-apart' : 'guide-row';
}

/** Returns the height of a row with the gap above it, in px. */
export function getGuideRowHeight(row: RowFor, fontSize: number): number {
  const { above, below } = getRowShape(row, false);
  if (hasCloseRows(row.ruling)) return above + below;
  return above + below + (row.ruling ? APART : ROW_GAP) * fontSize;
}

/** Creates the handwriting of the key, for which the middle line is made. */
const createHand = (height: number): Hand => ({ font: 'edu-hand', style: 'solid', partials: [], height });

/** Returns the height of the tallest letters that the key writes, in px. */
const getWrittenHeight = (row: RowFor): number => getLetterHeight(row, getFontFile('hand'));

/** Renders a row to write on, and in the key the text written on it. */
export function WrittenGuideLines({
  row,
  text,
  size,
  isRightToLeft,
  isLast = false,
  onPrompt = false,
}: WrittenGuideLinesProps) {
  const rules = createRowRules(row, getFontFile('hand'), createSolidColors(GUIDE_COLOR));
  const letters = getWrittenHeight(row) * size;
  const runs = groupIntoRuns(layOutLetters(text, createHand(letters)));
  return (
    <GuideLines shape={getRowShape(row, isLast)} rules={rules} inline={onPrompt ? 'rest' : undefined}>
      {text
        ? (base) => (
            <g className="written-letters" data-answer="line">
              <Letters runs={runs} height={letters} base={base} isRightToLeft={isRightToLeft} />
            </g>
          )
        : undefined}
    </GuideLines>
  );
}

const joinLetters = (letters: readonly Letter[]): string => letters.map(({ text }) => text).join('');

/** The gap between a prompt and the row on its line, in em. */
const PROMPT_GAP = 0.4;

/**
 * Estimates the length of the row that begins on a prompt's last line, in px; 0 where the words before it may
 * take several lines, because the end of the last one is then unknown.
 */
export function estimateRoomAfter(
  prompt: RichTextValue,
  { room, font, fontSize }: { room: number; font: FontId; fontSize: number },
): number {
  const last = toPlainText(prompt).split('\n').at(-1) ?? '';
  if (last === '') return room;
  return Math.max(0, room - (estimateTextWidth(last, font) * BOLD + PROMPT_GAP) * fontSize);
}

/** The room of a row in px, and that of the first one where it begins on the prompt's line. */
interface AnswerRoom {
  readonly room: number;
  readonly begin?: number | undefined;
}

/**
 * Breaks the words into rows at that height, in px; the first row is `begin` px long, and empty where no word
 * fits.
 */
function breakAtHeight(words: string, height: number, { room, begin = room }: AnswerRoom): string[] {
  const letters = layOutLetters(words, createHand(height));
  const inset = getInsets(height);
  const fitting = begin < room ? countThatFit(letters, begin - inset) : 0;
  const first = begin < room ? [letters.slice(0, fitting)] : [];
  return [...first, ...breakIntoRows(letters.slice(fitting), room - inset)].map(joinLetters);
}

/** How large the key writes, over the height that the rows are for: the first one at which all words have room. */
const SIZES = [1, 0.9, 0.8, 0.7] as const;
const SMALLEST = 0.6;

interface Written {
  readonly rows: readonly string[];
  /** Over the height that the rows are for. */
  readonly size: number;
}

/**
 * Fits the words into the rows. A long answer is written smaller; if that is not enough, it has more rows than were asked for.
 */
export function fitAnswer(rows: number, words: string, row: RowFor, given: AnswerRoom): Written {
  const height = getWrittenHeight(row);
  for (const size of SIZES) {
    const written = breakAtHeight(words, height * size, given);
    if (written.length <= rows) return { rows: written, size };
  }
  return { rows: breakAtHeight(words, height * SMALLEST, given), size: SMALLEST };
}
