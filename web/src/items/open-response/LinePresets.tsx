import { listOfferedLines } from '#shared/items/open-response/rules.ts';
import type { OpenResponseData } from '#shared/items/open-response/schema.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { Select } from '../../ui/fields/Select.tsx';

/** Renders the number of lines as a short menu, for screens that show it in place of the slider. */
export function LinePresets({ id, data, path }: PartProps<OpenResponseData>) {
  const { set } = usePanel(id, 'Edit open response', 'sooner');
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
