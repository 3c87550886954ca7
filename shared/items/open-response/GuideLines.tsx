import { CONTENT_WIDTH } from '../../paper/page.ts';

interface GuideLinesProps {
  /** Base line to head line, in px. */
  readonly height: number;
  /** Written on the base line, in the answer key. */
  readonly text: string;
  /** Begins on the prompt's last line, base line on base line. */
  readonly onPrompt?: boolean;
}

/** What hangs below the base line, as a share of the height. */
const DESCENDER = 0.55;
/** The hand that the key is written in: its ascender and x-height over the font size, as its glyphs d and x measure. */
const HAND = { family: 'Edu AU VIC WA NT Hand', ascender: 0.938, xHeight: 0.516 };

/** What parts two rows, over the font size; view.css has it too. */
const ROW_GAP = 0.35;
const drawnHeight = (height: number): number => height * (1 + DESCENDER) + 2;
/** A row with the gap above it, in px. */
export const guideRowHeight = (height: number, fontSize: number): number =>
  drawnHeight(height) + ROW_GAP * fontSize;

/** A row of head line, dashed middle line and base line. Letters drawn as text in the same picture sit on it. */
export function GuideLines({ height, text, onPrompt = false }: GuideLinesProps) {
  const base = height + 1;
  const middle = base - height * (HAND.xHeight / HAND.ascender);
  return (
    <svg
      className={onPrompt ? 'guide-lines guide-rest' : 'guide-lines'}
      style={onPrompt ? { verticalAlign: -(height * DESCENDER + 1) } : undefined}
      width="100%"
      height={drawnHeight(height)}
      aria-hidden={text === ''}
      data-room={onPrompt ? undefined : ''}
    >
      <line x1="0" x2={CONTENT_WIDTH} y1={1} y2={1} />
      <line x1="0" x2={CONTENT_WIDTH} y1={middle} y2={middle} strokeDasharray="6 5" />
      <line x1="0" x2={CONTENT_WIDTH} y1={base} y2={base} />
      {text && (
        <text data-answer="line" x="4" y={base} fontFamily={HAND.family} fontSize={height / HAND.ascender}>
          {text}
        </text>
      )}
    </svg>
  );
}

/** How wide a letter of the hand is at most times, over the font size; generous, so that rows do not overflow. */
const LETTER = 0.56;

/** The words as rows that each have room beside an indent; the last row takes what is left. */
export function guideRows(words: string, height: number, rows: number): string[] {
  const letters = Math.floor((CONTENT_WIDTH * 0.94) / ((height / HAND.ascender) * LETTER));
  const written: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = written.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    const goesOn = last !== undefined && (joined.length <= letters || written.length >= rows);
    written.splice(goesOn ? -1 : written.length, 1, goesOn ? joined : word);
  }
  return written;
}
