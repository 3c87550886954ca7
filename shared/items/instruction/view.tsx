import type { RichTextValue } from '../../text/rich-text.ts';
import { getFontFamily } from '../../vocabulary/fonts.ts';
import type { DocumentStyle } from '../../vocabulary/style.ts';
import { toBorderCss } from '../parts/border-css.ts';
import { RichRows } from '../parts/RichRows.tsx';
import type { ItemDrawing, ItemViewProps } from '../parts/view.ts';
import { facts } from './facts.ts';
import type { InstructionData } from './schema.ts';

interface InstructionBoxProps {
  readonly text: RichTextValue;
  /** The path of the text's field within its item or document. */
  readonly field: string;
  readonly own: InstructionData['style'];
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

export const InstructionView = ({ item, style }: ItemViewProps<InstructionData>) => (
  <InstructionBox text={item.data.instruction} field="data.instruction" own={item.data.style} style={style} />
);

export const view = { ...facts, View: InstructionView } satisfies ItemDrawing<InstructionData>;
