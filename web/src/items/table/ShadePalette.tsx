import { readHex } from '../../ui/fields/palette.ts';

/** Pale colours, which save ink and leave the words easy to read. */
const SHADES = [
  { name: 'Gray', hex: '#E9EDF2' },
  { name: 'Yellow', hex: '#FFF3BF' },
  { name: 'Orange', hex: '#FDE6CF' },
  { name: 'Pink', hex: '#FBE0EC' },
  { name: 'Purple', hex: '#E9E2FA' },
  { name: 'Blue', hex: '#D9EAFB' },
  { name: 'Teal', hex: '#D5F1EE' },
  { name: 'Green', hex: '#DDF3DC' },
] as const;

interface ShadePaletteProps {
  readonly value: string | null;
  readonly onChange: (shade: string | undefined) => void;
}

/** Renders the colours that a cell can have, and none. */
export const ShadePalette = ({ value, onChange }: ShadePaletteProps) => (
  <fieldset className="table-shades" aria-label="Shading">
    <button
      type="button"
      className="table-shade"
      aria-pressed={value === null}
      onClick={() => onChange(undefined)}
    >
      None
    </button>
    {SHADES.map(({ name, hex }) => (
      <button
        key={hex}
        type="button"
        className="table-shade"
        aria-label={name}
        aria-pressed={value !== null && readHex(value) === hex}
        style={{ background: hex }}
        onClick={() => onChange(hex)}
      />
    ))}
  </fieldset>
);
