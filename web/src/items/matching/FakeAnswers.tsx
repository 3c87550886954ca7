import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addFake, removeFake, takesFake } from '#shared/items/matching/rules.ts';
import type { FakeAnswer, MatchingData } from '#shared/items/matching/schema.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { keepKey, newKey, objectKey } from '../../panels/object-key.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { usePanel } from '../panel.ts';

interface FakeAnswersProps {
  readonly id: string;
  readonly data: MatchingData;
  readonly live: MatchingData;
}

/** Answers that belong to no term, and the field that adds one. */
export function FakeAnswers({ id, data, live }: FakeAnswersProps) {
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

  return (
    <div className="pair-list">
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
    </div>
  );
}
