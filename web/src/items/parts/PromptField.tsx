import type { WorksheetItem } from '#shared/items/item.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';

interface PromptFieldProps {
  readonly item: WorksheetItem;
  readonly path: Path<WorksheetItem>;
  readonly placeholder: string;
}

/** Renders the field of the text above an item that is no question. */
export function PromptField({ item, path, placeholder }: PromptFieldProps) {
  const { set } = usePanel(item.id, 'Edit text');
  return (
    <RichTextField
      variant="text"
      field="prompt"
      label="Text above"
      placeholder={placeholder}
      value={item.prompt}
      onChange={(prompt) => set(path, { prompt })}
    />
  );
}
