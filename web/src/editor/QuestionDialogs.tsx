import { useEffect } from 'react';
import { ref } from 'valtio';
import { handedFiles } from '../device/handed-files.ts';
import { useEditor } from '../document/editor-context.ts';
import { useViewFact } from '../document/use-view.ts';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';

const PasteQuestionsDialog = createLazyDialog(
  async () => (await import('../questions/PasteQuestionsDialog.tsx')).PasteQuestionsDialog,
  // Enter right after the paste makes the items.
  { catchesTyping: 'always' },
);
const ImportQuestionsDialog = createLazyDialog(
  async () => (await import('../questions/import/ImportQuestionsDialog.tsx')).ImportQuestionsDialog,
);

const ExportQuestionsDialog = createLazyDialog(
  async () => (await import('../questions/export/ExportQuestionsDialog.tsx')).ExportQuestionsDialog,
);

const UseWordsDialog = createLazyDialog(
  async () => (await import('../words/UseWordsDialog.tsx')).UseWordsDialog,
);

const MakeSetDialog = createLazyDialog(async () => (await import('../sets/MakeSetDialog.tsx')).MakeSetDialog);

/** Renders the dialogs about questions that were pasted, and about files of questions; files of the start page open one. */
export function QuestionDialogs() {
  const { view } = useEditor();
  useEffect(() => {
    const files = handedFiles.take();
    if (files.length > 0) view.imports = ref({ files, at: 0 });
  }, [view]);
  return (
    <>
      <PasteQuestions />
      <ImportQuestions />
      <ExportQuestions />
      <UseWords />
      <MakeSet />
    </>
  );
}

/** Returns what a dialog is given while it is open, and what closes it. */
function useGiven<Name extends 'questions' | 'imports' | 'exports' | 'words' | 'sets'>(name: Name) {
  const { view } = useEditor();
  const isOpen = useViewFact((seen) => seen[name] !== null);
  return { given: isOpen ? view[name] : null, onClose: () => Object.assign(view, { [name]: null }) };
}

/** Renders the dialog about a pasted test while it is open. */
function PasteQuestions() {
  const { given, onClose } = useGiven('questions');
  return given && <PasteQuestionsDialog given={given} onClose={onClose} />;
}

/** Renders the dialog about files of questions while it is open. */
function ImportQuestions() {
  const { given, onClose } = useGiven('imports');
  return given && <ImportQuestionsDialog given={given} onClose={onClose} />;
}

/** Renders the dialog that writes the questions to a file, while it is open. */
function ExportQuestions() {
  const { given, onClose } = useGiven('exports');
  return (
    given && <ExportQuestionsDialog initial={given === 'document' ? 'handout' : 'word'} onClose={onClose} />
  );
}

/** Renders the dialog that makes other exercises of the document's words, while it is open. */
function UseWords() {
  const { given, onClose } = useGiven('words');
  return given && <UseWordsDialog given={given} onClose={onClose} />;
}

/** Renders the dialog that makes a set of cards or an item at once, while it is open. */
function MakeSet() {
  const { given, onClose } = useGiven('sets');
  return given && <MakeSetDialog at={given.at} onClose={onClose} />;
}
