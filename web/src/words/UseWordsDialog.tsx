import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type DocumentWithItems, type HandoutDocument, hasItems } from '#shared/document/document.ts';
import { listWords } from '#shared/document/words.ts';
import type { WorksheetItem } from '#shared/items/item.ts';
import { addItems } from '#shared/items/list-rules.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useEditor } from '../document/editor-context.ts';
import type { WordsToUse } from '../document/editor-view.ts';
import { useItemActions } from '../document/item-actions.ts';
import type { Path } from '../document/path.ts';
import { LossList } from '../questions/losses/LossList.tsx';
import { openAsDraft } from '../saving/open-as-draft.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { TargetTile } from './TargetTile.tsx';
import { type OfferedTarget, useWordsTargets } from './use-words-targets.ts';
import { WordChoices } from './WordChoices.tsx';
import { createSheet } from './words-target.ts';
import './UseWordsDialog.css';

/** Leaves the items whose words are wanted. */
const takeItems = (document: HandoutDocument, { ids }: WordsToUse): HandoutDocument =>
  hasItems(document) && ids
    ? { ...document, items: document.items.filter(({ id }) => ids.includes(id)) }
    : document;

/** Chooses a target: a document is made alone, items are made together. */
function toggleTarget(chosen: readonly OfferedTarget[], one: OfferedTarget): readonly string[] {
  const { id } = one.target;
  const ids = chosen.filter(({ made }) => made.item && one.made.item).map(({ target }) => target.id);
  if (chosen.includes(one)) return ids.filter((other) => other !== id);
  return [...ids, id];
}

const listMade = (chosen: readonly OfferedTarget[]): WorksheetItem[] =>
  chosen.flatMap(({ made }) => made.item ?? []);

interface UseWordsDialogProps {
  readonly given: WordsToUse;
  readonly onClose: () => void;
}

/** Renders the dialog that makes other exercises of the document's words, each shown as it prints. */
export function UseWordsDialog({ given, onClose }: UseWordsDialogProps) {
  const editor = useEditor();
  const [from] = useState(editor.document);
  const words = useMemo(() => listWords(takeItems(from, given)), [from, given]);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const wanted = useMemo(() => words.filter((_, place) => !leftOut.has(place)), [words, leftOut]);
  const offered = useWordsTargets(from, wanted);
  const [ids, setIds] = useState<readonly string[]>([]);
  // The words in the order in which they were chosen, as they will be on the sheet.
  const chosen = ids.flatMap((id) => offered.filter(({ target, made }) => target.id === id && made.document));
  const items = listMade(chosen);
  const losses = chosen.flatMap(({ target, made }) =>
    made.losses.map((loss) => ({ ...loss, where: target.label })),
  );
  const isFull = hasItems(from) && from.items.length + items.length > LIMITS.items;
  const make = useMaking(onClose);
  const add = useAdding(onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Use these words in…"
      width="large"
      footer={
        <>
          {hasItems(from) && (
            <Button isDisabled={items.length === 0 || isFull} onPress={() => add(items)}>
              Add to this worksheet
            </Button>
          )}
          <Button variant="filled" isDisabled={chosen.length === 0} onPress={() => make(from, chosen)}>
            {items.length > 0 ? 'Make a new worksheet' : 'Make a new document'}
          </Button>
        </>
      }
    >
      {words.length === 0 ? (
        <p className="panel-hint">There are no words yet. Write some first.</p>
      ) : (
        <div className="words-sides">
          <WordChoices words={words} leftOut={leftOut} onChange={setLeftOut} />
          <div>
            {chosen.length > 0 && (
              <LossList losses={losses} none="Every word, definition and picture is used." />
            )}
            {isFull && <p className="panel-notice">A worksheet holds {LIMITS.items} items at most.</p>}
            <TargetTiles offered={offered} chosen={chosen} onChange={setIds} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Returns a function that makes a new document of what was chosen, and goes there. */
function useMaking(onClose: () => void) {
  const [, navigate] = useLocation();
  return (from: HandoutDocument, chosen: readonly OfferedTarget[]) => {
    const items = listMade(chosen);
    const document = items.length > 0 ? createSheet(from, items) : chosen[0]?.made.document;
    if (!document) return;
    openAsDraft(document).then(
      (address) => {
        onClose();
        navigate(address);
      },
      () => showToast({ words: 'The new document could not be kept on this device.', tone: 'danger' }),
    );
  };
}

/** Returns a function that adds items to the open worksheet, and opens them. */
function useAdding(onClose: () => void) {
  const editor = useEditor();
  const { openNew } = useItemActions();
  return (items: readonly WorksheetItem[]) => {
    onClose();
    const path = editor.path as Path<DocumentWithItems>;
    const at = editor.document.items.length;
    const name = items.length === 1 ? 'Add an item of words' : `Add ${items.length} items of words`;
    editor.edit(path, addItems, { items, at, instead: null }, { name });
    openNew(items);
  };
}

interface TargetTilesProps {
  readonly offered: readonly OfferedTarget[];
  readonly chosen: readonly OfferedTarget[];
  /** Takes the ids of the targets, in the order in which they were chosen. */
  readonly onChange: (ids: readonly string[]) => void;
}

const TargetTiles = ({ offered, chosen, onChange }: TargetTilesProps) => (
  <fieldset className="words-tiles">
    <legend className="visually-hidden">What to make</legend>
    {offered.map((one) => (
      <TargetTile
        key={one.target.id}
        label={one.target.label}
        document={one.made.document}
        losses={one.made.losses.length}
        isChosen={chosen.includes(one)}
        onPress={() => onChange(toggleTarget(chosen, one))}
      />
    ))}
  </fieldset>
);
