import type { MouseEvent } from 'react';
import { isBlank } from '#shared/text/plain-text.ts';
import { RichText } from '#shared/text/RichText.tsx';
import { RICH_TEXT_VARIANTS } from '#shared/text/rich-text.ts';
import { placeCaret, WAITING } from './caret/place-caret.ts';
import { findPointAt } from './caret/point-at.ts';
import { readPlace } from './caret/text-place.ts';
import { describeTextBox, getFieldLook } from './field-look.ts';
import type { RichTextFieldProps } from './field-props.ts';

/** Renders the text of a field until its editor has loaded. The caret waits at the letter that was pressed. */
export function FieldPlace({
  id,
  variant,
  field,
  label,
  value,
  placeholder = '',
  isBare = false,
}: RichTextFieldProps & { readonly id: string }) {
  const isMultiline = RICH_TEXT_VARIANTS[variant].multiline;
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
