import { BANK_WORD_LIMIT } from '#shared/items/parts/bank-word.ts';
import { WORD_LIMIT } from '#shared/items/parts/limits.ts';
import { listWordsInCase } from '#shared/items/word-bank/printed-words.ts';
import { addWords, moveWord, removeWord, setWord } from '#shared/items/word-bank/rules.ts';
import type { WordBankData } from '#shared/items/word-bank/schema.ts';
import { useFact } from '../../document/editor-context.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import type { WordRow } from '../parts/WordRow.tsx';
import { WordRows } from '../parts/WordRows.tsx';

/**
 * Converts a word of the bank to a row, with a note about its item, or that a repeated word is printed once.
 */
function toWordRow({ word, itemId }: WordBankData['words'][number], isAgain: boolean): WordRow {
  const again = isAgain ? 'printed once' : undefined;
  if (itemId === null) return again ? { text: word, note: again } : { text: word };
  return { text: word, fixed: again ?? 'from a question' };
}

/** Renders a bank's words, those of items and those written by hand, and the field that adds one. */
export function BankWords({ item: { id, data }, path: bank }: PanelProps<'word_bank'>) {
  const path = bank.at('data');
  const { run } = usePanel(id, 'Edit word bank');
  const locale = useFact((document) => document.locale);
  const printed = listWordsInCase(data, locale);
  const isAgain = (index: number) => printed[index] !== '' && printed.indexOf(printed[index] ?? '') < index;
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
      onRemove={(index) => run(path, removeWord, index)}
      pace="slow"
      onMove={(from, to) => run(path, moveWord, { from, to })}
    />
  );
}
