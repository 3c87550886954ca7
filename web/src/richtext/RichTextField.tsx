import { useId } from 'react';
import { RICH_TEXT_VARIANTS, type RichTextValue, type RichTextVariant } from '#shared/text/rich-text.ts';
import { memoWithStableCallbacks } from '../ui/behaviour/memo-with-stable-callbacks.tsx';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { type PasteLines, type PasteQuestions, useEditorView } from './use-editor-view.ts';
import { useFocusWithin } from './use-focus-within.ts';
import './RichTextField.css';

interface RichTextFieldProps {
  /** The variant decides what the field may hold: `title`, `text`, `line` or `body`. */
  variant: RichTextVariant;
  /** The path of the value within its item or document, by which a press on the sheet finds the field. */
  field?: string | undefined;
  /** Its name for assistive technology. */
  label: string;
  value: RichTextValue;
  /** Every change: a plain string where there are no marks and one paragraph, else the document. */
  onChange: (value: RichTextValue) => void;
  /** Enter: the next field, or a new one. Where it is left out, Enter makes a line in a field of several. */
  onEnter?: (() => void) | undefined;
  /** Several lines pasted into a field of one; where it is left out, they become one line. */
  onPasteLines?: PasteLines | undefined;
  /** Text pasted into a field of several lines that may be a test; where it is left out, it is text as any other. */
  onPasteQuestions?: PasteQuestions | undefined;
  placeholder?: string | undefined;
  /** True without a border of its own, for rows of a list. */
  isBare?: boolean | undefined;
}

/**
 * A text field with formatting. Its tools show while it has the focus, and Tab leads to them: inside its
 * border where it has several lines, over a selection where it is one row among others.
 */
export const RichTextField = memoWithStableCallbacks(function RichTextField({
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
}: RichTextFieldProps) {
  const id = useId();
  const isMultiline = RICH_TEXT_VARIANTS[variant].multiline;
  const { isFocusWithin, focusProps } = useFocusWithin();
  const attributes = {
    id,
    role: 'textbox',
    class: 'rich-field-text rich-text',
    'aria-label': label,
    'aria-multiline': String(isMultiline),
    'aria-placeholder': placeholder,
    'data-placeholder': placeholder,
    ...(field !== undefined && { 'data-field': field }),
  };
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
  const look = isBare ? 'rich-field rich-field-bare' : 'rich-field';
  return (
    <div {...focusProps} className={isRoomy && !hasTools ? `${look} rich-field-roomy` : look}>
      <div ref={mount} className="rich-field-mount" />
      {hasTools && <RichTextToolbar variant={variant} fieldId={id} view={view} formatting={formatting} />}
    </div>
  );
});
