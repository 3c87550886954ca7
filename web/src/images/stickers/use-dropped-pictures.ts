import { partition } from 'es-toolkit';
import { useEffect, useEffectEvent } from 'react';
import { ref } from 'valtio';
import { quoteName } from '#shared/text/quote-name.ts';
import { useEditor } from '../../document/editor-context.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { findFileHandler, takeFirst } from '../field-file-handlers.ts';
import { usePictureUploads } from '../use-picture-uploads.ts';
import { findSpot } from './find-spot.ts';
import { useStickerActions } from './use-sticker-actions.ts';

const FIELDS = 'input, textarea, [contenteditable=true]';
const findClosest = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;
/** Tells whether a dialog is open, which takes files itself or has no use for them. */
const isUnderDialog = (): boolean => document.querySelector('.dialog') !== null;
const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** Gives the first file to the field; tells whether that takes one. */
function findFieldHandler({ target }: Event, files: readonly File[]): boolean {
  const take = target instanceof Element ? findFileHandler(target) : null;
  const file = take && takeFirst(files);
  if (file) take(file);
  return take !== null;
}

const ON_A_SHEET =
  'Drop images on a sheet. For the image of a field, drop it there, or press Add an Image beside it.';

const AS_STICKER = 'This field takes only words, so the image is on the page as a sticker.';

const nameAside = (pictures: readonly File[]): string =>
  `Images are not taken together with files of questions: ${pictures.map(({ name }) => quoteName(name)).join(', ')}.`;

/** Listens to files that are dropped on the page, until the signal; shows beforehand what may be dropped. */
function listenToDrops(onDrop: (event: DragEvent) => void, signal: AbortSignal): void {
  // Something dragged out of the editor itself is no file, though the browser offers a picture as one.
  let isOwn = false;
  const own = ({ type }: Event) => {
    isOwn = type === 'dragstart';
  };
  for (const name of ['dragstart', 'dragend', 'pointerdown'])
    document.addEventListener(name, own, { signal, capture: true });
  const over = (event: DragEvent) => {
    const isFile = hasFiles(event.dataTransfer) && !isOwn;
    if (!isFile && findClosest(event, FIELDS)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = isFile ? 'copy' : 'none';
  };
  const drop = (event: DragEvent) => hasFiles(event.dataTransfer) && !isOwn && onDrop(event);
  document.addEventListener('dragover', over, { signal });
  document.addEventListener('drop', drop, { signal });
}

/**
 * Takes dropped and pasted files: into a field with a picture as its picture; on a sheet, or pasted anywhere
 * else, as stickers. Other files are of questions; other things dropped beside a field are ignored, because the
 * browser would leave the editor to open them.
 */
export function useDroppedPictures(): void {
  const { document: edited, view } = useEditor();
  const { add } = useStickerActions();
  const work = usePictureUploads();

  /** Adds files one after the other; stops at the first that is not placed. */
  const take = async (files: readonly File[], at?: { x: number; y: number }) => {
    for (const file of files) {
      let isPlaced = false;
      await work.takeFile(file, (image) => {
        isPlaced = true;
        add(image, at && findSpot(image, at, edited.paper));
      });
      if (!isPlaced) return;
    }
  };
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    if (isUnderDialog()) return;
    const files = [...(event.dataTransfer?.files ?? [])];
    const [pictures, others] = partition(files, ({ type }) => type.startsWith('image/'));
    if (others.length > 0) {
      view.imports = ref({ files: others, at: edited.items.length });
      if (pictures.length > 0) showToast({ words: nameAside(pictures) });
      return;
    }
    if (findFieldHandler(event, files)) return;
    if (findClosest(event, '.desk')) void take(files, { x: event.clientX, y: event.clientY });
    else showToast({ words: ON_A_SHEET });
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isUnderDialog()) return;
    // Word puts a picture of a text beside the text: that is the field's.
    if (findClosest(event, FIELDS) && event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    if (findFieldHandler(event, files)) return;
    void take(files);
    if (findClosest(event, FIELDS)) showToast({ words: AS_STICKER });
  });

  useEffect(() => {
    const listening = new AbortController();
    listenToDrops(drop, listening.signal);
    // Before the field, whose editor knows no files.
    document.addEventListener('paste', paste, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, []);
}
