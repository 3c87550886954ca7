import type { CSSProperties, ReactNode } from 'react';
import { Unit } from '../../../paper/draw/Unit.tsx';
import { getFontFamily } from '../../../vocabulary/fonts.ts';
import type { DocumentStyle } from '../../../vocabulary/style.ts';
import { getPaperWords, writeNumber } from '../points/paper-words.ts';
import type { AnswerRow, GuideRow } from './list-answers.ts';

interface TableProps {
  readonly style: DocumentStyle;
  readonly locale: string;
  /** What the sheets are called, side by side: one empty name where there is one sheet. */
  readonly labels: readonly string[];
}

interface RowsProps {
  readonly style: DocumentStyle;
  readonly heading: string;
  /** The value of `grid-template-columns`. */
  readonly columns: string;
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Renders rows that a page may break between; the first of them is the head. */
function Rows({ style, heading, columns, rows }: RowsProps) {
  const { font, font_size, color } = style;
  const look: CSSProperties = { fontFamily: getFontFamily(font), fontSize: `${font_size}pt`, color };
  return (
    <div className="key-table" style={look}>
      <Unit index={0} keepWithNext>
        <h2 className="key-table-heading">{heading}</h2>
      </Unit>
      {rows.map(({ key, cells }, place) => (
        <Unit key={key} index={place + 1} keepWithNext={place === 0}>
          <div
            className={place === 0 ? 'key-row key-row-head' : 'key-row'}
            style={{ gridTemplateColumns: columns }}
          >
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its column
              <span key={at} dir="auto">
                {cell}
              </span>
            ))}
          </div>
        </Unit>
      ))}
    </div>
  );
}

/** Renders the compact key: a line for each question, a column for each version. */
export function AnswersTable({
  rows,
  style,
  locale,
  labels,
}: TableProps & { readonly rows: readonly AnswerRow[] }) {
  const words = getPaperWords(locale);
  return (
    <Rows
      style={style}
      heading={words.answers}
      columns={`5em repeat(${labels.length}, minmax(0, 1fr))`}
      rows={[
        { key: 'head', cells: [words.question, ...labels] },
        ...rows.map(({ number, answers }, at) => ({ key: `${at}`, cells: [number, ...answers] })),
      ]}
    />
  );
}

/** Renders the marking guide: each question with what is expected and what it earns. */
export function GuideTable({
  rows,
  style,
  locale,
  labels,
}: TableProps & { readonly rows: readonly GuideRow[] }) {
  const words = getPaperWords(locale);
  const count = labels.length;
  return (
    <Rows
      style={style}
      heading={words.guide}
      columns={`${2.5 + count * 1.6}em minmax(0, 3fr) minmax(0, 3fr) 4em`}
      rows={[
        {
          key: 'head',
          cells: [labels.join(' · '), words.question, words.answers, words.pointsHeading],
        },
        ...rows.map(({ id, numbers, prompt, answers, score }) => ({
          key: id,
          cells: [
            numbers.join(' · '),
            prompt,
            answers.join('; '),
            score ? `${score.bonus ? '+' : ''}${writeNumber(score.value, locale)}` : '',
          ],
        })),
      ]}
    />
  );
}
