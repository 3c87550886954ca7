import { fontFamily } from '../../paper/fonts.ts';
import { Unit } from '../../paper/Unit.tsx';
import { RichText } from '../../text/RichText.tsx';
import { borderCss } from '../border-css.ts';
import type { ItemViewProps } from '../view.ts';

export function InstructionView({ item, style }: ItemViewProps<'instruction'>) {
  const { instruction, style: own } = item.data;
  const type = {
    fontFamily: fontFamily(own.font ?? style.font),
    fontSize: `${own.font_size}pt`,
    color: own.color,
  };
  return (
    <Unit index={0}>
      <div className="instruction" style={{ ...type, ...borderCss(own.border) }}>
        <RichText value={instruction} />
      </div>
    </Unit>
  );
}
