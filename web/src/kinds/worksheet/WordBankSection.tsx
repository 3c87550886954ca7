import { Plus } from 'lucide-react';
import { asKind, type HandoutDocument } from '#shared/document/document.ts';
import type { WorksheetItem } from '#shared/items/item.ts';
import { addWordBank, listBankIds } from '#shared/items/word-banks.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { useEdit, useEditor, useFact, usePart } from '../../document/editor-context.ts';
import { createItemId } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { getPanel } from '../../items/get-panel.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';

const joinBankIds = (document: HandoutDocument): string => {
  const worksheet = asKind(document, 'worksheet');
  return worksheet ? listBankIds(worksheet).join(' ') : '';
};

/** Shows the words of the worksheet's banks, and the field that adds one. */
export function WordBankSection() {
  const path = useEditor().path as Path<Worksheet>;
  const banks = useFact(joinBankIds);
  if (banks === '') return <NoBank />;
  const ids = banks.split(' ');
  return (
    <>
      <PrintSwitch />
      {ids.map((id, place) => (
        <section key={id} aria-label={`Word bank ${place + 1}`}>
          {ids.length > 1 && <h3 className="panel-subhead">Word bank {place + 1}</h3>}
          <Words path={path.at('items').entry(id)} />
        </section>
      ))}
    </>
  );
}

/** Prints the banks, or keeps their words for the editor alone. */
function PrintSwitch() {
  const path = (useEditor().path as Path<Worksheet>).at('word_bank');
  const { set } = usePanel('word banks', 'Edit word banks');
  const isPrinted = usePart(path)?.visible !== false;
  return (
    <Switch isSelected={isPrinted} onChange={(visible) => set(path, { visible })}>
      Print word banks
    </Switch>
  );
}

function Words({ path }: { path: Path<WorksheetItem> }) {
  const item = usePart(path);
  const BankWords = item && getPanel(item.type).Words;
  return BankWords && <BankWords item={item} path={path} />;
}

function NoBank() {
  const path = useEditor().path as Path<Worksheet>;
  const { edit } = useEdit();
  const add = () => edit(path, addWordBank, createItemId(), { name: 'Add Word Bank' });
  return (
    <EmptyState
      example="cloud · rain · river"
      words="A word bank lists the words to choose from, above the first item that asks for one."
      action={
        <Button variant="action" icon={Plus} onPress={add}>
          Add a word bank
        </Button>
      }
    />
  );
}
