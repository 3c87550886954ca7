import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { PAPER_COLORS, readHex } from './palette.ts';
import { TextField } from './TextField.tsx';
import './ColorField.css';

interface ColorPaletteProps {
  value: string;
  onChange: (hex: string) => void;
}

/** Renders the named colours as swatches, and a field for any other as hex digits. */
export function ColorPalette({ value, onChange }: ColorPaletteProps) {
  const hex = readHex(value);
  return (
    <div className="color-palette">
      <RadioGroup
        aria-label="Palette"
        orientation="horizontal"
        className="swatches"
        // The Tab key reaches no swatch of a group whose value none of them has.
        value={PAPER_COLORS.some((color) => color.hex === hex) ? hex : null}
        onChange={onChange}
      >
        {PAPER_COLORS.map(({ name, hex }) => (
          <Radio
            key={hex}
            value={hex}
            aria-label={name}
            className="swatch swatch-choice"
            style={{ background: hex }}
          >
            {null}
          </Radio>
        ))}
      </RadioGroup>
      <HexField value={value} onChange={onChange} />
    </div>
  );
}

/** Takes effect as soon as the digits make a colour, and follows a colour that is chosen elsewhere. */
function HexField({ value, onChange }: ColorPaletteProps) {
  const [typed, setTyped] = useState({ text: value, hex: value });
  const [isWrong, setWrong] = useState(false);
  // The typed text stays as long as it means the current colour.
  const text = typed.hex === value ? typed.text : value;

  const take = (next: string, hex: string | null) => {
    setTyped({ text: next, hex: hex ?? value });
    if (hex && hex !== value) onChange(hex);
  };
  const type = (next: string) => {
    setWrong(false);
    take(next, /^\s*#?[0-9a-f]{6}\s*$/i.test(next) ? readHex(next) : null);
  };
  const commit = () => {
    const hex = readHex(text);
    setWrong(hex === null);
    if (hex) take(hex, hex);
  };

  return (
    <TextField
      label="Hex"
      isDense
      value={text}
      onChange={type}
      onBlur={commit}
      error={isWrong ? 'Type a color such as #1D4ED8' : undefined}
    />
  );
}
