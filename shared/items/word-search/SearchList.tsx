import { chunk } from 'es-toolkit';
import { InlinePicture } from '../../paper/draw/InlinePicture.tsx';
import { Unit } from '../../paper/draw/Unit.tsx';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { getDirection } from '../../text/direction.ts';
import { renderWithBreaks } from '../../text/RichText.tsx';
import type { FontId } from '../../vocabulary/fonts.ts';
import { BlankLine } from '../parts/BlankLine.tsx';
import type { CluedWord } from '../parts/clued-words.ts';
import { LIST, LIST_ITEM } from '../parts/list-roles.ts';
import { WordsInRows } from '../parts/WordsInRows.tsx';

/** A word of the list as it is printed. */
export interface ListedWord extends Pick<CluedWord, 'clue' | 'clue_image'> {
  /** Its place in the list of the item. */
  readonly index: number;
  readonly text: string;
}

interface SearchListProps {
  readonly words: readonly ListedWord[];
  /** The place of its first unit. */
  readonly first: number;
  readonly font: FontId;
  /** The room over the font size. */
  readonly room: number;
  readonly answerKey: boolean;
}

const toField = ({ index }: ListedWord, part: 'word' | 'clue' = 'word') => `data.words.${index}.${part}`;

/** Renders the words in rows below the grid. */
export const WordsBelow = ({ words, ...rest }: SearchListProps) => (
  <WordsInRows words={words.map((word) => ({ text: word.text, field: toField(word) }))} {...rest} />
);

/** Renders the words in columns beside the grid. */
export function WordsBeside({
  words,
  columns,
  columnWidth,
}: Pick<SearchListProps, 'words'> & { readonly columns: number; readonly columnWidth: number }) {
  return (
    <div
      {...LIST}
      className="search-beside"
      style={{
        gridTemplateColumns: `repeat(${columns}, ${columnWidth}px)`,
        gridTemplateRows: `repeat(${Math.ceil(words.length / columns)}, auto)`,
      }}
    >
      {words.map((word) => (
        <span key={word.index} {...LIST_ITEM} dir="auto" data-shows={toField(word)}>
          {renderWithBreaks(word.text)}
        </span>
      ))}
    </div>
  );
}

/** The widest line to write a word on, over the font size. */
const WIDEST_LINE = 14;
/** Handwriting is wider than print. */
const WRITTEN = 1.5;

/** Returns the width of every line to write a word on: all are alike, or their lengths would give words away. */
const getLineWidth = (words: readonly ListedWord[], font: FontId): number =>
  Math.min(WIDEST_LINE, Math.max(5, ...words.map(({ text }) => estimateTextWidth(text, font) * WRITTEN)));

/** Renders a numbered clue for each word, with a line to write the word on; a word without a clue is printed itself. */
export function CluesBelow({ words, first, font, answerKey }: SearchListProps) {
  const width = getLineWidth(words, font);
  return (
    <div {...LIST} className="search-list">
      {words.map((word, at) => (
        <Unit key={word.index} index={first + at}>
          <div
            {...LIST_ITEM}
            className="search-clue"
            dir={getDirection(word.clue.trim() || word.text) ?? 'ltr'}
          >
            <span className="search-number">{at + 1}.</span>
            {word.clue.trim() === '' ? (
              <span dir="auto" data-shows={toField(word)}>
                {word.text}
              </span>
            ) : (
              <>
                <span dir="auto" data-shows={toField(word, 'clue')}>
                  {renderWithBreaks(word.clue)}
                </span>{' '}
                <BlankLine answer={word.text} font={font} width={width} isDrawn answerKey={answerKey} />
              </>
            )}
          </div>
        </Unit>
      ))}
    </div>
  );
}

/** The height of a picture in px, and how many there are in a row. */
const PICTURE = 82;
const IN_A_ROW = 4;

/** Renders a picture for each word, with a line below it to write the word on; a word without a picture is printed itself. */
export function PicturesBelow({ words, first, font, room, answerKey }: SearchListProps) {
  const width = Math.min(getLineWidth(words, font), room / IN_A_ROW - 2);
  return (
    <div {...LIST} className="search-list">
      {chunk(words, IN_A_ROW).map((row, at) => (
        <Unit key={row[0]?.index} index={first + at}>
          <div className="search-pictures">
            {row.map((word) => (
              <div key={word.index} {...LIST_ITEM}>
                {word.clue_image ? (
                  <>
                    <InlinePicture image={word.clue_image} size={PICTURE} />
                    <BlankLine answer={word.text} font={font} width={width} isDrawn answerKey={answerKey} />
                  </>
                ) : (
                  <span dir="auto" data-shows={toField(word)}>
                    {word.text}
                  </span>
                )}
              </div>
            ))}
          </div>
        </Unit>
      ))}
    </div>
  );
}
