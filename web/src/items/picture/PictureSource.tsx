import { Crop as CropIcon, ImagePlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { replacePicture } from '#shared/vocabulary/picture-rules.ts';
import type { EditOptions } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { useStateFact } from '../../document/use-view.ts';
import { registerFileHandler } from '../../images/field-file-handlers.ts';
import { PictureControls } from '../../images/PictureControls.tsx';
import { usePictureUploads } from '../../images/use-picture-uploads.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Pressable } from '../../ui/buttons/Pressable.tsx';
import { createLazyDialog } from '../../ui/lazy/lazy-part.tsx';

// Loaded when a picture is wanted, to keep the gallery out of the panels.
const PictureDialog = createLazyDialog(
  async () => (await import('../../images/PictureDialog.tsx')).PictureDialog,
);

interface PictureSourceProps {
  readonly image: ImageAttachment | null;
  /** The words in which a search for a drawing begins. */
  readonly words: RichTextValue;
  readonly name: string;
  readonly onCommit: (image: ImageAttachment | null, step: EditOptions) => void;
  /** True while it is cropped. */
  readonly isCropping: boolean;
  readonly onCrop: () => void;
}

/** Renders the choice of a picture, and once there is one, what can be done with it. */
export function PictureSource({ image, words, name, onCommit, isCropping, onCrop }: PictureSourceProps) {
  const editor = useEditor();
  const work = usePictureUploads();
  const root = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { percents } = work;
  const percent = useStateFact(percents, (all) => all[image?.id ?? ''] ?? null);
  const pick = (picked: ImageAttachment) =>
    image
      ? onCommit(replacePicture(image, picked), { name: 'Replace image' })
      : onCommit(picked, { name: 'Add image' });
  const take = useEffectEvent((file: File) => void work.takeFile(file, pick));
  useEffect(() => (root.current ? registerFileHandler(root.current, take) : undefined), []);
  const remove = () => {
    onCommit(null, { name: 'Delete image' });
    offerUndo(editor, 'Image deleted', () => onCommit(image, { name: 'Put back' }));
  };
  return (
    <div ref={root}>
      {image ? (
        <PictureControls
          image={image}
          onChange={onCommit}
          onReplace={() => setChoosing(true)}
          onDelete={remove}
        >
          <IconButton
            label="Crop and turn"
            icon={CropIcon}
            aria-pressed={isCropping}
            isDisabled={image.uploading}
            onPress={onCrop}
          />
        </PictureControls>
      ) : (
        <Pressable className="picture-choose" onPress={() => setChoosing(true)}>
          <ImagePlus aria-hidden />
          <span>{name ? `Choose ${name.toLowerCase()}` : 'Choose a picture'}</span>
          <span className="hint">
            A photo or drawing of your own, or one of the library. You can drop it here.
          </span>
        </Pressable>
      )}
      {percent !== null && <p className="panel-hint">Uploading: {percent}%</p>}
      {isChoosing && (
        <PictureDialog
          place="image"
          replaced={image}
          words={words}
          onPick={pick}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
