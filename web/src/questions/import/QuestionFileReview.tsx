import { useEffect, useMemo, useState } from 'react';
import { hasItems } from '#shared/document/document.ts';
import type { ReadFile } from '#shared/questions/source/reading.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
import { NoRoom } from '../../document/NoRoom.tsx';
import { usePictureUploads } from '../../images/use-picture-uploads.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { formatCount } from '../../ui/words/format-count.ts';
import { LossList } from '../losses/LossList.tsx';
import { PicturesChoice } from '../losses/PicturesChoice.tsx';
import { addFound } from './add-found.ts';
import { listEntryFiles, withoutPictures } from './entry-pictures.ts';
import { FoundList } from './FoundList.tsx';
import { FoundPictures } from './FoundPictures.tsx';
import {
  type FoundContent,
  type FoundEntry,
  findInSlices,
  findWhatToAdd,
  SLICE,
} from './find-what-to-add.ts';
import { QuestionFileField } from './QuestionFileField.tsx';

interface QuestionFileReviewProps {
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

/** Renders what a file of questions makes and what of it is lost, each entry of which can be left out. */
export function QuestionFileReview(props: QuestionFileReviewProps) {
  const { title, name, found, onNext, onFiles, onClose } = props;
  const { document } = useEditor();
  const { entries, losses, leftOut, choose, edit, wanted, placed, isPending } = useEntries(found);
  const [hasPictures, setHasPictures] = useState(true);
  const files = useMemo(() => listEntryFiles(entries, found.files), [entries, found.files]);
  const shown = useMemo(() => (hasPictures ? entries : entries.map(withoutPictures)), [entries, hasPictures]);
  const added = hasPictures ? placed : placed.map(withoutPictures);
  const add = useAdding(props);
  const noun = hasItems(document) ? 'item' : 'card';
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
          <Button variant="filled" isDisabled={added.length === 0} onPress={() => void add(added)}>
            {added.length === 0 ? `Add ${noun}s` : `Add ${formatCount(added.length, noun)}`}
          </Button>
        </>
      }
    >
      <p className="import-summary" role="status">
        <strong>{name}</strong> {isPending ? 'is read.' : `makes ${formatCount(entries.length, noun)}.`}
      </p>
      {isPending && <Spinner label="Reading" />}
      <NoRoom noun={noun} beyond={wanted.length - placed.length} />
      {!isPending && <LossList losses={losses} none="Nothing in the file is left out." />}
      <PicturesChoice count={files.size} isWanted={hasPictures} onChange={setHasPictures} />
      <FoundPictures files={found.files}>
        <FoundList entries={shown} style={document.style} leftOut={leftOut} onChoose={choose} onEdit={edit} />
      </FoundPictures>
    </Dialog>
  );
}

/** Returns what the file makes for the open document: all of it, what is wanted, and what of that has room. */
function useEntries(found: ReadFile) {
  const { document } = useEditor();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<ReadonlyMap<string, FoundEntry>>(new Map());
  const read = useFound(found, hasItems(document));
  const made = { ...read, entries: read.entries.map((entry) => edited.get(entry.id) ?? entry) };
  const edit = (entry: FoundEntry) => setEdited(new Map(edited).set(entry.id, entry));
  const wanted = made.entries.filter(({ id }) => !leftOut.has(id));
  const placed = wanted.slice(0, LIMITS.items - document.items.length);
  const choose = (ids: readonly string[], isWanted: boolean) => {
    const chosen = new Set(ids);
    const others = [...leftOut].filter((id) => !chosen.has(id));
    setLeftOut(new Set(isWanted ? others : [...others, ...ids]));
  };
  return { ...made, leftOut, choose, edit, wanted, placed };
}

const NOTHING: FoundContent = { entries: [], losses: [] };

/** Finds what a file makes: of a small one at once, of a large one in several tasks, nothing until then. */
function useFound(file: ReadFile, makesItems: boolean): FoundContent & { readonly isPending: boolean } {
  const small = useMemo(
    () => (file.questions.length > SLICE ? null : findWhatToAdd(file, makesItems)),
    [file, makesItems],
  );
  const [large, setLarge] = useState<{ file: ReadFile; content: FoundContent } | null>(null);
  useEffect(() => {
    if (small) return;
    const finding = new AbortController();
    findInSlices(file, makesItems, finding.signal).then(
      (content) => setLarge({ file, content }),
      () => undefined,
    );
    return () => finding.abort();
  }, [file, makesItems, small]);
  const content = small ?? (large?.file === file ? large.content : null);
  return { ...(content ?? NOTHING), isPending: content === null };
}

type Entries = ReturnType<typeof findWhatToAdd>['entries'];

/** Returns a function that adds entries to the document and sends their pictures. */
function useAdding({ found, at, onNext, onClose }: QuestionFileReviewProps) {
  const editor = useEditor();
  const actions = useItemActions();
  const uploads = usePictureUploads();
  return async (entries: Entries) => {
    const sent = listEntryFiles(entries, found.files);
    // Without an account the dialog stays as it is, and can add them without their pictures.
    if (sent.size > 0 && !(await uploads.canSend())) return;
    if (onNext) onNext(entries.length);
    else onClose();
    // The dialog is gone at once, however long hundreds of items take.
    setTimeout(() => {
      addFound(editor, actions, { entries, at });
      uploads.sendPlaced(sent);
    });
  };
}
