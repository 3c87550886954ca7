import './view.css';
import { Unit, useStretch } from '../../paper/draw/Unit.tsx';
import { inchesToPx } from '../../paper/sheet/page-sizes.ts';
import { isBlank } from '../../text/plain-text.ts';
import { Question } from '../parts/Question.tsx';
import { getSpareHeight } from '../parts/spare-height.ts';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import type { BlankSpaceData } from './schema.ts';

/** Returns the outline's style. It takes none of the room, so that it can be switched on and off. */
const toOutlineStyle = ({ box_outline, border_width, line_style, line_color }: BlankSpaceData) =>
  box_outline ? { border: `${border_width}px ${line_style} ${line_color}` } : {};

/** Renders room to draw or write in, below its prompt. */
export function BlankSpaceView({ item: { data, prompt } }: ItemViewProps<BlankSpaceData>) {
  const height = inchesToPx(data.height) + useStretch();
  return (
    <Question number={null} text={prompt} field="prompt">
      <Unit
        index={1}
        fillsPage={data.fill_page}
        shrinkableBy={getSpareHeight(data.height)}
        className={isBlank(prompt) ? '' : 'below-text'}
      >
        <div className="blank-space" style={{ height, ...toOutlineStyle(data) }} data-place="space" />
      </Unit>
    </Question>
  );
}

export const view = { View: BlankSpaceView } satisfies ItemDrawing<BlankSpaceData>;
