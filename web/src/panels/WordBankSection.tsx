import { Plus } from 'lucide-react';
import type { ItemOf } from '#shared/items/item.ts';
import { addWordBank } from '#shared/kinds/worksheet/word-banks.ts';
import { useEdit, useEditor, useFact, usePart } from '../document/context.ts';
import { newItemId } from '../document/item-actions.ts';
import { BankWords } from '../items/word-bank/BankWords.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/layout/EmptyState.tsx';

/** The words of the worksheet's banks, and the field that adds one. */
export function WordBankSection() {
  const { document } = useEditor();
  const banks = useFact(({ items, entity_type }) =>
    entity_type === 'worksheet'
      ? items.flatMap(({ id, type }) => (type === 'word_bank' ? [id] : [])).join(' ')
      : '',
  );
  if (document.entity_type !== 'worksheet') return null;
  if (banks === '') return <NoBank />;
  const ids = banks.split(' ');
  return ids.map((id, place) => {
    const live = document.items.find((item) => item.id === id);
    return live?.type === 'word_bank' ? (
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
  const { document } = useEditor();
  const { edit } = useEdit();
  if (document.entity_type !== 'worksheet') return null;
  const add = () => edit(document, addWordBank, newItemId(), { name: 'Add Word Bank' });
  return (
    <EmptyState
      example="cloud · rain · river"
      words="A word bank lists the words to choose from, above the first item that asks for one."
      action={
        <Button kind="action" icon={Plus} onPress={add}>
          Add a word bank
        </Button>
      }
    />
  );
}
