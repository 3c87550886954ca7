import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import {
  addStudentField,
  canAddStudentField,
  moveStudentField,
  removeStudentField,
} from '#shared/document/document-rules.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useSession } from '../api/use-session.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { usePanel } from '../document/use-panel.ts';
import { SortableList } from '../fields/SortableList.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { listStudentSuggestions } from './student-suggestions.ts';

/** Renders the student fields in order, with suggestions and a field for another name. */
export function StudentFields() {
  const document = useDocument();
  const { path } = useEditor();
  const { run } = usePanel('student fields', 'Edit student fields');
  const free = listStudentSuggestions(document, useSession().user?.flags);
  const add = (name: string) => run(path, addStudentField, name);
  return (
    <div className="student-fields">
      <SortableList
        label="Student fields"
        ids={document.student_fields}
        onMove={(from, to) => run(path, moveStudentField, { from, to })}
      >
        {(index, handle) => {
          const name = document.student_fields[index] ?? '';
          return (
            <div className="student-field-row">
              {handle}
              <span dir="auto">{name}</span>
              <IconButton
                label={`Remove ${name}`}
                icon={X}
                onPress={() => run(path, removeStudentField, name)}
              />
            </div>
          );
        }}
      </SortableList>
      {free && (
        <>
          <div className="student-suggestions">
            {free.map((name) => (
              <button key={name} type="button" className="suggestion" onClick={() => add(name)}>
                <Plus aria-hidden size={14} />
                {name}
              </button>
            ))}
          </div>
          <OwnField onAdd={add} isUsed={(name) => !canAddStudentField(document, name)} />
        </>
      )}
    </div>
  );
}

function OwnField({ onAdd, isUsed }: { onAdd: (name: string) => void; isUsed: (name: string) => boolean }) {
  const [name, setName] = useState('');
  const hint = useId();
  const refused = name.trim() !== '' && isUsed(name);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || name.trim() === '' || refused) return;
    onAdd(name);
    setName('');
  };
  return (
    <>
      <input
        className="plain-input"
        data-field="student_fields"
        aria-label="Add a field of your own"
        aria-describedby={hint}
        placeholder="Add a field of your own"
        maxLength={LIMITS.studentFieldCharacters}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={press}
      />
      <p id={hint} className="panel-hint">
        {refused
          ? `“${name.trim()}” is there already, or there is no room for more.`
          : 'Press Enter to add it.'}
      </p>
    </>
  );
}
