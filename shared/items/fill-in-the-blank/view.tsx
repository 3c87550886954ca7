import { findMissingInFillInTheBlank } from './choices.ts';
import { setBlankColumns } from './rules.ts';
import './view.css';
import { chunk as inRows } from 'es-toolkit';
import { createElement } from 'react';
import { splitFormulas } from '../../maths/formula-text.ts';
import { Unit } from '../../paper/draw/Unit.tsx';
import { countFittingColumns } from '../../paper/fonts/count-fitting-columns.ts';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_WIDTH, inchesToPx, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { getDirection, hasLetters, hasRightToLeft } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { renderWithBreaks } from '../../text/RichText.tsx';
import type { PrintedMarks } from '../../vocabulary/option-marks.ts';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import { getBorderWidth } from '../parts/border-css.ts';
import { Choices } from '../parts/Choices.tsx';
import { chooseMarks } from '../parts/choose-marks.ts';
import { getOptionRoom } from '../parts/option-room.ts';
import { Question } from '../parts/Question.tsx';
import { type AnswersOfItem, type ItemDrawing, type ItemViewProps, toAnswers } from '../parts/view.ts';
import type { BlankRenderOptions } from './blank-render-options.ts';
import {
  getAnswerType,
  listBlankAnswers,
  listBlankPlaces,
  listExpectedAnswers,
  splitWord,
} from './blanks.ts';
import { listPrintedChoices } from './printed-choices.ts';
import { renderLine } from './render-line.tsx';
import type { FillInTheBlankData } from './schema.ts';
import { type Chunk, splitIntoLines } from './split-lines.ts';
import { joinTokens } from './tokens.ts';

/** The least width of a blank: 1.5 in, more where the type is larger; within a word, for some letters. */
const LEAST = { inches: 1.5, em: 6, partial: 1.6 };
/** A hand writes wider than print. */
const HAND = 1.25;

function getBlankWidth(
  data: FillInTheBlankData,
  { font, fontSize, room }: { font: BlankRenderOptions['font']; fontSize: number; room: number },
): number {
  const longest =
    Math.max(0, ...listBlankAnswers(data).map((answer) => estimateTextWidth(answer, font))) * HAND + 0.6;
  const least =
    data.type === 'partial_word' ? LEAST.partial : Math.max(LEAST.em, inchesToPx(LEAST.inches) / fontSize);
  return Math.min(Math.max(least, longest), (room / fontSize) * 0.9);
}

/** Commands of TeX that set parts above each other. */
const TALL = /\\(?:[dtc]?frac|binom|begin|over|sum|int|prod)\b/;
const isTallFormula = (answer: string): boolean =>
  splitFormulas(answer).some(({ tex }) => tex !== null && TALL.test(tex));

/** Numbers the blanks where choices for several of them are printed below; else returns an empty map. */
function numberBlanks(data: FillInTheBlankData): Map<number, number> {
  const places = listBlankPlaces(data);
  const isNumbered = data.multiple_choice && getAnswerType(data) !== 'none' && places.length > 1;
  return new Map(isNumbered ? places.map((place, index) => [place, index + 1]) : []);
}

/**
 * Returns the direction of a line by its printed text, on paper and in the key; `auto` would ignore words
 * that have a direction of their own.
 */
function getLineDirection(
  chunks: readonly Chunk[],
  { data, isTwoWay }: BlankRenderOptions,
): 'auto' | 'ltr' | 'rtl' {
  if (!isTwoWay) return 'auto';
  const parts = chunks.flatMap(({ words }) => words.flatMap((word) => splitWord(word, data)));
  const printed = parts.filter(({ isBlank }) => !isBlank);
  const [read] = [printed, parts].map((some) => some.map(({ text }) => text).join(' ')).filter(hasLetters);
  return getDirection(read ?? '') ?? 'ltr';
}

interface LineProps {
  /** The place of the line, from 0. */
  readonly place: number;
  readonly chunks: readonly Chunk[];
  readonly text: BlankRenderOptions;
}

function Line({ place, chunks, text }: LineProps) {
  // Spread, not listed: a piece of a line has no identity but its place.
  const [first = <br />, ...others] = renderLine(chunks, text);
  return createElement(
    'p',
    { dir: getLineDirection(chunks, text), 'data-shows': 'data.words', 'data-first': place },
    first,
    ...others,
  );
}

interface ChoiceRow {
  readonly word: number;
  readonly row: ReturnType<typeof listPrintedChoices>;
  readonly from: number;
}

function listChoiceRows(data: FillInTheBlankData, locale: string, columns: number): ChoiceRow[] {
  if (!data.multiple_choice || getAnswerType(data) === 'none') return [];
  return listBlankPlaces(data).flatMap((word) =>
    inRows(listPrintedChoices(data, word, locale), columns).map((row, place) => ({
      word,
      row,
      from: place * columns,
    })),
  );
}

/** The room of the numbers before the choices and the item, as a multiple of the font size. */
const BESIDE_CHOICES = 4;

