import { ChevronDown } from 'lucide-react';
import { setFields } from '#shared/document/document-rules.ts';
import type { ItemOf } from '#shared/items/item.ts';
import { applyReadyTable, READY_TABLES, type ReadyTableId } from '#shared/items/table/ready-tables.ts';
import { useEditor } from '../../document/editor-context.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { Pressable } from '../../ui/buttons/Pressable.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';

const hasWords = ({ data }: ItemOf<'table'>): boolean =>
  data.rows.flat().some(({ text, image }) => text !== '' || image);

/** Renders the menu of tables that are ready to be printed; what one takes the place of can be brought back. */
export function ReadyTables({ item, path }: PanelProps<'table'>) {
  const editor = useEditor();
  const { run } = usePanel(item.id, 'Ready table');
  const choose = (id: ReadyTableId) => {
    run(path, applyReadyTable, { id, locale: editor.document.locale });
    const { data, numbering } = item;
    if (hasWords(item))
      offerUndo(editor, 'The table was replaced', () => run(path, setFields, { data, numbering }));
  };
  return (
    <Menu
      label="Ready tables"
      entries={READY_TABLES.map(({ id, label }) => ({ id, label, onAction: () => choose(id) }))}
      trigger={
        <Pressable className="table-menu" aria-label="Ready tables">
          Ready tables
          <ChevronDown aria-hidden />
        </Pressable>
      }
    />
  );
}
