import { ArrowDown, ArrowUp, CopyPlus, Trash2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEditor } from '../../../document/editor-context.ts';
import { useItemIds, useViewFact } from '../../../document/use-view.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { formatCount } from '../../../ui/words/format-count.ts';
import { ClipboardMenu } from './ClipboardMenu.tsx';
import { type CardNoun, duplicateSeveral, moveSeveral, removeSeveral } from './card-commands.ts';
import { listenToCards } from './listen-to-cards.ts';
import './SeveralCards.css';

/** Listens to the keys of selected cards; while there are some, renders what can be done with them. */
export function SeveralCards({ noun }: { noun: CardNoun }) {
  const editor = useEditor();
  const ids = useItemIds();
  const marked = useViewFact(({ selected }) => selected.join(' ')).split(' ');
  const selected = ids.filter((id) => marked.includes(id));
  const [said, say] = useState('');
  useEffect(() => {
    const listening = new AbortController();
    listenToCards(editor, noun, say, listening.signal);
    return () => listening.abort();
  }, [editor, noun]);
  const words = selected.length > 0 ? `${formatCount(selected.length, noun)} selected` : '';
  const move = (by: -1 | 1) => say(moveSeveral(editor, selected, by, noun) ?? '');
  return (
    <>
      <p className="cards-selected visually-hidden" role="status">
        {words}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {selected.length > 0 && (
        <div className="several-cards" role="toolbar" aria-label={`Selected ${noun}s`}>
          <strong>{selected.length} selected</strong>
          <IconButton label="Move up" icon={ArrowUp} onPress={() => move(-1)} />
          <IconButton label="Move down" icon={ArrowDown} onPress={() => move(1)} />
          <IconButton
            label="Duplicate"
            icon={CopyPlus}
            onPress={() => duplicateSeveral(editor, selected, noun)}
          />
          <IconButton
            label="Delete"
            icon={Trash2}
            tone="danger"
            onPress={() => removeSeveral(editor, selected, noun, 'Delete')}
          />
          <ClipboardMenu ids={selected} noun={noun} />
          <IconButton
            label="Clear the selection"
            icon={X}
            onPress={() => {
              editor.view.selected = [];
            }}
          />
        </div>
      )}
    </>
  );
}
