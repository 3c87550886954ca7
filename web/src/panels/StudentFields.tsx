import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import {
  addStudentField,
  canAddStudentField,
  moveStudentField,
  removeStudentField,
  restoreStudentField,
} from '#shared/document/document-rules.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useSession } from '../api/use-session.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { offerUndo } from '../document/undo-offer.ts';
import { usePanel } from '../document/use-panel.ts';
import { describeRow } from '../fields/describe-row.ts';
import { SortableList } from '../fields/SortableList.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { StudentFieldName } from './StudentFieldName.tsx';
import { listStudentSuggestions } from './student-suggestions.ts';

/** Renders the student fields in order, with suggestions and a field for another name. */
export function StudentFields() {
  const document = useDocument();
  const editor = useEditor();
  const { path } = editor;
  const { run } = usePanel('student fields', 'Edit student fields');
  const free = listStudentSuggestions(document, useSession().user?.flags);
  const list = useRef<HTMLDivElement>(null);
  const remove = (index: number, name: string) => {
    run(path, removeStudentField, name);
    // Once React has drawn the list without it.
    queueMicrotask(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>(
        '.student-field-row [aria-label^="Remove"]',
      );
      const next = buttons?.[Math.min(index, buttons.length - 1)];
      (next ?? list.current?.querySelector('input'))?.focus();
    });
    offerUndo(editor, `${quoteName(name)} removed`, () => run(path, restoreStudentField, { index, name }));
  };
  const add = (name: string) => run(path, addStudentField, name);
  return (
    <div className="student-fields" ref={list}>
      <SortableList
        // A name has no identity but its place: it may be renamed letter by letter.
        ids={document.student_fields.map((_, index) => String(index))}
        describe={(index) => describeRow(`Student field ${index + 1}`, document.student_fields[index] ?? '')}
        onMove={(from, to) => run(path, moveStudentField, { from, to })}
      >
        {(index, handle) => {
          const name = document.student_fields[index] ?? '';
          return (
            <div className="student-field-row">
              {handle}
              <StudentFieldName index={index} isFixed={free === null} />
              <IconButton label={`Remove ${name}`} icon={X} onPress={() => remove(index, name)} />
            </div>
          );
        }}
      </SortableList>
      {free && (
        <>
          <div className="row student-suggestions">
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
    event.preventDefault();
    onAdd(name);
    setName('');
  };
  return (
    <>
      <input
        className="plain-input"
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
          ? `${quoteName(name.trim())} is there already, or there is no room for more.`
          : 'Press Enter to add it.'}
      </p>
    </>
  );
}
