import { useState } from 'react';
import type { ImportedQuestions } from '../../document/editor-view.ts';
import { useReadFile } from '../../reading/use-read-file.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { FileReview } from '../open/FileReview.tsx';
import { QuestionFileField } from './QuestionFileField.tsx';
import { QuestionFileReview } from './QuestionFileReview.tsx';
import './ImportQuestionsDialog.css';

interface ImportQuestionsDialogProps {
  readonly given: ImportedQuestions;
  readonly onClose: () => void;
}

/** Files that are still to be read, the first of them now. */
interface FileQueue {
  readonly files: readonly File[];
  /** How many were added or skipped before. */
  readonly done: number;
  /** The place for the first item of the next, from 0. */
  readonly at: number;
}

const nameStep = ({ files, done }: FileQueue): string =>
  files.length + done > 1
    ? `Import questions, file ${done + 1} of ${done + files.length}`
    : 'Import questions';

/**
 * Renders the dialog that reads files of questions, one after the other, and shows what each makes and what is lost before
 * it adds anything.
 */
export function ImportQuestionsDialog({ given, onClose }: ImportQuestionsDialogProps) {
  const [queue, setQueue] = useState<FileQueue>({ ...given, done: 0 });
  const { files, done, at } = queue;
  const [file = null, ...others] = files;
  const { found, error } = useReadFile(file);
  const title = nameStep(queue);
  const next = (added = 0) => setQueue({ files: others, done: done + 1, at: at + added });
  const replace = (chosen: readonly File[]) => setQueue({ ...queue, files: [...chosen, ...others] });
  const onNext = others.length > 0 ? next : null;
  if (found && file && 'opened' in found)
    return (
      <FileReview
        name={file.name}
        found={found.opened}
        {...{ others, onClose }}
        onSkip={onNext && (() => onNext())}
      />
    );
  if (found && file && 'questions' in found)
    return (
      <QuestionFileReview
        key={done}
        name={file.name}
        found={found.questions}
        {...{ title, at, onClose, onNext }}
        onFiles={replace}
      />
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width="medium"
      footer={
        error !== null &&
        onNext && (
          <Button variant="filled" onPress={() => onNext()}>
            Next file
          </Button>
        )
      }
    >
      {error !== null && (
        <p className="panel-notice" role="alert">
          {error}
        </p>
      )}
      {file && error === null ? (
        <p className="line import-reading" role="status">
          <Spinner /> Reading {file.name}
        </p>
      ) : (
        <QuestionFileField onFiles={replace} />
      )}
    </Dialog>
  );
}
