import { useMemo, useState } from 'react';
import { hasItems } from '#shared/document/document.ts';
import type { ReadFile } from '#shared/questions/source/reading.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { ImportedQuestions } from '../../document/editor-view.ts';
import { useItemActions } from '../../document/item-actions.ts';
import { usePictureUploads } from '../../images/use-picture-uploads.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { LossList } from '../losses/LossList.tsx';
import { FileReview } from '../open/FileReview.tsx';
import { useReadFile } from '../reading/use-read-file.ts';
import { addFound } from './add-found.ts';
import { listEntryFiles, withoutPictures } from './entry-pictures.ts';
import { FoundList } from './FoundList.tsx';
import { FoundPictures } from './FoundPictures.tsx';
import { findWhatToAdd } from './find-what-to-add.ts';
import { QuestionFileField } from './QuestionFileField.tsx';
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
      <Review
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
        <p className="import-reading" role="status">
          <Spinner /> Reading {file.name}
        </p>
      ) : (
        <QuestionFileField onFiles={replace} />
      )}
    </Dialog>
  );
}

interface ReviewProps {
  readonly title: string;
  readonly name: string;
  readonly found: ReadFile;
  /** The place for the first item, from 0. */
  readonly at: number;
  /** Goes on to the next file, with how many items or cards were added; null after the last. */
  readonly onNext: ((added?: number) => void) | null;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function Review({ title, name, found, at, onNext, onFiles, onClose }: ReviewProps) {
  const editor = useEditor();
  const actions = useItemActions();
  const uploads = usePictureUploads();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [hasPictures, setHasPictures] = useState(true);
  const { document } = editor;
  const { entries, losses } = useMemo(() => findWhatToAdd(found, hasItems(document)), [found, document]);
  const room = LIMITS.items - document.items.length;
  const wanted = entries.filter(({ id }) => !leftOut.has(id));
  const placed = wanted.slice(0, room);
  const files = useMemo(() => listEntryFiles(entries, found.files), [entries, found.files]);
  const shown = useMemo(() => (hasPictures ? entries : entries.map(withoutPictures)), [entries, hasPictures]);
  const added = hasPictures ? placed : placed.map(withoutPictures);
  const noun = hasItems(document) ? 'item' : 'card';
  const choose = (ids: readonly string[], isWanted: boolean) => {
    const others = [...leftOut].filter((id) => !ids.includes(id));
    setLeftOut(new Set(isWanted ? others : [...others, ...ids]));
  };
  const add = async () => {
    const sent = listEntryFiles(added, found.files);
    // Without an account the dialog stays as it is, and can add them without their pictures.
    if (sent.size > 0 && !(await uploads.canSend())) return;
    if (onNext) onNext(added.length);
    else onClose();
    // The dialog is gone at once, however long hundreds of items take.
    setTimeout(() => {
      addFound(editor, actions, { entries: added, at });
      uploads.sendPlaced(sent);
    });
  };
  const words = added.length === 0 ? `Add ${noun}s` : `Add ${formatCount(added.length, noun)}`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width="large"
      footer={
        <>
          <QuestionFileField isButton onFiles={onFiles} />
          {onNext && (
            <Button variant="ghost" onPress={() => onNext()}>
              Skip this file
            </Button>
          )}
          <Button variant="filled" isDisabled={added.length === 0} onPress={() => void add()}>
            {words}
          </Button>
        </>
      }
    >
      <p className="import-summary" role="status">
        <strong>{name}</strong> makes {formatCount(entries.length, noun)}.
      </p>
      {placed.length < wanted.length && (
        <p className="panel-notice">
          There is room for {LIMITS.items} {noun}s: the last {wanted.length - placed.length} will be left out.
        </p>
      )}
      <LossList losses={losses} none="Everything in the file is taken over." />
      {files.size > 0 && (
        <label className="import-all">
          <input
            type="checkbox"
            checked={hasPictures}
            onChange={({ target }) => setHasPictures(target.checked)}
          />
          With {formatCount(files.size, 'picture')}, kept in your account
        </label>
      )}
      <FoundPictures files={found.files}>
        <FoundList entries={shown} style={document.style} leftOut={leftOut} onChoose={choose} />
      </FoundPictures>
    </Dialog>
  );
}
