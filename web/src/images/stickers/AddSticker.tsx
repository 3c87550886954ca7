import type { EntityType } from '#shared/kinds/facts.ts';
import { useEditor, useFact } from '../../document/editor-context.ts';
import { useViewFact } from '../../document/use-view.ts';
import { createLazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useStickerActions } from './use-sticker-actions.ts';

const PictureDialog = createLazyDialog(async () => (await import('../PictureDialog.tsx')).PictureDialog);

/** Warnings about stickers where the sheets are cut, or many are printed. */
const WARNINGS: Partial<Record<EntityType, string>> = {
  bingo: 'Stickers print on every card. Keep them off the squares.',
  flashcard: 'Stickers print once per page, not on each card. Use Add an Image to put a picture on a card.',
};

/** Renders the dialog that adds a sticker, while it is open. */
export function AddSticker() {
  const { view } = useEditor();
  const isOpen = useViewFact((asked) => asked.addsSticker);
  const kind = useFact((document) => document.entity_type);
  const { add } = useStickerActions();
  if (!isOpen) return null;
  return (
    <PictureDialog
      title="Add a Sticker"
      warning={WARNINGS[kind]}
      onPick={add}
      onClose={() => {
        view.addsSticker = false;
      }}
    />
  );
}
