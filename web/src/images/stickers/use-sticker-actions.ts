import { useMemo } from 'react';
import {
  addSticker,
  canAddSticker,
  removeSticker,
  reorderSticker,
  setSticker,
} from '#shared/document/sticker-rules.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import type { EditOptions, Editor } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { anchorPlace } from './anchor-place.ts';
import type { StickerPlace } from './geometry.ts';

/** Focuses another sticker, or the sheets, after a deletion. */
function focusDesk(): void {
  const findElement = (what: string) => globalThis.document.querySelector<HTMLElement>(what);
  requestAnimationFrame(() =>
    (findElement('.sticker-hold') ?? findElement('.desk'))?.focus({ preventScroll: true }),
  );
}

/** Returns the actions on the document's stickers; each is an undo step. */
export function useStickerActions() {
  const editor = useEditor();
  return useMemo(() => createStickerActions(editor), [editor]);
}

function createStickerActions(editor: Editor) {
  const { path, view } = editor;
  const open = (index: number) => {
    view.openPicture = `sticker ${index}`;
  };
  return {
    /** Adds a sticker at `at`, else on the sheet in the middle of the desk, and opens its control bar. */
    add(image: ImageAttachment, at: Partial<StickerPlace> = { docIndex: view.sheet }) {
      if (!canAddSticker(editor.document)) {
        showToast({ words: `A document holds at most ${LIMITS.stickers} stickers.`, tone: 'danger' });
        return;
      }
      editor.edit(path, addSticker, { ...image, ...anchorPlace(editor, image, at) }, { name: 'Add sticker' });
      open(editor.document.images.length - 1);
    },
    set(index: number, image: ImageAttachment, step: EditOptions) {
      editor.edit(path, setSticker, { index, image }, step);
    },
    order(index: number, to: 'front' | 'back') {
      const name = to === 'front' ? 'Bring to front' : 'Send to back';
      editor.edit(path, reorderSticker, { index, to }, { name });
      open(to === 'front' ? editor.document.images.length - 1 : 0);
    },
    remove(index: number) {
      const sticker = editor.document.images[index];
      if (!sticker) return;
      view.openPicture = null;
      editor.edit(path, removeSticker, index, { name: 'Delete sticker' });
      focusDesk();
      offerUndo(editor, 'Sticker deleted', () =>
        editor.edit(path, addSticker, structuredClone(sticker), { name: 'Put back' }),
      );
    },
  };
}
