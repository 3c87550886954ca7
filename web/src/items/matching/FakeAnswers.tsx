import { X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { ItemOf } from '#shared/items/item.ts';
import {
  addFake,
  canAddFake,
  insertFake,
  removeFake,
  restoreFake,
  setFakeImage,
} from '#shared/items/matching/rules.ts';
import { isFilledFake, type MatchingData } from '#shared/items/matching/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { EditOptions } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { offerUndo } from '../../document/undo-offer.ts';
import { usePanel } from '../../document/use-panel.ts';
import { useEntryKeys } from '../../fields/entry-keys.ts';
import { InlineImageButton } from '../../images/InlineImageButton.tsx';
import { createEnterHandler } from '../../richtext/field-navigation.ts';
import { focusEnd } from '../../richtext/focus-end.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { LimitHint } from '../parts/LimitHint.tsx';
import { insertInTurn, type PastedAt, pasteRows } from '../parts/paste-rows.ts';

const goToNextFake = createEnterHandler('.pair-list', '.fake-row [role=textbox]');

interface FakeAnswersProps {
  readonly id: string;
  readonly data: MatchingData;
  readonly path: Path<ItemOf<'matching'>>;
}

/** Returns the edits of the answers that are written in the list; some move the focus within it. */
function useFakeEdits({ id, data, path: item }: FakeAnswersProps, list: RefObject<HTMLElement | null>) {
  const path = item.at('data');
  const editor = useEditor();
  const { run, set } = usePanel(id, 'Edit fake answers');
  // Once React has drawn the answers as they are then.
  const focusSoon = (index: number) =>
    queueMicrotask(() => focusEnd(list.current?.querySelectorAll<HTMLElement>('[role=textbox]')[index]));

  const write = (index: number, text: RichTextValue) => {
    const fake = path.at('fakeAnswers').at(index);
    if (editor.read(fake)) set(fake, { text });
    else run(path, addFake, text, 'new fake answer');
  };

  const paste = (lines: readonly RichTextValue[], at: PastedAt) => {
    const last = editor.batch('Paste fake answers', () =>
      pasteRows(lines, at, {
        count: data.fakeAnswers.length,
        limit: OPTION_LIMIT,
        what: 'fake answers',
        isEmpty: (place) => !isFilledFake(data.fakeAnswers[place] ?? { text: '', image: null }),
        write: (place, text) => set(path.at('fakeAnswers').at(place), { text }),
        insert: insertInTurn((index, text) => run(path, insertFake, { index, text })),
      }),
    );
    focusSoon(last);
  };

  const remove = (index: number) => {
    const fake = data.fakeAnswers[index];
    run(path, removeFake, index);
    focusSoon(index);
    if (!fake) return;
    offerUndo(editor, `Fake answer ${index + 1} deleted`, () => run(path, restoreFake, { index, fake }));
  };

  const picture = (index: number, image: ImageAttachment | null, step: EditOptions) => {
    const bodySize = editor.document.style.font_size;
    editor.edit(item, setFakeImage, { index, image, bodySize }, step);
  };

  return { write, paste, remove, picture };
}

/** Renders the answers that belong to no term, and the field that adds one. */
export function FakeAnswers({ id, data, path }: FakeAnswersProps) {
  const list = useRef<HTMLDivElement>(null);
  const edits = useFakeEdits({ id, data, path }, list);
  const { keys, spare } = useEntryKeys(data.fakeAnswers);
  const rows = canAddFake(data) ? [...keys, spare] : keys;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter goes from field to field inside
    <div className="pair-list" ref={list} onKeyDown={goToNextFake}>
      <div className="caption option-list-head">
        <span>Extra answers (distractors)</span>
      </div>
      {rows.map((key, index) => {
        const fake = data.fakeAnswers[index];
        return (
          <div key={key} className="fake-row">
            <RichTextField
              variant="line"
              field={`data.fakeAnswers.${index}.text`}
              isBare
              label={fake ? `Fake answer ${index + 1}` : 'New fake answer'}
              placeholder="Add a fake answer"
              value={fake?.text ?? ''}
              onChange={(text) => edits.write(index, text)}
              onPasteLines={(lines, replaces) => edits.paste(lines, { place: index, replaces })}
            />
            <InlineImageButton
              label={fake ? `Fake answer ${index + 1}` : 'New fake answer'}
              image={fake?.image ?? null}
              words={fake?.text}
              onCommit={(image, step) => edits.picture(index, image, step)}
            />
            {fake && (
              <IconButton
                label={`Delete fake answer ${index + 1}`}
                icon={X}
                onPress={() => edits.remove(index)}
              />
            )}
          </div>
        );
      })}
      {data.fakeAnswers.length >= OPTION_LIMIT && <LimitHint limit={OPTION_LIMIT} what="fake answers" />}
    </div>
  );
}
