import { inches } from '../../paper/page.ts';
import { Unit, useStretch } from '../../paper/Unit.tsx';
import { isBlank } from '../../text/plain-text.ts';
import { Question } from '../Question.tsx';
import { spareRoom } from '../spare-room.ts';
import type { ItemViewProps } from '../view.ts';
import type { BlankSpaceData } from './schema.ts';

/** The outline takes none of the room that is asked for, so that it can be switched on and off. */
const outlineOf = ({ box_outline, border_width, line_style, line_color }: BlankSpaceData) =>
  box_outline ? { border: `${border_width}px ${line_style} ${line_color}` } : {};

/** Room to draw or write in, below what is said of it. */
export function BlankSpaceView({ item: { data, prompt } }: ItemViewProps<'blank_space'>) {
  const height = inches(data.height) + useStretch();
  return (
    <Question number={null} text={prompt}>
      <Unit
        index={1}
        stretches={data.fill_page}
        gives={spareRoom(data.height)}
        className={isBlank(prompt) ? '' : 'below-text'}
      >
        <div className="blank-space" style={{ height, ...outlineOf(data) }} />
      </Unit>
    </Question>
  );
}
