import { Square } from 'lucide-react';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { OptionList } from '../parts/OptionList.tsx';

/** Renders the box that the paper prints before an entry. */
const renderBox = () => <Square size={14} />;
const getItemLabel = (index: number) => `Item ${index + 1}`;

function ChecklistPanel({ item: { id, data }, path }: PanelProps<'checklist'>) {
  const { set } = usePanel(id, 'Edit checklist');
  return (
    <>
      <Switch isSelected={data.direction} onChange={(direction) => set(path.at('data'), { direction })}>
        Instructions
      </Switch>
      {data.direction && (
        <RichTextField
          variant="text"
          field="data.subtitle"
          label="Instructions text"
          placeholder="Before you hand this in:"
          value={data.subtitle}
          onChange={(subtitle) => set(path.at('data'), { subtitle })}
        />
      )}
      <OptionList
        id={id}
        data={data}
        path={path.at('data')}
        label="Checklist Items"
        noun="an item"
        mark={renderBox}
        nameOf={getItemLabel}
      />
    </>
  );
}

export const panel = {
  Panel: ChecklistPanel,
  sample: { options: [{ answer: 'Name and date' }, { answer: 'Spelling' }] },
} satisfies ItemPanel<'checklist'>;
