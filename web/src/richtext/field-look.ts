import { GOES_ON } from '../ui/focus/goes-on.ts';

interface TextBox {
  readonly id: string;
  readonly field: string | undefined;
  readonly label: string;
  readonly placeholder: string;
  readonly isMultiline: boolean;
  /** Something is done at Enter. */
  readonly takesEnter: boolean;
}

/** Returns the attributes of a field's text box, whoever draws it: its name, its role, its placeholder. */
export const describeTextBox = ({ id, field, label, placeholder, isMultiline, takesEnter }: TextBox) => ({
  id,
  role: 'textbox' as const,
  class: 'rich-field-text rich-text',
  'aria-label': label,
  'aria-multiline': isMultiline ? ('true' as const) : ('false' as const),
  'aria-placeholder': placeholder,
  'data-placeholder': placeholder,
  ...(!isMultiline && !takesEnter && { [GOES_ON]: '' }),
  ...(field !== undefined && { 'data-field': field }),
});

/** Returns the classes of the frame around a field; `isRoomy` keeps room for its tools. */
export function getFieldLook({ isBare, isRoomy }: { isBare: boolean; isRoomy: boolean }): string {
  const look = isBare ? 'rich-field rich-field-bare' : 'rich-field';
  return isRoomy ? `${look} rich-field-roomy` : look;
}
