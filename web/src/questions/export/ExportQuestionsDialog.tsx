import { useEffect, useId, useMemo, useState } from 'react';
import { listQuestions } from '#shared/document/list-questions.ts';
import { WRITE_FORMATS } from '#shared/questions/write/format-names.ts';
import { writeQuestions } from '#shared/questions/write/formats.ts';
import type { WrittenFile } from '#shared/questions/write/writing.ts';
import { download } from '../../device/download-and-print.ts';
import { useEditor } from '../../document/editor-context.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { LossList } from '../losses/LossList.tsx';
import { drawValues } from './draw-values.ts';
import { EXPORT_FORMAT_NAMES, type ExportFormat, getExportFormat } from './export-formats.ts';
import { loadPictures } from './load-pictures.ts';
import { nameFile, writeDocument } from './write-document.ts';
import '../../ui/fields/check-entry.css';
import './ExportQuestionsDialog.css';

const NOTHING_LOST = {
  questions: 'Every question, option and answer is in the file.',
  document: 'The whole document is in the file, with its pictures.',
};
const NOT_WRITTEN = 'The file could not be written. Check your connection and try again.';

/** Writes the file of a format; null while that is under way, an error in words where it failed. */
function useWrittenFile(format: ExportFormat): WrittenFile | string | null {
  const editor = useEditor();
  const asked = useMemo(() => listQuestions(editor.document), [editor]);
  const [written, setWritten] = useState<{ format: ExportFormat; file: WrittenFile | string }>();
  useEffect(() => {
    let isWanted = true;
    const set = (file: WrittenFile | string) => isWanted && setWritten({ format, file });
    const write = async () => {
      if (format === 'handout') return writeDocument(editor.document);
      const { hasPictures } = WRITE_FORMATS[format];
      const hasDrawings = format !== 'word';
      const files = new Map([
        ...(hasPictures ? await loadPictures(editor.document, { hasDrawings }) : []),
        ...(hasDrawings ? [] : await drawValues(asked)),
      ]);
      const { bytes, losses } = await writeQuestions(format, { ...asked, files });
      return { bytes, losses: [...asked.unasked, ...losses] };
    };
    write().then(set, () => set(NOT_WRITTEN));
    return () => {
      isWanted = false;
    };
  }, [format, asked, editor]);
  return written?.format === format ? written.file : null;
}

interface ExportQuestionsDialogProps {
  /** The format that is chosen at first. */
  readonly initial: ExportFormat;
  readonly onClose: () => void;
}

/** Renders the dialog that writes the document's questions to a file of another program, or itself to one of Handout. */
export function ExportQuestionsDialog({ initial, onClose }: ExportQuestionsDialogProps) {
  const editor = useEditor();
  const [format, setFormat] = useState<ExportFormat>(initial);
  const written = useWrittenFile(format);
  const file = typeof written === 'string' ? null : written;
  const save = () => {
    if (!file) return;
    download(new Blob([file.bytes]), nameFile(editor.document, getExportFormat(format).ending));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Export"
      width="medium"
      footer={
        <Button variant="filled" isDisabled={file === null} onPress={save}>
          Download
        </Button>
      }
    >
      <fieldset className="export-formats">
        <legend className="visually-hidden">Format</legend>
        {EXPORT_FORMAT_NAMES.map((name) => (
          <FormatChoice key={name} name={name} isChosen={name === format} onChoose={() => setFormat(name)} />
        ))}
      </fieldset>
      {written === null && (
        <p role="status">
          <Spinner label="Writing" />
        </p>
      )}
      {typeof written === 'string' && (
        <p className="panel-notice" role="alert">
          {written}
        </p>
      )}
      {file && (
        <LossList losses={file.losses} none={NOTHING_LOST[format === 'handout' ? 'document' : 'questions']} />
      )}
    </Dialog>
  );
}

interface FormatChoiceProps {
  readonly name: ExportFormat;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function FormatChoice({ name, isChosen, onChoose }: FormatChoiceProps) {
  const id = useId();
  const { label, hint } = getExportFormat(name);
  return (
    <div className={isChosen ? 'check-entry export-format chosen' : 'check-entry export-format'}>
      <input id={id} type="radio" name="export-format" checked={isChosen} onChange={onChoose} />
      <label htmlFor={id}>
        <strong>{label}</strong>
        <span className="quiet">{hint}</span>
      </label>
    </div>
  );
}
