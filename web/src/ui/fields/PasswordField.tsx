import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField as AriaTextField, Input, Label } from 'react-aria-components/TextField';
import { IconButton } from '../buttons/IconButton.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { TextFieldProps } from './TextField.tsx';
import './PasswordField.css';

type PasswordFieldProps = Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'value' | 'onChange' | 'autoComplete' | 'autoFocus'
>;

/** Renders a field for a password, whose letters are shown while its button is pressed in. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const [isShown, show] = useState(false);
  return (
    <AriaTextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      // Shown, it is no text to be corrected.
      autoCorrect="off"
      spellCheck="false"
      className="field"
      isInvalid={Boolean(error)}
    >
      <Label className="field-label">{label}</Label>
      <div className="password">
        <Input className="field-control" autoCapitalize="none" data-auto-focus={rest.autoFocus} />
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? EyeOff : Eye}
          onPress={() => show(!isShown)}
        />
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
