import type { ImageSettings } from '#shared/vocabulary/style.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { Segments } from '../ui/fields/Segments.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';
import { INCHES, toImageInches, toImagePx } from './image-inches.ts';
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
}

/** Renders the settings of pictures in inputs: size, alignment, and the place of their words. */
export function ImageSettingsFields({ id, settings, path }: ImageSettingsFieldsProps) {
  const { set, seal } = usePanel(`${id}/images`, 'Edit image settings');
  return (
    <>
      <SliderField
        label="Image size (in)"
        range={INCHES}
        value={toImageInches(settings.size)}
        onChange={(inches) => set(path, { size: toImagePx(inches) })}
        onChangeEnd={seal}
      />
      <Segments
        label="Image alignment"
        options={ALIGN_OPTIONS}
        value={settings.alignment}
        onChange={(alignment) => set(path, { alignment })}
      />
      <Segments
        label="Text placement"
        options={PLACEMENT_OPTIONS}
        value={settings.text_placement}
        onChange={(text_placement) => set(path, { text_placement })}
      />
    </>
  );
}
