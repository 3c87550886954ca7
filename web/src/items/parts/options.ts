import type { TextCase } from '#shared/items/parts/text-case.ts';
import type { Option } from '../../ui/fields/options.ts';

export const TEXT_CASE_OPTIONS: readonly Option<TextCase>[] = [
  { value: 'none', label: 'As entered' },
  { value: 'capitalize', label: 'Title Case' },
  { value: 'uppercase', label: 'UPPERCASE' },
  { value: 'lowercase', label: 'lowercase' },
];
