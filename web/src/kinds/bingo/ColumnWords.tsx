import { range } from 'es-toolkit';
import { useState } from 'react';
import { asKind, type HandoutDocument } from '#shared/document/document.ts';
import { getColumnName, listColumnWords } from '#shared/kinds/bingo/column-names.ts';
import { describeShortColumns } from '#shared/kinds/bingo/lack.ts';
import { fillWithNumbers } from '#shared/kinds/bingo/rules.ts';
import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import { defineRange } from '#shared/range.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { deleteWithUndo } from '../../document/delete-items.ts';
import { useEditor, useFact } from '../../document/editor-context.ts';
import { createItemId } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NumberBox } from '../../ui/fields/NumberBox.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import './ColumnWords.css';

const NUMBERS = defineRange({ min: 0, max: 9999, step: 1, initial: 1, unit: 'words' });
/** The numbers of the game as it is played in halls. */
const [FIRST, LAST] = [1, 75];

/** The most characters of the first and the last word of a column. */
const LONGEST = 16;

/** Describes which words each column has: "B: 1 to 15 · I: 16 to 30"; empty where a word may be in any. */
function describeColumns(document: HandoutDocument): string {
  const game = asKind(document, 'bingo');
  const columns = game && listColumnWords(game);
  if (!columns) return '';
  const short = describeShortColumns(game);
  if (short) return short;
  return columns
    .map((words, column) => {
      const [first, last] = [words[0], words.at(-1)].map((word) => word && toExcerpt(word.term, LONGEST));
      return `${getColumnName(game, column)}: ${words.length > 1 ? `${first} to ${last}` : (first ?? 'none')}`;
    })
    .join(' · ');
}

/** Renders the switch that gives each column its own words, and what fills the list with numbers. */
export function ColumnWords() {
  const isOn = useFact((document) => asKind(document, 'bingo')?.column_words ?? false);
  const columns = useFact(describeColumns);
  const path = useEditor().path as Path<Bingo>;
  const { set } = usePanel('card setup', 'Card setup');
  return (
    <>
      <Switch isSelected={isOn} onChange={(column_words) => set(path, { column_words })}>
        Each column from its own words
      </Switch>
      {isOn && (
        <>
          <p className="panel-hint">The list is divided over the columns in its order. {columns}</p>
          <NumbersFields />
        </>
      )}
    </>
  );
}

/** Renders the fields that replace the list by the numbers from one to another. */
function NumbersFields() {
  const editor = useEditor();
  const [from, setFrom] = useState(FIRST);
  const [to, setTo] = useState(LAST);
  const count = to - from + 1;
  const isPossible = count >= 1 && count <= LIMITS.items;
  const fill = () => {
    const path = editor.path as Path<Bingo>;
    const had = editor.document.items.length;
    const ids = range(count).map(() => createItemId());
    deleteWithUndo(editor, path, {
      rule: fillWithNumbers,
      argument: { from, ids },
      name: `Add ${count} numbers`,
      words: had > 0 ? `${count} numbers in place of ${had} words` : `${count} numbers added`,
    });
  };
  return (
    <div className="row number-words">
      <span aria-hidden="true">Numbers from</span>
      <NumberBox aria-label="First number" range={NUMBERS} value={from} onChange={setFrom} />
      <span aria-hidden="true">to</span>
      <NumberBox aria-label="Last number" range={NUMBERS} value={to} onChange={setTo} />
      <Button size="dense" isDisabled={!isPossible} onPress={fill}>
        Fill the list
      </Button>
      {!isPossible && <p className="panel-hint">{`From 1 to ${LIMITS.items} numbers fit in a list.`}</p>}
    </div>
  );
}
