import { isNumberedItem, type WorksheetItem } from '#shared/items/item.ts';
import { setItemOrder } from '#shared/kinds/worksheet/versions/rules.ts';
import { type ItemProps, usePanel } from '../../../document/use-panel.ts';
import { Segments } from '../../../ui/fields/Segments.tsx';

type Order = NonNullable<WorksheetItem['order']> | 'free';

const MOVES = { value: 'free', label: 'Moves' } as const;
const STAYS = { value: 'fixed', label: 'Stays' } as const;
const STARTS = { value: 'starts_group', label: 'New group' } as const;
const FOLLOWS = { value: 'with_above', label: 'With item above' } as const;

/** Renders the place of an item in versions: only questions move by themselves. */
export function ItemOrderField({ item, path }: ItemProps) {
  const { run } = usePanel(`${item.id}/order`, 'Choose place in versions');
  const options: { value: Order; label: string }[] = isNumberedItem(item)
    ? [MOVES, STAYS, FOLLOWS, STARTS]
    : [{ value: 'free', label: STAYS.label }, FOLLOWS];
  return (
    <Segments
      label="In versions"
      options={options}
      value={item.order ?? 'free'}
      onChange={(order) => run(path, setItemOrder, order === 'free' ? undefined : order)}
    />
  );
}
