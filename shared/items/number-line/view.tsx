import { countTicks } from './schema.ts';
import './view.css';
import type { CSSProperties } from 'react';
import { Unit } from '../../paper/draw/Unit.tsx';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { getBorderWidth } from '../parts/border-css.ts';
import { LIST, LIST_ITEM } from '../parts/list-roles.ts';
import { Question } from '../parts/Question.tsx';
import { type AnswersOfItem, type ItemDrawing, type ItemViewProps, toAnswers } from '../parts/view.ts';
import { layOutLabels } from './layout.ts';
import type { NumberLineData } from './schema.ts';
import { listTicks } from './ticks.ts';

/** Gives an empty box the base line of a full one, so that the key moves nothing. */
const EMPTY = '\u00A0';

/** Renders a line with a tick for each number; numbers that are not printed have a box to write them in. */
export function NumberLineView({
  item,
  number,
  answerKey,
  style,
  locale = 'en',
  width = CONTENT_WIDTH,
}: ItemViewProps<NumberLineData>) {
  const { data } = item;
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const ticks = listTicks(data, locale);
  const border = 2 * getBorderWidth(item.style) + CONTENT_WIDTH - width;
  const { rows, scale, blank, isTight } = layOutLabels(ticks, { font: style.font, fontSize, border });
  const look = { '--rows': rows, '--label': `${scale}em`, '--blank': `${blank}em` } as CSSProperties;
  const picture = { image: data.subtitle_image, settings: style.images };
  const line = (
    <div className="number-line" style={look} dir="ltr" data-tight={isTight ? '' : undefined}>
      <Axis />
      <div {...LIST} className="number-line-ticks">
        {ticks.map(({ label, isShown }, place) => (
          <div {...LIST_ITEM} key={label} style={{ '--row': place % rows } as CSSProperties}>
            <span
              className={isShown ? 'number-line-label' : 'number-line-label number-line-blank'}
              data-place={isShown ? undefined : 'box'}
            >
              {isShown ? label : <span className="key-ink">{answerKey ? label : EMPTY}</span>}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
  if (isBlank(data.subtitle) && !data.subtitle_image)
    return <Question number={number} text="" content={line} isRow />;
  return (
    <Question number={number} text={data.subtitle} picture={picture}>
      <Unit index={1} className="number-line-unit">
        {line}
      </Unit>
    </Question>
  );
}

/** Draws the line with an arrowhead at either end, because numbers go on in both directions. */
function Axis() {
  return (
    <svg className="number-line-axis" aria-hidden="true">
      <line x1="1" x2="100%" y1="8" y2="8" />
      <path d="M8 3 1 8l7 5" />
      <svg x="100%" overflow="visible" aria-hidden="true">
        <path d="M-8 3-1 8l-7 5" />
      </svg>
    </svg>
  );
}

const describeAnswers = ({
  item: { data },
  locale = 'en',
}: ItemViewProps<NumberLineData>): AnswersOfItem => ({
  prompt: toPlainText(data.subtitle),
  answers: toAnswers(listTicks(data, locale).flatMap(({ label, isShown }) => (isShown ? [] : [label]))),
});

/** The least room of a number below its tick, in em. */
const LEAST_TICK = 1.2;

export const view = {
  View: NumberLineView,
  describeAnswers,
  hasRoom: (data, { fontSize, width }) => width >= countTicks(data) * LEAST_TICK * fontSize,
} satisfies ItemDrawing<NumberLineData>;
