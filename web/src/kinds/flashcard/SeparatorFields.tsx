import type { CellSeparator, RowSeparator } from '#shared/kinds/flashcard/separators.ts';
import { Select } from '../../ui/fields/Select.tsx';

/** What was chosen; null guesses. */
export interface Separators {
  readonly cell: CellSeparator;
  readonly row: RowSeparator;
}

const GUESSED = 'guessed';
const CELLS = [
  { value: GUESSED, label: 'Automatic' },
  { value: 'tab', label: 'Tab' },
  { value: 'comma', label: 'Comma' },
  { value: 'semicolon', label: 'Semicolon' },
  { value: 'colon', label: 'Colon' },
  { value: 'dash', label: 'Dash' },
] as const;
const ROWS = [
  { value: 'line', label: 'New line' },
  { value: 'semicolon', label: 'Semicolon' },
  { value: 'empty_line', label: 'Empty line' },
] as const;

interface SeparatorFieldsProps {
  readonly value: Separators | null;
  readonly onChange: (value: Separators | null) => void;
}

/** Renders what stands between term and definition, and between cards, as Quizlet asks for it. */
export function SeparatorFields({ value, onChange }: SeparatorFieldsProps) {
  return (
    <>
      <Select
        label="Between term and definition"
        options={CELLS}
        value={value?.cell ?? GUESSED}
        onChange={(cell) => onChange(cell === GUESSED ? null : { cell, row: value?.row ?? 'line' })}
      />
      {value && (
        <Select
          label="Between cards"
          options={ROWS}
          value={value.row}
          onChange={(row) => onChange({ ...value, row })}
        />
      )}
    </>
  );
}
