import './view.css';
import { chunk } from 'es-toolkit';
import type { CSSProperties, ReactNode } from 'react';
import { Unit } from '../../paper/draw/Unit.tsx';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { useLazy } from '../../use-lazy.ts';
import { getBorderWidth } from '../parts/border-css.ts';
import { Question } from '../parts/Question.tsx';
import { type AnswersOfItem, type ItemDrawing, type ItemViewProps, toAnswers } from '../parts/view.ts';
import { practiceMaker } from './maker.ts';
import type { Problem } from './problem.ts';
import type { MathsPracticeData } from './schema.ts';

/** The room of a number at the start of every row, in em. */
const INDENT = 2;

/** A problem by its place: one that was typed twice is there twice. */
interface Placed {
  readonly problem: Problem;
  readonly place: number;
}

const isInRows = (row: readonly Placed[]): boolean => row.every(({ problem }) => problem.look === 'row');

/** Renders rows of problems; nothing but the directions while there are none. */
export function MathsPracticeView(props: ItemViewProps<MathsPracticeData>) {
  const { item, number, answerKey, style, locale = 'en-US' } = props;
  // A dialog may show an item before any document with one is drawn.
  const practice = useLazy(practiceMaker);
  const problems = practice?.getProblems(item.data, locale).problems ?? [];
  if (!practice || problems.length === 0)
    return <Question number={number} text={item.prompt} field="prompt" />;
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const inside = (props.width ?? CONTENT_WIDTH) - 2 * getBorderWidth(item.style);
  const width = inside / fontSize - (number === null ? 0 : INDENT);
  const { ProblemOnPaper } = practice;
  const measure = practice.createMeasure(style.font);
  const blank = practice.getBlankWidth(problems, measure);
  const { hasBracket, dividedBy } = practice.getWriting(locale);
  const columns = practice.countColumns(problems, {
    columns: item.data.columns,
    width,
    blank,
    measure,
    hasBracket,
  });
  const room = practice.getRoom(width, columns);
  const draw = (row: readonly Placed[]): ReactNode => (
    <div className={isInRows(row) ? undefined : 'maths-room'}>
      <div className="maths-columns" style={{ '--maths-columns': columns } as CSSProperties}>
        {row.map(({ problem, place }) => (
          <ProblemOnPaper
            key={place}
            {...{ problem, room, answerKey, blank, measure, hasBracket, dividedBy }}
          />
        ))}
      </div>
    </div>
  );
  const placed = problems.map((problem, place) => ({ problem, place }));
  const rows = chunk(placed, columns).map((row, place) => ({ row, place }));
  const hasPrompt = !isBlank(item.prompt);
  // Without directions the number is beside the first row.
  const below = hasPrompt ? rows : rows.slice(1);
  return (
    <Question
      number={number}
      text={item.prompt}
      field="prompt"
      content={hasPrompt ? undefined : draw(rows[0]?.row ?? [])}
      isRow={!hasPrompt}
    >
      {below.length > 0 &&
        below.map(({ row, place }, at) => (
          <Unit key={place} index={at + 1} className="maths-unit">
            {draw(row)}
          </Unit>
        ))}
    </Question>
  );
}

function describeAnswers({ item, locale = 'en-US' }: ItemViewProps<MathsPracticeData>): AnswersOfItem {
  const practice = practiceMaker.loaded;
  const problems = practice?.getProblems(item.data, locale).problems ?? [];
  return {
    prompt: toPlainText(item.prompt),
    answers: toAnswers(problems.map((problem) => practice?.listAnswers(problem).join(' ') ?? '')),
  };
}

export const view = { View: MathsPracticeView, describeAnswers } satisfies ItemDrawing<MathsPracticeData>;
