import type { RichTextValue } from '#shared/text/rich-text.ts';
import { RichTextField } from '../richtext/RichTextField.tsx';
import { usePanel } from './panel.ts';

interface QuestionFieldProps {
  readonly id: string;
  readonly value: RichTextValue;
  readonly live: { subtitle: RichTextValue };
}

/** The prompt of a question. */
export function QuestionField({ id, value, live }: QuestionFieldProps) {
  const { set } = usePanel(id, 'Edit question');
  return (
    <RichTextField
      kind="text"
      label="Question"
      placeholder="Type your question"
      value={value}
      onChange={(subtitle) => set(live, { subtitle })}
    />
  );
}