/** Returns how many choices stand beside each other. */
const countChoiceColumns = (
  data: FillInTheBlankData,
  { width, fontSize, font }: { width: number; fontSize: number; font: DocumentStyle['font'] },
): number =>
  countFittingColumns({
    most: data.number_of_columns,
    texts: data.choices.map(({ answer }) => answer),
    font,
    getRoom: (columns) => getOptionRoom(columns, width / fontSize - BESIDE_CHOICES),
  });

interface ChoiceRowsProps {
  readonly rows: readonly ChoiceRow[];
  /** The unit of the first row. */
  readonly index: number;
  readonly columns: number;
  readonly text: BlankRenderOptions;
  readonly marks: PrintedMarks;
}

/** Renders the choices of all blanks, row by row. */
function ChoiceRows({ rows, index, columns, text: { answerKey, numbers }, marks }: ChoiceRowsProps) {
  const isNumbered = numbers.size > 0;
  return rows.map(({ word, row, from }, place) => (
    <Unit key={`${word} ${from}`} index={index + place}>
      <div className={isNumbered ? 'choice-row choice-row-numbered' : 'choice-row'}>
        {isNumbered && <span className="blank-number">{from === 0 && `(${numbers.get(word)})`}</span>}
        <Choices
          choices={row}
          from={from}
          columns={`repeat(${columns}, minmax(0, 1fr))`}
          answerKey={answerKey}
          marks={marks}
        />
      </div>
    </Unit>
  ));
}

/** Renders the line beside the number. */
const FirstLine = ({ chunks, text }: Pick<LineProps, 'chunks' | 'text'>) => (
  <div className="blank-text">
    <Line place={0} chunks={chunks} text={text} />
  </div>
);

/** Renders the text with its blanks, one unit for each paragraph, and the choices below it. */
export function FillInTheBlankView({
  item,
  number,
  answerKey,
  style,
  locale = 'en-US',
  width: room = CONTENT_WIDTH,
}: ItemViewProps<FillInTheBlankData>) {
  const { data } = item;
  const { font, option_marks } = style;
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const text: BlankRenderOptions = {
    data,
    answerKey,
    locale,
    font,
    width: getBlankWidth(data, { font, fontSize, room }),
    isTall: listBlankAnswers(data).some(isTallFormula),
    numbers: numberBlanks(data),
    isTwoWay: hasRightToLeft(joinTokens(data.words)),
  };
  const lines = splitIntoLines(data.words);
  const width = room - 2 * getBorderWidth(item.style);
  const columns = countChoiceColumns(data, { width, fontSize, font });
  const rows = listChoiceRows(data, locale, columns);
  const also = answerKey ? describeAlternatives(data) : '';
  const hasPrompt = !isBlank(data.subtitle);
  const [first, ...others] = hasPrompt ? [undefined, ...lines] : lines;
  const content = first && <FirstLine chunks={first} text={text} />;
  return (
    <Question
      followsNumber
      number={number}
      text={hasPrompt ? data.subtitle : joinTokens(data.words)}
      content={content}
    >
      {(others.length + rows.length > 0 || also !== '') && (
        <>
          {others.map((chunks, place) => (
            <Unit
              key={chunks?.[0]?.words[0]?.index ?? `empty ${place}`}
              index={place + 1}
              className="blank-text"
              lines
            >
              <Line place={hasPrompt ? place : place + 1} chunks={chunks ?? []} text={text} />
            </Unit>
          ))}
          {also !== '' && <AlsoRight index={others.length + rows.length + 1} words={also} />}
          <ChoiceRows
            {...{ rows, columns, text }}
            index={others.length + 1}
            marks={chooseMarks(option_marks, [data.subtitle, joinTokens(data.words)])}
          />
        </>
      )}
    </Question>
  );
}

/** Renders, on the key, the other right answers. */
const AlsoRight = ({ index, words }: { index: number; words: string }) => (
  <Unit index={index}>
    <div className="key-ink also-right" dir="auto">
      {renderWithBreaks(words)}
    </div>
  </Unit>
);

/** Says on the key which blanks have more than one right answer, for which there is no room in the text. */
const describeAlternatives = (data: FillInTheBlankData): string =>
  listExpectedAnswers(data)
    .filter((answer, at) => answer !== listBlankAnswers(data)[at])
    .join('; ');

const describeAnswers = ({ item: { data } }: ItemViewProps<FillInTheBlankData>): AnswersOfItem => ({
  prompt:
    toPlainText(data.subtitle) ||
    joinTokens(data.words.map((word) => (word.blank ? { ...word, value: '___' } : word))),
  answers: toAnswers(listExpectedAnswers(data)),
});

export const view = {
  View: FillInTheBlankView,
  describeAnswers,
  columns: {
    count: (data) => (data.multiple_choice && getAnswerType(data) !== 'none' ? data.number_of_columns : null),
    set: ({ data }, columns) => setBlankColumns(data, columns),
  },
  findMissing: findMissingInFillInTheBlank,
} satisfies ItemDrawing<FillInTheBlankData>;
