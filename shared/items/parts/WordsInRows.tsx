import { Unit } from '../../paper/draw/Unit.tsx';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import { type BankRows, layOutBankRows } from './bank-rows.ts';
import { LIST } from './list-roles.ts';
import { WordsOfRow } from './WordsOfRow.tsx';

interface WordsInRowsProps {
  /** The words of a puzzle, each with the field that it comes from. */
  readonly words: readonly { readonly text: string; readonly field: string }[];
  /** The place of the first row among the units of its item. */
  readonly first: number;
  readonly font: FontId;
  /** The room over the font size. */
  readonly room: number;
}

/** Lays words out in rows that fill the room. */
const layOutWords = ({ words, font, room }: Pick<WordsInRowsProps, 'words' | 'font' | 'room'>): BankRows =>
  layOutBankRows(
    words.map(({ text }) => text),
    (text) => estimateTextWidth(text, font),
    room,
  );

/** Counts the rows, which are a unit each. */
export const countWordRows = (given: Pick<WordsInRowsProps, 'words' | 'font' | 'room'>): number =>
  layOutWords(given).rows.length;

/** Renders words in rows of columns, a unit each. */
export function WordsInRows({ words, first, font, room }: WordsInRowsProps) {
  const fields = new Map(words.map(({ text, field }) => [text, field]));
  const { columns, rows } = layOutWords({ words, font, room });
  return (
    <div {...LIST} className="puzzle-list">
      {rows.map((row, at) => (
        <Unit key={row[0]?.word} index={first + at}>
          <WordsOfRow
            className="puzzle-words"
            columns={columns}
            row={row}
            findField={(word) => fields.get(word)}
          />
        </Unit>
      ))}
    </div>
  );
}
