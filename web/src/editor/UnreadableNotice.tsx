import { useState } from 'react';
import { download } from '../device/download-and-print.ts';
import { type Draft, drafts } from '../saving/drafts.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { showUndoToast } from '../ui/feedback/toast.ts';
import { formatMoment } from '../ui/words/format-moment.ts';

/**
 * Renders a notice of a draft that cannot be opened: it stays, and can be downloaded, until the user deletes
 * it.
 */
export function UnreadableNotice({ draft }: { draft: Draft }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  const take = () =>
    download(new Blob([JSON.stringify(draft.document)], { type: 'application/json' }), 'Handout copy.json');
  const remove = async () => {
    await drafts.remove(draft.key);
    setGone(true);
    showUndoToast('The copy is deleted', () => void drafts.write(draft).then(() => setGone(false)));
  };
  return (
    <div className="notice" role="alert">
      <p>
        Your work of {formatMoment(draft.changed_at)} is kept on this device, but it cannot be opened. This is
        a new start beside it.
      </p>
      <Button variant="action" size="dense" onPress={take}>
        Download it
      </Button>
      <Button variant="ghost" size="dense" onPress={() => void remove()}>
        Delete it
      </Button>
    </div>
  );
}
