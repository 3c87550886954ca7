import {
  applyInstructionTemplate,
  INSTRUCTION_TEMPLATES,
  type InstructionTemplate,
} from '#shared/items/instruction/rules.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { InstructionStyleFields } from '../../fields/InstructionStyleFields.tsx';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';

const TEMPLATE_OPTIONS = INSTRUCTION_TEMPLATES.map(({ id, label }) => ({ value: id, label }));
const findTemplate = (text: unknown): InstructionTemplate =>
  INSTRUCTION_TEMPLATES.find((template) => template.text === text)?.id ?? 'custom';

function InstructionPanel({ item: { id, data }, path }: PanelProps<'instruction'>) {
  const { run, set } = usePanel(id, 'Edit instruction');
  const { style } = data;
  return (
    <>
      <RichTextField
        variant="body"
        field="data.instruction"
        label="Instruction"
        placeholder="Tell students what to do"
        value={data.instruction}
        onChange={(instruction) => set(path.at('data'), { instruction })}
      />
      <Select
        isRow
        label="Sample text"
        options={TEMPLATE_OPTIONS}
        value={findTemplate(data.instruction)}
        onChange={(template) => run(path.at('data'), applyInstructionTemplate, template)}
      />
      <InstructionStyleFields id={id} style={style} path={path.at('data').at('style')} />
    </>
  );
}

export const panel = {
  Panel: InstructionPanel,
  sample: {
    instruction: 'Read each question carefully.',
    style: { border: { border_style: 'dashed' } },
  },
} satisfies ItemPanel<'instruction'>;
