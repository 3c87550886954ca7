import './view.css';
import type { CSSProperties, ReactNode } from 'react';
import type { Drawn } from '../../drawings/shape.ts';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { useLazy } from '../../use-lazy.ts';
import { getBorderWidth } from '../parts/border-css.ts';
import { Question } from '../parts/Question.tsx';
import { type Placed, QuestionRows } from '../parts/QuestionRows.tsx';
import { type AnswersOfItem, type ItemDrawing, type ItemViewProps, toAnswers } from '../parts/view.ts';
import { drawingMaker } from './maker.ts';
import type { DrawingData } from './schema.ts';

/** The room of a number at the start of every row, in em. */
const INDENT = 2;

type Props = ItemViewProps<DrawingData>;

/** Draws the values of an item in its columns; undefined while what draws has not loaded. */
function setDrawings({ item, number, style, locale = 'en-US', width = CONTENT_WIDTH }: Props) {
  const made = drawingMaker.loaded;
  if (!made) return undefined;
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const inside = width - 2 * getBorderWidth(item.style) - (number === null ? 0 : INDENT * fontSize);
  const room = inside / made.PX_PER_MM;
  const type = {
    em: fontSize / made.PX_PER_MM,
    measure: (text: string) => estimateTextWidth(text, style.font),
    locale,
  };
  const { values } = made.listValues(item.data, made.toLook(item.data, room, type));
  return { ...made.setInColumns(item.data, values, room, type), room };
}

/** Renders drawings in rows; nothing but the directions while there are none. */
export function DrawingView(props: Props) {
  const { item, number, answerKey } = props;
  // A dialog may show an item before any document with one is drawn.
  const made = useLazy(drawingMaker);
  const set = setDrawings(props);
  if (!made || !set || set.drawings.length === 0)
    return <Question number={number} text={item.prompt} field="prompt" />;
  const { columns, columnWidth, drawings, room } = set;
  const { DrawingOnPaper } = made;
  const draw = (row: readonly Placed<Drawn>[]): ReactNode => (
    <div className="drawn-room">
      <div
        className="drawn-columns"
        style={{ '--drawn-columns': columns, '--drawn-column': `${columnWidth}px` } as CSSProperties}
        data-tight={row.some(({ part }) => part.width > room + 0.1) ? '' : undefined}
      >
        {row.map(({ part, place }) => (
          <DrawingOnPaper key={place} drawn={part} task={item.data.task} answerKey={answerKey} />
        ))}
      </div>
    </div>
  );
  return (
    <QuestionRows
      {...{ number, columns, draw }}
      prompt={item.prompt}
      parts={drawings}
      className="drawn-unit"
    />
  );
}

/** Writes the answers of a key: the values that are read. What is drawn is seen in the drawings of the key. */
function describeAnswers(drawn: Props): AnswersOfItem {
  const { prompt, data } = drawn.item;
  const made = drawingMaker.loaded;
  const drawings = data.task === 'read' ? (setDrawings(drawn)?.drawings ?? []) : [];
  const texts = drawings.flatMap(({ caption }) =>
    caption.map((line) => line.map((piece) => made?.writePiece(piece, (answer) => answer)).join('')),
  );
  return { prompt: toPlainText(prompt), answers: toAnswers(texts) };
}

export const view = {
  View: DrawingView,
  describeAnswers,
  deal: (data, seed) => ({ ...data, shuffle_seed: seed }),
  // What has true lengths needs the whole page.
  hasRoom: ({ kind }, { width }) => width > 600 || !/^(?:ruler|plane|tri|quad)/.test(kind),
  columns: {
    count: ({ columns }) => columns,
    set: ({ data }, columns) => {
      data.columns = columns;
    },
  },
} satisfies ItemDrawing<DrawingData>;
