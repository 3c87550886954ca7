import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';

export function BasicTextPanel({ item: { id, data }, path }: PanelProps<'basic_text'>) {
  const { set } = usePanel(id, 'Edit text');
  return (
    <RichTextField
      variant="body"
      field="data.instruction"
      label="Text"
      placeholder="Write anything"
      value={data.instruction}
      onChange={(instruction) => set(path.at('data'), { instruction })}
    />
  );
}
