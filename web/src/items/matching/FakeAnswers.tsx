import { X } from 'lucide-react';
import type { ItemOf } from '#shared/items/item.ts';
import { addFake, canAddFake, removeFake, setFakeImage } from '#shared/items/matching/rules.ts';
import type { MatchingData } from '#shared/items/matching/schema.ts';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { EditOptions } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { useEntryKeys } from '../../fields/entry-keys.ts';
import { InlineImageButton } from '../../images/InlineImageButton.tsx';
import { createEnterHandler } from '../../richtext/field-navigation.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { LimitHint } from '../parts/LimitHint.tsx';

const goToNextFake = createEnterHandler('.pair-list', '.fake-row [role=textbox]');

interface FakeAnswersProps {
  readonly id: string;
  readonly data: MatchingData;
  readonly path: Path<ItemOf<'matching'>>;
}

/** Renders the answers that belong to no term, and the field that adds one. */
export function FakeAnswers({ id, data, path: item }: FakeAnswersProps) {
  const path = item.at('data');
  const editor = useEditor();
  const { run, set } = usePanel(id, 'Edit fake answers');
  const { keys, spare } = useEntryKeys(data.fakeAnswers);
  const rows = canAddFake(data) ? [...keys, spare] : keys;

  const write = (index: number, text: RichTextValue) => {
    const fake = path.at('fakeAnswers').at(index);
    if (editor.read(fake)) set(fake, { text });
    else run(path, addFake, text, 'new fake answer');
  };

  const picture = (index: number, image: ImageAttachment | null, step: EditOptions) => {
    const bodySize = editor.document.style.font_size;
    editor.edit(item, setFakeImage, { index, image, bodySize }, step);
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
              variant="line"
              field={`data.fakeAnswers.${index}.text`}
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
                onPress={() => run(path, removeFake, index)}
              />
            )}
          </div>
        );
      })}
      {data.fakeAnswers.length >= OPTION_LIMIT && <LimitHint limit={OPTION_LIMIT} what="fake answers" />}
    </div>
  );
}
