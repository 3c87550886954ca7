import { fontFamily } from '../../paper/fonts.ts';
import { borderCss } from '../border-css.ts';
import { RichRows } from '../RichRows.tsx';
import type { ItemViewProps } from '../view.ts';

export function InstructionView({ item, style }: ItemViewProps<'instruction'>) {
  const { instruction, style: own } = item.data;
  const type = {
    fontFamily: fontFamily(own.font ?? style.font),
    fontSize: `${own.font_size}pt`,
    color: own.color,
  };
  return (
    <div className="instruction" style={{ ...type, ...borderCss(own.border) }}>
      <RichRows value={instruction} />
    </div>
  );
}
