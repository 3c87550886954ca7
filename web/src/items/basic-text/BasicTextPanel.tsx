import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { createLazyPart } from '../../ui/lazy/lazy-part.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';

// Most texts are no reading passages.
const PassageFields = createLazyPart(async () => (await import('./PassageFields.tsx')).PassageFields);

function BasicTextPanel({ item: { id, data }, path }: PanelProps<'basic_text'>) {
  const { set } = usePanel(id, 'Edit text');
  return (
    <>
      <RichTextField
        variant="body"
        field="data.instruction"
        label="Text"
        placeholder="Write anything"
        value={data.instruction}
        onChange={(instruction) => set(path.at('data'), { instruction })}
      />
      <PassageFields id={id} data={data} path={path.at('data')} />
    </>
  );
}

export const panel = {
  Panel: BasicTextPanel,
  sample: {
    instruction: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'A drop of H' },
            { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
            { type: 'text', text: 'O may spend over ' },
            { type: 'text', text: '3,000 years', marks: [{ type: 'strong' }] },
            { type: 'text', text: ' in the ocean.' },
          ],
        },
      ],
    },
  },
} satisfies ItemPanel<'basic_text'>;
