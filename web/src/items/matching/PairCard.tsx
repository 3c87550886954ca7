import { Pin, PinOff, X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import type { Side } from '#shared/items/matching/rules.ts';
import type { Pair } from '#shared/items/matching/schema.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { EditOptions } from '../../document/editor.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { InlineImageButton } from '../../images/InlineImageButton.tsx';
import { createEnterHandler, createTabHandler } from '../../richtext/field-navigation.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { splitCells } from '../parts/split-entries.ts';

const SIDES = [
  { side: 'term', name: 'Term', placeholder: 'Term' },
  { side: 'definition', name: 'Match', placeholder: 'Its match' },
] as const satisfies readonly { side: Side; name: string; placeholder: string }[];

interface PairCardProps {
  readonly id: string;
  readonly index: number;
  /** The pair to read, and for the rules; the row for a new one has none. */
  readonly pair: Pair | undefined;
  readonly path: Path<Pair>;
  readonly handle: ReactNode;
  readonly onWrite: (side: Side, text: RichTextValue) => void;
  readonly onPicture: (side: Side, image: ImageAttachment | null, step: EditOptions) => void;
  readonly onRemove: () => void;
  /** The rows of a table that was pasted. */
  readonly onTable: (rows: string[][]) => void;
  /** Several lines that were pasted into a half. */
  readonly onLines: (side: Side, lines: readonly RichTextValue[], replaces: boolean) => void;
}

/** The most characters in two lines of a half beside the other. */
const HALF = 34;
/**
 * Tells whether a half would wrap over many lines beside the other: the halves are then one above the other.
 */
const isLong = (pair: Pair | undefined): boolean =>
  SIDES.some(({ side }) => pair && toPlainText(pair[side]).length > HALF);

const HALVES = ['.pair-list', '.pair-half [role=textbox]'] as const;
const tab = createTabHandler(...HALVES);
const enter = createEnterHandler(...HALVES);

/** Moves the focus with Tab and Enter from half to half, and from the last one to the row for a new pair. */
function goToNextHalf(event: KeyboardEvent): void {
  tab(event);
  enter(event);
}

/** Renders the two halves of a pair beside each other. */
export function PairCard({ id, index, pair, path, handle, onTable, ...on }: PairCardProps) {
  const { onWrite, onPicture, onRemove, onLines } = on;
  const { set } = usePanel(id, 'Edit pairs');
  const name = pair ? `pair ${index + 1}` : 'new pair';
  // Listens before the field, which would put all of it on one line.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const rows = splitCells(text);
    if (!rows.some((cells) => cells.length > 1)) return;
    event.preventDefault();
    event.stopPropagation();
    onTable(rows);
  };
  return (
    <fieldset
      className="pair-card"
      aria-label={name.replace(/^./, (first) => first.toUpperCase())}
      onKeyDown={goToNextHalf}
      onPasteCapture={paste}
    >
      <div className={isLong(pair) ? 'pair-row pair-row-long' : 'pair-row'}>
        {SIDES.map(({ side, name: half, placeholder }) => (
          <div key={side} className="pair-half">
            <RichTextField
              variant="line"
              field={`data.pairs.${index}.${side}`}
              isBare
              label={`${half} of ${name}`}
              placeholder={placeholder}
              value={pair?.[side] ?? ''}
              onChange={(text) => onWrite(side, text)}
              onPasteLines={(lines, replaces) => onLines(side, lines, replaces)}
            />
            <InlineImageButton
              label={`${half} of ${name}`}
              image={pair?.[`${side}_image`] ?? null}
              words={pair?.[side]}
              onCommit={(image, step) => onPicture(side, image, step)}
            />
          </div>
        ))}
        {pair && path && (
          <span className="pair-actions">
            <IconButton
              label={pair.shuffle ? `Keep ${name} side by side` : `Shuffle ${name}`}
              icon={pair.shuffle ? Pin : PinOff}
              onPress={() => set(path, { shuffle: !pair.shuffle })}
            />
            <IconButton label={`Delete ${name}`} icon={X} onPress={onRemove} />
          </span>
        )}
        {pair ? handle : <span className="drag-handle-place" />}
      </div>
    </fieldset>
  );
}
