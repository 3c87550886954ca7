import { Plus } from 'lucide-react';
import { asKind, type HandoutDocument } from '#shared/document/document.ts';
import type { ItemOf } from '#shared/items/item.ts';
import { addWordBank, isWordBank, listBankIds } from '#shared/kinds/worksheet/word-banks.ts';
import { useEdit, useEditor, useFact, usePart } from '../../document/editor-context.ts';
import { createItemId } from '../../document/item-actions.ts';
import { BankWords } from '../../items/word-bank/BankWords.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';

const joinBankIds = (document: HandoutDocument): string => {
  const worksheet = asKind(document, 'worksheet');
  return worksheet ? listBankIds(worksheet).join(' ') : '';
};

/** Shows the words of the worksheet's banks, and the field that adds one. */
export function WordBankSection() {
  const worksheet = asKind(useEditor().document, 'worksheet');
  const banks = useFact(joinBankIds);
  if (banks === '') return <NoBank />;
  const ids = banks.split(' ');
  return ids.map((id, place) => {
    const live = worksheet?.items.find((item) => item.id === id);
    return live && isWordBank(live) ? (
      <section key={id} aria-label={`Word bank ${place + 1}`}>
        {ids.length > 1 && <h3 className="panel-subhead">Word bank {place + 1}</h3>}
        <Words live={live} />
      </section>
    ) : null;
  });
}

function Words({ live }: { live: ItemOf<'word_bank'> }) {
  const item = usePart(live);
  return <BankWords id={item.id} data={item.data} live={live.data} />;
}

function NoBank() {
  const worksheet = asKind(useEditor().document, 'worksheet');
  const { edit } = useEdit();
  if (!worksheet) return null;
  const add = () => edit(worksheet, addWordBank, createItemId(), { name: 'Add Word Bank' });
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
