import type { DocumentWithItems } from '#shared/document/document.ts';
import { hasItems } from '#shared/document/document.ts';
import { isNumberedItem } from '#shared/items/item.ts';
import { setMayBreak } from '#shared/items/list-rules.ts';
import { countColumns } from '#shared/kinds/worksheet/columns/count-columns.ts';
import { setItemColumns } from '#shared/kinds/worksheet/columns/rules.ts';
import type { ColumnCount } from '#shared/vocabulary/columns.ts';
import { useEditor, useFact } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { type ItemProps, usePanel } from '../../document/use-panel.ts';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { COLUMN_OPTIONS, SHEET } from './column-options.ts';

/** Renders the columns that an item stands in, and how many are printed where it has no room in them. */
export function ItemColumnsField({ item }: ItemProps) {
  const { id, columns } = item;
  const path = useEditor().path as Path<DocumentWithItems>;
  const { run } = usePanel(`${id}/columns`, 'Set columns');
  const sheet = useFact((document) => (hasItems(document) ? (document.columns?.count ?? 1) : 1));
  const printed = useFact((document) =>
    hasItems(document) ? countColumns(document)[document.items.findIndex((item) => item.id === id)] : 1,
  );
  const isTooNarrow = (printed ?? 1) < (columns ?? sheet);
  return (
    <>
      <Segments
        label="Columns on the page"
        options={COLUMN_OPTIONS}
        value={columns ?? SHEET}
        hint={isTooNarrow ? describeTooNarrow(printed ?? 1) : undefined}
        onChange={(chosen) =>
          run(path, setItemColumns, { ids: [id], columns: chosen === SHEET ? null : chosen })
        }
      />
      {isNumberedItem(item) && <MayBreak item={item} />}
    </>
  );
}

/** Renders the switch that lets an item go on on the next page. */
function MayBreak({ item: { id, may_break } }: Pick<ItemProps, 'item'>) {
  const path = useEditor().path as Path<DocumentWithItems>;
  const { run } = usePanel(`${id}/break`, 'Let it break');
  return (
    <Switch isSelected={may_break === true} onChange={(on) => run(path, setMayBreak, { id, on })}>
      May go on on the next page
    </Switch>
  );
}

const describeTooNarrow = (printed: ColumnCount): string =>
  printed === 1
    ? 'A column has no room for it: it prints as wide as the page.'
    : `So many have no room for it: it prints in ${printed} columns.`;
