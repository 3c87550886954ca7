import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ItemOf } from '#shared/items/item.ts';
import { addFake, removeFake, setFakeImage, takesFake } from '#shared/items/matching/rules.ts';
import type { FakeAnswer, MatchingData } from '#shared/items/matching/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { useEditor } from '../../document/context.ts';
import type { EditOptions } from '../../document/editor.ts';
import { usePanel } from '../../document/panel.ts';
import { keepKey, newKey, objectKey } from '../../fields/object-key.ts';
import { InlineImageButton } from '../../images/InlineImageButton.tsx';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { enterThrough } from '../../richtext/tab-through.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { FullHint } from '../parts/FullHint.tsx';

const goToNextFake = enterThrough('.pair-list', '.fake-row [role=textbox]');

interface FakeAnswersProps {
  readonly id: string;
  readonly data: MatchingData;
  readonly live: ItemOf<'matching'>;
}

/** Answers that belong to no term, and the field that adds one. */
export function FakeAnswers({ id, data, live: item }: FakeAnswersProps) {
  const live = item.data;
  const editor = useEditor();
  const { run, set } = usePanel(id, 'Edit fake answers');
  const [reserved, reserve] = useState(newKey);
  const keys = live.fakeAnswers.map(objectKey);
  const isTaken = keys.includes(reserved);
  useEffect(() => {
    if (isTaken) reserve(newKey());
  }, [isTaken]);
  const rows = takesFake(data) && !isTaken ? [...keys, reserved] : keys;

  const write = (index: number, text: RichTextValue) => {
    const fake = live.fakeAnswers[index];
    if (fake) return set<FakeAnswer>(fake, { text });
    run(live, addFake, text, 'new fake answer');
    const added = live.fakeAnswers[index];
    if (added) keepKey(added, reserved);
  };

  const picture = (index: number, image: ImageAttachment | null, step: EditOptions) => {
    const bodySize = editor.document.style.font_size;
    editor.edit(item, setFakeImage, { index, image, bodySize }, step);
    const added = index === data.fakeAnswers.length && live.fakeAnswers[index];
    if (added) keepKey(added, reserved);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter goes from field to field inside
    <div className="pair-list" onKeyDown={goToNextFake}>
      <div className="option-list-head">
        <span>Fake answers</span>
      </div>
      {rows.map((key, index) => {
        const fake = data.fakeAnswers[index];
        return (
          <div key={key} className="fake-row">
            <RichTextField
              kind="line"
              isBare
              label={fake ? `Fake answer ${index + 1}` : 'New fake answer'}
              placeholder="Add an answer without a match"
              value={fake?.text ?? ''}
              onChange={(text) => write(index, text)}
            />
            <InlineImageButton
              label={fake ? `Fake answer ${index + 1}` : 'New fake answer'}
              image={fake?.image ?? null}
              words={fake?.text}
              onCommit={(image, step) => picture(index, image, step)}
            />
            {fake && (
              <IconButton
                label={`Delete fake answer ${index + 1}`}
                icon={X}
                onPress={() => run(live, removeFake, index)}
              />
            )}
          </div>
        );
      })}
      {data.fakeAnswers.length >= OPTION_LIMIT && <FullHint limit={OPTION_LIMIT} what="fake answers" />}
    </div>
  );
}
