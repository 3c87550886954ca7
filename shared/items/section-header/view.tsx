import { fontFamily } from '../../paper/fonts.ts';
import { Unit } from '../../paper/Unit.tsx';
import { withBreaks } from '../../text/RichText.tsx';
import type { ItemViewProps } from '../view.ts';

export function SectionHeaderView({ item, style }: ItemViewProps<'section_header'>) {
  const { title, font, font_size, color, align } = item.data;
  return (
    <Unit index={0}>
      <h2
        className="section-header"
        dir="auto"
        style={{
          fontFamily: fontFamily(font ?? style.font),
          fontSize: `${font_size}pt`,
          color,
          textAlign: align,
        }}
      >
        {withBreaks(title)}
      </h2>
    </Unit>
  );
}
