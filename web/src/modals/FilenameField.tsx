import { useEffect, useRef } from 'react';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { TextField } from '../ui/fields/TextField.tsx';

interface FilenameFieldProps {
  label?: string;
  /** The most characters. */
  maxLength?: number;
  value: string;
  onChange: (name: string) => void;
  error: string | undefined;
}

/** Renders the field of a name, by default that of a document. It has the caret, and is typed over. */
export function FilenameField({
  label = 'File name',
  maxLength = LIMITS.filenameCharacters,
  ...rest
}: FilenameFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  // The name in the field is a suggestion, so all of it is selected.
  useEffect(() => root.current?.querySelector('input')?.select(), []);
  return (
    <div ref={root}>
      <TextField label={label} autoFocus maxLength={maxLength} {...rest} />
    </div>
  );
}
