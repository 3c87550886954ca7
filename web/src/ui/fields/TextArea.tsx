import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Label,
} from 'react-aria-components/TextField';
import { noticeCutPaste } from '../feedback/cut-notice.ts';
import { FieldNotes } from './FieldNotes.tsx';
import './TextArea.css';

interface TextAreaProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Renders a field of several lines of plain text. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  return (
    <AriaTextField {...rest} className="field" isInvalid={Boolean(error)}>
      <Label className="field-label">{label}</Label>
      <AriaTextArea
        className="field-control text-area text-area-tall"
        onPaste={noticeCutPaste}
        data-auto-focus={rest.autoFocus}
      />
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
