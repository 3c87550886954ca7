import './view.css';
import { Unit } from '../../paper/draw/Unit.tsx';
import { directionOf } from '../../text/direction.ts';
import { isBlank } from '../../text/plain-text.ts';
import { Question } from '../parts/Question.tsx';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import { facts } from './facts.ts';
import {
  COLUMN_GAP,
  fitsBeside,
  labelWidth,
  lineBelow,
  longestLine,
  printedColumns,
  typeOf,
  widestBeside,
} from './layout.ts';
import { inRows } from './order.ts';
import { printedTerms } from './printed-terms.ts';
import { type PrintedTerm, ScrambleCell } from './ScrambleCell.tsx';
import type { WordScrambleData } from './schema.ts';

/** The terms in rows; where nothing is written above them, the item's number stands beside the first row. */
export function WordScrambleView({
  item,
  number,
  answerKey,
  style,
  locale = 'en-US',
}: ItemViewProps<WordScrambleData>) {
  const { prompt } = item;
  const type = typeOf(item.style, style.font, style.font_size);
  const data = { ...item.data, number_of_columns: printedColumns(item.data, type) };
  const hasPrompt = !isBlank(prompt);
  const terms = printedTerms(data, { locale, isNumbered: number !== null });
  const line = data.type === 'blank' ? null : Math.min(data.line_length, longestLine(data, type));
  const cell = {
    type,
    answerKey,
    line,
    label: labelWidth(data.terms.length),
    least: widestBeside(data, type),
  };
  const isBelow = data.line_position === 'below' || data.type.startsWith('multiple');
  const cellOf = (term: PrintedTerm) => {
    if (isBelow || fitsBeside(data, term.answer, type)) return { ...cell, isBelow };
    return { ...cell, isBelow: true, line: line === null ? null : lineBelow(data, term.answer, type) };
  };
  const columns = {
    gridTemplateColumns: `repeat(${data.number_of_columns}, minmax(0, 1fr))`,
    columnGap: `${COLUMN_GAP}em`,
  };
  const rows = inRows(terms.length, data.number_of_columns, data.order_numbers_by).map((places, place) => (
    <div
      key={places[0]}
      className={place === 0 && !hasPrompt ? 'scramble-row' : 'scramble-row scramble-next'}
      style={columns}
    >
      {places.map((at) => {
        const term = terms[at];
        return term && <ScrambleCell key={at} term={term} {...cellOf(term)} />;
      })}
    </div>
  ));
  const [first, ...others] = hasPrompt ? [undefined, ...rows] : rows;
  return (
    <div dir={directionOf(data.terms.join(' '))}>
      <Question number={number} text={prompt} content={first} isRow>
        {others.length > 0 &&
          others.map((row, place) => (
            <Unit key={row?.key} index={place + 1}>
              {row}
            </Unit>
          ))}
      </Question>
    </div>
  );
}

export const view = { ...facts, View: WordScrambleView } satisfies ItemDrawing<WordScrambleData>;
