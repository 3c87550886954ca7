import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  Label,
} from 'react-aria-components/TextField';
import { noticeCutPaste } from '../feedback/cut-notice.ts';
import { FieldNotes } from './FieldNotes.tsx';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  /** Left out only where `aria-label` or `aria-labelledby` names the field. */
  label?: string | undefined;
  hint?: string | undefined;
  /** The problem and its remedy; the field is invalid while it is set. */
  error?: string | undefined;
  placeholder?: string | undefined;
  /** 32 px instead of 40, for rows of the side bar. */
  isDense?: boolean | undefined;
}

/** Renders a field of one line of plain text. */
export function TextField({ label, hint, error, placeholder, isDense = false, ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} className={isDense ? 'field field-dense' : 'field'} isInvalid={Boolean(error)}>
      {label && <Label className="field-label">{label}</Label>}
      <Input
        className="field-control"
        onPaste={noticeCutPaste}
        placeholder={placeholder ?? ''}
        data-auto-focus={rest.autoFocus}
      />
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
