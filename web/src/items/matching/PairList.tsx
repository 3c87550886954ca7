import { useRef } from 'react';
import type { ItemOf } from '#shared/items/item.ts';
import {
  addPair,
  addPairs,
  canAddPair,
  movePair,
  removePair,
  restorePair,
  type Side,
  setPairImage,
} from '#shared/items/matching/rules.ts';
import { listHalfPairs, type MatchingData } from '#shared/items/matching/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { EditOptions } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { usePanel } from '../../document/use-panel.ts';
import { useEntryKeys } from '../../fields/entry-keys.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { focusEnd } from '../../richtext/focus-end.ts';
import { LimitHint } from '../parts/LimitHint.tsx';
import { MissingPartsHint } from '../parts/MissingPartsHint.tsx';
import { PairCard } from './PairCard.tsx';

const TERM = '.pair-half:first-of-type [role=textbox]';

interface PairListProps {
  readonly id: string;
  readonly data: MatchingData;
  readonly path: Path<ItemOf<'matching'>>;
}

/** Renders the pairs in order, and an empty one while the last has content. */
export function PairList({ id, data, path: item }: PairListProps) {
  const path = item.at('data');
  const editor = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const { run, set } = usePanel(id, 'Edit pairs');
  const { keys, spare } = useEntryKeys(data.pairs);
  const rows = canAddPair(data) ? [...keys, spare] : keys;

  const write = (index: number, side: Side, text: RichTextValue) => {
    const pair = path.at('pairs').at(index);
    if (editor.read(pair)) set(pair, { [side]: text });
    else run(path, addPair, { side, text }, `new pair/${side}`);
  };

  const picture = (index: number, side: Side, image: ImageAttachment | null, step: EditOptions) => {
    const bodySize = editor.document.style.font_size;
    editor.edit(item, setPairImage, { index, side, image, bodySize }, step);
  };

  const remove = (index: number) => {
    const pair = data.pairs[index];
    run(path, removePair, index);
    // Once React has drawn the pairs without it: the term of the next one.
    queueMicrotask(() => focusEnd(list.current?.querySelectorAll<HTMLElement>(TERM)[index]));
    if (pair) offerUndo(editor, `Pair ${index + 1} deleted`, () => run(path, restorePair, { index, pair }));
  };

  return (
    <div className="pair-list" ref={list}>
      <div className="option-list-head">
        <span>Pairs</span>
      </div>
      <SortableList
        label="Pairs"
        pace="slow"
        ids={rows}
        onMove={(from, to) => run(path, movePair, { from, to: Math.min(to, data.pairs.length - 1) })}
      >
        {(index, handle) => (
          <PairCard
            id={id}
            index={index}
            pair={data.pairs[index]}
            path={path.at('pairs').at(index)}
            handle={handle}
            onWrite={(side, text) => write(index, side, text)}
            onPicture={(side, image, step) => picture(index, side, image, step)}
            onRemove={() => remove(index)}
            onTable={(rows) => run(path, addPairs, rows)}
          />
        )}
      </SortableList>
      <MissingPartsHint
        names={listHalfPairs(data).map((place) => String(place + 1))}
        noun="Pair"
        lacks={['is half empty.', 'are half empty.']}
      />
      {data.pairs.length >= OPTION_LIMIT && <LimitHint limit={OPTION_LIMIT} what="pairs" />}
    </div>
  );
}
