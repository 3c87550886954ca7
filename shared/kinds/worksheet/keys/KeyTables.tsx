import { chunk, sum } from 'es-toolkit';
import type { CSSProperties, ReactNode } from 'react';
import { Unit } from '../../../paper/draw/Unit.tsx';
import { getDirection } from '../../../text/direction.ts';
import { renderWithBreaks } from '../../../text/RichText.tsx';
import { getFontFamily } from '../../../vocabulary/fonts.ts';
import { getPaperWords, writeNumber } from '../../../vocabulary/paper-words.ts';
import type { DocumentStyle } from '../../../vocabulary/style.ts';
import { getVersionLetter } from '../../../vocabulary/version-letter.ts';
import type { AnswerRow, GuideRow } from './list-answers.ts';

interface TableProps {
  readonly style: DocumentStyle;
  readonly locale: string;
  /** The names of the sheets, side by side: one empty name where there is one sheet. */
  readonly labels: readonly string[];
  /** The number of orders in which each difficulty is printed. */
  readonly orders: number;
}

interface Row {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

/** A table, with a head of its own. */
interface Part {
  readonly head: readonly ReactNode[];
  readonly rows: readonly Row[];
  /** The value of `grid-template-columns`. */
  readonly columns: string;
}

interface RowsProps {
  readonly style: DocumentStyle;
  readonly locale: string;
  readonly heading: string;
  readonly parts: readonly Part[];
}

// A page may end in the middle of a row, which no table of HTML survives.
const TABLE = { role: 'table' } as const;
const ROW = { role: 'row' } as const;
const COLUMN_HEAD = { role: 'columnheader' } as const;
const CELL = { role: 'cell' } as const;

/** The largest type of a table, in pt: it has room for eight versions beside each other. */
const LARGEST = 12;

/** Renders tables below each other; a page may end between their rows, and in a row between its lines. */
function Rows({ style, locale, heading, parts }: RowsProps) {
  const { font, font_size, color } = style;
  const fontSize = `min(${font_size}pt, ${LARGEST}pt * var(--enlarge, 1))`;
  const look: CSSProperties = { fontFamily: getFontFamily(font), fontSize, color };
  const counts = parts.map(({ rows }) => rows.length + 1);
  return (
    <div className="key-table" dir={getDirection(getPaperWords(locale).question)} style={look}>
      <Unit index={0} keepWithNext>
        <h1 className="key-table-heading">{heading}</h1>
      </Unit>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a table has no identity but its place
        <PartRows key={at} part={part} first={1 + sum(counts.slice(0, at))} />
      ))}
    </div>
  );
}

/** Renders the rows of a table, of which the head is the unit `first`. */
function PartRows({ part: { head, rows, columns }, first }: { part: Part; first: number }) {
  return (
    <div {...TABLE}>
      {[{ key: 'head', cells: head }, ...rows].map(({ key, cells }, place) => (
        <Unit
          key={key}
          index={first + place}
          keepWithNext={place === 0}
          lines={place > 0}
          {...(place === 0 && first > 1 && { className: 'key-part' })}
        >
          <KeyRow cells={cells} columns={columns} isHead={place === 0} />
        </Unit>
      ))}
    </div>
  );
}

interface KeyRowProps {
  readonly cells: readonly ReactNode[];
  readonly columns: string;
  readonly isHead: boolean;
}

const KeyRow = ({ cells, columns, isHead }: KeyRowProps) => (
  <div
    {...ROW}
    className={isHead ? 'key-row key-row-head' : 'key-row'}
    style={{ gridTemplateColumns: columns }}
  >
    {cells.map((cell, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its column
      <span key={at} {...(isHead ? COLUMN_HEAD : CELL)} dir="auto">
        {typeof cell === 'string' ? renderWithBreaks(cell) : cell}
      </span>
    ))}
  </div>
);

/** The most versions beside each other. */
const COLUMNS = 8;

/** Renders the compact key: a line for each question, a column for each version, and a table for each difficulty. */
export function AnswersTable({
  rows,
  style,
  locale,
  labels,
  orders,
}: TableProps & { readonly rows: readonly AnswerRow[] }) {
  const words = getPaperWords(locale);
  const size = orders === 1 ? COLUMNS : orders;
  const parts = chunk(labels, size).map((own, at) => ({
    head: [words.question, ...own],
    columns: `5em repeat(${own.length}, minmax(0, 1fr))`,
    rows: rows.map(({ number, answers }, row) => ({
      key: `${row}`,
      cells: [number, ...answers.slice(at * size, at * size + own.length)],
    })),
  }));
  return <Rows style={style} locale={locale} heading={words.answers} parts={parts} />;
}

/** Renders the marking guide: each question with what is expected and what it earns. */
export function GuideTable({
  rows,
  style,
  locale,
  orders,
}: Omit<TableProps, 'labels'> & { readonly rows: readonly GuideRow[] }) {
  const words = getPaperWords(locale);
  const isOne = orders === 1;
  const part = {
    // The words are longer than the points below them.
    columns: `${isOne ? '2.5em ' : ''}minmax(0, 3fr) minmax(0, 3fr) 5em`,
    head: [...(isOne ? [''] : []), words.question, words.answers, words.pointsHeading],
    rows: rows.map(({ id, numbers, prompt, answers, score }) => ({
      key: id,
      cells: [
        ...(isOne ? [numbers[0]] : []),
        isOne ? prompt : <PromptWithNumbers key={id} prompt={prompt} numbers={numbers.slice(0, orders)} />,
        answers.join('; '),
        score ? `${score.bonus ? '+' : ''}${writeNumber(score.value, locale)}` : '',
      ],
    })),
  };
  return <Rows style={style} locale={locale} heading={words.guide} parts={[part]} />;
}

interface PromptWithNumbersProps {
  readonly prompt: string;
  /** One in each order, A to H; they are the same in every difficulty. */
  readonly numbers: readonly string[];
}

/** Renders the words of a question and below them its number in each order: "A 3 · B 1". */
const PromptWithNumbers = ({ prompt, numbers }: PromptWithNumbersProps) => (
  <>
    {renderWithBreaks(prompt)}
    {prompt && <br />}
    <small className="key-numbers">
      {numbers.map((number, at) => `${getVersionLetter(at)}\u00A0${number}`).join(' · ')}
    </small>
  </>
);
