import { listOfferedLines } from '#shared/items/open-response/rules.ts';
import type { OpenResponseData } from '#shared/items/open-response/schema.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { Select } from '../../ui/fields/Select.tsx';

interface LinePresetsProps {
  readonly id: string;
  readonly data: OpenResponseData;
  readonly path: Path<OpenResponseData>;
}

/** The number of lines out of a short list, for those who are to have it instead of the slider. */
export function LinePresets({ id, data, path }: LinePresetsProps) {
  const { set } = usePanel(id, 'Edit open response');
  return (
    <Select
      isRow
      label="Lines"
      options={listOfferedLines(data).map((value) => ({ value, label: String(value) }))}
      value={data.number_of_lines}
      onChange={(number_of_lines) => set(path, { number_of_lines })}
    />
  );
}
