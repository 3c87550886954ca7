import type { RichTextValue } from '../../text/rich-text.ts';
import { getFontFamily } from '../../vocabulary/fonts.ts';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import { toBorderCss } from './border-css.ts';
import type { InstructionStyle } from './instruction-style.ts';
import { RichRows } from './RichRows.tsx';

interface InstructionBoxProps {
  readonly text: RichTextValue;
  /** The path of the text's field within its item or document. */
  readonly field: string;
  readonly own: InstructionStyle;
  /** The document's. */
  readonly style: DocumentStyle;
}

/** Renders a text in a box. */
export function InstructionBox({ text, field, own, style }: InstructionBoxProps) {
  const type = {
    fontFamily: getFontFamily(own.font ?? style.font),
    fontSize: `${own.font_size}pt`,
    color: own.color,
  };
  return (
    <div className="instruction" style={{ ...type, ...toBorderCss(own.border) }}>
      <RichRows value={text} field={field} />
    </div>
  );
}
