import { setRowStyle, styleAt } from '#shared/items/handwriting/rules.ts';
import { fontOf, type HandwritingData, type HandwritingRow } from '#shared/items/handwriting/schema.ts';
import { type LetterStyle, stylesOf } from '#shared/items/letters/fonts.ts';
import { usePanel } from '../../document/panel.ts';
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
  readonly liveRow: HandwritingRow;
  /** What is selected in its text; where that is nothing, a style is the whole row's. */
  readonly selection: { readonly start: number; readonly end: number };
}

/** The styles that the font can draw, each shown by a letter; one is chosen for the row or for its selection. */
export function StylePicker({ name, data, row, liveRow, selection }: StylePickerProps) {
  const { run } = usePanel(row.id, 'Style letters');
  const font = fontOf(data);
  const styles = stylesOf(font);
  if (styles.length < 2) return null;
  const selected = row.subtitle.slice(selection.start, selection.end);
  const current = styleAt(row, font, selection);
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
          onClick={() => run(liveRow, setRowStyle, { style, ...selection })}
        >
          <LetterSample font={font} style={style} text="a" />
          {LABELS[style]}
        </button>
      ))}
    </fieldset>
  );
}
