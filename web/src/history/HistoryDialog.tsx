import { useState } from 'react';
import type { Revision } from '#shared/api/models.ts';
import { compareDocuments } from '#shared/document/compare-documents.ts';
import { useRevision, useRevisions } from '../api/history.ts';
import { useEditor } from '../document/editor-context.ts';
import { offerUndo } from '../document/undo-offer.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { showNotFetched } from '../ui/lazy/not-fetched.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { formatMoment } from '../ui/words/format-moment.ts';
import { hasGaps } from './has-gaps.ts';
import { NameRevision } from './NameRevision.tsx';
import { RevisionDetails } from './RevisionDetails.tsx';
import { RevisionList } from './RevisionList.tsx';
import './History.css';

interface HistoryDialogProps {
  /** The id of the saved document; null where it is only on this device. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** Renders the saved versions of the open document: each can be looked at, compared, named and restored. */
export function HistoryDialog({ id, onClose }: HistoryDialogProps) {
  if (id !== null) return <SavedHistory id={id} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title="Version history" width="medium">
      <EmptyState words="Save this document to your account. From then on what you save stays here for 90 days: every version for a week, and at least the last of each day after that." />
    </Dialog>
  );
}

function SavedHistory({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const list = useRevisions(id);
  const [chosenId, choose] = useState<string | null>(null);
  const [isNaming, setNaming] = useState(false);
  const { revisions } = list;
  const chosen = revisions.find((revision) => revision.id === chosenId) ?? revisions[0] ?? null;
  const close = () => setNaming(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Version history"
      width="full"
      footer={chosen && <Actions id={id} chosen={chosen} onName={() => setNaming(true)} onClose={onClose} />}
    >
      {list.isPending && <Spinner label="Loading the versions" />}
      {list.error && <NotLoaded error={list.error} onAgain={() => void list.refetch()} />}
      {chosen && (
        <div className="history">
          <RevisionList
            revisions={revisions}
            chosen={chosen.id}
            onChoose={choose}
            more={
              list.hasNextPage ? (
                <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
                  Show more
                </Button>
              ) : (
                hasGaps(revisions) && <p className="panel-hint">{WHAT_STAYS}</p>
              )
            }
          />
          <RevisionDetails id={id} chosen={chosen} before={findBefore(revisions, chosen)} />
        </div>
      )}
      {chosen && isNaming && <NameRevision id={id} revision={chosen} onClose={close} />}
    </Dialog>
  );
}

/** Finds the version that was saved before this one, as far as the list has been read. */
const findBefore = (revisions: readonly Revision[], chosen: Revision): Revision | null =>
  revisions[revisions.indexOf(chosen) + 1] ?? null;

const WHAT_STAYS =
  'Every version stays for a week at least, the last of each day and those with a name for 90 days, published ones for good.';

interface ActionsProps {
  readonly id: string;
  readonly chosen: Revision;
  readonly onName: () => void;
  readonly onClose: () => void;
}

function Actions({ id, chosen, onName, onClose }: ActionsProps) {
  const editor = useEditor();
  const { data } = useRevision(id, chosen.id);
  // The version that is open restores nothing.
  const isOpen = data !== undefined && compareDocuments(data, editor.document).length === 0;
  const restore = async () => {
    if (!data) return;
    await editor.load(data);
    const { user_id, is_published } = editor.document;
    const at = formatMoment(chosen.saved_at);
    editor.replace({ ...data, id: editor.document.id, user_id, is_published }, 'Restore a version');
    const undo = () => void editor.undo();
    offerUndo(editor, `The version of ${at} is restored`, undo);
    onClose();
  };
  return (
    <>
      <Button onPress={onName}>{chosen.name === null ? 'Name this version' : 'Rename this version'}</Button>
      <Button
        variant="filled"
        isDisabled={!data || isOpen}
        onPress={() => void restore().catch(showNotFetched)}
      >
        Restore this version
      </Button>
    </>
  );
}
