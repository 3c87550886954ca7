import {
  ArrowDownAZ,
  ArrowDownUp,
  ArrowUpAZ,
  ClipboardPaste,
  Copy,
  Download,
  FlipHorizontal2,
  Images,
  MoreHorizontal,
  Shuffle,
  Trash2,
} from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { suggestFilename } from '#shared/document/document-rules.ts';
import { isFilled } from '#shared/kinds/parts/card.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { download } from '../../device/download-and-print.ts';
import { useEditor, useFact } from '../../document/editor-context.ts';
import { createItemId } from '../../document/item-actions.ts';
import { useItemIds, useViewFact } from '../../document/use-view.ts';
import { describeRow } from '../../fields/describe-row.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { createLazyPart } from '../../ui/layout/lazy-part.tsx';
import { LazyConfirmDialog } from '../../ui/overlays/LazyConfirmDialog.tsx';
import { createLazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';
import { CardRow } from './CardRow.tsx';
import { capitalize, useCardNames } from './card-names.ts';
import { copyCards } from './copy-cards.ts';
import { createBankEntry } from './create-bank-entry.ts';
import { createImportEntry } from './create-import-entry.ts';
import { createWordsEntry } from './create-words-entry.ts';
import { createTablePasteHandler, listenToTables } from './paste-rows.ts';
import { type Deck, useCards } from './use-cards.ts';
import '../parts/list.css';
import './CardList.css';

// With the reader of tables: not with the editor.
const PasteCardsDialog = createLazyDialog(
  async () => (await import('./PasteCardsDialog.tsx')).PasteCardsDialog,
  { catchesTyping: 'outside texts' },
);

const FindPicturesDialog = createLazyDialog(
  async () => (await import('./FindPicturesDialog.tsx')).FindPicturesDialog,
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
  /** What an empty list offers besides writing and pasting. */
  readonly offer?: ReactNode;
  /** What stands below the rows. */
  readonly children?: ReactNode;
}

/** Renders the cards in order, and an empty one at the end. */
export function CardList({ title, offer, children }: CardListProps) {
  const ids = useItemIds();
  const cards = useCards();
  // The text pasted so far; null while the dialog is closed.
  const [pasted, paste] = useState<string | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    listenToTables(paste, listening.signal);
    return () => listening.abort();
  }, []);
  const openItem = useViewFact((view) => view.openItem);
  const shown = useViewFact(({ reveal }) => reveal?.key ?? null);
  const newId = useNewId(ids);
  const takesOneMore = useFact(({ items }) => hasRoom(items as Deck['items']));
  const rows = useMemo(() => (takesOneMore ? [...ids, newId] : ids), [ids, newId, takesOneMore]);
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
  const { list, one, many, example, help } = useCardNames();
  const editor = useEditor();
  const describe = useCallback(
    (index: number) => {
      const { term = '', definition = '' } = (editor.document as Deck).items[index] ?? {};
      return describeRow(`${capitalize(one)} ${index + 1}`, isBlank(term) ? definition : term);
    },
    [editor, one],
  );
  return (
    <section
      className="item-list card-list"
      aria-label={list}
      onPasteCapture={createTablePasteHandler({ isWord: one === 'word' }, paste)}
    >
      <header className="list-head">
        <h2>
          {title}{' '}
          <span className="list-count">
            {ids.length} <span className="visually-hidden">{ids.length === 1 ? one : many}</span>
          </span>
        </h2>
        <Button variant="ghost" size="dense" icon={ClipboardPaste} onPress={() => paste('')}>
          Paste <span>a table</span>
        </Button>
        <CardMenu isEmpty={ids.length === 0} />
      </header>
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
        {ids.length === 0 && <EmptyState example={example} words={help} action={offer} />}
        {/* Below the rows, because hints that appear while typing must not move them. */}
        {children}
      </div>
      {pasted !== null && <PasteCardsDialog given={pasted} onClose={() => paste(null)} />}
    </section>
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

function CardMenu({ isEmpty }: { isEmpty: boolean }) {
  const [isFinding, find] = useState(false);
  const editor = useEditor();
  const cards = useCards();
  const names = useCardNames();
  const { many } = names;
  const [isAsking, ask] = useState(false);
  const save = async () => {
    const { toCsv } = await import('#shared/kinds/flashcard/parse-pasted.ts');
    const deck = editor.document as Deck;
    const name = deck.filename || suggestFilename(deck);
    download(new Blob([toCsv(deck.items)], { type: 'text/csv' }), `${name}.csv`);
  };
  const entries: MenuEntry[] = [
    createImportEntry(editor),
    createBankEntry(editor),
    createWordsEntry(editor),
    {
      id: 'pictures',
      label: `Find pictures for all ${many}`,
      icon: Images,
      isDisabled: isEmpty,
      onAction: () => find(true),
    },
    {
      id: 'copy',
      label: 'Copy all as a table',
      icon: Copy,
      isDisabled: isEmpty,
      onAction: () => void copyCards((editor.document as Deck).items, names),
    },
    { id: 'csv', label: 'Save as CSV', icon: Download, isDisabled: isEmpty, onAction: () => void save() },
    {
      id: 'clear',
      label: 'Clear All',
      icon: Trash2,
      tone: 'danger',
      isDisabled: isEmpty,
      startsGroup: true,
      onAction: () => ask(true),
    },
  ];
  return (
    <>
      <Menu
        label={`All ${many}`}
        trigger={<IconButton label="Pictures, copy, clear" icon={MoreHorizontal} />}
        entries={entries}
      />
      {isFinding && <FindPicturesDialog onClose={() => find(false)} />}
      <LazyConfirmDialog
        isOpen={isAsking}
        title={`Are you sure you want to delete all ${many}?`}
        body="This will revert your document to a blank template and cannot be undone."
        action="Clear All"
        onConfirm={() => {
          ask(false);
          cards.clear();
        }}
        onCancel={() => ask(false)}
      />
    </>
  );
}

/** Renders what puts all cards in another order, and turns them over. */
function CardOrderBar() {
  const cards = useCards();
  const { many, term } = useCardNames();
  const sort = (by: 'term' | 'definition', direction: 'a-z' | 'z-a'): MenuEntry => ({
    id: `${by} ${direction}`,
    label: `Sort by ${by === 'term' ? term.toLowerCase() : by}, ${direction === 'a-z' ? 'A–Z' : 'Z–A'}`,
    icon: direction === 'a-z' ? ArrowDownAZ : ArrowUpAZ,
    onAction: () => cards.sort({ by, direction }),
  });
  const orders: MenuEntry[] = [
    sort('term', 'a-z'),
    sort('term', 'z-a'),
    sort('definition', 'a-z'),
    sort('definition', 'z-a'),
    { id: 'shuffle', label: 'Random order', icon: Shuffle, startsGroup: true, onAction: cards.shuffle },
  ];
  return (
    <div className="card-order">
      <Menu
        label={`Sort ${many}`}
        trigger={
          <Button variant="ghost" size="dense" icon={ArrowDownUp}>
            Sort
          </Button>
        }
        entries={orders}
      />
      <Button variant="ghost" size="dense" icon={FlipHorizontal2} onPress={cards.flipAll}>
        Flip all
      </Button>
    </div>
  );
}
