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
  const { bind, seal } = usePanel(id, 'Edit instruction');
  const field = bind(path, style);
  return (
    <>
      <OwnFontField label="Font" {...field('font')} />
      <SliderField label="Size" range={INSTRUCTION_FONT_SIZE} {...field('font_size')} onChangeEnd={seal} />
      <ColorField label="Color" {...field('color')} />
      <BorderFields id={id} border={style.border} path={path.at('border')} />
    </>
  );
}
