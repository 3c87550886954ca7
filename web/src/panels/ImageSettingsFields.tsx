import { INLINE_IMAGE_SIZE } from '#shared/document/image.ts';
import type { ImageSettings } from '#shared/document/style.ts';
import { clampTo, range } from '#shared/range.ts';
import { usePanel } from '../items/panel.ts';
import { Segments } from '../ui/Segments.tsx';
import { SliderField } from '../ui/SliderField.tsx';
import { ALIGN_OPTIONS } from './options.tsx';

/** Stored in px, shown in inches: 48 to 200 px are 0.5 to 2.0 in. */
const INCHES = range({ min: 0.5, max: 2, step: 0.05, initial: 1, unit: 'in' });
const PX_PER_INCH = 96;
export const inchesOf = (px: number): number => clampTo(INCHES, Math.round((px / PX_PER_INCH) * 100) / 100);
export const pxOf = (inches: number): number =>
  inches >= INCHES.max ? INLINE_IMAGE_SIZE.max : Math.round(inches * PX_PER_INCH);

const PLACEMENT_OPTIONS = [
  { value: 'below', label: 'Below' },
  { value: 'above', label: 'Above' },
] as const;

interface ImageSettingsFieldsProps {
  /** Tells these steps from others'. */
  readonly id: string;
  readonly settings: ImageSettings;
  readonly live: ImageSettings;
}

/** How the pictures of inputs stand: size, alignment, and where their words are. */
export function ImageSettingsFields({ id, settings, live }: ImageSettingsFieldsProps) {
  const { set, seal } = usePanel(`${id}/images`, 'Edit image settings');
  return (
    <>
      <SliderField
        label="Image size"
        range={INCHES}
        value={inchesOf(settings.size)}
        onChange={(inches) => set(live, { size: pxOf(inches) })}
        onChangeEnd={seal}
      />
      <Segments
        label="Image alignment"
        options={ALIGN_OPTIONS}
        value={settings.alignment}
        onChange={(alignment) => set(live, { alignment })}
      />
      <Segments
        label="Text placement"
        options={PLACEMENT_OPTIONS}
        value={settings.text_placement}
        onChange={(text_placement) => set(live, { text_placement })}
      />
    </>
  );
}
