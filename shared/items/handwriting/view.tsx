import './view.css';
import { type CSSProperties, memo } from 'react';
import { Unit } from '../../paper/draw/Unit.tsx';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { useLazy } from '../../use-lazy.ts';
import { GuideLines } from '../letters/GuideLines.tsx';
import { getHandPart } from '../letters/hand-part.ts';
import { getInsets, Letters } from '../letters/Letters.tsx';
import { getRowShape, hasCloseRows, type RowFor } from '../letters/rulings.ts';
import { getBorderWidth } from '../parts/border-css.ts';
import { MarginPoints } from '../parts/item-points.tsx';
import { Question } from '../parts/Question.tsx';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import { getHandHeight, layOutPaperRows, type PaperRow, toRowFor } from './paper-rows.ts';
import { getHandwritingFont, type HandwritingData } from './schema.ts';

/** A longer number is printed on its own line. */
const SHORT_NUMBER = 3;
/** The space between a text and the first head line, in em. */
const ROW_GAP = 0.4;
/** The room of a number at the start of every row, in em. */
const INDENT = 2;

/** Renders rows to trace and to write on. Nothing is to be solved: the key is the same. */
export function HandwritingView({
  item,
  number,
  style,
  width = CONTENT_WIDTH,
}: ItemViewProps<HandwritingData>) {
  // A dialog may show an item before any document in its hand is drawn.
  useLazy(getHandPart(getHandwritingFont(item.data)));
  const letterHeight = getHandHeight(item.data);
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const indent = number === null ? 0 : INDENT * fontSize;
  const room = width - indent - 2 * getBorderWidth(item.style) - getInsets(letterHeight);
  const isBeside = number !== null && isBlank(item.prompt) && number.length <= SHORT_NUMBER;
  // Also below another item: a line of text has as much room over its letters.
  const above = ROW_GAP * fontSize;
  // The number is printed on the side where the words begin.
  const direction = getDirection(item.data.items.map(({ subtitle }) => subtitle).join(' '));
  return (
    <div dir={isBlank(item.prompt) ? direction : undefined}>
      <Question number={number} text={item.prompt} field="prompt" numberBelow={isBeside}>
        {layOutPaperRows(item.data, { room, above }).map((row) => (
          <Row
            key={row.place}
            {...row}
            {...toRowFor(item.data)}
            letterHeight={letterHeight}
            number={isBeside && row.place === 0 ? number : null}
          />
        ))}
      </Question>
    </div>
  );
}

interface RowProps extends PaperRow, RowFor {
  readonly letterHeight: number;
  readonly number: string | null;
}

/** Close rows have no room between them, not even that of a line of text with a number. */
function getRowStyle({ gap, height, ruling, isLast }: RowProps): CSSProperties {
  if (!hasCloseRows(ruling)) return { paddingTop: gap };
  const { above, below } = getRowShape({ height, ruling }, isLast);
  return { boxSizing: 'border-box', paddingTop: gap, height: gap + above + below };
}

const Row = memo(function Row(props: RowProps) {
  const { place, text: source, isCopied, isLast, written, letterHeight, number } = props;
  const { runs, rules, isRightToLeft } = written;
  const text = runs.map((run) => run.text).join('');
  const letters = (base: number) => (
    <Letters runs={runs} height={letterHeight} base={base} isRightToLeft={isRightToLeft} />
  );
  const lines = (inline?: 'beside') => (
    <GuideLines shape={getRowShape(props, isLast)} rules={rules} inline={inline} label={text}>
      {text === '' ? undefined : letters}
    </GuideLines>
  );
  return (
    <Unit index={place + 1} keepWithNext={isCopied} className={number === null ? '' : 'guide-numbered'}>
      <div style={getRowStyle(props)} data-shows={`data.items.${source}.subtitle`}>
        {number !== null && (
          <>
            <span className="question-number">{number}</span>
            <MarginPoints hasWords={false} />
          </>
        )}
        {number === null ? lines() : lines('beside')}
      </div>
    </Unit>
  );
});

export const view = {
  View: HandwritingView,
  // Nothing is to be solved: a key names it by its direction, or else by the words to trace.
  describeAnswers: ({ item: { prompt, data } }) => ({
    prompt: toPlainText(prompt) || data.items.map(({ subtitle }) => subtitle).join(', '),
    answers: [],
  }),
} satisfies ItemDrawing<HandwritingData>;
