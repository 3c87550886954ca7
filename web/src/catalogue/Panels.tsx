import { useState } from 'react';
import { getItemType, type ItemType, type WorksheetItem } from '#shared/items/item.ts';
import { ITEM_TYPE_NAMES, worksheetItem } from '#shared/items/item-schema.ts';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';
import { Editor } from '../document/editor.ts';
import { EditorContext, usePart } from '../document/editor-context.ts';
import { createItemActions, ItemActionsContext } from '../document/item-actions.ts';
import { Path } from '../document/path.ts';
import { PictureUploadsContext, useNewPictureUploads } from '../images/use-picture-uploads.ts';
import { getPanel } from '../items/get-panel.ts';

const items = new Path<Worksheet>().at('items');
const aSample = (type: ItemType) => worksheetItem.parse({ id: type, type, data: getPanel(type).sample });

/** Shows the panel of every item type, at work on one document. */
export function Panels() {
  const [editor] = useState(
    () => new Editor(worksheet.parse({ entity_type: 'worksheet', items: ITEM_TYPE_NAMES.map(aSample) })),
  );
  const uploads = useNewPictureUploads(editor);
  const [actions] = useState(() =>
    createItemActions({
      editor,
      confirm: (_items, proceed) => proceed(),
      typeInto: () => undefined,
      advanced: true,
      toggleAdvanced: () => undefined,
    }),
  );
  return (
    <EditorContext value={editor}>
      <ItemActionsContext value={actions}>
        <PictureUploadsContext value={uploads}>
          {ITEM_TYPE_NAMES.map((type) => (
            <section key={type} className="catalogue-panel" aria-label={getItemType(type).label}>
              <h3>{getItemType(type).label}</h3>
              <ItemPanel path={items.entry(type)} />
            </section>
          ))}
        </PictureUploadsContext>
      </ItemActionsContext>
    </EditorContext>
  );
}

function ItemPanel({ path }: { path: Path<WorksheetItem> }) {
  const item = usePart(path);
  if (!item) return null;
  const { Panel, Advanced } = getPanel(item.type);
  return (
    <>
      <Panel item={item} path={path} />
      {Advanced && <Advanced item={item} path={path} />}
    </>
  );
}
