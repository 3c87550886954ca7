import { getStyleAt, setRowStyle } from '#shared/items/handwriting/rules.ts';
import {
  getHandwritingFont,
  type HandwritingData,
  type HandwritingRow,
} from '#shared/items/handwriting/schema.ts';
import { type LetterStyle, listStyles } from '#shared/items/letters/handwriting-fonts.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { LetterSample } from './LetterSample.tsx';

const LABELS = {
  solid: 'Solid',
  trace: 'Trace',
  stroke: 'Stroke',
  guided: 'Guided',
} as const satisfies Record<LetterStyle, string>;

interface StylePickerProps {
  /** The name of the row: "row 2". */
  readonly name: string;
  readonly data: HandwritingData;
  readonly row: HandwritingRow;
  readonly rowPath: Path<HandwritingRow>;
  /** The selection in its text; without one, a style applies to the whole row. */
  readonly selection: { readonly start: number; readonly end: number };
}

/** Renders the styles of the font, each shown by a letter; a click sets that of the row or its selection. */
export function StylePicker({ name, data, row, rowPath, selection }: StylePickerProps) {
  const { run } = usePanel(row.id, 'Style letters');
  const font = getHandwritingFont(data);
  const styles = listStyles(font);
  if (styles.length < 2) return null;
  const selected = row.subtitle.slice(selection.start, selection.end);
  const current = getStyleAt(row, font, selection);
  const of = selected && selected !== row.subtitle ? `“${selected}”` : name;
  return (
    <fieldset className="style-picker" aria-label={`Style of ${of}`}>
      {styles.map((style) => (
        <button
          key={style}
          type="button"
          className="style-choice"
          aria-pressed={style === current}
          // The text keeps the focus and its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(rowPath, setRowStyle, { style, ...selection })}
        >
          <LetterSample font={font} style={style} text="a" />
          {LABELS[style]}
        </button>
      ))}
    </fieldset>
  );
}
