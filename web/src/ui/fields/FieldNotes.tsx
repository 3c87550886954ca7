import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text as AriaText } from 'react-aria-components/Text';
import './field.css';

interface FieldNotesProps {
  hint?: string | undefined;
  error?: string | undefined;
}

/**
 * Renders the hint or the error under a field, which screen readers read with it. The error replaces the
 * hint.
 */
export function FieldNotes({ hint, error }: FieldNotesProps) {
  if (!error) {
    return hint ? (
      <AriaText slot="description" className="hint">
        {hint}
      </AriaText>
    ) : null;
  }
  return (
    <FieldError className="field-error">
      <CircleAlert aria-hidden />
      {error}
    </FieldError>
  );
}
