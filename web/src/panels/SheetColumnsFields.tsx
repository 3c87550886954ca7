import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import { setSheetColumns } from '#shared/kinds/worksheet/columns/rules.ts';
import { createSheetColumns } from '#shared/kinds/worksheet/columns/sheet-columns.ts';
import { COLUMN_COUNTS } from '#shared/vocabulary/columns.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { Segments } from '../ui/fields/Segments.tsx';
import { Switch } from '../ui/fields/Switch.tsx';

const COUNT_OPTIONS = COLUMN_COUNTS.map((value) => ({ value, label: `${value}` }));

/** Renders the columns of the whole sheet; nothing for documents without items. */
export function SheetColumnsFields() {
  const document = useDocument();
  const path = useEditor().path as Path<DocumentWithItems>;
  const { run } = usePanel('columns', 'Set columns');
  if (!hasItems(document)) return null;
  const { count, rule, save_paper } = document.columns ?? createSheetColumns();
  const hasColumns = count > 1 || save_paper || document.items.some(({ columns = 1 }) => columns > 1);
  return (
    <>
      <Segments
        label="Columns"
        options={COUNT_OPTIONS}
        value={count}
        onChange={(chosen) => run(path, setSheetColumns, { count: chosen })}
      />
      {count === 1 && (
        <Switch isSelected={save_paper} onChange={(on) => run(path, setSheetColumns, { save_paper: on })}>
          Save paper: short questions side by side
        </Switch>
      )}
      {hasColumns && (
        <Switch isSelected={rule} onChange={(on) => run(path, setSheetColumns, { rule: on })}>
          Line between columns
        </Switch>
      )}
    </>
  );
}
