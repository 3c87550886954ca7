import { setShownOn } from '#shared/kinds/worksheet/versions/rules.ts';
import { SHOWN_ON, SHOWN_ON_LABELS, type ShownOn } from '#shared/vocabulary/shown-on.ts';
import { type ItemProps, usePanel } from '../../document/use-panel.ts';
import { Segments } from '../../ui/fields/Segments.tsx';

const BOTH = 'both';
const OPTIONS: readonly { value: ShownOn | typeof BOTH; label: string }[] = [
  { value: BOTH, label: 'Both' },
  ...SHOWN_ON.map((value) => ({ value, label: SHOWN_ON_LABELS[value] })),
];

/** Renders for whom an item is printed: students, the teacher's key, or both. */
export function ShownOnField({ item: { id, shown_on }, path }: ItemProps) {
  const { run } = usePanel(`${id}/shown on`, 'Choose sheet or key');
  return (
    <Segments
      label="Prints on sheet and key"
      options={OPTIONS}
      value={shown_on ?? BOTH}
      onChange={(chosen) => run(path, setShownOn, chosen === BOTH ? undefined : chosen)}
    />
  );
}
