import type { CSSProperties } from 'react';
import type { Border } from '../../document/style.ts';
import { fontFamily } from '../../paper/fonts.ts';
import { Unit } from '../../paper/Unit.tsx';
import { RichText } from '../../text/RichText.tsx';
import type { ItemViewProps } from '../view.ts';

/** A box's border as CSS; nothing where it is off. */
const boxed = (border: Border): CSSProperties =>
  border.has_border
    ? {
        border: `${border.border_width}px ${border.border_style} ${border.border_color}`,
        padding: '8px 12px',
      }
    : {};

export function InstructionView({ item, style }: ItemViewProps<'instruction'>) {
  const { instruction, style: own } = item.data;
  const type = {
    fontFamily: fontFamily(own.font ?? style.font),
    fontSize: `${own.font_size}pt`,
    color: own.color,
  };
  return (
    <Unit index={0}>
      <div className="instruction" style={{ ...type, ...boxed(own.border) }}>
        <RichText value={instruction} />
      </div>
    </Unit>
  );
}
