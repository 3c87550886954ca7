import { useEffect, useState } from 'react';
import type { ItemOf } from '#shared/items/item.ts';
import {
  addPair,
  addPairs,
  canAddPair,
  movePair,
  removePair,
  type Side,
  setPairImage,
} from '#shared/items/matching/rules.ts';
import { listHalfPairs, type MatchingData, type Pair } from '#shared/items/matching/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { EditOptions } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import { usePanel } from '../../document/use-panel.ts';
import { createKey, getObjectKey, keepKey } from '../../fields/object-key.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { LimitHint } from '../parts/LimitHint.tsx';
import { MissingPartsHint } from '../parts/MissingPartsHint.tsx';
import { PairCard } from './PairCard.tsx';

interface PairListProps {
  readonly id: string;
  readonly data: MatchingData;
  readonly live: ItemOf<'matching'>;
}

/** The pairs in their order, and room for one more while the last has something on it. */
export function PairList({ id, data, live: item }: PairListProps) {
  const live = item.data;
  const editor = useEditor();
  const { run, set } = usePanel(id, 'Edit pairs');
  // The row for a new pair has its key before the pair does: so the caret stays where it writes.
  const [reserved, reserve] = useState(createKey);
  const keys = live.pairs.map(getObjectKey);
  const isTaken = keys.includes(reserved);
  useEffect(() => {
    if (isTaken) reserve(createKey());
  }, [isTaken]);
  const rows = canAddPair(data) && !isTaken ? [...keys, reserved] : keys;

  const write = (index: number, side: Side, text: RichTextValue) => {
    const pair = live.pairs[index];
    if (pair) return set<Pair>(pair, { [side]: text });
    run(live, addPair, { side, text }, `new pair/${side}`);
    const added = live.pairs[index];
    if (added) keepKey(added, reserved);
  };

  const picture = (index: number, side: Side, image: ImageAttachment | null, step: EditOptions) => {
    const bodySize = editor.document.style.font_size;
    editor.edit(item, setPairImage, { index, side, image, bodySize }, step);
    const added = index === data.pairs.length && live.pairs[index];
    if (added) keepKey(added, reserved);
  };

  return (
    <div className="pair-list">
      <div className="option-list-head">
        <span>Pairs</span>
      </div>
      <SortableList
        label="Pairs"
        ids={rows}
        onMove={(from, to) => run(live, movePair, { from, to: Math.min(to, live.pairs.length - 1) })}
      >
        {(index, handle) => (
          <PairCard
            id={id}
            index={index}
            pair={data.pairs[index]}
            live={live.pairs[index]}
            handle={handle}
            onWrite={(side, text) => write(index, side, text)}
            onPicture={(side, image, step) => picture(index, side, image, step)}
            onRemove={() => run(live, removePair, index)}
            onTable={(rows) => run(live, addPairs, rows)}
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
