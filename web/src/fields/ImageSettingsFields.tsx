import { round } from 'es-toolkit';
import type { ImageSettings } from '#shared/vocabulary/style.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { Segments } from '../ui/fields/Segments.tsx';
import { type AutomaticSize, AutomaticSizeField } from './AutomaticSizeField.tsx';
import { INCHES, PX_PER_INCH, toImageInches, toImagePx } from './image-inches.ts';
import { ALIGN_OPTIONS } from './options.tsx';

const PLACEMENT_OPTIONS = [
  { value: 'below', label: 'Below the image' },
  { value: 'above', label: 'Above the image' },
] as const;

interface ImageSettingsFieldsProps {
  /** Tells these steps from others'. */
  readonly id: string;
  readonly settings: ImageSettings;
  readonly path: Path<ImageSettings>;
  /** The size that follows the cards, in px; absent where it is always set by hand. */
  readonly automatic?: AutomaticSize | undefined;
  readonly onAutomatic?: ((isOn: boolean) => void) | undefined;
  /** Sets the size, in px, where it is more than a field. */
  readonly onSize?: ((size: number) => void) | undefined;
}

/** Renders the settings of pictures in inputs: size, alignment, and the place of their words. */
export function ImageSettingsFields({
  id,
  settings,
  path,
  automatic,
  onAutomatic,
  onSize,
}: ImageSettingsFieldsProps) {
  const { bind, set, seal } = usePanel(`${id}/images`, 'Edit image settings');
  const field = bind(path, settings);
  const setSize = (size: number) => (onSize ? onSize(size) : set(path, { size }));
  return (
    <>
      <AutomaticSizeField
        label="Image size"
        range={INCHES}
        value={toImageInches(settings.size)}
        automatic={automatic && { ...automatic, size: round(automatic.size / PX_PER_INCH, 2) }}
        onAutomatic={onAutomatic}
        onChange={(inches) => setSize(toImagePx(inches))}
        onChangeEnd={seal}
      />
      <Segments label="Image alignment" options={ALIGN_OPTIONS} {...field('alignment')} />
      <Segments label="Text placement" options={PLACEMENT_OPTIONS} {...field('text_placement')} />
    </>
  );
}
