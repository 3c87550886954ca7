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
  /** Of the row: "row 2". */
  readonly name: string;
  readonly data: HandwritingData;
  readonly row: HandwritingRow;
  readonly rowPath: Path<HandwritingRow>;
  /** What is selected in its text; where that is nothing, a style is the whole row's. */
  readonly selection: { readonly start: number; readonly end: number };
}

/** The styles that the font can draw, each shown by a letter; one is chosen for the row or for its selection. */
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
          // The text keeps the focus, and shows what is selected.
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
