import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { PAPER_COLORS, readHex } from './palette.ts';
import { TextField } from './TextField.tsx';
import './ColorField.css';

interface ColorPaletteProps {
  value: string;
  onChange: (hex: string) => void;
}

/** The named colours as swatches, and a field for any other as hex digits. */
export function ColorPalette({ value, onChange }: ColorPaletteProps) {
  return (
    <div className="color-palette">
      <RadioGroup
        aria-label="Palette"
        orientation="horizontal"
        className="swatches"
        value={readHex(value)}
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
      <HexField key={value} value={value} onChange={onChange} />
    </div>
  );
}

/** Takes effect as soon as the digits make a colour. */
function HexField({ value, onChange }: ColorPaletteProps) {
  const [text, setText] = useState(value);
  const [isWrong, setWrong] = useState(false);

  const type = (typed: string) => {
    setText(typed);
    setWrong(false);
    const hex = /^\s*#?[0-9a-f]{6}\s*$/i.test(typed) ? readHex(typed) : null;
    if (hex && hex !== value) onChange(hex);
  };

  const settle = () => {
    const hex = readHex(text);
    setWrong(hex === null);
    if (hex && hex !== value) onChange(hex);
  };

  return (
    <TextField
      label="Hex"
      isDense
      value={text}
      onChange={type}
      onBlur={settle}
      error={isWrong ? 'Type a color such as #1D4ED8' : undefined}
    />
  );
}
