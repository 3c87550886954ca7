import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import './field.css';

interface FieldNotesProps {
  hint?: string | undefined;
  error?: string | undefined;
}

/** The hint and the error under a field, both read out with it. The error takes the hint's place. */
export function FieldNotes({ hint, error }: FieldNotesProps) {
  if (!error) {
    return hint ? (
      <Text slot="description" className="field-hint">
        {hint}
      </Text>
    ) : null;
  }
  return (
    <FieldError className="field-error">
      <CircleAlert aria-hidden />
      {error}
    </FieldError>
  );
}
