import type { RefObject } from 'react';
import type { ItemOf } from '#shared/items/item.ts';
import {
  addPair,
  insertPair,
  movePair,
  removePair,
  type Side,
  setPairImage,
  toPair,
} from '#shared/items/matching/rules.ts';
import type { MatchingData, Pair } from '#shared/items/matching/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import { isHeadingRow } from '#shared/text/heading-row.ts';
import { isBlank } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { EditOptions } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { usePanel } from '../../document/use-panel.ts';
import { useRowFocus } from '../../richtext/use-row-focus.ts';
import { insertInTurn, type PastedAt, pasteRows } from '../parts/paste-rows.ts';

const SIDES: readonly Side[] = ['term', 'definition'];
const hasWords = (texts: Record<Side, RichTextValue>): boolean => SIDES.some((side) => !isBlank(texts[side]));
/** Tells whether a half has neither words nor a picture; that of a pair which is still to come has none. */
const isEmptySide = (pair: Pair | undefined, side: Side): boolean =>
  pair === undefined || (isBlank(pair[side]) && pair[`${side}_image`] === null);

/** Focuses a half of a pair by its place, once React has drawn the pairs as they are then. */
type FocusSoon = (half: Side, index: number) => void;

interface EditedPairs {
  readonly id: string;
  readonly data: MatchingData;
  readonly path: Path<ItemOf<'matching'>>;
}

/** Returns the edits of the pairs that are written in the list; some move the focus within it. */
export function usePairEdits({ id, data, path: item }: EditedPairs, list: RefObject<HTMLElement | null>) {
  const path = item.at('data');
  const editor = useEditor();
  const { run, set } = usePanel(id, 'Edit pairs');
  const [awaited, focusRow] = useRowFocus(list);
  const focusSoon: FocusSoon = (half, index) => focusRow(index, `[data-field="data.pairs.${index}.${half}"]`);

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
    // The term of the next one.
    focusSoon('term', index);
    if (pair) offerUndo(editor, `Pair ${index + 1} deleted`, () => run(path, insertPair, { index, pair }));
  };

  const paste = usePasting({ id, data, path: item }, focusSoon);
  return {
    awaited,
    write,
    picture,
    remove,
    move: (from: number, to: number) =>
      run(path, movePair, { from, to: Math.min(to, data.pairs.length - 1) }),
    pasteTable: (index: number, rows: readonly (readonly string[])[]) =>
      paste(omitHeading(rows).map(toPair).filter(hasWords), {
        place: index,
        replaces: SIDES.every((side) => isEmptySide(data.pairs[index], side)),
      }),
    pasteLines: (side: Side, lines: readonly RichTextValue[], at: PastedAt) =>
      paste(
        lines.map((line) => ({ [side]: line })),
        at,
      ),
  };
}

/** Leaves out the headings of the columns, which are no pair. */
const omitHeading = <Row extends readonly string[]>(rows: readonly Row[]): readonly Row[] =>
  rows.length > 1 && isHeadingRow(rows[0] ?? []) ? rows.slice(1) : rows;

/** Returns a function that makes pairs of lines, or of the rows of a table: each with the texts of the pasted sides. */
function usePasting({ id, data: { pairs }, path: item }: EditedPairs, focusSoon: FocusSoon) {
  const path = item.at('data');
  const editor = useEditor();
  const { run, set } = usePanel(id, 'Edit pairs');
  return (given: readonly Partial<Record<Side, RichTextValue>>[], at: PastedAt) => {
    const sides = Object.keys(given[0] ?? {}) as Side[];
    const last = editor.batch('Paste pairs', () =>
      pasteRows(given, at, {
        count: pairs.length,
        limit: OPTION_LIMIT,
        what: 'pairs',
        isEmpty: (place) => sides.every((side) => isEmptySide(pairs[place], side)),
        write: (place, texts) => set(path.at('pairs').at(place), texts),
        insert: insertInTurn((index, pair) => run(path, insertPair, { index, pair })),
      }),
    );
    focusSoon(sides.length === 1 && sides[0] === 'definition' ? 'definition' : 'term', last);
  };
}
