import type { WorksheetItem } from '#shared/items/item.ts';
import { usePanel } from '../../document/use-panel.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';

interface PromptFieldProps {
  readonly item: WorksheetItem;
  readonly live: WorksheetItem;
  readonly label: string;
  readonly placeholder: string;
}

/** What is said above an item that is no question. */
export function PromptField({ item, live, label, placeholder }: PromptFieldProps) {
  const { set } = usePanel(item.id, 'Edit text');
  return (
    <RichTextField
      variant="text"
      label={label}
      placeholder={placeholder}
      value={item.prompt}
      onChange={(prompt) => set(live, { prompt })}
    />
  );
}
