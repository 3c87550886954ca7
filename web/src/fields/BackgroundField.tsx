import { ColorField } from '../ui/fields/ColorField.tsx';
import { Switch } from '../ui/fields/Switch.tsx';

interface BackgroundFieldProps {
  readonly value: string | undefined;
  readonly onChange: (color: string | undefined) => void;
}

/** The colour of a new background: the palette's yellow, which hides no pencil. */
const FIRST_COLOR = '#CA8A04';

/** Renders the switch of a background and, while it is on, its colour, which is printed pale. */
export function BackgroundField({ value, onChange }: BackgroundFieldProps) {
  return (
    <>
      <Switch isSelected={value !== undefined} onChange={(on) => onChange(on ? FIRST_COLOR : undefined)}>
        Background
      </Switch>
      {value !== undefined && (
        <>
          <ColorField label="Color of the background" value={value} onChange={onChange} />
          <p className="panel-hint">Printed pale, so that the words stay easy to read.</p>
        </>
      )}
    </>
  );
}
