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
    </>
  );
}

/** Renders the dialog about a pasted test while it is open. */
function PasteQuestions() {
  const { view } = useEditor();
  const isOpen = useViewFact(({ questions }) => questions !== null);
  const given = isOpen ? view.questions : null;
  const close = () => {
    view.questions = null;
  };
  return given && <PasteQuestionsDialog given={given} onClose={close} />;
}

/** Renders the dialog about files of questions while it is open. */
function ImportQuestions() {
  const { view } = useEditor();
  const isOpen = useViewFact(({ imports }) => imports !== null);
  const given = isOpen ? view.imports : null;
  const close = () => {
    view.imports = null;
  };
  return given && <ImportQuestionsDialog given={given} onClose={close} />;
}

/** Renders the dialog that writes the questions to a file, while it is open. */
function ExportQuestions() {
  const { view } = useEditor();
  const what = useViewFact(({ exports }) => exports);
  const close = () => {
    view.exports = null;
  };
  return what && <ExportQuestionsDialog initial={what === 'document' ? 'handout' : 'word'} onClose={close} />;
}

/** Renders the dialog that makes other exercises of the document's words, while it is open. */
function UseWords() {
  const { view } = useEditor();
  const isOpen = useViewFact(({ words }) => words !== null);
  const given = isOpen ? view.words : null;
  const close = () => {
    view.words = null;
  };
  return given && <UseWordsDialog given={given} onClose={close} />;
}
