import { useEffect } from 'react';
import { ref } from 'valtio';
import { handedFile } from '../device/handed-file.ts';
import { useEditor } from '../document/editor-context.ts';
import { useViewFact } from '../document/use-view.ts';
import { createLazyDialog } from '../ui/overlays/lazy-dialog.tsx';

const PasteQuestionsDialog = createLazyDialog(
  async () => (await import('../questions/PasteQuestionsDialog.tsx')).PasteQuestionsDialog,
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

/** Renders the dialogs about questions that were pasted, and about files of questions; a file of the start page opens one. */
export function QuestionDialogs() {
  const { view } = useEditor();
  useEffect(() => {
    const file = handedFile.take();
    if (file) view.imports = ref({ file, at: 0 });
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

/** Renders the dialog about a file of questions while it is open. */
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
  const isOpen = useViewFact(({ exports }) => exports);
  const close = () => {
    view.exports = false;
  };
  return isOpen && <ExportQuestionsDialog onClose={close} />;
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
