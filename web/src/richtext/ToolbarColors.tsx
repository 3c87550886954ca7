import { Ban } from 'lucide-react';
import { PAPER_COLORS } from '../ui/fields/palette.ts';
import { ToolButton } from './ToolButton.tsx';

interface ToolbarColorsProps {
  current: string | null;
  onPick: (color: string | null) => void;
}

/** Renders the palette in place of the tools, until a colour is chosen. */
export function ToolbarColors({ current, onPick }: ToolbarColorsProps) {
  return (
    <>
      <ToolButton label="No color" icon={Ban} onPress={() => onPick(null)} />
      {PAPER_COLORS.map(({ name, hex }) => (
        <button
          key={hex}
          type="button"
          className="tool"
          aria-label={name}
          title={name}
          aria-pressed={current === hex}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(hex)}
        >
          <span className="tool-color" style={{ background: hex }} />
        </button>
      ))}
    </>
  );
}
