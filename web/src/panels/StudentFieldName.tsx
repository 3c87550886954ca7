import { useId, useState } from 'react';
import { canRenameStudentField, renameStudentField } from '#shared/document/document-rules.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { toStudentFieldName } from '#shared/vocabulary/student-fields.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { usePanel } from '../document/use-panel.ts';

interface StudentFieldNameProps {
  readonly index: number;
  /** True for users who may not change the fields that are there. */
  readonly isFixed: boolean;
}

/** Renders the name of a student field to write: it takes each name that it may have, and says which it may not. */
export function StudentFieldName({ index, isFixed }: StudentFieldNameProps) {
  const document = useDocument();
  const { path } = useEditor();
  const { run } = usePanel('student fields', 'Rename student field');
  const hint = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const name = document.student_fields[index] ?? '';
  const isRefused = typed !== null && !canRenameStudentField(document, { index, name: typed });
  // A name that undo has brought back takes the place of what was typed.
  const isCurrent = typed !== null && (isRefused || toStudentFieldName(typed) === name);
  return (
    <>
      <input
        className="student-field-name"
        data-field={`student_fields.${index}`}
        dir="auto"
        aria-label={`Student field ${index + 1}`}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? hint : undefined}
        maxLength={LIMITS.studentFieldCharacters}
        readOnly={isFixed}
        value={isCurrent ? typed : name}
        onChange={({ target }) => {
          setTyped(target.value);
          run(path, renameStudentField, { index, name: target.value }, `name ${index}`);
        }}
        onBlur={() => setTyped(null)}
      />
      {isRefused && (
        <p id={hint} role="status" className="panel-hint student-field-hint">
          {typed.trim() === ''
            ? `It stays ${quoteName(name)} until it has a name.`
            : `${quoteName(typed.trim())} is there already.`}
        </p>
      )}
    </>
  );
}
