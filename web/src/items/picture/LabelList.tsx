import { Eye, EyeOff, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { toLabelWords } from '#shared/items/picture/labels.ts';
import { addLabel, removeLabel, restoreLabel } from '#shared/items/picture/rules.ts';
import {
  LABEL_LIMIT,
  type LabelType,
  type PictureLabel,
  type PictureOfRow,
} from '#shared/items/picture/schema.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { useEditor } from '../../document/editor-context.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { useEntryKeys } from '../../fields/entry-keys.ts';
import { createEnterHandler } from '../../richtext/field-navigation.ts';
import { focusEnd } from '../../richtext/focus-end.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { LimitHint } from '../parts/LimitHint.tsx';
import { MissingPartsHint } from '../parts/MissingPartsHint.tsx';
import { insertInTurn, type PastedAt, pasteRows } from '../parts/paste-rows.ts';

const goToNextLabel = createEnterHandler('.label-list', '.label-row [role=textbox]');

/** Returns the edits of labels; some move the focus within their list. */
export function useLabelEdits(
  { id, data, path }: PartProps<PictureOfRow>,
  list: RefObject<HTMLElement | null>,
) {
  const editor = useEditor();
  const { run, set } = usePanel(id, 'Edit labels');
  const getField = (index: number) => list.current?.querySelectorAll<HTMLElement>('[role=textbox]')[index];
  // Once React has drawn the labels as they are then.
  const focusSoon = (index: number) => queueMicrotask(() => focusEnd(getField(index)));

  const write = (index: number, text: RichTextValue) => {
    const label = path.at('labels').at(index);
    if (editor.read(label)) set(label, { text });
    else run(path, addLabel, { text }, 'new label');
  };

  const paste = (lines: readonly RichTextValue[], at: PastedAt) => {
    const last = editor.batch('Paste labels', () =>
      pasteRows(lines, at, {
        count: data.labels.length,
        limit: LABEL_LIMIT,
        what: 'labels',
        isEmpty: (place) => !data.labels[place] || toLabelWords(data.labels[place]) === '',
        write: (place, text) => set(path.at('labels').at(place), { text }),
        insert: insertInTurn((index, text) => run(path, addLabel, { index, text })),
      }),
    );
    focusSoon(last);
  };

  const add = (point: Pick<PictureLabel, 'x' | 'y'>) => {
    if (data.labels.length >= LABEL_LIMIT) return;
    run(path, addLabel, { text: '', point });
    focusSoon(data.labels.length);
  };

  const remove = (index: number) => {
    const label = data.labels[index];
    if (!label) return;
    run(path, removeLabel, index);
    focusSoon(index);
    offerUndo(editor, `Label ${index + 1} deleted`, () => run(path, restoreLabel, { index, label }));
  };

  return { write, paste, add, remove, focus: (index: number) => focusEnd(getField(index)) };
}

interface LabelListProps extends PartProps<PictureOfRow> {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly edits: ReturnType<typeof useLabelEdits>;
  readonly labelType: LabelType;
  /** The place of the picture in its row, from 0, and its name before those of its labels. */
  readonly at: number;
  readonly prefix: string;
}

/** Renders the words of the labels, and the field that adds one. */
export function LabelList({ id, data, path, list, edits, labelType, at, prefix }: LabelListProps) {
  const { labels } = data;
  const { keys, spare } = useEntryKeys(labels);
  const rows = labels.length < LABEL_LIMIT ? [...keys, spare] : keys;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter goes from field to field inside
    <div className="label-list" ref={list} onKeyDown={goToNextLabel}>
      {rows.map((key, index) => (
        <LabelRow key={key} {...{ id, path, index, edits, labelType, at, prefix }} label={labels[index]} />
      ))}
      <MissingPartsHint
        names={labels.flatMap((label, index) => (toLabelWords(label) === '' ? [String(index + 1)] : []))}
        noun="Label"
        lacks={['has no words.', 'have no words.']}
      />
      {labels.length >= LABEL_LIMIT && <LimitHint limit={LABEL_LIMIT} what="labels" />}
    </div>
  );
}

interface LabelRowProps
  extends Pick<LabelListProps, 'id' | 'path' | 'edits' | 'labelType' | 'at' | 'prefix'> {
  /** The label to read; the row for a new one has none. */
  readonly label: PictureLabel | undefined;
  readonly index: number;
}

/** Renders the words of a label, whether they are printed on the sheet too, and the button that deletes it. */
function LabelRow({ id, path, label, index, edits, labelType, at, prefix }: LabelRowProps) {
  const { set } = usePanel(id, 'Edit labels');
  return (
    <div className="label-row">
      <span className="label-number" aria-hidden="true">
        {label ? index + 1 : ''}
      </span>
      <RichTextField
        variant="line"
        field={`data.pictures.${at}.labels.${index}.text`}
        isBare
        label={`${prefix}${label ? `Label ${index + 1}` : 'New label'}`}
        placeholder={label ? 'Type its words' : 'Add a label, or click the picture'}
        value={label?.text ?? ''}
        onChange={(text) => edits.write(index, text)}
        onPasteLines={(lines, replaces) => edits.paste(lines, { place: index, replaces })}
      />
      {label && labelType !== 'text' && (
        <IconButton
          label={`Print label ${index + 1} as an example`}
          icon={label.given ? Eye : EyeOff}
          aria-pressed={label.given}
          onPress={() => set(path.at('labels').at(index), { given: !label.given })}
        />
      )}
      {label && (
        <IconButton label={`Delete label ${index + 1}`} icon={X} onPress={() => edits.remove(index)} />
      )}
    </div>
  );
}

/** Returns the element that holds the fields of labels, for their edits. */
export const useLabelList = () => useRef<HTMLDivElement>(null);
