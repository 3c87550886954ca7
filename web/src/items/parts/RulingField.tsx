import type { RulingId } from '#shared/items/letters/rulings.ts';
import { Select } from '../../ui/fields/Select.tsx';

/** Stands for guide lines of any height. */
const NONE = 'none';
const RULING_OPTIONS = [
  { value: NONE, label: 'Guide lines' },
  { value: 'lineatur_1', label: 'Germany: Lineatur 1', note: '5 mm' },
  { value: 'lineatur_2', label: 'Germany: Lineatur 2', note: '4 mm' },
  { value: 'lineatur_3', label: 'Germany: Lineatur 3', note: '3.5 mm' },
  { value: 'lineatur_4', label: 'Germany: Lineatur 4', note: '10 mm' },
  { value: 'seyes_3', label: 'France: Seyès, 3 mm' },
  { value: 'seyes_25', label: 'France: Seyès, 2.5 mm' },
  { value: 'seyes', label: 'France: Seyès, 2 mm' },
] as const satisfies readonly { value: RulingId | typeof NONE; label: string; note?: string }[];

interface RulingFieldProps {
  readonly value: RulingId | undefined;
  readonly onChange: (ruling: RulingId | undefined) => void;
}

/** Renders the rulings of school books; each is printed in its true measures. */
export function RulingField({ value, onChange }: RulingFieldProps) {
  return (
    <Select
      isRow
      label="Ruling"
      options={RULING_OPTIONS}
      value={value ?? NONE}
      onChange={(ruling) => onChange(ruling === NONE ? undefined : ruling)}
    />
  );
}
