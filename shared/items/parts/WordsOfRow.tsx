import { renderWithBreaks } from '../../text/RichText.tsx';
import type { BankRows } from './bank-rows.ts';
import { LIST_ITEM } from './list-roles.ts';

interface WordsOfRowProps {
  readonly className: string;
  readonly columns: number;
  readonly row: BankRows['rows'][number];
  /** Names the field that a word comes from. */
  readonly findField: (word: string) => string | undefined;
}

/** Renders the words of one row of a bank, each as wide as it needs. */
export const WordsOfRow = ({ className, columns, row, findField }: WordsOfRowProps) => (
  <div className={className} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
    {row.map(({ word, span }) => (
      <span
        key={word}
        {...LIST_ITEM}
        dir="auto"
        data-shows={findField(word)}
        style={{ gridColumn: `span ${span}` }}
      >
        {renderWithBreaks(word)}
      </span>
    ))}
  </div>
);
