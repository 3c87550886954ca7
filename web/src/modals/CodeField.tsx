import { TextField } from '../ui/fields/TextField.tsx';
import { MailboxLink } from './MailboxLink.tsx';

/** Tells whether the text is a code of six digits. */
export const isCode = (code: string): boolean => /^\d{6}$/.test(code);

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** True once the code was submitted. */
  readonly isChecked: boolean;
  /** The server's message about it. */
  readonly refused: string | undefined;
}

/** Renders the field of the code that came by mail; it takes only digits. */
export const CodeField = ({ value, onChange, isChecked, refused }: CodeFieldProps) => (
  <>
    <TextField
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      autoFocus
      value={value}
      onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
      error={isChecked && !isCode(value) ? 'Please type the six digits.' : refused}
    />
    <MailboxLink />
  </>
);
