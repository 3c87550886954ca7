import { useRef } from 'react';
import type { ItemOf } from '#shared/items/item.ts';
import {
  addPair,
  canAddPair,
  insertPair,
  movePair,
  removePair,
  type Side,
  setPairImage,
  toPair,
} from '#shared/items/matching/rules.ts';
import { listHalfPairs, type MatchingData, type Pair } from '#shared/items/matching/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { EditOptions } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { usePanel } from '../../document/use-panel.ts';
import { describeRow } from '../../fields/describe-row.ts';
import { useEntryKeys } from '../../fields/entry-keys.ts';
import { SortableList } from '../../fields/SortableList.tsx';
import { focusEnd } from '../../richtext/focus-end.ts';
import { LimitHint } from '../parts/LimitHint.tsx';
import { MissingPartsHint } from '../parts/MissingPartsHint.tsx';
import { type PastedAt, pasteRows } from '../parts/paste-rows.ts';
import { PairCard } from './PairCard.tsx';

const TERM = '.pair-half:first-of-type [role=textbox]';
const MATCH = '.pair-half:last-of-type [role=textbox]';

const SIDES: readonly Side[] = ['term', 'definition'];
const hasWords = (texts: Record<Side, RichTextValue>): boolean => SIDES.some((side) => !isBlank(texts[side]));
/** Tells whether a half has neither words nor a picture; that of a pair which is still to come has none. */
const isEmptySide = (pair: Pair | undefined, side: Side): boolean =>
  pair === undefined || (isBlank(pair[side]) && pair[`${side}_image`] === null);

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

  const describe = (index: number) => {
    const { term = '', definition = '' } = data.pairs[index] ?? {};
    return describeRow(`Pair ${index + 1}`, isBlank(term) ? definition : term);
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
    if (pair) offerUndo(editor, `Pair ${index + 1} deleted`, () => run(path, insertPair, { index, pair }));
  };

  /** Makes pairs of lines, or of the rows of a table: each with the texts of the sides that were pasted. */
  const paste = (given: readonly Partial<Record<Side, RichTextValue>>[], at: PastedAt) => {
    const { pairs } = data;
    const sides = Object.keys(given[0] ?? {}) as Side[];
    editor.batch('Paste pairs', () => {
      const last = pasteRows(given, at, {
        count: pairs.length,
        limit: OPTION_LIMIT,
        what: 'pairs',
        isEmpty: (place) => sides.every((side) => isEmptySide(pairs[place], side)),
        write: (place, texts) => set(path.at('pairs').at(place), texts),
        insert: (index, pair) => run(path, insertPair, { index, pair }),
      });
      const half = sides.length === 1 && sides[0] === 'definition' ? MATCH : TERM;
      queueMicrotask(() => focusEnd(list.current?.querySelectorAll<HTMLElement>(half)[last]));
    });
  };

  return (
    <div className="pair-list" ref={list}>
      <div className="option-list-head">
        <span>Pairs</span>
      </div>
      <SortableList
        pace="slow"
        ids={rows}
        describe={describe}
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
            onTable={(rows) =>
              paste(rows.map(toPair).filter(hasWords), {
                place: index,
                replaces: SIDES.every((side) => isEmptySide(data.pairs[index], side)),
              })
            }
            onLines={(side, lines, replaces) =>
              paste(
                lines.map((line) => ({ [side]: line })),
                { place: index, replaces },
              )
            }
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
