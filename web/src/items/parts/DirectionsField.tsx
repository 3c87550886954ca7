import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isBlank } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { focusEnd } from '../../richtext/focus-end.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { early } from '../../ui/behaviour/early-queue.ts';
import { Button } from '../../ui/buttons/Button.tsx';

interface DirectionsFieldProps {
  /** The path of the text below its item. */
  readonly field: string;
  readonly value: RichTextValue;
  readonly onChange: (value: RichTextValue) => void;
}

/** Renders the directions that an item prints above its words: a button until there are any, so that the words come first. */
export function DirectionsField({ field, value, onChange }: DirectionsFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    if (isAsked) focusEnd(root.current?.querySelector<HTMLElement>('[role=textbox]'));
  }, [isAsked]);
  const open = () => {
    early.expect({ within: '.directions-field' });
    ask(true);
  };
  return (
    <div className="directions-field" ref={root}>
      {isAsked || !isBlank(value) ? (
        <RichTextField
          variant="text"
          field={field}
          label="Directions"
          placeholder="Say what to do"
          value={value}
          onChange={onChange}
        />
      ) : (
        <Button variant="ghost" size="dense" icon={Plus} onPress={open}>
          Add directions
        </Button>
      )}
    </div>
  );
}
