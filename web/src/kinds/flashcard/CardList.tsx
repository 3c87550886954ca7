import { ClipboardPaste, WandSparkles } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { isFilled } from '#shared/kinds/parts/card.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useEditor, useFact } from '../../document/editor-context.ts';
import { createItemId } from '../../document/item-actions.ts';
import { useItemIds, useViewFact } from '../../document/use-view.ts';
import { describeRow } from '../../fields/describe-row.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { createLazyDialog, createLazyPart } from '../../ui/lazy/lazy-part.tsx';
import { CardMenu } from './CardMenu.tsx';
import { CardOrderBar } from './CardOrderBar.tsx';
import { CardRow } from './CardRow.tsx';
import { capitalize, useCardNames } from './card-names.ts';
import { openSets } from './create-set-entry.ts';
import { createTablePasteHandler, listenToTables } from './paste-rows.ts';
import { type Deck, useCards } from './use-cards.ts';
import '../parts/list.css';
import './CardList.css';

// The dialog loads with the reader of tables, not with the editor.
const PasteCardsDialog = createLazyDialog(
  async () => (await import('./PasteCardsDialog.tsx')).PasteCardsDialog,
  { catchesTyping: 'outside texts' },
);

// Nobody selects several in the first second.
const SeveralCards = createLazyPart(async () => (await import('./several/SeveralCards.tsx')).SeveralCards, {
  missing: null,
});

/** The height of a closed row. */
const ROW_HEIGHT = 'var(--card-row-height)';

interface CardListProps {
  /** The heading of the list: "Bingo Words". */
  readonly title: string;
  /** The actions of an empty list, apart from writing and pasting. */
  readonly offer?: ReactNode;
  /** Controls below the rows. */
  readonly children?: ReactNode;
}

/** Renders the cards in order, and an empty one at the end. */
export function CardList({ title, offer, children }: CardListProps) {
  const ids = useItemIds();
  const cards = useCards();
  const [pasted, paste] = usePastedTable();
  const openItem = useViewFact((view) => view.openItem);
  const shown = useViewFact(({ reveal }) => reveal?.key ?? null);
  const rows = useRows(ids);
  const drawRow = useCallback(
    (index: number, handle: ReactNode) => (
      <CardRow
        id={rows[index] ?? ''}
        index={index}
        isLast={index === rows.length - 1}
        isNew={index === ids.length}
        handle={handle}
      />
    ),
    [rows, ids],
  );
  const { list, one, example, help } = useCardNames();
  const describe = useDescribeCard(one);
  return (
    <section
      className="item-list card-list"
      aria-label={list}
      onPasteCapture={createTablePasteHandler({ isWord: one === 'word' }, paste)}
    >
      <ListHead title={title} count={ids.length} onPaste={() => paste('')} />
      {ids.length > 0 && <SeveralCards noun={one} />}
      <div className="list-body">
        {ids.length > 1 && <CardOrderBar />}
        <SortableList
          ids={rows}
          count={ids.length}
          describe={describe}
          rowHeight={ROW_HEIGHT}
          rendered={[openItem, shown, rows.at(-1) ?? null]}
          onMove={(from, to) => cards.move(from, Math.min(to, ids.length - 1))}
        >
          {drawRow}
        </SortableList>
        {ids.length === 0 && (
          <EmptyState example={example} words={help} action={<SetOffer>{offer}</SetOffer>} />
        )}
        {/* Below the rows, because hints that appear while typing must not move them. */}
        {children}
      </div>
      {pasted !== null && <PasteCardsDialog given={pasted} onClose={() => paste(null)} />}
    </section>
  );
}

/** Renders what an empty list can begin with, apart from writing and pasting. */
function SetOffer({ children }: { readonly children: ReactNode }) {
  const editor = useEditor();
  return (
    <div className="row">
      <Button size="dense" icon={WandSparkles} onPress={() => openSets(editor)}>
        Make a set
      </Button>
      {children}
    </div>
  );
}

interface ListHeadProps {
  readonly title: string;
  readonly count: number;
  readonly onPaste: () => void;
}

/** Renders the heading of the list, and what concerns all of it. */
function ListHead({ title, count, onPaste }: ListHeadProps) {
  const { one, many } = useCardNames();
  return (
    <header className="list-head">
      <h2>
        {title}{' '}
        <span className="hint list-count">
          {count} <span className="visually-hidden">{count === 1 ? one : many}</span>
        </span>
      </h2>
      <Button variant="ghost" size="dense" icon={ClipboardPaste} onPress={onPaste}>
        Paste <span>a table</span>
      </Button>
      <CardMenu isEmpty={count === 0} />
    </header>
  );
}

/** Returns the text that was pasted as a table, null while its dialog is closed, and a function that sets it. */
function usePastedTable() {
  const state = useState<string | null>(null);
  const [, paste] = state;
  useEffect(() => {
    const listening = new AbortController();
    listenToTables(paste, listening.signal);
    return () => listening.abort();
  }, []);
  return state;
}

/** Returns the ids of the rows: those of the cards, and of the next one where there is room for it. */
function useRows(ids: readonly string[]): readonly string[] {
  const newId = useNewId(ids);
  const takesOneMore = useFact(({ items }) => hasRoom(items as Deck['items']));
  return useMemo(() => (takesOneMore ? [...ids, newId] : ids), [ids, newId, takesOneMore]);
}

/** Returns a function that describes the card at a place, for those who do not see it move. */
function useDescribeCard(noun: string): (index: number) => string {
  const editor = useEditor();
  return useCallback(
    (index) => {
      const { term = '', definition = '' } = (editor.document as Deck).items[index] ?? {};
      return describeRow(`${capitalize(noun)} ${index + 1}`, isBlank(term) ? definition : term);
    },
    [editor, noun],
  );
}

/** Tells whether a new card can be written: the last one has content. */
const hasRoom = (items: Deck['items']): boolean => {
  const last = items.at(-1);
  return items.length < LIMITS.items && (!last || isFilled(last));
};

/** Returns the id of the card that does not exist yet; a new one as soon as it does. */
function useNewId(ids: readonly string[]): string {
  const [id, setId] = useState(createItemId);
  if (!ids.includes(id)) return id;
  const next = createItemId();
  setId(next);
  return next;
}
