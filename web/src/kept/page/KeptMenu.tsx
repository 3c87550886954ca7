import { pick } from 'es-toolkit';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { KeptItem } from '#shared/api/kept-models.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import { keepItem, removeKeptItem } from '../../api/kept.ts';
import { MenuDots } from '../../ui/buttons/Dots.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { showErrorToast, showUndoToast } from '../../ui/feedback/toast.ts';
import { createLazyDialog } from '../../ui/lazy/lazy-part.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';

const LabelsDialog = createLazyDialog(async () => (await import('./LabelsDialog.tsx')).LabelsDialog);

/** Puts a kept item back that was deleted, under its id, so that documents are in step with it again. */
const restore = (kept: KeptItem): Promise<unknown> =>
  keepItem(kept.id, 0, pick(kept, ['name', 'subject', 'grade', 'tags', 'content'])).catch(showErrorToast);

/** Deletes at once; the message offers to undo it. */
const remove = (kept: KeptItem): void => {
  removeKeptItem(kept.id).then(
    () => void showUndoToast(`${quoteName(kept.name)} deleted`, () => void restore(kept)),
    showErrorToast,
  );
};

/** Renders what can be done with a kept item. */
export function KeptMenu({ kept }: { kept: KeptItem }) {
  const [isEditing, edit] = useState(false);
  const label = `Actions of ${kept.name}`;
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={MenuDots} />}
        entries={[
          { id: 'edit', label: 'Name and tags…', icon: Pencil, onAction: () => edit(true) },
          {
            id: 'delete',
            label: 'Delete',
            icon: Trash2,
            tone: 'danger',
            startsGroup: true,
            onAction: () => remove(kept),
          },
        ]}
      />
      {isEditing && <LabelsDialog kept={kept} onClose={() => edit(false)} />}
    </>
  );
}
