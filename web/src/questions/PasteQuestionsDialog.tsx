import { useEffect, useId, useMemo, useState } from 'react';
import { hasItems } from '#shared/document/document.ts';
import type { Recognised } from '#shared/questions/recognise-questions.ts';
import { markQuestions } from '#shared/questions/source/mark-formulas.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useEditor } from '../document/editor-context.ts';
import type { PastedQuestions } from '../document/editor-view.ts';
import { useItemActions } from '../document/item-actions.ts';
import { NoRoom } from '../document/NoRoom.tsx';
import { recogniseShort, recogniseText } from '../reading/recognise-text.ts';
import { readPasted } from '../richtext/read-pasted.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { addFound } from './import/add-found.ts';
import { FoundList } from './import/FoundList.tsx';
import {
  type FoundContent,
  type FoundEntry,
  findInSlices,
  listPastedEntries,
} from './import/find-what-to-add.ts';
import { LossList } from './losses/LossList.tsx';
import './import/ImportQuestionsDialog.css';
import './PasteQuestionsDialog.css';

const EXAMPLE = `1. What is the capital of France?
a) Lyon
*b) Paris
2. Rain falls from the ____.
3. Why is the sky blue?`;

const toContent = ({ questions, losses = [] }: Recognised): FoundContent => ({
  entries: listPastedEntries(markQuestions(questions)),
  losses,
});
const NOTHING: FoundContent = { entries: [], losses: [] };

/** Finds what a text makes; null while a long one is read. */
function useFound(text: RichTextValue): FoundContent | null {
  const short = useMemo(() => {
    const read = recogniseShort(text);
    return read && toContent(read);
  }, [text]);
  const [long, setLong] = useState<{ text: RichTextValue; content: FoundContent } | null>(null);
  useEffect(() => {
    if (short) return;
    const reading = new AbortController();
    const { signal } = reading;
    const find = async () => {
      const { questions, losses = [] } = await recogniseText(text, signal);
      const file = { questions: markQuestions(questions), losses, files: new Map() };
      return findInSlices(file, true, signal);
    };
    find().then(
      (content) => setLong({ text, content }),
      () => signal.aborted || setLong({ text, content: NOTHING }),
    );
    return () => reading.abort();
  }, [short, text]);
  return short ?? (long?.text === text ? long.content : null);
}

const formatItems = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

/** Focuses the field, because the dialog was opened to paste into it. */
const focusNow = (field: HTMLTextAreaElement | null): void => field?.focus();

interface PasteQuestionsDialogProps {
  readonly given: PastedQuestions;
  readonly onClose: () => void;
}

/** Renders the dialog that makes items of a pasted test: each with what it becomes, and each can be left out. */
export function PasteQuestionsDialog({ given, onClose }: PasteQuestionsDialogProps) {
  const editor = useEditor();
  const [text, setText] = useState(given.text);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<ReadonlyMap<string, FoundEntry>>(new Map());
  const read = useFound(text);
  const { entries, losses } = read ?? NOTHING;
  const found = entries.map((entry) => edited.get(entry.id) ?? entry);
  const room = LIMITS.items - (hasItems(editor.document) ? editor.document.items.length : 0);
  const wanted = found.filter(({ id }) => !leftOut.has(id));
  const items = wanted.slice(0, room);
  const make = useMaking(given, onClose);
  const pasteAsText = () => {
    // Runs before the dialog gives the focus back: the field then shows the caret behind the text.
    given.pasteAsText?.();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={items.length > 0 ? `Make ${formatItems(items.length)}?` : 'Paste questions'}
      width="large"
      footer={
        <>
          {given.pasteAsText && (
            <Button variant="ghost" onPress={pasteAsText}>
              Paste as text
            </Button>
          )}
          <MakeButton
            // A button that was disabled takes no focus.
            key={read ? 'read' : 'reading'}
            count={items.length}
            autoFocus={given.text !== ''}
            onPress={() => make(items)}
          />
        </>
      }
    >
      {given.text === '' && <PasteField text={text} onText={setText} />}
      {!read && <Spinner label="Reading" />}
      {text !== '' && read?.entries.length === 0 && (
        <p className="panel-hint">No questions are found in it.</p>
      )}
      {losses.length > 0 && <LossList losses={losses} none="" />}
      {found.length > 0 && (
        <FoundList
          entries={found}
          style={editor.document.style}
          leftOut={leftOut}
          onChoose={(ids, isWanted) => setLeftOut(leaveOut(leftOut, new Set(ids), isWanted))}
          onEdit={(entry) => setEdited(new Map(edited).set(entry.id, entry))}
        />
      )}
      <NoRoom noun="item" beyond={wanted.length - items.length} />
    </Dialog>
  );
}

interface MakeButtonProps {
  readonly count: number;
  readonly autoFocus: boolean;
  readonly onPress: () => void;
}

const MakeButton = ({ count, ...props }: MakeButtonProps) => (
  <Button variant="filled" isDisabled={count === 0} {...props}>
    {count === 0 ? 'Make items' : `Make ${formatItems(count)}`}
  </Button>
);

/** Adds entries to those that are left out, or takes them away. */
export function leaveOut(
  leftOut: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
  isWanted: boolean,
): ReadonlySet<string> {
  const others = [...leftOut].filter((id) => !chosen.has(id));
  return new Set(isWanted ? others : [...others, ...chosen]);
}

/** Returns a function that makes the items where the questions were pasted. */
function useMaking({ at, into }: PastedQuestions, onClose: () => void) {
  const editor = useEditor();
  const actions = useItemActions();
  return (entries: readonly FoundEntry[]) => {
    onClose();
    // The dialog is gone at once, however long hundreds of items take.
    setTimeout(() => {
      addFound(editor, actions, { entries, at, instead: into });
    });
  };
}

interface PasteFieldProps {
  readonly text: RichTextValue;
  readonly onText: (text: RichTextValue) => void;
}

/** Renders the field to paste into; what is formatted keeps its lists and its bold answers. */
function PasteField({ text, onText }: PasteFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="questions-label">
        From Word, Google Docs or a web page: numbered questions, lettered options, the answer bold or with a
        star.
      </label>
      <textarea
        id={id}
        className="field-control text-area questions-field"
        dir="auto"
        ref={focusNow}
        placeholder={EXAMPLE}
        value={toPlainText(text)}
        onChange={(event) => onText(event.target.value)}
        onPaste={(event) => {
          const isReplaced = event.currentTarget.value.trim() === '';
          if (!isReplaced || event.clipboardData.getData('text/html') === '') return;
          event.preventDefault();
          onText(readPasted(event.clipboardData));
        }}
      />
    </>
  );
}
