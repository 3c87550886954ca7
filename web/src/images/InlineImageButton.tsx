import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { replacePicture } from '#shared/vocabulary/picture-rules.ts';
import type { EditOptions } from '../document/editor.ts';
import { useEditor } from '../document/editor-context.ts';
import { offerUndo } from '../document/undo-offer.ts';
import { useStateFact, useViewFact } from '../document/use-view.ts';
import { memoWithStableCallbacks } from '../ui/behaviour/memo-with-stable-callbacks.tsx';
import { Pressable } from '../ui/buttons/Pressable.tsx';
import { Tip } from '../ui/feedback/Tip.tsx';
import { createLazyDialog, createLazyPart } from '../ui/lazy/lazy-part.tsx';
import { usePictureAddress } from './DocumentPictures.tsx';
import { registerFileHandler } from './field-file-handlers.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import './InlineImageButton.css';

// Loaded when a picture is wanted, to keep the gallery out of the editor's bundle.
const PictureDialog = createLazyDialog(async () => (await import('./PictureDialog.tsx')).PictureDialog);

// This part is loaded with the first press of a picture that is there.
const PicturePopover = createLazyPart(async () => (await import('./PicturePopover.tsx')).PicturePopover);

export interface InlineImageButtonProps {
  /** The input in words, as its field is called: "Option B". */
  readonly label: string;
  readonly image: ImageAttachment | null;
  /** The words in the same input: the search for an icon begins with them. */
  readonly words?: RichTextValue | undefined;
  /** Other words for the picture in a search, such as the other side of a card. */
  readonly readOtherWords?: (() => RichTextValue) | undefined;
  /** Puts the picture in its field, null takes it out; `step` goes to `edit` as it is. */
  readonly onCommit: (image: ImageAttachment | null, step: EditOptions) => void;
}

/**
 * Renders the button for the picture of an input: without one it opens the uploader, with one it toggles the
 * control bar.
 */
export function InlineImageButton(props: InlineImageButtonProps) {
  const { label, image, words = '', readOtherWords, onCommit } = props;
  const editor = useEditor();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { isOpen, hasOpened, open } = useControlBar(id, image);
  const choose = () => {
    open(false);
    setChoosing(true);
  };
  const pick = (picked: ImageAttachment) =>
    image
      ? onCommit(replacePicture(image, picked), { name: 'Replace image' })
      : onCommit(picked, { name: 'Add image' });
  useFilesOf(button, pick);
  const remove = () => {
    open(false);
    onCommit(null, { name: 'Delete image' });
    offerUndo(editor, 'Image deleted', () => onCommit(image, { name: 'Put back' }));
  };
  const name = `${image ? 'Image' : 'Add an image'}: ${label}${image?.uploading ? ', uploading' : ''}`;
  return (
    <>
      <Trigger
        button={button}
        name={name}
        image={image}
        isOpen={isOpen}
        onPress={() => (image ? open(!isOpen) : choose())}
      />
      {image && hasOpened && (
        <PicturePopover
          button={button}
          id={id}
          name={name}
          isOpen={isOpen}
          onOpenChange={open}
          image={image}
          onChange={onCommit}
          onReplace={choose}
          onDelete={remove}
        />
      )}
      {isChoosing && (
        <PictureDialog
          place="image"
          replaced={image}
          words={words}
          otherWords={image ? undefined : readOtherWords?.()}
          onPick={pick}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** Returns whether the control bar of a picture is open, whether it ever was, and what opens and closes it. */
function useControlBar(id: string, image: ImageAttachment | null) {
  const { view } = useEditor();
  const isOpen = useViewFact(({ openPicture }) => openPicture === id) && image !== null;
  const [hasOpened, setOpened] = useState(false);
  const open = (opens: boolean) => {
    if (opens) setOpened(true);
    view.openPicture = opens ? id : null;
  };
  return { isOpen, hasOpened, open };
}

/** Takes files that are dropped on the button's field or pasted into it. */
function useFilesOf(button: RefObject<HTMLElement | null>, pick: (picked: ImageAttachment) => void): void {
  const work = usePictureUploads();
  const take = useEffectEvent((file: File) => void work.takeFile(file, pick));
  useEffect(() => (button.current ? registerFileHandler(button.current, take) : undefined), [button]);
}

interface TriggerProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly name: string;
  readonly image: ImageAttachment | null;
  /** The control bar of its picture. */
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Memoized: typing beside it does not render it again. */
const Trigger = memoWithStableCallbacks(({ button, name, image, isOpen, onPress }: TriggerProps) => (
  <Tip words={image ? 'Image' : 'Add an image'}>
    {(tip) => (
      <Pressable
        {...tip}
        ref={button}
        className="inline-image-button"
        aria-label={name}
        {...(image && { 'aria-expanded': isOpen, 'data-picture': image.id })}
        onPress={onPress}
      >
        {image ? <Thumb image={image} /> : <span className="add-image" aria-hidden="true" />}
      </Pressable>
    )}
  </Tip>
));

/** Renders a thumbnail of the picture; during an upload, its progress. */
function Thumb({ image }: { image: ImageAttachment }) {
  const address = usePictureAddress(image);
  const { percents } = usePictureUploads();
  const percent = useStateFact(percents, (all) => all[image.id] ?? null);
  return (
    <>
      {address !== null && <img src={address} alt="" />}
      {image.uploading && <span className="inline-image-percent">{percent ?? 0}%</span>}
    </>
  );
}
