import { INLINE_IMAGE_SIZE } from '#shared/document/image.ts';
import type { ImageSettings } from '#shared/document/style.ts';
import { Segments } from '../../ui/Segments.tsx';
import { SliderField } from '../../ui/SliderField.tsx';
import { usePanel } from '../panel.ts';

const ALIGNMENT_OPTIONS = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
] as const;

const PLACEMENT_OPTIONS = [
  { value: 'above', label: 'Above the picture' },
  { value: 'below', label: 'Below the picture' },
] as const;

interface MatchingPicturesProps {
  readonly id: string;
  readonly images: ImageSettings;
  readonly live: ImageSettings;
}

/** How the pictures stand with their words; the item's own, not the document's. */
export function MatchingPictures({ id, images, live }: MatchingPicturesProps) {
  const { set, seal } = usePanel(id, 'Edit pictures');
  return (
    <>
      <SliderField
        label="Image size"
        range={INLINE_IMAGE_SIZE}
        value={images.size}
        onChange={(size) => set(live, { size })}
        onChangeEnd={seal}
      />
      <Segments
        label="Image alignment"
        options={ALIGNMENT_OPTIONS}
        value={images.alignment}
        onChange={(alignment) => set(live, { alignment })}
      />
      <Segments
        label="Text placement"
        options={PLACEMENT_OPTIONS}
        value={images.text_placement}
        onChange={(text_placement) => set(live, { text_placement })}
      />
    </>
  );
}
