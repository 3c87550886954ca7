import './view.css';
import { chunk as inRows } from 'es-toolkit';
import { createElement } from 'react';
import { Unit } from '../../paper/draw/Unit.tsx';
import { columnsThatFit } from '../../paper/fonts/columns-that-fit.ts';
import { textWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_WIDTH, inches, PX_PER_POINT } from '../../paper/sheet/page.ts';
import { directionOf, hasLetters, hasRightToLeft } from '../../text/direction.ts';
import { isBlank } from '../../text/plain-text.ts';
import { borderWidth } from '../parts/border-css.ts';
import { Choices, optionRoom } from '../parts/Choices.tsx';
import { Question } from '../parts/Question.tsx';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import type { BlankText } from './blank-text.ts';
import { answerTypeOf, blankAnswers, blankPlaces, partsOf } from './blanks.ts';
import { choicesOnPaper } from './choices-on-paper.ts';
import { facts } from './facts.ts';
import { lineOnPaper } from './line-on-paper.tsx';
import { type Chunk, linesOf } from './lines.ts';
import type { FillInTheBlankData } from './schema.ts';
import { textOf } from './tokens.ts';

/** The least width of a blank: 1.5 in, more where the type is larger; within a word, for some letters. */
const LEAST = { inches: 1.5, em: 6, partial: 1.6 };
/** A hand writes wider than print. */
const HAND = 1.25;

function blankWidth(data: FillInTheBlankData, fontSize: number, font: BlankText['font']): number {
  const longest = Math.max(0, ...blankAnswers(data).map((answer) => textWidth(answer, font))) * HAND + 0.6;
  const least =
    data.type === 'partial_word' ? LEAST.partial : Math.max(LEAST.em, inches(LEAST.inches) / fontSize);
  return Math.min(Math.max(least, longest), (CONTENT_WIDTH / fontSize) * 0.9);
}

/** Blanks are told apart by a number where choices for several of them stand below. */
function blankNumbers(data: FillInTheBlankData): Map<number, number> {
  const places = blankPlaces(data);
  const isNumbered = data.multiple_choice && answerTypeOf(data) !== 'none' && places.length > 1;
  return new Map(isNumbered ? places.map((place, index) => [place, index + 1]) : []);
}

/** By what it prints, on paper as in the key; `auto` does not look into the words that have a direction. */
function lineDirection(chunks: readonly Chunk[], { data, isTwoWay }: BlankText): 'auto' | 'ltr' | 'rtl' {
  if (!isTwoWay) return 'auto';
  const parts = chunks.flatMap(({ words }) => words.flatMap((word) => partsOf(word, data)));
  const printed = parts.filter(({ isBlank }) => !isBlank);
  const [read] = [printed, parts].map((some) => some.map(({ text }) => text).join(' ')).filter(hasLetters);
  return directionOf(read ?? '') ?? 'ltr';
}

function Line({ chunks, text }: { chunks: readonly Chunk[]; text: BlankText }) {
  // Spread, not listed: a piece of a line has no identity but its place.
  const [first = <br />, ...others] = lineOnPaper(chunks, text);
  return createElement('p', { dir: lineDirection(chunks, text) }, first, ...others);
}

interface ChoiceRow {
  readonly word: number;
  readonly row: ReturnType<typeof choicesOnPaper>;
  readonly from: number;
}

function choiceRows(data: FillInTheBlankData, locale: string, columns: number): ChoiceRow[] {
  if (!data.multiple_choice || answerTypeOf(data) === 'none') return [];
  return blankPlaces(data).flatMap((word) =>
    inRows(choicesOnPaper(data, word, locale), columns).map((row, place) => ({
      word,
      row,
      from: place * columns,
    })),
  );
}

/** What numbers take before the choices and the item, over the font size. */
const BESIDE_CHOICES = 4;

/** The text with its blanks, a unit a paragraph, and below it what there is to choose. */
export function FillInTheBlankView({
  item,
  number,
  answerKey,
  style,
  locale = 'en-US',
}: ItemViewProps<FillInTheBlankData>) {
  const { data } = item;
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const text: BlankText = {
    data,
    answerKey,
    locale,
    font: style.font,
    width: blankWidth(data, fontSize, style.font),
    numbers: blankNumbers(data),
    isTwoWay: hasRightToLeft(textOf(data.words)),
  };
  const lines = linesOf(data.words);
  const width = CONTENT_WIDTH - 2 * borderWidth(item.style);
  const count = columnsThatFit({
    most: data.number_of_columns,
    texts: data.choices.map(({ answer }) => answer),
    font: style.font,
    roomOf: (columns) => optionRoom(columns, width / fontSize - BESIDE_CHOICES),
  });
  const rows = choiceRows(data, locale, count);
  const hasPrompt = !isBlank(data.subtitle);
  const [first, ...others] = hasPrompt ? [undefined, ...lines] : lines;
  const columns = `repeat(${count}, minmax(0, 1fr))`;
  return (
    <Question
      number={number}
      text={hasPrompt ? data.subtitle : textOf(data.words)}
      content={
        first && (
          <div className="blank-text">
            <Line chunks={first} text={text} />
          </div>
        )
      }
    >
      {others.length + rows.length > 0 && (
        <>
          {others.map((chunks, place) => (
            <Unit
              key={chunks?.[0]?.words[0]?.index ?? `empty ${place}`}
              index={place + 1}
              className="blank-text"
              lines
            >
              <Line chunks={chunks ?? []} text={text} />
            </Unit>
          ))}
          {rows.map(({ word, row, from }, place) => (
            <Unit key={`${word} ${from}`} index={others.length + place + 1}>
              <div className={text.numbers.size > 0 ? 'choice-row choice-row-numbered' : 'choice-row'}>
                {text.numbers.size > 0 && (
                  <span className="blank-number">{from === 0 && `(${text.numbers.get(word)})`}</span>
                )}
                <Choices choices={row} from={from} columns={columns} answerKey={answerKey} />
              </div>
            </Unit>
          ))}
        </>
      )}
    </Question>
  );
}

export const view = { ...facts, View: FillInTheBlankView } satisfies ItemDrawing<FillInTheBlankData>;
