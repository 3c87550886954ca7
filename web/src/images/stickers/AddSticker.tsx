import { getKindFacts } from '#shared/kinds/facts.ts';
import { useEditor, useFact } from '../../document/editor-context.ts';
import { useViewFact } from '../../document/use-view.ts';
import { createLazyDialog } from '../../ui/lazy/lazy-part.tsx';
import { useStickerActions } from './use-sticker-actions.ts';

const PictureDialog = createLazyDialog(async () => (await import('../PictureDialog.tsx')).PictureDialog, {
  catchesTyping: 'outside texts',
});

/** Renders the dialog that adds a sticker, while it is open. */
export function AddSticker() {
  const { view } = useEditor();
  const isOpen = useViewFact((asked) => asked.addsSticker);
  const warning = useFact(({ entity_type }) => getKindFacts(entity_type).stickerWarning);
  const { add } = useStickerActions();
  if (!isOpen) return null;
  return (
    <PictureDialog
      place="sticker"
      warning={warning}
      onPick={add}
      onClose={() => {
        view.addsSticker = false;
      }}
    />
  );
}
