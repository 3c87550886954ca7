import { Pressable } from '../buttons/Pressable.tsx';
import { PopoverButton } from '../overlays/PopoverButton.tsx';
import { ColorPalette } from './ColorPalette.tsx';
import { colorName } from './palette.ts';
import './ColorField.css';

interface ColorFieldProps {
  label: string;
  /** `#RRGGBB` */
  value: string;
  onChange: (hex: string) => void;
  isDisabled?: boolean | undefined;
}

/** Renders a colour of the paper: its name in a row, with the palette and a hex field in a popover. */
export function ColorField({ label, value, onChange, isDisabled = false }: ColorFieldProps) {
  const trigger = (
    <Pressable
      className="color-field-button"
      data-form-field
      aria-label={`${label}: ${colorName(value)}`}
      isDisabled={isDisabled}
    >
      <span className="swatch" style={{ background: value }} />
      {colorName(value)}
    </Pressable>
  );
  return (
    <div className="color-field">
      <span className="field-label" aria-hidden="true">
        {label}
      </span>
      <PopoverButton trigger={trigger} label={label} placement="bottom start">
        <ColorPalette value={value} onChange={onChange} />
      </PopoverButton>
    </div>
  );
}
