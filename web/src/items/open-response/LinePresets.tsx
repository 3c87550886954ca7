import { listOfferedLines } from '#shared/items/open-response/rules.ts';
import type { OpenResponseData } from '#shared/items/open-response/schema.ts';
import { usePanel } from '../../document/use-panel.ts';
import { Select } from '../../ui/fields/Select.tsx';

interface LinePresetsProps {
  readonly id: string;
  readonly data: OpenResponseData;
  readonly live: OpenResponseData;
}

/** The number of lines out of a short list, for those who are to have it instead of the slider. */
export function LinePresets({ id, data, live }: LinePresetsProps) {
  const { set } = usePanel(id, 'Edit open response');
  return (
    <Select
      isRow
      label="Lines"
      options={listOfferedLines(data).map((value) => ({ value, label: String(value) }))}
      value={data.number_of_lines}
      onChange={(number_of_lines) => set(live, { number_of_lines })}
    />
  );
}
