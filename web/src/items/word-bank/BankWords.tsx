import { useState } from 'react';
import { BANK_WORD_LIMIT } from '#shared/items/parts/bank-word.ts';
import { WORD_LIMIT } from '#shared/items/parts/limits.ts';
import { listWordsInCase } from '#shared/items/word-bank/printed-words.ts';
import { addWords, moveWord, removeWord, setWord } from '#shared/items/word-bank/rules.ts';
import type { WordBankData } from '#shared/items/word-bank/schema.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import { useFact } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { WordRow } from '../parts/WordRow.tsx';
import { WordRows } from '../parts/WordRows.tsx';

/**
 * Converts a word of the bank to a row, with a note that it is of an item, and that a repeated word is printed once.
 */
function toWordRow({ word, itemId }: WordBankData['words'][number], isAgain: boolean): WordRow {
  if (itemId !== null) return { text: word, fixed: isAgain ? 'from a question, once' : 'from a question' };
  return isAgain ? { text: word, note: 'printed once' } : { text: word };
}

/** Says why a word of an item cannot be written here, and leads to where it can. */
function WrittenElsewhere({ word, itemId }: { word: string; itemId: string }) {
  const { openItem } = useItemActions();
  return (
    <div className="written-elsewhere">
      <p role="status" className="panel-hint">
        {quoteName(word)} comes from a question, and changes with it.
      </p>
      <Button variant="ghost" size="dense" onPress={() => openItem(itemId, 'both')}>
        Go to the question
      </Button>
    </div>
  );
}

/** Renders a bank's words, those of items and those written by hand, and the field that adds one. */
export function BankWords({ item: { id, data }, path: bank }: PanelProps<'word_bank'>) {
  const path = bank.at('data');
  const { run } = usePanel(id, 'Edit word bank');
  const locale = useFact((document) => document.locale);
  const printed = listWordsInCase(data, locale);
  // The word that somebody wants to change here, though it is of an item.
  const [refused, refuse] = useState<number | null>(null);
  const drawBelow = (index: number) => {
    const entry = index === refused ? data.words[index] : undefined;
    return entry?.itemId ? <WrittenElsewhere word={entry.word} itemId={entry.itemId} /> : null;
  };
  const firsts = new Map(printed.map((word, index) => [word, index] as const).toReversed());
  const isAgain = (index: number) => printed[index] !== '' && firsts.get(printed[index] ?? '') !== index;
  return (
    <WordRows
      name="Word"
      field="data.words"
      addLabel="Add a word"
      limit={WORD_LIMIT}
      longest={BANK_WORD_LIMIT}
      rows={data.words.map((entry, index) => toWordRow(entry, isAgain(index)))}
      onAdd={(words, after) =>
        run(path, addWords, after === undefined ? { words } : { words, after }, 'word added')
      }
      onType={(index, word) => run(path, setWord, { index, word }, `word ${index}`)}
      onTypeFixed={refuse}
      below={drawBelow}
      onRemove={(index) => run(path, removeWord, index)}
      pace="slow"
      hasMaths
      onMove={(from, to) => {
        refuse(null);
        run(path, moveWord, { from, to });
      }}
    />
  );
}
