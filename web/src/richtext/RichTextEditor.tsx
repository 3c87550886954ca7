import { RICH_TEXT_VARIANTS } from '#shared/text/rich-text.ts';
import { describeTextBox, getFieldLook } from './field-look.ts';
import type { RichTextFieldProps } from './field-props.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { useEditorView } from './use-editor-view.ts';
import { useFocusWithin } from './use-focus-within.ts';

/** Renders the editor of a `RichTextField`, which loads after it. `id` is that of its text box. */
export function RichTextEditor({
  id,
  variant,
  field,
  label,
  value,
  onChange,
  onEnter,
  onPasteLines,
  onPasteQuestions,
  placeholder = '',
  isBare = false,
}: RichTextFieldProps & { readonly id: string }) {
  const isMultiline = RICH_TEXT_VARIANTS[variant].multiline;
  const { isFocusWithin, focusProps } = useFocusWithin();
  const attributes = describeTextBox({ id, field, label, placeholder, isMultiline });
  const { mount, view, formatting } = useEditorView({
    variant,
    value,
    onChange,
    onEnter,
    onPasteLines,
    onPasteQuestions,
    attributes,
  });

  const isRoomy = isMultiline && !isBare;
  const hasTools = isFocusWithin && formatting !== null && (isRoomy || formatting.hasSelection);
  return (
    <div {...focusProps} className={getFieldLook({ isBare, isRoomy: isRoomy && !hasTools })}>
      <div ref={mount} className="rich-field-mount" />
      {hasTools && <RichTextToolbar variant={variant} fieldId={id} view={view} formatting={formatting} />}
    </div>
  );
}
