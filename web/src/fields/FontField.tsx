import type { FontId } from '#shared/vocabulary/fonts.ts';
import { Select } from '../ui/fields/Select.tsx';
import type { SelectOption } from '../ui/fields/select-option.ts';
import { FONT_OPTIONS } from './options.tsx';

interface FontFieldProps<Value extends FontId | null> {
  label: string;
  value: Value;
  onChange: (font: Value) => void;
}

const OWN_OPTIONS: readonly SelectOption<FontId | ''>[] = [
  { value: '', label: 'Same as document' },
  ...FONT_OPTIONS,
];

/** Renders a choice of fonts, each name in its own font. */
export function FontField({ label, value, onChange }: FontFieldProps<FontId>) {
  return <Select isRow label={label} options={FONT_OPTIONS} value={value} onChange={onChange} />;
}

/** Renders a choice of fonts that includes the document's own font. */
export function OwnFontField({ label, value, onChange }: FontFieldProps<FontId | null>) {
  return (
    <Select<FontId | ''>
      isRow
      label={label}
      options={OWN_OPTIONS}
      value={value ?? ''}
      onChange={(font) => onChange(font === '' ? null : font)}
    />
  );
}
