import { INSTRUCTION_FONT_SIZE, type InstructionStyle } from '#shared/items/parts/instruction-style.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { ColorField } from '../ui/fields/ColorField.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';
import { BorderFields } from './BorderFields.tsx';
import { OwnFontField } from './FontField.tsx';

interface InstructionStyleFieldsProps {
  readonly id: string;
  readonly style: InstructionStyle;
  readonly path: Path<InstructionStyle>;
}

/** Renders the font and border settings of a text in a box. */
export function InstructionStyleFields({ id, style, path }: InstructionStyleFieldsProps) {
  const { set, seal } = usePanel(id, 'Edit instruction');
  return (
    <>
      <OwnFontField label="Font" value={style.font} onChange={(font) => set(path, { font })} />
      <SliderField
        label="Size"
        range={INSTRUCTION_FONT_SIZE}
        value={style.font_size}
        onChange={(font_size) => set(path, { font_size })}
        onChangeEnd={seal}
      />
      <ColorField label="Color" value={style.color} onChange={(color) => set(path, { color })} />
      <BorderFields id={id} border={style.border} path={path.at('border')} />
    </>
  );
}
