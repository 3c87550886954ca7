import { TextField } from '../ui/fields/TextField.tsx';
import { MailboxLink } from './MailboxLink.tsx';

/** Six digits from a mail. */
export const isCode = (code: string): boolean => /^\d{6}$/.test(code);

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Whether it was sent as it stands. */
  readonly isChecked: boolean;
  /** What the server says of it. */
  readonly refused: string | undefined;
}

/** The code that came by mail; nothing but digits is taken. */
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
