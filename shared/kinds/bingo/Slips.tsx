import { chunk } from 'es-toolkit';
import { FitText } from '../../paper/draw/FitText.tsx';
import { getPictureShape, InlinePicture } from '../../paper/draw/InlinePicture.tsx';
import type { PaperBlock } from '../../paper/layout/paper-content.ts';
import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import { splitText } from '../../text/syllables.ts';
import { getFontFamily } from '../../vocabulary/fonts.ts';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import type { Card } from '../parts/card-schema.ts';
import { computeOutline } from '../parts/grid-outline.ts';
import { createPageBreak, FLOW, SheetUnit } from '../parts/sheet.tsx';
import type { BingoContext } from './bingo-context.ts';
import { listCalledLetters } from './column-names.ts';
import { LEAST_SIZE, READABLE, toLeastPictureHeight } from './picture-height.ts';
import type { Bingo } from './schema.ts';
import { getAnswer, getCalled, listCalls } from './words.ts';

const COLUMNS = 4;
const ROWS = 13;
/** The number of rows where one more saves a sheet; slips are then a little lower. */
const MOST_ROWS = 14;
const WIDTH = CONTENT_WIDTH / COLUMNS;
/** Returns a little less height than a sheet holds, so that the last line is cut off clear of the footer. */
const getRowHeight = (rows: number) => CONTENT_HEIGHT / rows - 1.5;
/** The distance between the cut edge of a slip and its content, in px. */
const PADDING = 6;
/** The share of a slip's height that a picture takes, alone and above words. */
const PICTURE_SHARE = { alone: 1, withWords: 0.6 };

/** Returns how many rows of slips a sheet has, for so many words. */
function countSlipRows(words: number): number {
  const sheets = (rows: number) => Math.ceil(words / (COLUMNS * rows));
  return sheets(MOST_ROWS) < sheets(ROWS) ? MOST_ROWS : ROWS;
}

/** Splits the words into sheets of slips. */
const splitIntoSlipSheets = (words: readonly Card[]): Card[][] =>
  chunk(words, COLUMNS * countSlipRows(words.length));

interface SlipsProps {
  /** The words of one sheet. */
  readonly words: readonly Card[];
  /** The letter that is called before each word; empty without one. */
  readonly letters: readonly string[];
  /** How many rows a sheet has room for. */
  readonly rows: number;
  readonly settings: Bingo['call_list'];
  readonly style: DocumentStyle;
  /** The language of the words. */
  readonly locale: string;
}

/** Renders the calls, each on a slip to be cut out and drawn from a hat. */
function Slips({ words, rows, letters, ...rest }: SlipsProps) {
  const tall = getRowHeight(rows);
  return (
    <SheetUnit above={0}>
      <SlipLines slips={words.length} tall={tall} />
      {words.map((word, at) => (
        <Slip
          key={word.id}
          {...rest}
          {...{ word, tall, letter: letters[at] ?? '', row: Math.floor(at / COLUMNS), column: at % COLUMNS }}
        />
      ))}
    </SheetUnit>
  );
}

function SlipLines({ slips, tall }: { slips: number; tall: number }) {
  const { across, down } = computeOutline(slips, COLUMNS);
  const lines = [
    ...across.map((columns, row) => `M0 ${row * tall}h${columns * WIDTH}`),
    ...down.map((rows, column) => `M${column * WIDTH} 0v${rows * tall}`),
  ];
  return (
    <svg className="slip-lines" width={CONTENT_WIDTH} height={CONTENT_HEIGHT} aria-hidden="true">
      <path d={lines.join('')} />
    </svg>
  );
}

interface SlipProps extends Omit<SlipsProps, 'words' | 'rows' | 'letters'> {
  readonly word: Card;
  readonly letter: string;
  /** The height of the slip, in px. */
  readonly tall: number;
  readonly row: number;
  readonly column: number;
}

function Slip({ word, letter, tall, row, column, settings, style, locale }: SlipProps) {
  const { text, image } = getCalled(word, settings.clue);
  const answer = getAnswer(word, settings.clue);
  const said = typeof text === 'string' ? `${letter} ${text}`.trim() : text;
  const [width, height] = [WIDTH - 2 * PADDING, tall - 2 * PADDING];
  const size = height * (isBlank(said) ? PICTURE_SHARE.alone : PICTURE_SHARE.withWords);
  const lowest = isBlank(said) ? {} : { lowest: toLeastPictureHeight(size) };
  const draw = (words: typeof text) => (
    <div dir={getDirection(text)}>
      {letter && typeof text !== 'string' && <div className="slip-letter">{letter}</div>}
      {image && <InlinePicture image={image} size={size} widest={width} {...lowest} />}
      {!isBlank(said) && <RichText value={words} />}
      {answer && <div className="slip-answer">{answer}</div>}
    </div>
  );
  return (
    <div
      className="slip"
      style={{
        left: column * WIDTH + PADDING,
        top: row * tall + PADDING,
        fontFamily: getFontFamily(style.font),
        color: style.color,
      }}
    >
      <FitText
        of={JSON.stringify(['slip', style.font, letter, answer, text, getPictureShape(image)])}
        width={width}
        height={height}
        size={settings.font_size}
        least={LEAST_SIZE}
        block={word.id}
        className="bingo-square"
        broken={{
          below: LEAST_SIZE,
          upTo: READABLE,
          lang: locale,
          draw: (split) => draw(splitText(said, split)),
        }}
      >
        {draw(said)}
      </FitText>
    </div>
  );
}

/** Creates the sheets of slips of a printed call list. */
export function createSlipBlocks(bingo: Bingo, { language: locale, cache }: BingoContext): PaperBlock[] {
  const { call_list: settings, style } = bingo;
  if (!settings.visible || !settings.slips) return [];
  const words = listCalls(bingo);
  const called = listCalledLetters(bingo);
  return splitIntoSlipSheets(words).flatMap((sheet, at): PaperBlock[] => {
    const rows = countSlipRows(words.length);
    const letters = sheet.map(({ id }) => called.get(id) ?? '');
    const element = cache.of(`slips ${at}`, [settings, style, locale, rows, ...letters, ...sheet], () => (
      <Slips {...{ settings, style, locale, rows, letters }} words={sheet} />
    ));
    return [createPageBreak(`slips-${at}`), { ...FLOW, key: `/slips-${at}`, element, withoutHeader: true }];
  });
}
