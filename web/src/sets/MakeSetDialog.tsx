import { hasItems } from '#shared/document/document.ts';
import { useEditor } from '../document/editor-context.ts';
import { CardSetDialog } from './CardSetDialog.tsx';
import { ItemSetDialog } from './ItemSetDialog.tsx';

interface MakeSetDialogProps {
  /** The place in the list of what is made. */
  readonly at: number;
  readonly onClose: () => void;
}

/** Renders the dialog that makes a set at once: cards of a deck or a game, or an item of a worksheet. */
export function MakeSetDialog({ at, onClose }: MakeSetDialogProps) {
  const isSheet = hasItems(useEditor().document);
  return isSheet ? <ItemSetDialog at={at} onClose={onClose} /> : <CardSetDialog onClose={onClose} />;
}
