import { type MouseEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { hasFormula, removeEdges } from '#shared/maths/formula-text.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { isBlank, toPlainText } from '#shared/text/plain-text.ts';
import { RichText } from '#shared/text/RichText.tsx';
import { RICH_TEXT_VARIANTS } from '#shared/text/rich-text.ts';
import { refreshCaught, WAITING } from './caret/catch-typing.ts';
import { placeCaret } from './caret/place-caret.ts';
import { findPointAt } from './caret/point-at.ts';
import { readPlace } from './caret/text-place.ts';
import { type Edit, receiveTyping } from './caret/typing-receiver.ts';
import { describeTextBox, getFieldLook } from './field-look.ts';
import type { RichTextFieldProps } from './field-props.ts';

/**
 * Renders the text of a field until its editor has loaded. The caret waits at the letter that was pressed. What is typed
 * becomes the value at once where that is a plain text.
 */
export function FieldPlace({
  id,
  variant,
  field,
  label,
  value,
  onChange,
  onEnter,
  placeholder = '',
  isBare = false,
}: RichTextFieldProps & { readonly id: string }) {
  const { multiline: isMultiline, limit } = RICH_TEXT_VARIANTS[variant];
  const shown = useRef<HTMLDivElement>(null);
  const text = removeEdges(toPlainText(value));
  const read = useEffectEvent(() => text);
  const write = useEffectEvent(({ from, to, text: typed }: Edit) => {
    const next = cleanText(text.slice(0, from) + typed + text.slice(to));
    if (typeof value !== 'string' || hasFormula(value) || next.length > limit) return false;
    onChange(next);
    return true;
  });
  const enter = useEffectEvent(() => {
    onEnter?.();
    return onEnter !== undefined || !isMultiline;
  });
  useLayoutEffect(() => {
    if (!shown.current) return;
    receiveTyping(shown.current, {
      isMultiline,
      read: () => read(),
      write: (edit) => write(edit),
      enter: () => enter(),
    });
  }, [isMultiline]);
  useLayoutEffect(() => {
    if (shown.current) refreshCaught(shown.current, text);
  }, [text]);
  const { class: className, role, ...box } = describeTextBox({ id, field, label, placeholder, isMultiline });
  const press = (event: MouseEvent<HTMLElement>) => {
    const point = findPointAt(event);
    const place = point && readPlace(event.currentTarget, point);
    placeCaret(event.currentTarget, place && [place, place]);
  };
  return (
    <div className={getFieldLook({ isBare, isRoomy: isMultiline && !isBare })}>
      <div className="rich-field-mount">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the focus does the same */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its role is that of a text box */}
        <div
          {...box}
          ref={shown}
          role={role}
          {...WAITING}
          {...(isBlank(value) && { 'data-empty': '' })}
          className={className}
          tabIndex={0}
          onFocus={({ currentTarget }) => placeCaret(currentTarget, null)}
          onClick={press}
        >
          <RichText value={value} />
        </div>
      </div>
    </div>
  );
}
