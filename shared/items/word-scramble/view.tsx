import { dealTerms } from './deal-terms.ts';
import { setScrambleColumns } from './rules.ts';
import { findMissingInWordScramble } from './term-choices.ts';
import './view.css';
import { Unit } from '../../paper/draw/Unit.tsx';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { getOptionMark } from '../../vocabulary/numbering.ts';
import { chooseMarks } from '../parts/choose-marks.ts';
import { Question } from '../parts/Question.tsx';
import type { AnswersOfItem, ItemDrawing, ItemViewProps } from '../parts/view.ts';
import { arrangeInRows } from './arrange-rows.ts';
import {
  COLUMN_GAP,
  countPrintedColumns,
  createTextMetrics,
  getLabelWidth,
  listTermsBeside,
  measureLineBelow,
  measureLongestLine,
  measureWidestBeside,
} from './layout.ts';
import { listPrintedTerms } from './printed-terms.ts';
import { type PrintedTerm, ScrambleCell } from './ScrambleCell.tsx';
import type { WordScrambleData } from './schema.ts';

/**
 * Renders the terms in rows; where nothing is written above them, the item's number is beside the first row.
 */
export function WordScrambleView({
  item,
  number,
  answerKey,
  style,
  locale = 'en-US',
  width,
}: ItemViewProps<WordScrambleData>) {
  const { prompt } = item;
  const type = createTextMetrics(item.style, style.font, style.font_size, width);
  const data = { ...item.data, number_of_columns: countPrintedColumns(item.data, type) };
  const hasPrompt = !isBlank(prompt);
  const terms = listPrintedTerms(data, { locale, isNumbered: number !== null });
  const cased = { ...data, terms: terms.map(({ answer }) => answer) };
  const beside = new Set(listTermsBeside(cased, type));
  const line = data.type === 'blank' ? null : Math.min(data.line_length, measureLongestLine(data, type));
  const cell = {
    type,
    answerKey,
    line,
    marks: chooseMarks(style.option_marks, data.terms),
    label: getLabelWidth(data.terms.length),
    least: measureWidestBeside(cased, type),
  };
  const isBelow = data.line_position === 'below' || data.type.startsWith('multiple');
  const toCellProps = (term: PrintedTerm) => {
    if (isBelow || beside.has(term.answer)) return { ...cell, isBelow };
    return { ...cell, isBelow: true, line: line === null ? null : measureLineBelow(data, term.answer, type) };
  };
  const columns = createColumns(data.number_of_columns);
  const rows = arrangeInRows(terms.length, data.number_of_columns, data.order_numbers_by).map(
    (places, place) => (
      <div
        key={places[0]}
        className={place === 0 && !hasPrompt ? 'scramble-row' : 'scramble-row scramble-next'}
        style={columns}
      >
        {places.map((at) => {
          const term = terms[at];
          return term && <ScrambleCell key={at} term={term} {...toCellProps(term)} />;
        })}
      </div>
    ),
  );
  const [first, ...others] = hasPrompt ? [undefined, ...rows] : rows;
  return (
    <div dir={getDirection(data.terms.join(' '))}>
      <Question number={number} text={prompt} field="prompt" content={first} isRow>
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

const createColumns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap: `${COLUMN_GAP}em`,
});

function describeAnswers(drawn: ItemViewProps<WordScrambleData>): AnswersOfItem {
  const { item, number, style, locale = 'en-US' } = drawn;
  const terms = listPrintedTerms(item.data, { locale, isNumbered: number !== null });
  const answers = terms.map(({ answer, choices }) => {
    const correct = choices.findIndex((choice) => choice.correct);
    return {
      short: correct < 0 ? answer : getOptionMark(correct, chooseMarks(style.option_marks, item.data.terms)),
      long: answer,
    };
  });
  return { prompt: toPlainText(item.prompt) || terms.map(({ scrambled }) => scrambled).join(', '), answers };
}

export const view = {
  View: WordScrambleView,
  describeAnswers,
  deal: dealTerms,
  columns: {
    count: ({ number_of_columns }) => number_of_columns,
    set: ({ data, style: own }, columns, style) =>
      setScrambleColumns(data, { columns, type: createTextMetrics(own, style.font, style.font_size) }),
  },
  // The language decides about capital letters alone, and the item's number about how its terms are counted.
  listShuffled: (data) =>
    listPrintedTerms(data, { locale: 'en-US', isNumbered: true }).map(({ scrambled, choices }) => [
      scrambled,
      choices.map(({ answer }) => answer),
    ]),
  findMissing: findMissingInWordScramble,
} satisfies ItemDrawing<WordScrambleData>;
