import {
  FlipHorizontal2,
  FlipVertical2,
  ImageUp,
  MessageSquareText,
  Palette,
  Pencil,
  RotateCw,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconLook } from '#shared/icons/draw-icon.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { flipPicture, getIconLook, rotatePicture } from '#shared/vocabulary/picture-rules.ts';
import type { EditOptions } from '../document/editor.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { ColorPalette } from '../ui/fields/ColorPalette.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { PopoverButton } from '../ui/overlays/PopoverButton.tsx';
import { OutlineChoice } from './OutlineChoice.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';
import './PictureControls.css';

export interface PictureControlsProps {
  readonly image: ImageAttachment;
  /** Puts the picture as it is now in the place of what it was. */
  readonly onChange: (image: ImageAttachment, step: EditOptions) => void;
  readonly onReplace: () => void;
  readonly onDelete: () => void;
  /** Further actions of its place. */
  readonly children?: ReactNode;
}

const LONGEST_ALT = 1000;
const INK = '#1A1A1A';

/** Renders the control bar of a picture: replace, color, rotate, flip, describe, delete. */
export function PictureControls({ image, onChange, onReplace, onDelete, children }: PictureControlsProps) {
  return (
    <div role="toolbar" aria-label="Image" className="picture-controls">
      {image.drawing ? (
        <IconButton label="Change the drawing" icon={Pencil} onPress={onReplace} />
      ) : (
        <IconButton label="Replace" icon={ImageUp} onPress={onReplace} />
      )}
      {image.is_icon && <ColorControl image={image} onChange={onChange} />}
      <IconButton
        label="Rotate"
        icon={RotateCw}
        onPress={() => onChange(rotatePicture(image, 90), { name: 'Rotate image' })}
      />
      <IconButton
        label="Flip horizontally"
        icon={FlipVertical2}
        onPress={() => onChange(flipPicture(image, 'horizontal'), { name: 'Flip image' })}
      />
      <IconButton
        label="Flip vertically"
        icon={FlipHorizontal2}
        onPress={() => onChange(flipPicture(image, 'vertical'), { name: 'Flip image' })}
      />
      {children}
      <AltControl image={image} onChange={onChange} />
      <IconButton label="Delete image" icon={Trash2} tone="danger" onPress={onDelete} />
    </div>
  );
}

type ControlProps = Pick<PictureControlsProps, 'image' | 'onChange'>;

/** Renders the colour of an icon, and whether it is drawn in outline; other pictures have neither. */
function ColorControl({ image, onChange }: ControlProps) {
  const work = usePictureUploads();
  const restyle = (look: Partial<IconLook>) => onChange(work.restyle(image, look), { name: 'Color image' });
  return (
    <PopoverButton
      trigger={<IconButton label="Color" icon={Palette} />}
      label="Color"
      placement="bottom start"
    >
      <div className="picture-outline">
        <OutlineChoice isOutline={getIconLook(image).outline} onChange={(outline) => restyle({ outline })} />
      </div>
      <ColorPalette value={image.color ?? INK} onChange={(color) => restyle({ color })} />
      <div className="picture-own-colors">
        <Button size="dense" isDisabled={image.color === null} onPress={() => restyle({ color: null })}>
          Its own colors
        </Button>
      </div>
    </PopoverButton>
  );
}

/** Renders the field for the description that replaces the picture for screen readers. */
function AltControl({ image, onChange }: ControlProps) {
  return (
    <PopoverButton
      trigger={<IconButton label="Alt text" icon={MessageSquareText} />}
      label="Alt text"
      placement="bottom end"
    >
      <div className="picture-popover">
        <TextField
          isDense
          autoFocus
          label="Alt text"
          hint="Read aloud in place of the image. Leave it empty where the image is decoration."
          maxLength={LONGEST_ALT}
          value={image.alt}
          onChange={(alt) =>
            onChange({ ...image, alt }, { name: 'Describe image', mergeKey: `alt/${image.id}` })
          }
        />
      </div>
    </PopoverButton>
  );
}
