import { setNumberingRestarted, setNumberingSkipped } from '#shared/vocabulary/numbering.ts';
import type { Numbering } from '#shared/vocabulary/numbering-field.ts';
import { NUMBERING_FORMATS } from '#shared/vocabulary/numbering-formats.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { Select } from '../ui/fields/Select.tsx';
import { Switch } from '../ui/fields/Switch.tsx';

export const FORMAT_OPTIONS = NUMBERING_FORMATS.map(({ sample, premium }, value) => ({
  value,
  label: sample,
  premium,
}));

interface NumberingFieldsProps {
  readonly id: string;
  readonly numbering: Numbering;
  readonly path: Path<Numbering>;
}

/**
 * Renders the settings of an item's number: its format, whether the count restarts at 1, whether it has none.
 */
export function NumberingFields({ id, numbering, path }: NumberingFieldsProps) {
  const { run, set } = usePanel(`${id}/numbering`, 'Edit numbering');
  return (
    <div className="numbering-fields">
      <Select
        isRow
        label="Numbering"
        options={FORMAT_OPTIONS}
        value={numbering.format}
        onChange={(format) => set(path, { format })}
      />
      <Switch
        layout="before"
        isSelected={numbering.numbering_restarted && !numbering.hidden}
        isDisabled={numbering.hidden}
        onChange={(restarted) => run(path, setNumberingRestarted, restarted)}
      >
        Restart
      </Switch>
      <Switch
        layout="before"
        isSelected={numbering.hidden}
        onChange={(skipped) => run(path, setNumberingSkipped, skipped)}
      >
        Skip
      </Switch>
    </div>
  );
}
