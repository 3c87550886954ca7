import type { CSSProperties, ReactNode } from 'react';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import type { FontId } from '../../vocabulary/fonts.ts';
import type { ImageSettings } from '../../vocabulary/style.ts';
import { BlankLine } from '../parts/BlankLine.tsx';
import { WithPicture } from '../parts/WithPicture.tsx';
import { getAnchorName } from './KeyLines.tsx';
import { type Columns, LETTER_GAP, LETTER_LINE, type TextMetrics } from './layout.ts';
import type { Entry, PrintedRow } from './printed-parts.ts';
import type { MatchingSettings } from './schema.ts';

interface MatchRowProps {
  readonly row: PrintedRow;
  /** The place of the row among all rows of the item. */
  readonly place: number;
  readonly columns: Columns;
  readonly settings: MatchingSettings;
  readonly type: TextMetrics;
  /** The row's font size, as a multiple of the item's. */
  readonly size: number;
  readonly dir: 'ltr' | 'rtl';
  readonly answerKey: boolean;
}

/** Renders a term at the left, and at the right the answer that the shuffled order puts into this row. */
export function MatchRow(props: MatchRowProps) {
  const { settings, dir, size } = props;
  const isLetter = settings.match_type === 'letter';
  const style: CSSProperties = {
    ...(size < 1 && { fontSize: `${size}em` }),
    gridTemplateColumns: isLetter ? toLetterTracks(props.columns) : toLineTracks(props),
    alignItems: isLetter ? getLetterAlignment(props.row) : settings.align_dots_vertically,
  };
  return (
    <div className="match-row" dir={dir} style={style}>
      {isLetter ? <LetterCells {...props} /> : <LineCells {...props} />}
    </div>
  );
}

const toLetterTracks = ({ left, gap, right }: Columns): string => `${left}em ${gap}em ${right}em`;

/** A dot's own width, and the least room between two, over the font size. */
const DOT = 1.3;
const BETWEEN_DOTS = 4;

/** How far from the words the dots are, as a share of the room. */
const AWAY = { start: 0, center: 0.5, end: 1 } as const;

function toLineTracks({ columns, settings }: MatchRowProps): string {
  const { left, gap, right } = columns;
  const most = Math.max(0, (gap - 2 * DOT - BETWEEN_DOTS) / 2);
  const away = most * AWAY[settings.align_dots_horizontally];
  const between = gap - 2 * DOT - 2 * away;
  return `${left}em ${away}em ${DOT}em ${between}em ${DOT}em ${away}em ${right}em`;
}

/** Returns how letters align: with a picture in the row at its middle, else on the line of the words. */
const getLetterAlignment = ({ left, right }: PrintedRow): 'center' | 'baseline' =>
  left?.image || right?.image ? 'center' : 'baseline';

const getEntryClass = (look: string, entry: Entry | null): string =>
  `match-entry ${look}${entry?.image ? ' match-pictured' : ''}`;

function LineCells({ row, place, settings, columns, type, answerKey }: MatchRowProps) {
  const { left, right } = row;
  const given = { images: settings.images, font: type.font, mark: columns.mark, answerKey };
  return (
    <>
      <div className={getEntryClass('match-left', left)}>
        {left && <Words {...left} {...given} room={columns.left} />}
      </div>
      {left && <Dot side="left" place={place} isShown={settings.show_dots_left} />}
      {right && <Dot side="right" place={place} isShown={settings.show_dots_right} />}
      <div className={getEntryClass('match-right', right)}>
        {right && <Words {...right} {...given} room={columns.right} />}
      </div>
    </>
  );
}

interface DotProps {
  readonly side: 'left' | 'right';
  readonly place: number;
  readonly isShown: boolean;
}

/** Renders the end of a line, visible or not. */
function Dot({ side, place, isShown }: DotProps) {
  const style = { anchorName: getAnchorName(side, place) } as CSSProperties;
  return (
    <span className={`match-dot match-dot-${side}`} aria-hidden="true">
      <i className={isShown ? 'match-point' : 'match-point match-point-hidden'} style={style} />
    </span>
  );
}

function LetterCells({ row, settings, columns, type, answerKey }: MatchRowProps) {
  const { left, right } = row;
  const { blank_position, align_line_horizontally, images } = settings;
  const given = { images, font: type.font, mark: columns.mark, answerKey };
  const line = (
    <span className="match-letter">
      <BlankLine
        isDrawn
        answer={left?.answer?.letter ?? ''}
        font={type.font}
        width={LETTER_LINE}
        answerKey={answerKey}
      />
    </span>
  );
  const look = getEntryClass(align_line_horizontally ? 'match-left' : 'match-left match-ragged', left);
  return (
    <>
      <div className={look}>
        {left && (
          <>
            {blank_position === 'before' && line}
            <Words {...left} {...given} room={columns.left - LETTER_LINE - LETTER_GAP} />
            {blank_position === 'after' && line}
          </>
        )}
      </div>
      <div className={getEntryClass('match-lettered', right)}>
        {right && <Words {...right} {...given} room={columns.right} />}
      </div>
    </>
  );
}

type WordsProps = Entry & {
  readonly images: ImageSettings;
  readonly font: FontId;
  /** The width of their column with its mark, as a multiple of the font size. */
  readonly room: number;
  /** The width of a mark, as a multiple of the font size. */
  readonly mark: number;
  readonly answerKey: boolean;
};

/** Renders a mark and the words or picture that it marks. */
function Words({
  label,
  text,
  field,
  scrambled,
  image,
  images,
  font,
  room,
  mark,
  answerKey,
}: WordsProps): ReactNode {
  const isShown = !image || !isBlank(text);
  const space = { font, room: room - (label === null ? 0 : mark) };
  const words =
    scrambled === null ? (
      <RichText value={text} field={field} />
    ) : (
      <Scrambled {...{ text, field, scrambled, answerKey, ...space }} />
    );
  return (
    <>
      {label !== null && (
        <span className="match-mark" style={{ width: `${mark}em` }}>
          {label}
        </span>
      )}
      <div className="match-words">
        <WithPicture image={image} settings={images}>
          {isShown && words}
        </WithPicture>
      </div>
    </>
  );
}

type ScrambledProps = Pick<WordsProps, 'text' | 'field' | 'font' | 'room' | 'answerKey'> & {
  readonly scrambled: string;
};

/**
 * Renders a scrambled word. The key writes the word small between the rows, where it moves nothing; a word
 * too long for one line there replaces its letters, in as many lines as they have.
 */
function Scrambled({ text, field, scrambled, font, room, answerKey }: ScrambledProps) {
  const solved = toPlainText(text);
  const isLong = estimateTextWidth(solved, font) * SOLVED_SIZE > room;
  return (
    <div
      className={answerKey && isLong ? 'match-scrambled match-replaced' : 'match-scrambled'}
      data-shows={field}
    >
      <RichText value={scrambled} />
      {answerKey && (
        <span className={isLong ? 'match-solved-long key-ink' : 'match-solved key-ink'} dir="auto">
          {solved}
        </span>
      )}
    </div>
  );
}
/** Over the font size, as in view.css. */
const SOLVED_SIZE = 0.62;
