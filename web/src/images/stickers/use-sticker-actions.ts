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
import { showToast, showUndoToast } from '../../ui/feedback/toast.ts';
import type { StickerPlace } from './geometry.ts';

/** After a deletion the focus goes to another sticker, or to the sheets. */
function focusDesk(): void {
  const find = (what: string) => globalThis.document.querySelector<HTMLElement>(what);
  requestAnimationFrame(() => (find('.sticker-hold') ?? find('.desk'))?.focus({ preventScroll: true }));
}

/** What can be done to the stickers of the document, each as a step of its own. */
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
    /** Where `at` says, else on the sheet in the middle of the desk; and its bar with it. */
    add(image: ImageAttachment, at: Partial<StickerPlace> = { docIndex: view.sheet }) {
      if (!canAddSticker(editor.document)) {
        showToast({ words: `A document holds at most ${LIMITS.stickers} stickers.`, tone: 'danger' });
        return;
      }
      editor.edit(path, addSticker, { ...image, ...at }, { name: 'Add sticker' });
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
      editor.offerUndo(
        (takeBack) => showUndoToast('Sticker deleted', takeBack),
        () => editor.edit(path, addSticker, structuredClone(sticker), { name: 'Put back' }),
      );
    },
  };
}
