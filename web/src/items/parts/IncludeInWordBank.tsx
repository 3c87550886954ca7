import { type DocumentWithItems, type HandoutDocument, hasItems } from '#shared/document/document.ts';
import type { WorksheetItem } from '#shared/items/item.ts';
import {
  canFeed,
  chooseWordBank,
  includeInWordBank,
  listBankIds,
  listWordsForBank,
} from '#shared/items/word-banks.ts';
import { useEdit, useEditor, useFact } from '../../document/editor-context.ts';
import { createItemId } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';

interface IncludeInWordBankProps {
  readonly item: WorksheetItem;
  /** The hint shown while there are no words. */
  readonly hint: string;
}

const joinBankIds = (document: HandoutDocument): string =>
  hasItems(document) ? listBankIds(document).join(' ') : '';

/**
 * Renders the switch that includes an item's words in a word bank, and the choice of a bank where there are
 * several.
 */
export function IncludeInWordBank({ item, hint }: IncludeInWordBankProps) {
  const path = useEditor().path as Path<DocumentWithItems>;
  const { edit } = useEdit();
  const banks = useFact(joinBankIds).split(' ');
  if (!canFeed(item)) return null;
  const { id, data } = item;
  const isEmpty = listWordsForBank(item).length === 0;
  const include = (on: boolean) =>
    edit(
      path,
      includeInWordBank,
      { id, include: on, bankId: createItemId() },
      { name: 'Include in Word Bank' },
    );
  return (
    <>
      <Switch isSelected={data.include_wordbank === 1} isDisabled={isEmpty} onChange={include}>
        Include in Word Bank
      </Switch>
      {isEmpty && <p className="panel-hint">{hint}</p>}
      {data.include_wordbank === 1 && banks.length > 1 && (
        <Select
          isRow
          label="Word bank"
          options={banks.map((value, place) => ({ value, label: `Word bank ${place + 1}` }))}
          value={data.wordbank_id}
          onChange={(bank) => edit(path, chooseWordBank, { id, bank }, { name: 'Choose word bank' })}
        />
      )}
    </>
  );
}
