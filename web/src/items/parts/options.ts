import type { LetterCase } from '#shared/items/parts/puzzle-letters.ts';
import type { TextCase } from '#shared/items/parts/text-case.ts';
import type { SelectOption } from '../../ui/fields/select-option.ts';

export const TEXT_CASE_OPTIONS: readonly SelectOption<TextCase>[] = [
  { value: 'none', label: 'As entered' },
  { value: 'capitalize', label: 'Title Case' },
  { value: 'uppercase', label: 'UPPERCASE' },
  { value: 'lowercase', label: 'lowercase' },
];

export const LETTER_CASE_OPTIONS: readonly SelectOption<LetterCase>[] = [
  { value: 'uppercase', label: 'UPPERCASE' },
  { value: 'lowercase', label: 'lowercase' },
  { value: 'none', label: 'As entered' },
];
