import {
  applyInstructionTemplate,
  INSTRUCTION_TEMPLATES,
  type InstructionTemplate,
} from '#shared/items/instruction/rules.ts';
import { INSTRUCTION_FONT_SIZE } from '#shared/items/instruction/schema.ts';
import { isDrawn } from '#shared/items/views.tsx';
import { BorderFields } from '../../panels/BorderFields.tsx';
import { OwnFontField } from '../../panels/FontField.tsx';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { ColorField } from '../../ui/ColorField.tsx';
import { Select } from '../../ui/Select.tsx';
import { SliderField } from '../../ui/SliderField.tsx';
import { type PanelProps, usePanel } from '../panel.ts';

/** Nothing is offered for items that cannot be added. */
const OFFERED = INSTRUCTION_TEMPLATES.filter(({ of }) => of === null || isDrawn(of));
const TEMPLATE_OPTIONS = OFFERED.map(({ id, label }) => ({ value: id, label }));
const templateOf = (text: unknown): InstructionTemplate =>
  OFFERED.find((template) => template.text === text)?.id ?? 'custom';

export function InstructionPanel({ item: { id, data }, live }: PanelProps<'instruction'>) {
  const { run, set, seal } = usePanel(id, 'Edit instruction');
  const { style } = data;
  return (
    <>
      <RichTextField
        kind="body"
        label="Instruction"
        placeholder="Tell students what to do"
        value={data.instruction}
        onChange={(instruction) => set(live.data, { instruction })}
      />
      <Select
        isRow
        label="Ready text"
        options={TEMPLATE_OPTIONS}
        value={templateOf(data.instruction)}
        onChange={(template) => run(live.data, applyInstructionTemplate, template)}
      />
      <OwnFontField label="Font" value={style.font} onChange={(font) => set(live.data.style, { font })} />
      <SliderField
        label="Size"
        range={INSTRUCTION_FONT_SIZE}
        value={style.font_size}
        onChange={(font_size) => set(live.data.style, { font_size })}
        onChangeEnd={seal}
      />
      <ColorField label="Color" value={style.color} onChange={(color) => set(live.data.style, { color })} />
      <BorderFields id={id} border={style.border} live={live.data.style.border} />
    </>
  );
}
