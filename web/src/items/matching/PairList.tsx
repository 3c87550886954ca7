import { useRef } from 'react';
import type { ItemOf } from '#shared/items/item.ts';
import { canAddPair } from '#shared/items/matching/rules.ts';
import { listHalfPairs, type MatchingData } from '#shared/items/matching/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import type { Path } from '../../document/path.ts';
import { describeRow } from '../../fields/describe-row.ts';
import { useEntryKeys } from '../../fields/entry-keys.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { LimitHint } from '../parts/LimitHint.tsx';
import { MissingPartsHint } from '../parts/MissingPartsHint.tsx';
import { PairCard } from './PairCard.tsx';
import { usePairEdits } from './use-pair-edits.ts';

interface PairListProps {
  readonly id: string;
  readonly data: MatchingData;
  readonly path: Path<ItemOf<'matching'>>;
}

/** Renders the pairs in order, and an empty one while the last has content. */
export function PairList({ id, data, path }: PairListProps) {
  const list = useRef<HTMLDivElement>(null);
  const pairs = usePairEdits({ id, data, path }, list);
  const { keys, spare } = useEntryKeys(data.pairs);
  const rows = canAddPair(data) ? [...keys, spare] : keys;

  const describe = (index: number) => {
    const { term = '', definition = '' } = data.pairs[index] ?? {};
    return describeRow(`Pair ${index + 1}`, isBlank(term) ? definition : term);
  };

  return (
    <div className="pair-list" ref={list}>
      <div className="caption option-list-head">
        <span>Pairs</span>
      </div>
      <SortableList
        pace="slow"
        ids={rows}
        rendered={[pairs.awaited === null ? null : rows[pairs.awaited]]}
        describe={describe}
        onMove={pairs.move}
      >
        {(index, handle) => (
          <PairCard
            id={id}
            index={index}
            pair={data.pairs[index]}
            path={path.at('data').at('pairs').at(index)}
            handle={handle}
            onWrite={(side, text) => pairs.write(index, side, text)}
            onPicture={(side, image, step) => pairs.picture(index, side, image, step)}
            onRemove={() => pairs.remove(index)}
            onTable={(rows) => pairs.pasteTable(index, rows)}
            onLines={(side, lines, replaces) => pairs.pasteLines(side, lines, { place: index, replaces })}
          />
        )}
      </SortableList>
      <MissingPartsHint
        names={listHalfPairs(data).map((place) => String(place + 1))}
        noun="Pair"
        lacks={['is half empty.', 'are half empty.']}
      />
      {data.pairs.length > 0 && (
        <p className="panel-hint">Tab goes from text to text, Esc and then Tab to the buttons beside it.</p>
      )}
      {data.pairs.length >= OPTION_LIMIT && <LimitHint limit={OPTION_LIMIT} what="pairs" />}
    </div>
  );
}
