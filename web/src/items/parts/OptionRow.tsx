import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { setOptionPicture, setOptionText } from '#shared/items/parts/option-rules.ts';
import { useEdit } from '../../document/editor-context.ts';
import { usePanel } from '../../document/use-panel.ts';
import { InlineImageButton } from '../../images/InlineImageButton.tsx';
import type { PasteLines } from '../../richtext/paste-handlers.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import type { OptionListProps } from './option-list-props.ts';

interface OptionRowProps extends OptionListProps {
  readonly index: number;
  readonly handle: ReactNode;
  readonly onEnter: () => void;
  readonly onRemove: () => void;
  readonly onPasteLines: PasteLines | undefined;
}

/**
 * Renders one option: its mark, its text and picture, its delete button, the control at its end, and its handle, which is shown
 * first but comes last for the keys: Tab goes from text to text.
 */
export function OptionRow({
  id,
  data,
  path,
  index,
  handle,
  onEnter,
  onRemove,
  onPasteLines,
  ...props
}: OptionRowProps) {
  const { label, noun, mark, nameOf, aside, isFixed = false } = props;
  const { run } = usePanel(id, `Edit ${label.toLowerCase()}`);
  const { edit } = useEdit();
  const option = data.options[index];
  if (!option) return null;
  const name = nameOf(index);
  return (
    <div className="option-edit">
      <span className="option-edit-mark" aria-hidden="true">
        {mark(index)}
      </span>
      <RichTextField
        variant="line"
        field={`data.options.${index}.answer`}
        isBare
        label={name}
        placeholder={`Type ${noun}`}
        value={option.answer}
        onChange={(answer) => run(path, setOptionText, { index, answer }, `option ${index}`)}
        onEnter={onEnter}
        onPasteLines={onPasteLines}
      />
      <InlineImageButton
        label={name}
        image={option.answer_image}
        words={option.answer}
        onCommit={(image, step) => edit(path, setOptionPicture, { index, image }, step)}
      />
      {data.options.length > 1 && !isFixed && (
        <IconButton
          label={`Delete ${name.charAt(0).toLowerCase()}${name.slice(1)}`}
          icon={X}
          onPress={onRemove}
        />
      )}
      {aside?.at(index)}
      {handle}
    </div>
  );
}
