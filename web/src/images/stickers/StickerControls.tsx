import { BringToFront, LockIcon, LockOpenIcon, SendToBack } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { replacePicture } from '#shared/vocabulary/picture-rules.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { createLazyDialog } from '../../ui/lazy/lazy-part.tsx';
import { PictureControls } from '../PictureControls.tsx';
import { useAvoidToasts } from './use-avoid-toasts.ts';
import { useStickerActions } from './use-sticker-actions.ts';

const PictureDialog = createLazyDialog(async () => (await import('../PictureDialog.tsx')).PictureDialog);

interface StickerControlsProps {
  readonly image: ImageAttachment;
  readonly index: number;
  readonly style: CSSProperties;
}

/** Renders the control bar beside an open sticker. */
export function StickerControls({ image, index, style }: StickerControlsProps) {
  const { set, order, remove } = useStickerActions();
  const [isReplacing, setReplacing] = useState(false);
  const { lockAspectRatio } = image;
  const bar = useRef<HTMLDivElement>(null);
  useAvoidToasts(bar);
  return (
    <div ref={bar} className="sticker-bar" style={style}>
      <PictureControls
        image={image}
        onChange={(next, step) => set(index, next, step)}
        onReplace={() => setReplacing(true)}
        onDelete={() => remove(index)}
      >
        <IconButton label="Bring to front" icon={BringToFront} onPress={() => order(index, 'front')} />
        <IconButton label="Send to back" icon={SendToBack} onPress={() => order(index, 'back')} />
        <IconButton
          label="Keep proportions"
          icon={lockAspectRatio ? LockIcon : LockOpenIcon}
          aria-pressed={lockAspectRatio}
          onPress={() =>
            set(index, { ...image, lockAspectRatio: !lockAspectRatio }, { name: 'Keep proportions' })
          }
        />
      </PictureControls>
      {isReplacing && (
        <PictureDialog
          place="sticker"
          replaced={image}
          onPick={(picked) => set(index, replacePicture(image, picked), { name: 'Replace sticker' })}
          onClose={() => setReplacing(false)}
        />
      )}
    </div>
  );
}
