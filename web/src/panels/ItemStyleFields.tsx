import type { WorksheetItem } from '#shared/items/item.ts';
import type { ItemType } from '#shared/items/kinds.ts';
import { MATCHING_FONT_SIZE } from '#shared/items/matching/schema.ts';
import { ITEM_FONT_SIZE } from '#shared/items/parts/envelope.ts';
import type { Range } from '#shared/range.ts';
import { useFact } from '../document/context.ts';
import { usePanel } from '../document/panel.ts';
import { BorderFields } from '../fields/BorderFields.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';

/** What an item may have of its own, where its type has no field for that already. */
interface OwnStyle {
  readonly fontSize?: Range;
  readonly border?: boolean;
}

const TEXT: OwnStyle = { fontSize: ITEM_FONT_SIZE, border: true };

/** The types with a size of text or a border of their own; all others stand as the document says. */
const OWN_STYLES: { readonly [T in ItemType]?: OwnStyle } = {
  multiple_choice: TEXT,
  open_response: TEXT,
  fill_in_the_blank: TEXT,
  word_scramble: TEXT,
  checklist: TEXT,
  basic_text: TEXT,
  matching: { fontSize: MATCHING_FONT_SIZE, border: true },
  handwriting: { border: true },
  word_bank: { fontSize: ITEM_FONT_SIZE },
};

export const hasOwnStyle = (type: ItemType): boolean => type in OWN_STYLES;

interface ItemStyleFieldsProps {
  readonly item: WorksheetItem;
  readonly live: WorksheetItem;
}

/** An item's own font size, or the document's until one is chosen, and its border. */
export function ItemStyleFields({ item: { id, type, style }, live }: ItemStyleFieldsProps) {
  const { fontSize, border } = OWN_STYLES[type] ?? {};
  const bodySize = useFact((document) => document.style.font_size);
  const { set, seal } = usePanel(`${id}/style`, 'Edit item style');
  return (
    <>
      {fontSize && (
        <SliderField
          label="Font size"
          range={fontSize}
          value={style.font_size ?? bodySize}
          onChange={(font_size) => set(live.style, { font_size })}
          onChangeEnd={seal}
        />
      )}
      {fontSize && style.font_size !== null && (
        <Button kind="ghost" size="dense" onPress={() => set(live.style, { font_size: null })}>
          Use the worksheet’s size
        </Button>
      )}
      {border && <BorderFields id={id} border={style} live={live.style} />}
    </>
  );
}
