import './view.css';
import type { CSSProperties, ReactNode } from 'react';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { useLazy } from '../../use-lazy.ts';
import { getBorderWidth } from '../parts/border-css.ts';
import { Question } from '../parts/Question.tsx';
import { type Placed, QuestionRows } from '../parts/QuestionRows.tsx';
import {
  type AnswersOfItem,
  type ItemDrawing,
  type ItemViewProps,
  type MissingPart,
  toAnswers,
} from '../parts/view.ts';
import { practiceMaker } from './maker.ts';
import type { Problem } from './problem.ts';
import type { MathsPracticeData } from './schema.ts';

/** The room of a number at the start of every row, in em. */
const INDENT = 2;

type Row = readonly Placed<Problem>[];

const isInRows = (row: Row): boolean => row.every(({ part }) => part.look === 'row');

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
  const draw = (row: Row): ReactNode => (
    <div className={isInRows(row) ? undefined : 'maths-room'}>
      <div className="maths-columns" style={{ '--maths-columns': columns } as CSSProperties}>
        {row.map(({ part: problem, place }) => (
          <ProblemOnPaper
            key={place}
            {...{ problem, room, answerKey, blank, measure, hasBracket, dividedBy }}
          />
        ))}
      </div>
    </div>
  );
  return (
    <QuestionRows
      {...{ number, columns, draw }}
      prompt={item.prompt}
      parts={problems}
      className="maths-unit"
    />
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

/** The settings may allow no problem: then a number is printed alone, as that of a question which is not written yet. */
const findMissing = (data: MathsPracticeData, locale: string): readonly MissingPart[] =>
  practiceMaker.loaded?.getProblems(data, locale).problems.length === 0 ? ['problems'] : [];

export const view = {
  View: MathsPracticeView,
  describeAnswers,
  findMissing,
  deal: (data, seed) => ({ ...data, shuffle_seed: seed }),
  columns: {
    count: ({ columns }) => columns,
    set: ({ data }, columns) => {
      data.columns = columns;
    },
  },
} satisfies ItemDrawing<MathsPracticeData>;
