import type { DocumentStyle } from '../../document/style.ts';
import { fontFamily } from '../../paper/fonts.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { borderCss } from '../border-css.ts';
import { RichRows } from '../RichRows.tsx';
import type { ItemViewProps } from '../view.ts';
import type { InstructionData } from './schema.ts';

interface InstructionBoxProps {
  readonly text: RichTextValue;
  readonly own: InstructionData['style'];
  /** The document's. */
  readonly style: DocumentStyle;
}

/** A text in a box. */
export function InstructionBox({ text, own, style }: InstructionBoxProps) {
  const type = {
    fontFamily: fontFamily(own.font ?? style.font),
    fontSize: `${own.font_size}pt`,
    color: own.color,
  };
  return (
    <div className="instruction" style={{ ...type, ...borderCss(own.border) }}>
      <RichRows value={text} />
    </div>
  );
}

export const InstructionView = ({ item, style }: ItemViewProps<'instruction'>) => (
  <InstructionBox text={item.data.instruction} own={item.data.style} style={style} />
);
