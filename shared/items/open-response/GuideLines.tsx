import { CONTENT_WIDTH } from '../../paper/page.ts';

interface GuideLinesProps {
  /** Base line to head line, in px. */
  readonly height: number;
  /** Written on the base line, in the answer key. */
  readonly text: string;
}

/** What hangs below the base line, as a share of the height. */
const DESCENDER = 0.55;
/** The hand that the key is written in: its ascender and x-height over the font size, as its glyphs d and x measure. */
const HAND = { family: 'Edu AU VIC WA NT Hand', ascender: 0.938, xHeight: 0.516 };

/** A row of head line, dashed middle line and base line. Letters drawn as text in the same picture sit on it. */
export function GuideLines({ height, text }: GuideLinesProps) {
  const base = height + 1;
  const middle = base - height * (HAND.xHeight / HAND.ascender);
  return (
    <svg className="guide-lines" width="100%" height={height * (1 + DESCENDER) + 2} aria-hidden={text === ''}>
      <line x1="0" x2={CONTENT_WIDTH} y1={1} y2={1} />
      <line x1="0" x2={CONTENT_WIDTH} y1={middle} y2={middle} strokeDasharray="6 5" />
      <line x1="0" x2={CONTENT_WIDTH} y1={base} y2={base} />
      {text && (
        <text x="4" y={base} fontFamily={HAND.family} fontSize={height / HAND.ascender}>
          {text}
        </text>
      )}
    </svg>
  );
}
