import { useMemo, useState } from 'react';
import { getKind } from '#shared/document/document.ts';
import { useKeptById } from '../../api/kept.ts';
import { useDocument } from '../../document/editor-context.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ChangedDialog } from './ChangedDialog.tsx';
import { findChanged, listLinkedIds } from './find-changed.ts';

/** Renders a notice of items or cards whose kept ones have changed in the bank; what the sheet prints stays until the user says so. */
export function ChangedNotice() {
  const document = useDocument();
  const ids = listLinkedIds(document);
  const { data: bank } = useKeptById(ids);
  const changed = useMemo(() => findChanged(document, bank ?? []), [document, bank]);
  const [isOpen, setOpen] = useState(false);
  if (changed.length === 0) return null;
  const { hasItems, part } = getKind(document);
  const one = hasItems ? 'item' : part;
  const words =
    changed.length === 1 ? `${hasItems ? 'An' : 'A'} ${one} was` : `${changed.length} ${one}s were`;
  return (
    <div className="notice" role="status">
      <p>{words} changed in your bank.</p>
      <Button variant="action" size="dense" onPress={() => setOpen(true)}>
        Look at the changes
      </Button>
      {isOpen && <ChangedDialog changed={changed} onClose={() => setOpen(false)} />}
    </div>
  );
}
